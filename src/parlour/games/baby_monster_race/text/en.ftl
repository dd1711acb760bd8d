# Every word that a player of Baby Monster Race sees.
# `$who` and `$target` are seats: "you", or a name. `$who-is` is `you` or `other`.
# `$where` is `start`, `step` (number `$step`), `house`, or `stay` for a pawn that did not move.

title = Baby Monster Race
tagline = Last is best: whoever wakes Baby Monster may be eaten.

## Seats

you = you
seat-1 = Speedy Sloth
seat-2 = Sprinting Slug
seat-3 = Active Anemone
seat-4 = Turbo Tortoise
seat-5 = Straining Starfish
seat-6 = Lethargic Loris
seat-1-short = Sloth
seat-2-short = Slug
seat-3-short = Anemone
seat-4-short = Tortoise
seat-5-short = Starfish
seat-6-short = Loris

badge-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
 }
badge-eaten = eaten
badge-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }

## Options

option-monster = Baby Monster decides by
option-monster-cards = cards, shuffled anew when all are used
option-monster-app = the app, with the same odds every time
option-ending = After the first meal
option-ending-furthest = the race ends when all cards are played, and the pawn furthest from the house wins
option-ending-last-standing = the race goes on until one pawn is left
option-reverse-swap = Action Reversed against Swap Places
option-reverse-swap-off = is not allowed
option-reverse-swap-on = is allowed, though the swap happens all the same
option-first = The first turn
option-first-random = falls to somebody by lot
option-first-seat-1 = is for Speedy Sloth
option-first-seat-2 = is for Sprinting Slug
option-first-seat-3 = is for Active Anemone
option-first-seat-4 = is for Turbo Tortoise
option-first-seat-5 = is for Straining Starfish
option-first-seat-6 = is for Lethargic Loris

## The table

zone-deck = Draw pile
zone-discards = Played
zone-monster-cards = Baby Monster
zone-monster-app = Baby Monster’s app: { $happy } % happy, { $hungry } % hungry
zone-table = On the table
zone-eaten = Eaten
zone-hand = Your hand
badge-happy = { $count } happy
badge-hungry = { $count } hungry
column = { $where ->
    [start] Start
    [house] House
   *[step] { $step }
 }
pawn = { $who }
monster = Baby Monster
number = { $count }

## The cards

card-plus = +{ $steps }
card-minus = -{ $steps }
card-move-other = Move Another Player +{ $steps }
card-swap = Swap Places
card-blocked = Action Blocked
card-reversed = Action Reversed

caption-plus = Forward
caption-minus = Back
caption-move-other = Move Other
caption-swap = Swap Places
caption-blocked = Blocked
caption-reversed = Reversed

flag-plus = +{ $steps }
flag-minus = −{ $steps }
flag-move-other = +{ $steps }

effect-plus = Go forward { $steps }.
effect-minus = Go back { $steps }, never past Start.
effect-move-other = Another pawn goes forward { $steps }.
effect-swap = You and another pawn change steps.
effect-blocked = Stops a sabotage against you. On your own turn it does nothing.
effect-reversed = Turns Move Another Player back on whoever played it. On your own turn it does nothing.

## What every action is called

action-advance = Forward +{ $steps }
action-retreat = Back -{ $steps }
action-move-other = Move Another Player +{ $steps }: { $target }
action-swap-places = Swap Places: { $target }
action-spend-blocked = Spend Action Blocked
action-spend-reversed = Spend Action Reversed
action-take-it = Take it
action-block = Block it
action-reverse = Reverse it

## What chance brings

outcome-starting-player = { $outcome ->
    [0] Speedy Sloth begins
    [1] Sprinting Slug begins
    [2] Active Anemone begins
    [3] Turbo Tortoise begins
    [4] Straining Starfish begins
   *[5] Lethargic Loris begins
 }
outcome-play-cards = { $outcome ->
    [0] +1
    [1] +2
    [2] +3
    [3] −1
    [4] −2
    [5] −3
    [6] Move Another Player +1
    [7] Move Another Player +2
    [8] Move Another Player +3
    [9] Swap Places
    [10] Action Blocked
    [11] Action Reversed
   *[hidden] a card
 }
