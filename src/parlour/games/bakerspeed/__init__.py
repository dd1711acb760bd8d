"""Bakerspeed: three dice describe a suspect, and the fastest to lay one down gets rid of it."""
