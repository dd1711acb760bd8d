"""The games: one folder each, discovered, nothing about a game anywhere else."""
