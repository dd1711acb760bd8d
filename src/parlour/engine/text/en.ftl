# The engine's own words: why it refuses, and what a game without a scene of its own says.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.

you = you

## Why not

refusal-not-your-turn = It is not your turn.
refusal-game-over = The match is over.
refusal-not-allowed = That is not allowed now.
refusal-choose-together = Everybody chooses at the same time here.

## For games without a scene of their own

your-turn = Your turn.
dealing = Something is dealt.
waiting = { $who-is ->
    [you] Your turn.
   *[other] { $who } is thinking.
 }
over = The match is over.
returns = { $value }
