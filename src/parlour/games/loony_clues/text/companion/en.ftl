# What the score pad calls things; all else is said by the page.

legend = Whose guess was right? Tap it in the row of that board. The board’s owner gets { $guessed } for each.
champion = { $names } is the party champion, with { points }.
champions = { $names } share the party crown, with { points } each.
