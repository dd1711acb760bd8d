# Every word that a player of Junior Cluedo sees.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.
# `$room` is a room's name without an article, `$rooms` several with theirs, `$kind` is `ghost`, `bat` or `cat`.

title = Junior Cluedo
tagline = Three ghosts hide in nine rooms. Look, remember, and mind the spiders.

## Seats

you = you
seat-1 = Lantern
seat-2 = Candle
seat-3 = Torch
seat-4 = Ember
seat-5 = Spark
seat-6 = Moonbeam

badge-looked = { $count ->
    [0] has seen no card yet
    [one] has seen 1 card
   *[other] has seen { $count } cards
 }
badge-out = out
badge-left = { $count ->
    [one] 1 left
   *[other] { $count } left
 }
badge-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
number = { $count }

## Options

option-ghosts = Whoever accuses must name
option-ghosts-3 = all three ghosts
option-ghosts-2 = two of the three ghosts: a shorter game
option-floorboards = Loose floorboards
option-floorboards-on = lie about, and let cards change rooms
option-floorboards-off = there are none: simpler, for younger players
option-placing = Spiders and floorboards
option-placing-dealt = lie wherever chance puts them
option-placing-players = are laid by the players in turn
option-notebook = The notebook
option-notebook-off = stays closed: you must remember what you saw
option-notebook-on = keeps what you saw, and follows it when cards are swapped
option-turns = The game ends
option-turns-1000 = after 1000 turns at the latest, without a winner
option-turns-none = only with a winner

## The house

zone-house = The haunted house
zone-die = The die
zone-cast = Who searches the house
zone-hand = To be laid next
zone-notes = What you saw in the rooms
zone-failed = These were not all ghosts

room-library = Library
room-ballroom = Ballroom
room-greenhouse = Greenhouse
room-kitchen = Kitchen
room-larder = Larder
room-study = Study
room-cellar = Cellar
room-music = Music Room
room-attic = Attic

list-more = the { $room }, { $rest }
list-and = the { $room } and { $rest }
list-last = the { $room }

character-1 = Professor Hoot
character-2 = Gardener Bramble
character-3 = Inspector Dash
character-4 = Chef Honk
character-5 = Nightwatch Prickle
character-6 = Fisher Croak
about-1 = Has read all about ghosts.
about-2 = Knows every weed, and some ghosts.
about-3 = Long ears hear every creak.
about-4 = Leaves no bat in the soup.
about-5 = Never asleep when it is dark.
about-6 = Not afraid of spiders. They taste good.
help-chosen = { $who-is ->
    [you] You have chosen this one.
   *[other] { $who } has chosen this one.
 }

kind-ghost = Ghost
kind-bat = Bat
kind-cat = Cat
card = { $room }: { $kind ->
    [ghost] a ghost
    [bat] a bat
   *[cat] a cat
 }
help-card = A card lies here face down. Walk in through a doorway to look at it.
sleuth = { $character } ({ $who })
spider = Spider
spider-harmless = Friendly spider
floorboard = Loose floorboard
help-spider = Half of the spiders bite, and nobody knows which. Whoever is bitten flies to the staircase.
help-spider-harmless = This one does not bite. If you stop here, it goes away.
help-floorboard = Stop here and it creaks: you let two cards change rooms.
die = { $face ->
    [0] The die
   *[other] The die shows { $face }
 }

note-maybe = { $room }: { $kind ->
    [ghost] is it a ghost?
    [bat] is it a bat?
   *[cat] is it a cat?
 }
note-seen = { $room }: { $kind ->
    [ghost] a ghost
    [bat] a bat
   *[cat] a cat
 }
why-seen = You have seen this card. If it was swapped, the notebook kept an eye on it.
note-others = Others
note-looked = { $room }: known to { $seats }
why-looked = The card that lies there now was looked at by { $seats }.
seats-more = { $who }, { $rest }
seats-and = { $who } and { $rest }
note-failed = { $who }: not all of { $rooms }

## What every action is called

