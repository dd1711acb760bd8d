# What the monster page calls things; all else is said by the page.

monster = Baby Monster

mood-happy = Happy
mood-happy-what = Baby Monster is happy. You stay in the race.
mood-hungry = Hungry
mood-hungry-what = Baby Monster is hungry. You are eaten.
