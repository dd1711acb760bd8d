# Every word that a player of Baby Clues sees.
# `$who`, `$target`, `$asker` and `$other` are seats: "you", or a name. `$who-is` is `you` or `other`.
# `$baby` is a baby with its article, `$dread` a thing, so that both can stand within a sentence.

title = Baby Clues
tagline = Nine babies in disguise, one bottle too few. Who is who?

## Seats

you = you
seat-1 = Rattle
seat-2 = Bib
seat-3 = Teddy
seat-4 = Bonnet

badge-bottles = { $count ->
    [0] no bottles, { $win } win
    [one] 1 bottle, { $win } win
   *[other] { $count } bottles, { $win } win
 }
badge-cards = { $count } of { $escape } cards to escape
badge-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
number = { $count }
number-of = { $count }/{ $of }

## Options

option-diaper = A diaper change
option-diaper-add = adds two clues to the row
option-diaper-sweep = sweeps the row away for a new one
option-answers = Questions are answered
option-answers-open = aloud, for all to hear
option-answers-secret = under the table, for the asker alone
option-mistakes = Taking what one dreads
option-mistakes-off = is refused, with the reason
option-mistakes-on = can happen, and must be confessed
option-notebook = The notebook
option-notebook-automatic = crosses out what you can know, and keeps your own marks
option-notebook-manual = keeps your own marks only
option-notebook-off = stays closed
option-turns = The game ends
option-turns-300 = after 300 turns at the latest
option-turns-none = only with five bottles
option-first = The first turn
option-first-random = falls to somebody by lot
option-first-seat-1 = is for Rattle
option-first-seat-2 = is for Bib
option-first-seat-3 = is for Teddy
option-first-seat-4 = is for Bonnet

## The babies, and what they dread

baby-vampire = the Vampire
baby-frankenstein = Frankenstein
baby-mummy = the Mummy
baby-mud = the Mud Baby
baby-reporter = the Reporter
baby-robot = the Robot
baby-dino = the Dino
baby-ghost = the Ghost
baby-pirate = the Pirate

name-vampire = Vampire
name-frankenstein = Franken­stein
name-mummy = Mummy
name-mud = Mud Baby
name-reporter = Reporter
name-robot = Robot
name-dino = Dino
name-ghost = Ghost
name-pirate = Pirate

dread-garlic = garlic
dread-eraser = eraser
dread-scissors = scissors
dread-soap = soap
dread-spider = spider
dread-water = water
dread-carrot = carrot
dread-lamp = lamp
dread-toothbrush = toothbrush

clue-garlic = Garlic
clue-eraser = Eraser
clue-scissors = Scissors
clue-soap = Soap
clue-spider = Spider
clue-water = Water
clue-carrot = Carrot
clue-lamp = Lamp
clue-toothbrush = Tooth­brush

group-red = red group, circle
group-blue = blue group, diamond
group-green = green group, triangle

any-red = anyone red
any-blue = anyone blue
any-green = anyone green
not-baby = not { $baby }
list-more = { $first }, { $rest }
list-or = { $first } or { $rest }

dreads = dreads { $dread }
dreaded-by = { $baby } dreads it
help-own = This is you. You dread one thing: { $dread }.
help-unused = Among the unused: nobody is { $baby } now.
help-shown = { $baby } dreads one thing: { $dread }.
help-clue = Only { $baby } dreads it. Whoever takes it is somebody else.
front-clue = { $who-is ->
    [you] Yours: so you are not { $baby }.
   *[other] { $who } has it, so { $who } is not { $baby }.
 }

icon-turn = Extra turn: play again at once.
icon-snoop = Snooping: look at two unused identities.
icon-ask = Question: ask somebody who they are.

escape-box = Box
escape-balloons = Balloons
escape-pram = Pram
help-escape = Counts as a card to escape with, and hides you a little longer. Each one costs a bottle when you escape.

bottles = { $count ->
    [0] no bottles
    [one] 1 bottle
   *[other] { $count } bottles
 }

## The table

zone-deck = Clue cards
zone-identities = Unused identities
zone-row = The row of clues
zone-snooped = Looked at
zone-question = { $who-is ->
    [you] Are you one of these?
   *[other] Is { $who } one of these?
 }
zone-front = { $who-is ->
    [you] Your clues
   *[other] { $who }’s clues
 }
zone-escapes = { $who-is ->
    [you] Your escape cards
   *[other] { $who }’s escape cards
 }
