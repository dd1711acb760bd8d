"""Baby Clues: everybody is a baby in disguise and dreads one thing."""