outcome-monster-draw = { $outcome ->
    [0] happy
   *[1] hungry
 }

## What to do

prompt-play = Your turn: play a card
prompt-play-in-house = Your turn: get out of there
prompt-defend = Your answer to { $who }?
prompt-wait-play = { $who-is ->
    [you] Your turn
   *[other] { $who } is choosing
 }
prompt-wait-defend = Can { $who } stop it?
prompt-monster = { $who-is ->
    [you] You face Baby Monster
   *[other] { $who } faces Baby Monster
 }
prompt-dealing = The cards are dealt
prompt-over = { $who-is ->
    [you] You win
   *[other] { $who } wins
 }

choose-advance = { $where ->
    [house] Forward { $steps }, into the house: Baby Monster wakes.
    [stay] Forward { $steps }: you are in the house already, and Baby Monster wakes.
   *[step] Forward { $steps }, to step { $step }.
 }
choose-retreat = { $where ->
    [start] Back { $steps }, to Start.
    [stay] Back { $steps }: you stay on Start.
   *[step] Back { $steps }, to step { $step }.
 }
choose-move-other = Another pawn goes forward { $steps }. Whose?
choose-swap = You and another pawn change steps. Which?
choose-spend = Throw it away: it helps only when attacked.
goal-move-other = { $where ->
    [house] { $target }, into the house
    [stay] { $target }, in the house already: wakes Baby Monster
   *[step] { $target }, to step { $step }
 }
goal-swap = { $where ->
    [start] { $target }: you come to Start
    [house] { $target }: you come into the house and wake Baby Monster
    [stay] { $target } is where you are: nothing happens
   *[step] { $target }: you come to step { $step }
 }
goal-swap-out-of-house = { $where ->
    [start] { $target } comes into the house, you to Start
    [stay] { $target } is in the house too: nothing happens
   *[step] { $target } comes into the house, you to step { $step }
 }
choose-take-move-other = { $where ->
    [house] Take it: you go into the house, and Baby Monster wakes.
    [stay] Take it: you are in the house already, and Baby Monster wakes.
   *[step] Take it: you go forward { $steps }, to step { $step }.
 }
choose-take-swap = { $where ->
    [start] Take it: you change steps and come to Start.
    [house] Take it: you change steps and come into the house. Baby Monster wakes.
    [stay] Take it: you are on the same step, so nothing happens.
   *[step] Take it: you change steps and come to step { $step }.
 }
choose-block = Block it: nothing happens.
choose-reverse-move-other = { $where ->
    [house] Reverse it: { $who } goes into the house instead.
    [stay] Reverse it: { $who } is in the house already, and wakes Baby Monster.
   *[step] Reverse it: { $who } goes forward { $steps } instead, to step { $step }.
 }
choose-reverse-swap = Reverse it: the swap happens all the same, and you both draw.

## Why not

refusal-not-in-hand = You do not hold that card.
refusal-defend-first = You are attacked: first take it, block it or reverse it.
refusal-not-attacked = Nobody attacks you now: that only answers a sabotage.
refusal-not-yourself = Choose another pawn, not your own.
refusal-not-racing = That pawn was eaten. Choose one that still races.
refusal-not-against-a-swap = Action Reversed does not stop Swap Places at this table. Action Blocked would.

## What happened

told-deal = { $count ->
    [one] Everybody is dealt 1 card.
   *[other] Everybody is dealt { $count } cards.
 }
told-deal-anew = { $count ->
    [one] All cards are played. They are shuffled, and everybody left is dealt 1 card.
   *[other] All cards are played. They are shuffled, and everybody left is dealt { $count } cards.
 }
told-begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
told-draw = You drew { $card }.
told-advance = { $who-is ->
    [you] { $where ->
        [house] You went forward { $steps }, into the house.
        [stay] You played { $card } in the house.
       *[step] You went forward { $steps }, to step { $step }.
     }
   *[other] { $where ->
        [house] { $who } went forward { $steps }, into the house.
        [stay] { $who } played { $card } in the house.
       *[step] { $who } went forward { $steps }, to step { $step }.
     }
 }