identity-of = { $who-is ->
    [you] Your identity
   *[other] { $who }’s secret identity
 }

## The notebook

zone-notes = Who is who
note-maybe = { $who } may be { $baby }
note-no = { $who } is not { $baby }
note-yes = { $who } must be { $baby }
why-picked = { $who-is ->
    [you] You took the clue with the { $dread } in turn { $turn }, so you are not { $baby }.
   *[other] { $who } took the clue with the { $dread } in turn { $turn }, so not { $baby }.
 }
why-accepted = { $who-is ->
    [you] You accepted the clue with the { $dread } in turn { $turn }.
   *[other] { $who } accepted the clue with the { $dread } in turn { $turn }, so not { $baby }.
 }
why-answered = { $who-is ->
    [you] You said so aloud, in turn { $turn }.
   *[other] { $who } said so aloud, in turn { $turn }: not { $baby }.
 }
why-shown = { $who-is ->
    [you] Everybody saw in turn { $turn } that you are not { $baby }.
   *[other] Everybody saw in turn { $turn } that { $who } is not { $baby }.
 }
why-own = That is you, and there is only one: { $who } is somebody else.
why-snooped = You saw { $baby } among the unused identities, so { $who } is somebody else.
why-answered-you = { $who } told you in secret: not { $baby }.
why-other-is = { $other } must be { $baby }, so { $who } is somebody else.
why-somebody-else = Somebody else must be { $baby }, so not { $who }.
why-nobody-else = Only { $baby } is left: { $who } must be { $baby }.

## What every action is called

action-pick-clue = { $clue ->
    [0] Take garlic
    [1] Take garlic, with extra turn
    [2] Take garlic, with snooping
    [3] Take eraser
    [4] Take eraser, with snooping
    [5] Take eraser, with question
    [6] Take scissors
    [7] Take scissors, with question
    [8] Take scissors, with extra turn
    [9] Take soap
    [10] Take soap, with extra turn
    [11] Take soap, with snooping
    [12] Take spider
    [13] Take spider, with snooping
    [14] Take spider, with question
    [15] Take water
    [16] Take water, with question
    [17] Take water, with extra turn
    [18] Take carrot
    [19] Take carrot, with extra turn
    [20] Take carrot, with snooping
    [21] Take lamp
    [22] Take lamp, with snooping
    [23] Take lamp, with question
    [24] Take toothbrush
    [25] Take toothbrush, with question
    [26] Take toothbrush, with extra turn
   *[hidden] Take a clue
 }
action-take-escape = { $escape ->
    [0] Take the box
    [1] Take the balloons
    [2] Take the pram
   *[other] Take an escape card
 }
action-change-diaper = Change the diaper
action-unmask = { $dread ->
    [0] Offer { $target } the garlic
    [1] Offer { $target } the eraser
    [2] Offer { $target } the scissors
    [3] Offer { $target } the soap
    [4] Offer { $target } the spider
    [5] Offer { $target } the water
    [6] Offer { $target } the carrot
    [7] Offer { $target } the lamp
    [8] Offer { $target } the toothbrush
   *[other] Offer { $target } a clue
 }
action-confess = Confess
action-question = Ask { $target }
action-are-you = Ask about the babies of sum { $babies }
action-put-back = Put them back
action-decline = Skip it

## What chance brings

outcome-starting-player = { $outcome ->
    [0] Rattle begins
    [1] Bib begins
    [2] Teddy begins
    [3] Bonnet begins
    [4] the fifth seat begins
   *[5] the sixth seat begins
 }
outcome-identity = { $outcome ->
    [0] Vampire
    [1] Frankenstein
    [2] Mummy
    [3] Mud Baby
    [4] Reporter
    [5] Robot
    [6] Dino
    [7] Ghost
    [8] Pirate
   *[hidden] an identity
 }
outcome-clue = { $outcome ->
    [0] Garlic
    [1] Garlic, with extra turn
    [2] Garlic, with snooping
    [3] Eraser
    [4] Eraser, with snooping
    [5] Eraser, with question
    [6] Scissors
    [7] Scissors, with question
    [8] Scissors, with extra turn
    [9] Soap
    [10] Soap, with extra turn
    [11] Soap, with snooping
    [12] Spider
    [13] Spider, with snooping
    [14] Spider, with question
    [15] Water
    [16] Water, with question
    [17] Water, with extra turn
    [18] Carrot
    [19] Carrot, with extra turn
    [20] Carrot, with snooping
    [21] Lamp
    [22] Lamp, with snooping
    [23] Lamp, with question
    [24] Toothbrush
    [25] Toothbrush, with question
    [26] Toothbrush, with extra turn
   *[hidden] a clue
 }
