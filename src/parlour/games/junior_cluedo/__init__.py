"""Junior Cluedo: a house to walk through and a memory to keep."""
