"""The figures, by subject."""
