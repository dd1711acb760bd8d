# What the dice call things; all else is said by the page.

die-colour = Colour
die-person = Person
die-number = Number

face-green = Green
face-blue = Blue
face-orange = Orange
face-tall = Tall
face-round = Round
face-lady = Lady
face-1 = One
face-2 = Two
face-3 = Three

dice-holds = Wanted: { $faces }
dice-next = Put a matching suspect down, then roll the next die.
dice-over = Put a matching suspect down, then the dice move on.