action-choose-character = Play { $character ->
    [0] Professor Hoot
    [1] Gardener Bramble
    [2] Inspector Dash
    [3] Chef Honk
    [4] Nightwatch Prickle
   *[5] Fisher Croak
 }
action-place-thing = Lay it on square { $square }
action-roll-die = Roll the die
action-take-passage = Take the secret passage
action-step = Step to square { $square }
action-climb = Step onto the staircase
action-enter = Go into the room
action-stop = Stay here
action-close = Put the magnifying glass back
action-swap-cards = Swap the cards of rooms { $room } and { $other }
action-accuse = Accuse the rooms of sum { $rooms }
action-decline = Do not accuse yet

## What chance brings

outcome-roll-off = { $outcome ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
 }
outcome-lay = on square { $outcome }
outcome-roll = { $outcome ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
 }
outcome-bite = { $outcome ->
    [0] a friendly spider
   *[1] a bite
 }
outcome-look = { $outcome ->
    [0] a ghost
    [1] a bat
    [2] a cat
   *[hidden] a card
 }
outcome-verdict = { $outcome ->
    [0] wrong
   *[1] right
 }

## What to do

prompt-roll-off = The dice decide
prompt-choose = Who are you?
prompt-lay-floorboard = Lay a loose floorboard
prompt-lay-spider = Hide a spider
prompt-laying = The house is made ready
prompt-roll = Roll the die
prompt-roll-or-creep = Roll, or creep
prompt-roll-or-accuse = Roll, or pick { $ghosts } rooms
prompt-walk = { $steps ->
    [0] Go in
    [one] Walk 1 step
   *[other] Walk { $steps } steps
 }
prompt-stop = Go in, or stay?
prompt-look = Remember this card
prompt-check = Are these ghosts?
prompt-swap = Swap two cards
prompt-accuse = Pick { $ghosts } rooms
prompt-wait-choose = { $who } is choosing
prompt-wait-lay = { $who } hides things
prompt-wait-roll = { $who } is next
prompt-wait-walk = { $who } walks
prompt-wait-touch = Does it bite?
prompt-wait-look = { $who } is looking
prompt-wait-swap = { $who } swaps two cards
prompt-wait-accuse = Will { $who } accuse?
prompt-wait-check = Is { $who } right?
prompt-over = { $who-is ->
    [you] You win
   *[other] { $who } wins
 }
prompt-nobody = Nobody wins

choose-roll = Roll
choose-passage = Passage
choose-stop = Stay
choose-decline = Not yet
choose-close-look = I will remember
choose-close-check = Put them back
choose-walk = { $steps ->
    [0] Go in, or stay.
    [one] One step: tap where to go.
   *[other] { $steps } steps: tap where to go.
 }
choose-lay = Tap a square.
choose-swap = Swap it with which one?
choose-accuse = { $ghosts } rooms, no more.
goal-swap = Swap the cards of the { $room } and the { $other }
end-lay = { $ground ->
    [stairs] A square at the staircase
   *[hall] A square near the { $room }
 }
end-room = Into the { $room }{ $spiders ->
    [0] { "" }
    [one] , past a spider
   *[other] , past { $spiders } spiders
 }
end-stairs = To the staircase{ $spiders ->
    [0] { "" }
    [one] , past a spider
   *[other] , past { $spiders } spiders
 }
end-square = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $ground ->
    [spider] onto a spider
    [harmless] to the friendly spider
    [floorboard] onto a loose floorboard
    [door] to the doorway of the { $room }
    [stairs] to the foot of the staircase
   *[hall] along the hall, near the { $room }
 }{ $spiders ->
    [0] { "" }
    [one] , with 1 spider on the way
   *[other] , with { $spiders } spiders on the way
 }

## Why not

