"""The kit that every game must pass, for the author of the next one: `parlour check SLUG`."""