told-retreat = { $who-is ->
    [you] { $where ->
        [start] You went back { $steps }, to Start.
        [stay] You played { $card } and stayed on Start.
       *[step] You went back { $steps }, to step { $step }.
     }
   *[other] { $where ->
        [start] { $who } went back { $steps }, to Start.
        [stay] { $who } played { $card } and stayed on Start.
       *[step] { $who } went back { $steps }, to step { $step }.
     }
 }
told-sabotage = { $who-is ->
    [you] You played { $card } on { $target }.
   *[other] { $who } played { $card } on { $target }.
 }
told-spend = { $who-is ->
    [you] You threw away { $card }. Nothing happened.
   *[other] { $who } threw away { $card }. Nothing happened.
 }
told-take-move-other = { $who-is ->
    [you] { $where ->
        [house] You had to go forward { $steps }, into the house.
        [stay] You were pushed, in the house already.
       *[step] You had to go forward { $steps }, to step { $step }.
     }
   *[other] { $where ->
        [house] { $who } had to go forward { $steps }, into the house.
        [stay] { $who } was pushed, in the house already.
       *[step] { $who } had to go forward { $steps }, to step { $step }.
     }
 }
told-take-swap = { $where ->
    [stay] Both stood on the same step: nothing happened.
   *[other] { $attacker-is ->
        [you] { $where ->
            [start] You changed steps with { $who } and came to Start.
            [house] You changed steps with { $who } and came into the house.
           *[step] You changed steps with { $who } and came to step { $step }.
         }
       *[other] { $who-is ->
            [you] { $where ->
                [start] You changed steps with { $attacker } and came to Start.
                [house] You changed steps with { $attacker } and came into the house.
               *[step] You changed steps with { $attacker } and came to step { $step }.
             }
           *[other] { $where ->
                [start] They changed steps: { $who } came to Start.
                [house] They changed steps: { $who } came into the house.
               *[step] They changed steps: { $who } came to step { $step }.
             }
         }
     }
 }
told-block = { $who-is ->
    [you] You blocked it: nothing happened.
   *[other] { $who } blocked it: nothing happened.
 }
told-reverse-move-other = { $attacker-is ->
    [you] { $where ->
        [house] { $who } reversed it: you went forward { $steps }, into the house.
        [stay] { $who } reversed it: you were in the house already.
       *[step] { $who } reversed it: you went forward { $steps }, to step { $step }.
     }
   *[other] { $who-is ->
        [you] { $where ->
            [house] You reversed it: { $attacker } went forward { $steps }, into the house.
            [stay] You reversed it: { $attacker } was in the house already.
           *[step] You reversed it: { $attacker } went forward { $steps }, to step { $step }.
         }
       *[other] { $where ->
            [house] { $who } reversed it: { $attacker } went forward { $steps }, into the house.
            [stay] { $who } reversed it: { $attacker } was in the house already.
           *[step] { $who } reversed it: { $attacker } went forward { $steps }, to step { $step }.
         }
     }
 }
told-reverse-swap = { $attacker-is ->
    [you] { $who } reversed it, and you changed steps all the same.
   *[other] { $who-is ->
        [you] You reversed it, and changed steps with { $attacker } all the same.
       *[other] { $who } reversed it, and they changed steps all the same.
     }
 }
told-still-there = { $who-is ->
    [you] You are still in the house.
   *[other] { $who } is still in the house.
 }
told-happy = { $who-is ->
    [you] Baby Monster woke up happy. You stay in the race.
   *[other] Baby Monster woke up happy. { $who } stays in the race.
 }
told-hungry = { $who-is ->
    [you] Baby Monster woke up hungry and ate you. Burp.
   *[other] Baby Monster woke up hungry and ate { $who }.
 }
