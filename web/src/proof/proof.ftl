# The words of the page that checks a deal.

title = Was it dealt fairly?
of-match = { $game }, match { $match }
checking = Checking …
choose-what = Choose a match file, or drop it here. This page checks it by itself and sends it nowhere.
choose = Choose a file
no-file = That is not a match file. It is the one that “Save the match file” gives at the end of a match.
not-fair = This match was not dealt by a promise, so there is nothing to check.
not-over = The secret of this match is not revealed yet. It can be checked once the match is over.
save = Save the match file
another = Check another file
own = Check a match file of yours

fair = Yes, as promised
fair-if = Yes, if the promise was this one
unfair = No: it was not dealt as promised

# Two sentences: what is proved, and what is not.
proved-before = Proved: the table promised this deal before the first card{ $seeds ->
    [0] { "" }
   *[other] , with the seeds of { $names } in it
 }, and not one of its { $draws } draws was changed afterwards.
proved-late = Proved: all { $draws } draws follow from what the table promised{ $seeds ->
    [0] { "" }
   *[other] , with the seeds of { $names } in it
 }, and none was changed since this browser was told the promise, after step { $steps }.
proved-never = Proved: all { $draws } draws follow from the promise in this file{ $seeds ->
    [0] { "" }
   *[other] , with the seeds of { $names } in it
 }, so none was changed if that promise was made before the first card.
unproved = Not proved: whoever runs the table could { $seeds ->
    [0] have chosen a deal to their liking and have known what would come
   *[other] have known what would come
 }, and whether odds and moves follow the rules is more than this page knows.

wrong-secret = The secret in the file is not a hexadecimal number.
wrong-promise = The secret in the file is not the one that the table promised: its SHA-256 is another.
wrong-promise-seen = The file names another promise than the one that this browser was told while the match was on.
wrong-taken-over = The file says that it goes on from another match in another way than its name, which was promised.
wrong-seats = The file has not one promise and one seed for each seat.
wrong-seed = The seed of { $name } is not the one that was promised.
wrong-seed-seen = The seed of { $name } is not what this browser was told before the first card.
wrong-odds = Step { $step }: the odds of “{ $pile }” are no odds.
wrong-draw = Step { $step }, draw { $draw } of the match: “{ $pile }” gave { $outcome }, but { $promised } was promised.
wrong-before = The { $draws } draws before that are as promised.

seat = seat { $seat }
and = { $some } and { $last }

facts = What was checked
promise = The promise
promise-before = This browser saw it before the first card.
promise-late = This browser saw it first after step { $steps }.
promise-never = This browser did not see it while the match was on. Compare it with somebody’s that did:
seeds = Seeds of the seats
seeds-none = Nobody added one. Whoever runs the table then knew the deal before promising it.
seed-in = { $name }: part of the deal
seed-out = { $name }: promised, but not revealed in time. The deal goes without it.
draws = Draws
draws-of = { $pile }: { $count }
taken-over = The first { $steps } steps were played in another match, and are not part of this promise.
rules = This page comes from the server that dealt. Parlour at home checks the same, and the rules too:
