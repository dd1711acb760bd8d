"""Baby Clues."""
