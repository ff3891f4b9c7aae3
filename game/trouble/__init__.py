"""What goes wrong: log, report and sentence, and ways to tell it when little else works."""
