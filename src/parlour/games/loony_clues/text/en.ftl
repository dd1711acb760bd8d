# Every word that a player of Loony Clues sees, but for the masks and words of the pack.
# `$who` and `$target` are seats: "you", or a name. `$who-is` is `you` or `other`.
# `$mask` and `$word` are of the pack, in its own language: no sentence may need their gender, article or number.

title = Loony Clues
tagline = Twelve masks, odd words, one party. Who hides behind which?

## Seats

you = you
seat-1 = Disco
seat-2 = Polka
seat-3 = Kazoo
seat-4 = Fizz
seat-5 = Tango
seat-6 = Rumba

badge-laid = { $count } of { $of } guesses laid
badge-round = round { $count } of { $of }
badge-scored = { $points } in this round
badge-wanted = you guess now who this is
wanted = ?
badge-own = your mask
badge-guessed = you guessed that this is { $target }
badge-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
number = { $count }
number-of = { $count }/{ $of }
plus = +{ $count }
points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
 }

## Options

option-first = The first turn
option-first-random = falls to somebody by lot
option-first-seat-1 = is for Disco
option-first-seat-2 = is for Polka
option-first-seat-3 = is for Kazoo
option-first-seat-4 = is for Fizz
option-first-seat-5 = is for Tango
option-first-seat-6 = is for Rumba

## What the pack calls things

word = { $word }
quoted = “{ $word }”
card = “{ $top }” / “{ $bottom }”
mask = { $mask }
mask-numbered = { $number } { $mask }

## The table

zone-party = The party board
zone-deck = Clue cards
zone-discards = Discarded clue cards
zone-hand = Your clue cards
zone-answers = Your answer
zone-yes = { $who-is ->
    [you] Words that fit you
   *[other] Words that fit { $who }
 }
zone-no = { $who-is ->
    [you] Words that do not fit you
   *[other] Words that do not fit { $who }
 }
zone-asked = { $who-is ->
    [you] The word that you are asked
   *[other] The word that { $who } is asked
 }
zone-left = Guesses at { $who }, on the left
zone-right = Guesses at { $who }, on the right
identity-of = { $who-is ->
    [you] Your secret identity
   *[other] { $who }’s secret identity
 }

clue-yes = “{ $word }” fits { $who }
clue-no = “{ $word }” does not fit { $who }
clue-asked = does “{ $word }” fit { $who }?
help-word = On the card { $card }. Ask somebody else whether this word fits. There is no right answer: everybody says what they think.
help-own = This is you. Nobody else sees it before the round is over.
help-revealed = { $who-is ->
    [you] This was you.
   *[other] This was { $who }.
 }
on-the-right = on the right
on-the-left = on the left
guess-hidden = { $who-is ->
    [you] your guess at { $target }, { $side }
   *[other] { $who }’s guess at { $target }, { $side }
 }
guess-shown = { $who-is ->
    [you] your guess at { $target }, { $side }: { $number } { $mask }
   *[other] { $who }’s guess at { $target }, { $side }: { $number } { $mask }
 }
guess-right = right
guess-wrong = wrong
answer-yes = Fits
answer-no = Does not fit

## The notebook

zone-notes = Who is who
zone-laid = Who has guessed whom
zone-points = Points of { $count } rounds
note-maybe = { $who-is ->
    [you] You may be { $mask }
   *[other] { $who }: maybe { $mask }
 }
note-no = { $who }: not { $mask }
note-yes = { $who }: { $mask }
why-own = That is your own number. Everybody has another one.
why-is = { $who } has shown it.
why-is-not = { $who } has shown another mask.
why-taken = Somebody else has shown this mask.
laid-right = right
laid-left = left
laid-missing = missing
guessed-right = { $who-is ->
    [you] Your guesses on the right: { $targets }
   *[other] { $who }’s guesses on the right: { $targets }
 }
guessed-left = { $who-is ->
    [you] Your guesses on the left: { $targets }
   *[other] { $who }’s guesses on the left: { $targets }
 }
guessed-missing = { $who-is ->
    [you] You have not guessed yet: { $targets }
   *[other] { $who } has not guessed yet: { $targets }
 }
list-and = { $who } and { $rest }
list-more = { $who }, { $rest }
points-sum = Sum
points-of = { $who }: { $points }

## What every action is called