refusal-not-now = That cannot be done now.
refusal-taken = Somebody has chosen this one already.
refusal-not-a-free-square = Things lie on free squares without arrow or picture.
refusal-no-passage-here = There is no secret passage here.
refusal-too-far = That is not the next square.
refusal-twice-over-a-square = You have been there in this move.
refusal-square-is-full = Three stand there already.
refusal-no-steps-left = You have no steps left.
refusal-not-at-the-staircase = Go to the staircase first.
refusal-not-at-a-doorway = Too far: your steps do not lead into this room.
refusal-where-the-move-began = You have just come from there.
refusal-walk-on = Walk on: you have steps left.
refusal-close-first = First put the magnifying glass back.
refusal-two-rooms = Choose two different rooms.
refusal-as-many-rooms-as-ghosts = Name as many rooms as there are ghosts to find.

## What happened

told-roll-off = { $who-is ->
    [you] You rolled { $face }.
   *[other] { $who } rolled { $face }.
 }
told-equal = Equal rolls roll again.
told-first = { $who-is ->
    [you] You rolled highest: you choose first, and begin.
   *[other] { $who } rolled highest, chooses first and begins.
 }
told-character = { $who-is ->
    [you] You are { $character }.
   *[other] { $who } is { $character }.
 }
told-lay-floorboard = { $who-is ->
    [you] You loosened a floorboard.
   *[other] { $who } loosened a floorboard.
 }
told-lay-spider = { $who-is ->
    [you] You hid a spider.
   *[other] { $who } hid a spider.
 }
told-laid = { $boards ->
    [0] { $spiders } spiders sit in the hall. Half of them bite.
   *[other] { $boards } loose floorboards and { $spiders } spiders are in the hall. Half of the spiders bite.
 }
told-begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
told-roll = { $who-is ->
    [you] You rolled { $face }.
   *[other] { $who } rolled { $face }.
 }
told-walked = { $who-is ->
    [you] You walked { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }, { $ground ->
        [spider] onto a spider
        [harmless] onto the friendly spider, which went away
        [floorboard] onto a loose floorboard
        [door] to the doorway of the { $room }
        [stairs] to the foot of the staircase
       *[hall] near the { $room }
     }.
   *[other] { $who } walked { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }, { $ground ->
        [spider] onto a spider
        [harmless] onto the friendly spider, which went away
        [floorboard] onto a loose floorboard
        [door] to the doorway of the { $room }
        [stairs] to the foot of the staircase
       *[hall] near the { $room }
     }.
 }
told-creak = { $who-is ->
    [you] Creak! Something is frightened: you let two cards change rooms.
   *[other] Creak! Something is frightened: { $who } lets two cards change rooms.
 }
told-harmless = { $who-is ->
    [you] Your spider was friendly: walk on.
   *[other] { $who } met a friendly spider.
 }
told-harmless-goes = { $who-is ->
    [you] Your spider was friendly, and went away.
   *[other] { $who } met a friendly spider, and it went away.
 }
told-bite = { $who-is ->
    [you] A spider bit you: off to the staircase.
   *[other] A spider bit { $who }: off to the staircase.
 }
told-enter = { $who-is ->
    [you] You went into the { $room } and looked at the card.
   *[other] { $who } went into the { $room } and looked at the card.
 }
told-passage = { $who-is ->
    [you] You crept through the passage into the { $room } and looked at the card.
   *[other] { $who } crept through the passage into the { $room } and looked at the card.
 }
told-climb = { $who-is ->
    [you] You reached the staircase.
   *[other] { $who } reached the staircase.
 }
told-decline = { $who-is ->
    [you] You do not accuse yet.
   *[other] { $who } does not accuse yet.
 }
told-swap = { $who-is ->
    [you] You swapped the cards of the { $room } and the { $other }.
   *[other] { $who } swapped the cards of the { $room } and the { $other }.
 }
said-accuse = { $who-is ->
    [you] You said: ghosts are in { $rooms }.
   *[other] { $who }: ghosts are in { $rooms }.
 }
told-right = { $who-is ->
    [you] You were right: ghosts are in { $rooms }.
   *[other] { $who } was right: ghosts are in { $rooms }.
 }
told-wrong = { $who-is ->
    [you] You were wrong: { $rooms } are not all haunted. You are out.
   *[other] { $who } was wrong: { $rooms } are not all haunted. { $who } is out.
 }
