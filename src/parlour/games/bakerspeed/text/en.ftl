# Every word that a player of Bakerspeed sees.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.
# `trait-NAME` and `suspect-NAME` have the names of `components.toml`.

title = Bakerspeed
tagline = Three dice, fifty-four suspects: be the first to slap the one that fits.

## Seats

you = you
seat-1 = Inspector Crumb
seat-2 = Sergeant Scone
seat-3 = Detective Bun
seat-4 = Constable Pretzel
seat-5 = Doctor Muffin
seat-6 = Madame Brioche
seat-1-short = Crumb
seat-2-short = Scone
seat-3-short = Bun
seat-4-short = Pretzel
seat-5-short = Muffin
seat-6-short = Brioche

badge-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
 }
badge-sits-out = sits this roll out
badge-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
number = { $count }
nothing = {""}

## Options

option-clock = A roll lasts at most
option-clock-20 = 20 seconds
option-clock-10 = 10 seconds
option-clock-40 = 40 seconds
option-unserved = When nobody has such a suspect
option-unserved-forget-all = all dice of this turn so far are ignored from then on
option-unserved-forget-last = only the last die is ignored
option-wrong = Whoever slaps a wrong card
option-wrong-again = may slap again in the same roll
option-wrong-sit-out = sits the rest of the roll out
option-turns = The game ends
option-turns-200 = after 200 turns at the latest: then the fewest cards win
option-turns-none = only when somebody has no card left
option-first = The first turn
option-first-random = falls to somebody by lot
option-first-seat-1 = is for Inspector Crumb
option-first-seat-2 = is for Sergeant Scone
option-first-seat-3 = is for Detective Bun
option-first-seat-4 = is for Constable Pretzel
option-first-seat-5 = is for Doctor Muffin
option-first-seat-6 = is for Madame Brioche

## What the dice and the cards show

trait-green = green
trait-blue = blue
trait-orange = orange
trait-tall = tall
trait-round = round
trait-lady = lady
trait-1 = one
trait-2 = two
trait-3 = three

suspect-tall = { $number ->
    [1] one tall gent in { $colour }
    [2] two tall gents in { $colour }
   *[other] three tall gents in { $colour }
 }
suspect-round = { $number ->
    [1] one round gent in { $colour }
    [2] two round gents in { $colour }
   *[other] three round gents in { $colour }
 }
suspect-lady = { $number ->
    [1] one lady in { $colour }
    [2] two ladies in { $colour }
   *[other] three ladies in { $colour }
 }

wanted-0 = anybody
wanted-1 = { $first }
wanted-2 = { $first } · { $second }
wanted-3 = { $first } · { $second } · { $third }

## The table

zone-dice = The dice
zone-discard = Discard pile
zone-hand = Your hand
zone-pile = Your pile
zone-hand-of = Hand of { $who }
zone-pile-of = Pile of { $who }
die-colour = the colour die
die-person = the person die
die-number = the number die
die-shows = { $die }: { $face }
badge-ignored = ignored
badge-yours = your pile
sort-colour = colour
sort-person = person
sort-number = number

## What every action is called

action-roll = { $die ->
    [0] Roll the colour die
    [1] Roll the person die
   *[2] Roll the number die
 }
action-lay = Slap { $suspect ->
    [0] one tall gent in green
    [1] two tall gents in green
    [2] three tall gents in green
    [3] one round gent in green
    [4] two round gents in green
    [5] three round gents in green
    [6] one lady in green
    [7] two ladies in green
    [8] three ladies in green
    [9] one tall gent in blue
    [10] two tall gents in blue
    [11] three tall gents in blue
    [12] one round gent in blue
    [13] two round gents in blue
    [14] three round gents in blue
    [15] one lady in blue
    [16] two ladies in blue
    [17] three ladies in blue
    [18] one tall gent in orange
    [19] two tall gents in orange
    [20] three tall gents in orange
    [21] one round gent in orange
    [22] two round gents in orange
    [23] three round gents in orange
    [24] one lady in orange
    [25] two ladies in orange
   *[26] three ladies in orange
 }