action-ask = Ask { $target } word { $word }
action-answer = { $fits ->
    [0] It does not fit
   *[1] It fits
 }
action-guess = { $number ->
    [hidden] Guess
   *[other] Guess number { $number }
 }
action-wait = Wait
action-discard = Discard card { $card }
action-keep = Keep all cards
action-next-round = Next round

## What chance brings

outcome-starting-player = { $outcome ->
    [0] Disco begins
    [1] Polka begins
    [2] Kazoo begins
    [3] Fizz begins
    [4] Tango begins
   *[5] Rumba begins
 }
outcome-mask = mask { $outcome }
outcome-clue = { $outcome ->
    [hidden] a clue card
   *[other] clue card { $outcome }
 }
outcome-secret-identity = { $outcome ->
    [hidden] a secret identity
   *[other] secret identity { $outcome }, counted from 0
 }
outcome-guess-card = a guess of { $outcome }, counted from 0
outcome-revealed-identity = it was { $outcome }, counted from 0

## What to do

prompt-ask = Pick a word, then whom
prompt-answer = Does “{ $word }” fit you?
prompt-trigger = Guess { $who } now?
prompt-follow = Guess { $who } too?
prompt-last-guess = Last guess: { $who }?
prompt-discard = Discard one?
prompt-scored = Round { $round } is over
prompt-dealing = The party is set up
prompt-wait-ask = { $who } picks a word
prompt-wait-answer = { $who-is ->
    [you] Does { $word } fit you?
   *[other] Does { $word } fit { $who }?
 }
prompt-wait-trigger = { $who } may guess now
prompt-wait-follow = The others may follow
prompt-wait-discard = { $who } may discard
prompt-wait-last = The last guesses
prompt-wait-next = Waiting for the others
prompt-reveal = { $who-is ->
    [you] Who are you?
   *[other] Who is { $who }?
 }
prompt-over = { $who-is ->
    [you] You win
   *[other] { $who } wins
 }
prompt-shared = The crown is shared

choose-target = Ask whom?
goal-ask = Ask { $target } about “{ $word }”
choose-yes = It fits
choose-no = It does not fit
choose-guess = { $target }? { $points } if right
choose-guess-own = That is you: it cannot be { $target }
choose-wait = Wait
choose-discard = Discard the whole card
choose-keep = Keep all
choose-next-round = Next round

## Why not

refusal-not-now = That cannot be done now.
refusal-not-yourself = Ask somebody else: you know who you are.
refusal-not-in-your-hand = That card is not in your hand.
refusal-number-is-used = You have laid this number already.
refusal-everybody-must-guess = Everybody must guess now.

## What happened

told-masks = Round { $round } of { $of }: new masks hang on the party board.
told-identities = Everybody draws a secret identity.
told-identity = Your mask: { $number } { $mask }.
told-begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
told-draw = You drew { $card }.
told-ask = { $who-is ->
    [you] You ask { $target }: “{ $word }”?
   *[other] { $who } asks { $target }: “{ $word }”?
 }
told-fits = { $who-is ->
    [you] You: “{ $word }” fits.
   *[other] { $who }: “{ $word }” fits.
 }
told-fits-not = { $who-is ->
    [you] You: “{ $word }” does not fit.
   *[other] { $who }: “{ $word }” does not fit.
 }
told-guess = { $who } guesses { $target }, { $side }.
told-guess-own = You guess { $target }, { $side }: { $mask }.
told-follow = { $who } follows, { $side }.
told-follow-own = You follow, { $side }: { $mask }.
told-wait = { $who-is ->
    [you] You wait.
   *[other] { $who } waits.
 }
told-discard = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
 }
told-deck-renewed = The discarded cards are shuffled into a new deck.
told-round-ends = { $who-is ->
    [you] You have guessed everybody: the round ends.
   *[other] { $who } has guessed everybody: the round ends.
 }
told-round-ends-without-clues = Nobody has a clue card left: the round ends.
told-guess-card = { $who-is ->
    [you] You guessed { $target }: { $mask}.
   *[other] { $who } guessed { $target }: { $mask}.
 }
told-revealed = { $who-is ->
    [you] You were: { $mask }.
   *[other] { $who } was: { $mask }.
 }
told-right = { $who-is ->
    [you] You were right: { $points }.
   *[other] { $who } was right: { $points }.
 }