outcome-snoop = { $outcome ->
    [0] Vampire
    [1] Frankenstein
    [2] Mummy
    [3] Mud Baby
    [4] Reporter
    [5] Robot
    [6] Dino
    [7] Ghost
    [8] Pirate
   *[hidden] an unused identity
 }
outcome-answer = { $outcome ->
    [0] no
   *[1] yes
 }
outcome-secret-answer = { $outcome ->
    [0] no, in secret
    [1] yes, in secret
   *[hidden] an answer in secret
 }
outcome-verdict = { $outcome ->
    [0] accepted
   *[1] refused
 }
outcome-reveal = { $outcome ->
    [0] Vampire
    [1] Frankenstein
    [2] Mummy
    [3] Mud Baby
    [4] Reporter
    [5] Robot
    [6] Dino
    [7] Ghost
    [8] Pirate
   *[hidden] an identity
 }

## What to do

prompt-play = Your turn: take a clue
prompt-extra = Your extra turn
prompt-put-back = Two unused identities
prompt-question = Ask whom?
prompt-are-you = Is { $who } one of these?
prompt-dealing = The cards are dealt
prompt-wait-play = { $who } is choosing
prompt-wait-extra = { $who } plays again
prompt-wait-put-back = { $who } is snooping
prompt-wait-question = { $who } asks a question
prompt-wait-answer = { $who-is ->
    [you] You answer
   *[other] { $who } answers
 }
prompt-wait-verdict = { $who-is ->
    [you] Is it what you dread?
   *[other] Does { $who } dread it?
 }
prompt-wait-reveal = { $who-is ->
    [you] You show who you are
   *[other] Who is { $who }?
 }
prompt-over = { $who-is ->
    [you] You win
   *[other] { $who } wins
 }
prompt-shared = The win is shared

choose-pick-plain = Take it: everybody sees that you are not { $baby }.
choose-pick-take = Take it. What a clue says counts only if it was no mistake.
choose-pick-turn = Take it, and play again at once.
choose-pick-snoop = Take it, and look at two unused identities.
choose-pick-ask = Take it, and ask somebody a question.
choose-pick-escape = Take it, and escape.
choose-escape-card = Take it: it hides you, and costs a bottle when you escape.
choose-diaper = Diaper
choose-confess = Confess
choose-no-extra-turn = Enough
choose-no-question = Skip
choose-player = Ask { $target } who it is.
choose-target = Who is { $baby }?
goal-unmask = Is { $target } { $baby }? Offer the { $dread }.
choose-babies = Choose one to eight babies.
choose-put-back = Put them back

## Why not

refusal-not-now = That cannot be done now.
refusal-not-in-the-row = That clue is not in the row.
refusal-your-own-dread = That is what you dread: leave it.
refusal-already-in-front = You have one like it already.
refusal-no-escape-left = None of these is left.
refusal-escape-already-in-front = You have one of these already.
refusal-not-yourself = You know who you are. Choose somebody else.
refusal-not-in-your-front = You can only offer a clue of your own.
refusal-target-has-it = Has one already, so cannot dread it.
refusal-nothing-to-confess = You have nothing to confess.
refusal-put-back-first = First put back what you looked at.
refusal-ask-or-decline = First ask your question, or skip it.
refusal-no-extra-turn = This is no extra turn: do something.

## What happened

told-deal = Everybody draws a secret identity.
told-begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
told-identity = You are { $baby }, and you dread one thing: { $dread }.
told-pick = { $who-is ->
    [you] You took the { $dread }: not { $baby }.
   *[other] { $who } took the { $dread }: not { $baby }.
 }
told-take = { $who-is ->
    [you] You took the { $dread }.
   *[other] { $who } took the { $dread }.
 }
told-escape-card = { $who-is ->
    [you] You took an escape card: { $card }.
   *[other] { $who } took an escape card: { $card }.
 }
told-diaper = { $who-is ->
    [you] You changed your diaper: two more clues.
   *[other] { $who } changed a diaper: two more clues.
 }
told-sweep = { $who-is ->
    [you] You changed your diaper and swept the row away.
   *[other] { $who } changed a diaper and swept the row away.
 }
