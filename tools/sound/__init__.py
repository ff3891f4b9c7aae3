"""The sounds of the game, synthesised with numpy: ``python -m tools.sound`` writes them all."""
