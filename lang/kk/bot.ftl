# `sower bot` пен `sower kgp` не айтады.

bot-bad-address = { $url } — ойнайтын мекенжай емес; kgp://HOST не kgp://HOST:PORT деп жазыңыз
bot-no-connection = { $url } жарамайды: { $reason }
bot-plays-at = { $server } серверінде ойын жүруде. Әр жолда тақта мен жіберілген жүріс тұрады; аяқтау үшін Ctrl-C.
bot-complaint = Сервер айтады: { $reason }
bot-listens = KGP тілінде сөйлейтін бағдарламалар { $url } мекенжайына келе алады. Аяқтау үшін Ctrl-C.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } мен { $north }: { $who } ойыннан кетті.