told-snoop = { $who-is ->
    [you] You snoop among the unused identities.
   *[other] { $who } snoops among the unused identities.
 }
told-snooped = You saw { $baby }: nobody is that.
told-put-back = { $who-is ->
    [you] You put them under the pile.
   *[other] { $who } put them under the pile.
 }
told-may-ask = { $who-is ->
    [you] Tap a player. Or ask in the chat, then skip.
   *[other] { $who } may ask a question.
 }
told-no-question = { $who-is ->
    [you] You left the question.
   *[other] { $who } asked nothing here.
 }
told-no-extra-turn = { $who-is ->
    [you] You left the extra turn.
   *[other] { $who } left the extra turn.
 }
told-extra = { $who-is ->
    [you] You have an extra turn.
   *[other] { $who } has an extra turn.
 }
told-deck-empty = The clue deck is used up: the row is not filled any more.

said-question = { $who-is ->
    [you] You asked { $target }: are you { $babies }?
   *[other] { $who } asked { $target }: are you { $babies }?
 }
said-yes = { $who-is ->
    [you] You said yes.
   *[other] { $who }: yes.
 }
said-no = { $who-is ->
    [you] You said no.
   *[other] { $who }: no.
 }
said-yes-secretly = { $who } whispers: yes.
said-no-secretly = { $who } whispers: no.
told-secret = { $who-is ->
    [you] You answered { $asker } in secret.
   *[other] { $who } answered { $asker } in secret.
 }

said-unmask = { $who-is ->
    [you] You offered { $target } the { $dread }.
   *[other] { $who } offers { $target } the { $dread }.
 }
told-unmasked = { $target-is ->
    [you] You dread it: { $who } has unmasked you.
   *[other] { $who-is ->
        [you] You have unmasked { $target }: { $baby }.
       *[other] { $who } has unmasked { $target }: { $baby }.
     }
 }
said-accepted = { $target-is ->
    [you] You took the { $dread } gladly: not { $baby }.
   *[other] { $target } takes the { $dread } gladly: not { $baby }.
 }
told-won = { $who-is ->
    [you] You get { $bottles }.
   *[other] { $who } gets { $bottles }.
 }
told-lost = { $who-is ->
    [you] You give back { $bottles }.
   *[other] { $who } gives back { $bottles }.
 }
told-escaped = { $who-is ->
    [you] You escaped: you were { $baby }.
   *[other] { $who } escaped: it was { $baby }.
 }
told-escaped-for-nothing = { $who-is ->
    [you] All your bottles broke on the way.
   *[other] All the bottles of { $who } broke on the way.
 }
told-escape-failed = { $who-is ->
    [you] You escaped with the { $dread } that you dread: no bottles.
   *[other] { $who } was { $baby } and ran off with the { $dread }: no bottles.
 }
told-confess = { $who-is ->
    [you] You confessed that you took what you dread.
   *[other] { $who } confesses to have taken what they dread.
 }
told-confessed = { $who-is ->
    [you] You were { $baby } all along.
   *[other] { $who } was { $baby } all along.
 }
told-over = The game is over.
told-place = { $place ->
    [1] { $who-is ->
        [you] You win with { $bottles }.
       *[other] { $who } wins with { $bottles }.
     }
   *[other] { $who-is ->
        [you] You came in { $place ->
            [2] second
            [3] third
           *[other] last
         }, with { $bottles }.
       *[other] { $who } came in { $place ->
            [2] second
            [3] third
           *[other] last
         }, with { $bottles }.
     }
 }

## Help

help =
    Everybody is one of nine babies in secret, and each baby dreads one thing. The first with five bottles wins.
    In your turn do one thing: take a clue from the row, take an escape card, change your diaper, or offer one of your clues to somebody.
    You may not take what you dread, so every clue that lies before a player is one baby less that it can be.
    Offer a clue to unmask: who dreads it is found out, and you get two bottles. Who does not keeps it, with a bottle.
    Eight different cards before you are an escape: three bottles, less one for each escape card.
    
    extra turn   Play again at once.
    snooping     Look at the two top unused identities.
    question     Ask one player: are you one of these babies?
    
    In the terminal a set of babies is a sum: Vampire 1, Frankenstein 2, Mummy 4, Mud Baby 8, Reporter 16, Robot 32, Dino 64, Ghost 128, Pirate 256.

## The rules, for the page

