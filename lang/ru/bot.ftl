# Что говорят `sower bot` и `sower kgp`.

bot-bad-address = { $url } — не адрес, по которому можно играть; напишите kgp://HOST или kgp://HOST:PORT
bot-no-connection = { $url } нельзя использовать: { $reason }
bot-plays-at = Игра на сервере { $server }. Каждая строка — доска и посланный ход; закончить — Ctrl-C.
bot-complaint = Сервер говорит: { $reason }
bot-listens = Программы, говорящие на KGP, могут прийти по адресу { $url }. Закончить — Ctrl-C.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } против { $north }: { $who } уходит.
