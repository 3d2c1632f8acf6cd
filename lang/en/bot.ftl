# What `sower bot` and `sower kgp` say.

bot-bad-address = { $url } is no address to play at; write http://HOST or https://HOST for a site of Sower's, kgp://HOST or kgp://HOST:PORT for a KGP server
bot-no-connection = { $url } cannot be used: { $reason }
bot-plays-at = Playing at { $server }. Each line is a board and the move that was sent; Ctrl-C ends it.
bot-complaint = The server says: { $reason }
bot-listens = Programs that speak KGP can come to { $url }. Ctrl-C ends it.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } against { $north }: { $who } has left.
bot-no-token = A bot at a site needs a token: make one on your account's page there, with read, play and meet, and give it with --token or in SOWER_TOKEN.
bot-bad-token = This is no token: it has a blank or a letter that none has. Copy it whole from where it was made, on your account's page.
bot-arena-over = The tournament is over.
bot-no-human = A bot is no person; --player names one of random, greedy, minimax:DEPTH, level:1 to level:10, search:FILE, engine:COMMAND.
bot-no-guest = { $player } cannot play those who come; --against names one of random, greedy, minimax:DEPTH, level:1 to level:10.
bot-needs-scope = This token does not allow "{ $scope }", which a bot needs. Make one with read, play and meet on your account's page.
bot-bad-clock = "{ $clock }" is no clock; write minutes and seconds for each turn as 5+3, seconds for each move as 30s, or days for each move as 2d.
bot-no-sower = { $url } is no site of Sower's: { $reason }
bot-plays-as = Playing at { $url } as { $name }, with { $player }. Each line is a game that ended; Ctrl-C ends it.
bot-connection-lost = The connection is lost, and is tried again. { $reason }
bot-won = { $room } { $title } against { $opponent }: won
bot-drawn = { $room } { $title } against { $opponent }: drawn
bot-lost = { $room } { $title } against { $opponent }: lost
bot-games-go-on =
    { $count ->
        [one] { $count } game goes on: start the bot again to play it.
       *[other] { $count } games go on: start the bot again to play them.
    }
