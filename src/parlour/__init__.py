"""Parlour: an online games table, with the engine, the bots and the laboratory under it."""
