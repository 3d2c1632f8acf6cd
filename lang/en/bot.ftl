# What `sower bot` and `sower kgp` say.

bot-bad-address = { $url } is no address to play at; write kgp://HOST or kgp://HOST:PORT
bot-no-connection = { $url } cannot be used: { $reason }
bot-plays-at = Playing at { $server }. Each line is a board and the move that was sent; Ctrl-C ends it.
bot-complaint = The server says: { $reason }
bot-listens = Programs that speak KGP can come to { $url }. Ctrl-C ends it.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } against { $north }: { $who } has left.