told-guessed = { $who-is ->
    [you] You were guessed: { $points }.
   *[other] { $who } was guessed: { $points }.
 }
told-nobody = { $who-is ->
    [you] Nobody found you out: no points.
   *[other] Nobody found out { $who }: no points.
 }
told-round-over = { $who-is ->
    [you] Round { $round } is over. You lead with { $points }.
   *[other] Round { $round } is over. { $who } leads with { $points }.
 }
told-round-shared = Round { $round } is over. The lead is shared, with { $points }.
told-over = The party is over.
told-place = { $place ->
    [1] { $who-is ->
        [you] You win with { $points }.
       *[other] { $who } wins with { $points }.
     }
   *[other] { $who-is ->
        [you] You came in { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] last
         }, with { $points }.
       *[other] { $who } came in { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] last
         }, with { $points }.
     }
 }

## Help

help =
    Twelve masks hang on the party board, and everybody is one of them in secret. Find out who is who, and be found out.
    In your turn ask somebody a word from your hand: does it fit you? The answer lies before that player for all to see.
    Then you may guess who that player is, or wait. You guess each player once in a round, with a number that only you see.
    The first guess at a player lies on the right, and so do those who follow at once. Later ones lie on the left.
    
    on the right   Four points if it is right.
    on the left    Two points if it is right.
    being guessed  One point from each who was right.
    
    The round ends when somebody who has guessed everybody begins a turn. After three rounds most points win.

## The rules, for the page

rules-1-title = What it is about
rules-1 =
    A fancy-dress party. Twelve masks hang on the party board, with the numbers 1 to 12, and each of you hides behind one of them. No two of you are the same.
    Ask odd words, listen to the answers, and guess who is who. Be found out yourself: that brings points too.
    Three rounds are played. Most points win.

rules-2-title = Before a round
rules-2 =
    Twelve new masks are hung up. Everybody draws four clue cards, each with two words, and a secret identity: the number of a mask. Only you see yours.
    Everybody has twelve guess cards with the numbers 1 to 12.
    A mask that hung there once does not come back in the same game.

rules-3-title = Your turn
rules-3 =
    Ask a word.
    Then you may guess the player whom you asked.
    Then you may discard a card. You draw until you hold four again, and the next player clockwise has the turn.

rules-4-title = Asking
rules-4 =
    Choose one of the words in your hand and somebody else: does this word fit you?
    The player answers as it thinks best. There is no right answer, but it pays to be understood: whoever guesses you gives you a point.
    The word stays with that player for everybody to see: above the board if it fits, below it if not.

rules-5-title = Guessing
rules-5 =
    After the answer you may guess the player whom you asked, if you have not done so in this round. Choose a number; nobody else sees it.
    If nobody has guessed that player before, your guess lies on the right of the board, else on the left.
    You guess each player once in a round, and you have each number once. A guess that was laid stays.

rules-6-title = Following
rules-6 =
    When somebody guesses a player, all others who have not guessed that player may follow, all at once and unseen. Their guesses lie on the same side.
    To follow is the only way to the right side for those who were not first. Or wait, and guess later on the left.

rules-7-title = The end of a turn
rules-7 =
    You may discard one clue card, face up. Then you draw until you hold four.
    When the deck is empty, the discarded cards are shuffled into a new one. Cards at the boards stay there.
    Whoever has no card is passed over.

rules-8-title = The end of a round
rules-8 =
    When a turn begins of a player who has guessed everybody, the round is over at once. So it is when nobody holds a clue card any more.
    Everybody lays the guesses that are still missing, on the left, unseen and all at once.
    The small numbers beside the names say how many guesses each has laid. The notebook says which are missing.

rules-9-title = Points
rules-9 =
    Board by board the guesses are turned over, then the mask.
    A right guess on the right side brings four points, on the left two.
    And whoever was guessed gets one point from each who was right. Wrong guesses cost nothing.

rules-10-title = Three rounds
rules-10 =
    After a round everything is shuffled, new masks are hung up, and the next player clockwise begins.
    After the third round most points win. Equal points share the crown.

rules-11-title = Your notebook
rules-11 =
    Open the notes to cross out masks, player by player. Your own number is crossed out already. Nobody else sees what you mark.
    On the party board your own mask bears your sign, and each number that you have guessed the sign of the player.

rules-12-title = What a table may choose
rules-12 =
    Who begins: somebody by lot, or the seat that you name.