told-last-round = This is the last round: when all cards are played, the pawn furthest from the house wins.
told-pile-empty = The draw pile is empty: from now on nobody draws.
told-tie = It is a tie: the tied pawns face Baby Monster in turn, until one is left.
told-over = The race is over.
told-place = { $place ->
    [1] { $who-is ->
        [you] You win.
       *[other] { $who } wins.
     }
   *[other] { $who-is ->
        [you] You came in { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] last
         }.
       *[other] { $who } came in { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] last
         }.
     }
 }

## Help

help =
    Your pawn runs from Start to Baby Monster’s house, and you do not want to get there.
    Whoever comes into the house wakes Baby Monster: happy, and you stay in the race; hungry, and you are eaten.
    Who stands in the house at the end of a turn that began there wakes it again, so walk back.
    When somebody was eaten, the last round begins; the pawn furthest from the house wins. Of two players, the one that is not eaten wins.
    
    +1 +2 +3                  Go forward.
    -1 -2 -3                  Go back, never past Start.
    Move Another Player +1…3  Another pawn must go forward.
    Swap Places               You and another pawn change steps.
    Action Blocked            Answers a sabotage against you: nothing happens.
    Action Reversed           Answers Move Another Player: it hits its own player.

## The rules, for the page

rules-1-title = What it is about
rules-1 =
    Everybody has an animal that runs from Start to Baby Monster’s house, ten steps away. But nobody wants to arrive: whoever comes into the house wakes Baby Monster.
    A happy Baby Monster lets you go on. A hungry one eats you, and you are out.
    So last is best. The animal furthest from the house wins in the end.

rules-2-title = Your turn
rules-2 =
    Play one card and do what it says. Then a new card comes into your hand, as long as the draw pile has any.
    You must play a card, even one that you do not like. When your hand is empty and the pile too, you are passed over.
    Turns go round clockwise.

rules-3-title = The cards
rules-3 =
    +1, +2, +3: your animal goes forward. The house is the end; what is too much is lost.
    −1, −2, −3: your animal goes back. Start is the other end; on Start a back card costs you nothing.
    Move Other +1, +2, +3: an animal of your choice goes forward, not your own.
    Swap Places: you and an animal of your choice change steps. Each stays in its lane.
    Blocked and Reversed help when somebody plays one of the last two against you. You may also play them on your turn, to be rid of them: then nothing happens.

rules-4-title = When you are attacked
rules-4 =
    Move Other and Swap Places are sabotage. Before anything happens, whoever is meant may answer.
    Take it: it happens.
    Blocked: nothing happens.
    Reversed, against Move Other: whoever played it has to go forward instead.
    After Blocked or Reversed both of you draw a card. There is only one answer; nobody can answer the answer.
    You are asked even if you hold neither card, so that the question gives nothing away.

rules-5-title = Baby Monster
rules-5 =
    Whoever is brought into the house by any card faces Baby Monster at once. So does whoever is in the house already and is sent forward again.
    Happy: you stay in the race, in the house. On your next turn, get out: if you began your turn in the house and are still there at its end, you face Baby Monster again.
    Hungry: you are eaten. Your animal is out, and nobody sees your cards.
    If two must face it, the one that was pushed goes first. Nobody faces it twice in one turn.
    Of Baby Monster’s 20 cards 12 are happy and 8 are hungry. Used cards stay away until all are used; then they are shuffled again.

rules-6-title = The end
rules-6 =
    When somebody is eaten, the last round begins: play goes on until the draw pile and all hands are empty. Then the animal furthest from the house wins.
    If several are equally far, they face Baby Monster in turn until one is left, and that one wins. If only one animal is left before, it wins at once.
    If all cards are played and nobody was eaten, the cards are shuffled and dealt again, and the race goes on where it was.

rules-7-title = With two players
rules-7 =
    The race is over as soon as one of you is eaten. The other wins.

rules-8-title = What a table may choose
rules-8 =
    Baby Monster’s app instead of its cards: it is happy in 60 of 100 cases, whatever came before.
    No last round: the race goes on until a single animal is left.
    Reversed against Swap Places: you may play it, but the swap happens all the same, and you both draw a card.
    Who begins: somebody by lot, or the seat that you name.

## The ceremony, in a word

ceremony-happy = Happy
ceremony-hungry = Hungry
