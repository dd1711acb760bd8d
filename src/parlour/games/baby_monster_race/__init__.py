"""Baby Monster Race: the race that nobody wants to win."""
