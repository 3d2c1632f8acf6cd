# Messages of `sower bot` and `sower kgp`.

bot-bad-address = { $url } is not a server address; expected http://HOST or https://HOST for a Sower site, kgp://HOST or kgp://HOST:PORT for a KGP server
bot-no-connection = cannot connect to { $url }: { $reason }
bot-plays-at = Playing on { $server }. Each line shows a board and the move sent. Press Ctrl-C to stop.
bot-complaint = The server reports: { $reason }
bot-listens = Listening for KGP clients on { $url }. Press Ctrl-C to stop.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } against { $north }: { $who } left the game.
bot-no-token = A bot on a site needs a token. Create one on your account page with the scopes read, play and meet. Pass it with --token or in SOWER_TOKEN.
bot-bad-token = This is not a token: it contains a space or an invalid character. Copy the whole token from your account page.
bot-arena-over = The tournament is over.
bot-no-human = A bot cannot be human; --player expects random, greedy, minimax:DEPTH, level:1 to level:10, search:WEIGHTS or engine:COMMAND.
bot-no-guest = { $player } cannot play against clients; --against expects random, greedy, minimax:DEPTH, or level:1 to level:10.
bot-needs-scope = This token lacks the scope “{ $scope }”, which a bot needs. Create one with read, play and meet on your account page.
bot-bad-clock = “{ $clock }” is not a clock; expected 5+3 (minutes + seconds per turn), 30s (per move) or 2d (per move).
bot-no-sower = { $url } is not a Sower site: { $reason }
bot-plays-as = Playing on { $url } as { $name }, with { $player }. Each line is a finished game. Press Ctrl-C to stop.
bot-connection-lost = Connection lost; reconnecting. { $reason }
bot-won = { $room } { $title } against { $opponent }: won
bot-drawn = { $room } { $title } against { $opponent }: drawn
bot-lost = { $room } { $title } against { $opponent }: lost
bot-games-go-on =
    { $count ->
        [one] { $count } game is unfinished: start the bot again to play it.
       *[other] { $count } games are unfinished: start the bot again to play them.
    }
