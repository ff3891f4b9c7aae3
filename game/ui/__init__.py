"""The widget kit: canvas, input, focus, widgets."""
