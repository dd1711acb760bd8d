# Every word of the page itself. Games and the server bring their own.

## The stage: whatever game is played

stage-play = Play
stage-done = Done
stage-look = Look
stage-close = Close
stage-table = The table
stage-can = can be played
stage-lifted = lifted
stage-chosen = chosen
stage-choices = Choices
stage-bot = a bot
stage-away = away
stage-stand-in = a bot plays for them
stage-out = out
stage-acting = to move
stage-several = { $count ->
    [0] None chosen
    [one] 1 chosen
   *[other] { $count } chosen
 }
stage-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
 }
stage-hidden = face down
stage-late = On its way to the table …
stage-too-late = Too late: it is decided.
stage-decided = It is decided
stage-chance = Luck decides
stage-go-on = Tap to go on
stage-sort = by { $by }
stage-sort-label = Sorted by { $by }. Tap to sort by { $next }
stage-sorted = Sorted by { $by }
stage-places = How it ended
stage-happened = What happened
notebook-mark = Your own mark
notebook-marked = your mark: { $mark ->
    [out] no
    [maybe] maybe
   *[sure] yes
 }
mark-out = No
mark-maybe = Maybe
mark-sure = Yes