action-have-none = Have none

## What chance brings

outcome-starting-player = { $outcome ->
    [0] Inspector Crumb begins
    [1] Sergeant Scone begins
    [2] Detective Bun begins
    [3] Constable Pretzel begins
    [4] Doctor Muffin begins
   *[5] Madame Brioche begins
 }
outcome-left-over = { $outcome ->
    [0] one tall gent in green
    [1] two tall gents in green
    [2] three tall gents in green
    [3] one round gent in green
    [4] two round gents in green
    [5] three round gents in green
    [6] one lady in green
    [7] two ladies in green
    [8] three ladies in green
    [9] one tall gent in blue
    [10] two tall gents in blue
    [11] three tall gents in blue
    [12] one round gent in blue
    [13] two round gents in blue
    [14] three round gents in blue
    [15] one lady in blue
    [16] two ladies in blue
    [17] three ladies in blue
    [18] one tall gent in orange
    [19] two tall gents in orange
    [20] three tall gents in orange
    [21] one round gent in orange
    [22] two round gents in orange
    [23] three round gents in orange
    [24] one lady in orange
    [25] two ladies in orange
    [26] three ladies in orange
   *[hidden] a card
 }
outcome-card = { $outcome ->
    [0] one tall gent in green
    [1] two tall gents in green
    [2] three tall gents in green
    [3] one round gent in green
    [4] two round gents in green
    [5] three round gents in green
    [6] one lady in green
    [7] two ladies in green
    [8] three ladies in green
    [9] one tall gent in blue
    [10] two tall gents in blue
    [11] three tall gents in blue
    [12] one round gent in blue
    [13] two round gents in blue
    [14] three round gents in blue
    [15] one lady in blue
    [16] two ladies in blue
    [17] three ladies in blue
    [18] one tall gent in orange
    [19] two tall gents in orange
    [20] three tall gents in orange
    [21] one round gent in orange
    [22] two round gents in orange
    [23] three round gents in orange
    [24] one lady in orange
    [25] two ladies in orange
    [26] three ladies in orange
   *[hidden] a card
 }
outcome-colour = { $outcome ->
    [0] green
    [1] blue
   *[2] orange
 }
outcome-person = { $outcome ->
    [0] tall
    [1] round
   *[2] lady
 }
outcome-number = { $outcome ->
    [0] one
    [1] two
   *[2] three
 }

## What to do

prompt-roll-first = Roll a die: which first?
prompt-roll-next = Roll another die
prompt-wait-roll = { $who-is ->
    [you] You roll a die
   *[other] { $who } rolls a die
 }
prompt-race = Slap: { $wanted }
prompt-said-none = None, you said. Or { $wanted } after all?
prompt-sit-out = You sit out: { $wanted }
prompt-watch = Who has { $wanted }?
prompt-drawing = A card for the fastest
prompt-dealing = The cards are dealt
prompt-over = { $who-is ->
    [you] You win
   *[other] { $who } wins
 }
prompt-shared = A shared win

choose-roll = Roll { $die }
choose-slap = Slap it
choose-none = I have none

## Why not

refusal-not-now = Not now: cards are slapped when a die has fallen.
refusal-already-rolled = That die was rolled in this turn. Take another one.
refusal-not-in-your-hand = You do not hold that card.
refusal-wrong-before = That was wrong already in this roll.

## What happened

told-deal = The cards are shared out, and everybody takes a hand from their pile.
told-begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
told-next = { $who-is ->
    [you] The dice are yours.
   *[other] { $who } takes the dice.
 }
told-die = The die shows { $face }.
told-right = { $who-is ->
    [you] First! You are rid of { $suspect }.
   *[other] { $who } was first: { $suspect }.
 }
told-few = { $count ->
    [one] { $who-is ->
        [you] You have 1 card left.
       *[other] { $who } has 1 card left.
     }
   *[other] { $who-is ->
        [you] You have { $count } cards left.
       *[other] { $who } has { $count } cards left.
     }
 }
told-wrong = { $who-is ->
    [you] Wrong: { $suspect }. You get { $below }.
   *[other] Wrong: { $suspect }. { $who } gets { $below }.
 }
