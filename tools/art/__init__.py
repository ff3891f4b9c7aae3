"""Scripts that draw every picture in `assets/images`; none is needed to play."""
