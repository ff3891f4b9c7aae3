"""The program: window, scenes, pictures and sound around the rules of `engine`."""