told-wrong-alone = { $who-is ->
    [you] Wrong: { $suspect }. The card comes back to you.
   *[other] Wrong: { $suspect }. The card goes back to { $who }.
 }
told-nobody = Nobody had one.
told-unserved = { $count ->
    [one] Nobody had one: { $forgotten } is ignored from now on.
   *[other] Nobody had one: { $forgotten } are ignored from now on.
 }
told-last-turns = Only { $count } turns are left.
told-last-turn = This is the last turn.
told-over = The last card is gone: the game is over.
told-over-by-turns = The last turn is over: now the fewest cards win.
told-place = { $place ->
    [1] { $who-is ->
        [you] { $count ->
            [0] You win.
            [one] You win with 1 card left.
           *[other] You win with { $count } cards left.
         }
       *[other] { $count ->
            [0] { $who } wins.
            [one] { $who } wins with 1 card left.
           *[other] { $who } wins with { $count } cards left.
         }
     }
   *[other] { $who-is ->
        [you] { $count ->
            [one] You had 1 card left.
           *[other] You had { $count } cards left.
         }
       *[other] { $count ->
            [one] { $who } had 1 card left.
           *[other] { $who } had { $count } cards left.
         }
     }
 }

## Help

help =
    Three dice are rolled one by one: for the colour, for the person and for the number. After each all look at their hands at the same time.
    The first to slap a card that shows what all rolled dice ask for is rid of it, and draws one from their own pile.
    A wrong card comes back, and brings along the top card of the discard pile.
    If nobody has such a card, say so: the dice rolled so far are ignored for the rest of the turn.
    Whoever has neither cards nor a pile left wins.

## The rules, for the page

rules-1-title = What it is about
rules-1 =
    There are 54 cards with suspects: in green, blue or orange; tall gents, round gents or ladies; one, two or three of them. Each of these 27 is there twice. What is behind them on the card means nothing.
    Everybody gets the same number of cards as a pile of their own, face down, and takes ten of them into the hand. Cards that cannot be shared out begin the discard pile.
    Get rid of all your cards before the others do.

rules-2-title = A turn
rules-2 =
    Whoever has the turn rolls the three dice one by one, in any order. One shows a colour, one a person, one a number. Each face is as likely as another.
    After each roll everybody slaps, all at the same time, also the one who rolled. When the third die has been played for, the next player takes the dice.
    Choose well which die you roll first: if you hold only blue cards, the colour is a risk. If you take too long, the first die that is left is rolled for you.

rules-3-title = The race
rules-3 =
    A card fits if it shows what all rolled dice ask for. After the first roll that is easy; after the third, only two cards in the whole box fit.
    Only the fastest card stays on the discard pile. Whoever laid it draws a card from their pile, as long as there is one.
    Whoever was slower takes their card back. That costs nothing.

rules-4-title = A wrong card
rules-4 =
    If you slap a card that does not fit, you take it back, and the top card of the discard pile as well. Everybody sees both.
    You may slap again in the same roll, but not the same suspects.

rules-5-title = Nobody has one
rules-5 =
    If you see no card that fits, say that you have none. You may still slap if you find one after all.
    When all say so, or the clock has run out, the roll is over. All dice rolled so far in this turn are ignored from then on; those that are left are rolled as usual.

rules-6-title = The end
rules-6 =
    Whoever first has no card left, neither in the hand nor in the pile, wins at once. The others have their places by the cards that they have left.
    After 200 turns the game ends, and the fewest cards win.

rules-7-title = Who was faster
rules-7 =
    What counts is the time from when you saw the die to your tap. A slow connection costs you nothing.
    If you were beaten, you are told by whom and by how much.

rules-8-title = What a table may choose
rules-8 =
    How long a roll lasts at most: 20, 10 or 40 seconds.
    When nobody has such a suspect: all dice of the turn so far are ignored, or only the last one.
    A wrong card: you may slap again, or you sit the rest of the roll out.
    Whether the game ends after 200 turns, and who rolls first.
