"""One live table: seats, match, clock, arbiter, chat. No input or output: time is passed in, what to tell comes out."""