rules-1-title = What it is about
rules-1 =
    The milk bottles are gone, and nine babies in disguise are under suspicion. You are one of them; so is everybody else, and no two are the same.
    Find out who the others are before they find out about you, or slip away unnoticed. Both bring milk bottles. The first with five bottles wins.

rules-2-title = Who dreads what
rules-2 =
    Each baby dreads one thing, and the table keeps them in three groups.
    Red, with a circle: the Vampire dreads garlic, Frankenstein the eraser, the Mummy scissors.
    Blue, with a diamond: the Mud Baby dreads soap, the Reporter the spider, the Robot water.
    Green, with a triangle: the Dino dreads carrots, the Ghost the lamp, the Pirate the toothbrush.
    Your own card shows you and your dread. Nobody else sees it. The other identities lie face down in a pile, shuffled.

rules-3-title = Your turn
rules-3 =
    Turns go round clockwise. In each turn do one of four things:
    Take a clue from the row.
    Take an escape card.
    Change your diaper.
    Unmask somebody.

rules-4-title = Taking a clue
rules-4 =
    Choose a clue from the row. It lies face up before you, in its group, and shows everybody one baby that you are not.
    You may not take the thing that you dread, nor a thing that lies before you already, whatever its icon.
    Then the row is filled up to five. If it holds five or more, nothing is added.
    When the deck has run out, the row stays as it is.

rules-5-title = Icons
rules-5 =
    Some clues have an icon. It counts as soon as the clue lies before you.
    The round arrow is an extra turn: play again at once. You may leave it. In an extra turn you can win another one.
    The eye is snooping: look at the two top cards of the unused identities. They go under that pile in the same order, and nobody else sees them. Your turn is over.
    The question mark is a question: choose a player and some babies. Are you one of these? The answer is yes or no, and always true. You may leave it.
    Between friends you can also type any question in the chat instead, to be answered there on honour. Then skip the icon.

rules-6-title = Escape cards
rules-6 =
    There are three kinds: box, balloons and pram, two of each. Take one instead of a clue, of a kind that you do not have.
    It says nothing about you, and counts like a clue when you escape. But each one costs you a bottle then.

rules-7-title = Changing the diaper
rules-7 =
    Nothing in the row that you may take, or nothing that you want? Change your diaper: two more clues come into the row. You can always do this.
    Afterwards the row is filled only when it has fewer than five.

rules-8-title = Unmasking
rules-8 =
    You think you know somebody? Offer that player one of your own clues, one that it does not have.
    If it is what the player dreads, it must be refused: the player is unmasked. It shows its identity, which is shuffled into the pile, gives up all its cards and draws a new identity. Your clue comes back to you, and you get two bottles.
    If it is not, you goofed: the clue is accepted and now lies before the other player, who also gets a bottle. Its icon does nothing. If it is the eighth card there, that player escapes as well.
    Escape cards cannot be offered.

rules-9-title = Escaping
rules-9 =
    With eight different cards before you, clues and escape cards together, you escape at once, also in the turn of somebody else.
    You get three bottles, less one for each escape card among the eight. So with three escape cards you get nothing.
    You show who you were, shuffle the identity into its pile and draw a new one; it may be the same again. Your clues go under the deck, your escape cards back to their piles. What others knew about you is worth nothing now.

rules-10-title = The end
rules-10 =
    As soon as a turn ends and somebody has five bottles or more, the game is over. Most bottles win; equal bottles share the place.
    After 300 turns it ends in any case, unless the table wants to go on.

rules-11-title = With two players
rules-11 =
    Nine clue cards, one of each dread, stay in the box: those with a dirty diaper on them. The rest is the same.

rules-12-title = What a table may choose
rules-12 =
    A diaper change can sweep the whole row under the deck instead; five new clues take its place.
    Answers in secret: only whoever asked learns the answer.
    Mistakes: then nothing keeps you from taking what you dread. Once you notice, confess in a turn of yours: you show your identity, give up your cards and up to three bottles, and draw a new identity; that is your turn. Whoever escapes with such a mistake gets nothing and pays in the same way. As a clue proves nothing now, you may also offer one that the other player has: if it is refused, the player is unmasked, if not, it comes back to you and the other player gets a bottle.
    The notebook crosses out what you can know, and tells why when you tap a cross. It can also keep to your own marks, or stay closed.
    Who begins: somebody by lot, or the seat that you name.

## The ceremonies, in a word

ceremony-caught = Caught
ceremony-escaped = Escaped