told-over = The game is over.
told-nobody = The night is over, and the ghosts were not found: nobody wins.
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
    A card lies in each of nine rooms: three ghosts, three bats, three cats. Find out where the ghosts are, and say so at the staircase.
    In your turn roll the die and walk, or take a secret passage if you are in a corner room. In a room you look at its card; nobody else sees it. Remember it.
    
    spider           Half of them bite. A bite takes you to the staircase.
    friendly spider  It did not bite. If you stop on it, it goes away.
    floorboard       Stop on it, and you swap the cards of two rooms.
    
    At the staircase you may accuse. Right, and you win. Wrong, and you are out.
    In the terminal a set of rooms is a sum: Library 1, Ballroom 2, Greenhouse 4, Kitchen 8, Larder 16, Study 32, Cellar 64, Music Room 128, Attic 256.

## The rules, for the page

rules-1-title = What it is about
rules-1 =
    The old house is haunted. In each of its nine rooms lies a card face down: three show a ghost, three a bat, three a cat.
    Find out in which rooms the three ghosts are. The first who names them at the staircase wins.

rules-2-title = Before it begins
rules-2 =
    Everybody rolls. The highest roll chooses a character first and begins; equal rolls roll again.
    Spiders and loose floorboards lie in the hall: four of each for two or three players, six for four, eight for five or six. Half of the spiders bite, and nobody knows which.

rules-3-title = Your turn
rules-3 =
    Roll the die and walk as many steps. Turns go round clockwise.
    A step leads to the next square ahead or to the side, never across a corner, and never onto a square that you have touched in this move. Where three stand, there is no way through.
    Walk the whole roll. Only a room, the staircase or a bite ends the move before, or that there is no further step.

rules-4-title = How to walk here
rules-4 =
    Squares, rooms and the staircase that your roll reaches are lit. Tap one and your character goes there, by the way with the fewest spiders; a little spider says that it must pass one.
    If you would rather choose the way, tap one square after another: the next ones are lit as well.

rules-5-title = Rooms
rules-5 =
    From the square with the arrow you go into its room at once, without a step, even when your steps are used up. Steps that are left are lost. You may also stay outside.
    In the room you look at its card through the magnifying glass, for yourself alone. Remember it. Then your turn is over.
    You cannot end a move in the room where it began. Any number may be in a room.

rules-6-title = Secret passages
rules-6 =
    Each corner room has a trapdoor that leads to the room in the opposite corner. If you are in one, you may creep through instead of rolling: you look at the card there, and your turn is over.

rules-7-title = Spiders
rules-7 =
    When you come to a spider that nobody has touched before, everybody sees what it does.
    It bites: the spider is gone, you fly to the staircase, and your turn is over.
    It is friendly: walk on. It stays where it is, and everybody knows it now. If you stop on a friendly spider, it goes away.

rules-8-title = Loose floorboards
rules-8 =
    Stop on a loose floorboard and it creaks: take it away and let the cards of any two rooms change places. Nobody looks at them, but everybody sees which rooms they are. So keep an eye on your ghosts.

rules-9-title = The staircase
rules-9 =
    You come to the staircase from any of the squares round it, also with steps to spare. There you may accuse: at once when you have walked there, or at the beginning of a turn, before you roll.
    Name three rooms aloud. Then look at all three cards, for yourself alone.
    Three ghosts: you win. Otherwise you are out, the cards stay where they are, and the others only learn that these are not all ghosts. The last one who is left wins.

rules-10-title = What a table may choose
rules-10 =
    A shorter game: name two rooms; any two of the ghosts win. Without floorboards it is the simple game for younger players.
    The players lay floorboards and spiders themselves, in turn; never on arrows and never where a character starts.
    A notebook: it keeps what you saw, for you alone, and follows the cards when they are swapped. Otherwise you must remember.
    After 1000 turns nobody wins, unless the table wants to go on.

## The ceremonies, in a word

ceremony-bitten = Ouch
ceremony-right = Right
ceremony-wrong = Wrong
