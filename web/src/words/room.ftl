# The page's words for everything but the stage: lobby, guests, waiting room, notebook.

page-title = Parlour
title-waiting = { $title }, waiting to begin
title-turn = Your turn – { $title }
title-match = { $status } – { $title }
close = Close
back = Back
settings = Settings
to-lobby = To the lobby

## Trouble

trouble-title = Nobody here
error-no-answer = The server does not answer. Is it still running, and are you in the same network?
error-status = The server could not do that (error { $status }). Try again in a moment.
error-unexpected = Something went wrong in this page. Load it anew.
error-no-page = There is no such page. The way to all games leads through the lobby.
line-down = The line is down. Trying again …
line-closing = The table closes for a moment. Nothing is lost: it comes back by itself.
table-coming = Looking for the table …

no-line-title = No line to the table
no-line-what = The server does not answer, or there is no network here. Once it answers, the games hang here by themselves.
no-line-box = For the box at home no line is needed:

## As an app

app-title = On the home screen
app-what = Parlour then opens like any app, and what is for the box at home works without a network.
app-install = Install
app-how-share = In Safari: Share, then “Add to Home Screen”.
app-how-menu = In the browser’s menu: “Install” or “Add to home screen”.

## The lobby

lobby-tables = Tables
lobby-more = { $title }: more, rules, and a table for friends
players = { $one ->
    [yes] { $fewest } players
   *[no] { $fewest }–{ $most } players
 }
minutes = { $least }–{ $most } min
age = from { $age } years
play-now = Play now
play-bots = Against bots
play-level = Bots
level-easy = Easy
level-medium = Medium
level-hard = Hard
companion-box = For the box at home
companion-score-pad = Score pad
companion-dice = The dice
companion-monster = The monster
open-friends = Open a table for friends
open-title = A table for friends
open-bots = Free seats
open-no-bots = stay free for friends
open-bots-level = { $level ->
    [easy] an easy bot
    [medium] a medium bot
    [hard] a hard bot
   *[other] a bot: { $level }
 }
open-go = Open the table
join-code = Join with a code
table-your-turn = Your turn
table-waiting = Waiting to begin
table-playing = Being played
table-over = Over
table-free = { $free ->
    [0] Full
    [one] 1 free seat
   *[other] { $free } free seats
 }
table-code = Table { $code }

## Guests

guest-title = Who are you?
guest-name = Your name
guest-animal = Your animal
guest-go = That is me
animal-fox = Fox
animal-owl = Owl
animal-bear = Bear
animal-cat = Cat
animal-dog = Dog
animal-hare = Hare
animal-frog = Frog
animal-mouse = Mouse
animal-hedgehog = Hedgehog
animal-penguin = Penguin
animal-duck = Duck
animal-bat = Bat
animal-sloth = Sloth
animal-slug = Slug
animal-anemone = Anemone
animal-tortoise = Tortoise
animal-starfish = Starfish
animal-loris = Loris

## The waiting room

waiting-seats = Seats
watchers = Watching: { $names }
watcher-nameless = somebody
seat-sit = Sit here
seat-change = Change
seat-you = you
seat-free = free
seat-host = host
seat-bot = { $level ->
    [easy] easy bot
    [medium] medium bot
    [hard] hard bot
   *[other] bot
 }
seat-away = away
seat-stand-in = away, a bot plays
seat-who = Who sits here
seat-leave-free = nobody yet
seat-move = To another seat …
seat-move-where = Tap a seat for { $name }.
seat-move-here = Move here
seat-swap = Change places
seat-stay = Stay
seat-stand = Stand up and watch
seat-stand-up = Leave the seat
seat-take = Take a seat
seat-remove = Let { $name } watch
seat-remove-short = Remove
setup-title = How you play
setup-by-host = { $host } sets up the table.
setup-seats = Players
setup-limit = Time for a decision
limit-none = as long as it takes
limit-seconds = { $seconds } seconds
setup-listed = Everybody sees this table in the lobby
start = Start
start-bots = { $free ->
    [0] Everybody is here.
    [one] A bot takes the free seat.
   *[other] Bots take the { $free } free seats.
 }
start-wait = { $host } starts the game.
seed-title = A fair deal
seed-add = Add luck of my own
seed-why = Your page thinks of a number that goes into every deal here. So nobody can have picked the cards beforehand, not even whoever runs the table.
seed-by = Luck comes from { $names }.
seed-mixing = Everybody’s luck is being mixed …
share-title = Invite
share-code = Code
share-how = Send the link, show the picture to a phone’s camera, or say the code.
share = Share
share-copy = Copy the link
share-copied = Copied
share-copied-me = Copied. Open it on the other device, and tell it to nobody.
share-copy-this = Copy this:
share-device = Go on on another device: copy your own link
share-text = Come and play.
share-qr = Code for a phone’s camera
share-code-is = The code of this table: { $code }

## The notebook

panel = Notebook
panel-open = Open the notebook
panel-open-unread = Open the notebook: there is something new to read
panel-close = Close the notebook
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = new
notes = Notes
rules = Rules
rules-title = The rules
rules-none = There is no text of the rules yet.
rules-pieces = What they mean
more = More
settings-theme = Light and dark
theme-system = as the system
theme-light = light
theme-dark = dark
settings-sound = Sound
settings-motion = Things move
settings-you = You
settings-save = Save
settings-saved = Saved.
wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 }
wins-of = { $name }: { wins }
rematch = Rematch
watch-again = Watch it again
proof-link = Was it dealt fairly?
rematch-wait = Whoever sits at the table can start a rematch.
