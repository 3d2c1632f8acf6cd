# `sower bot` пен `sower kgp` не айтады.

bot-bad-address = { $url } — ойнайтын мекенжай емес; Sower сайты үшін http://ХОСТ не https://ХОСТ, KGP сервері үшін kgp://ХОСТ не kgp://ХОСТ:ПОРТ деп жазыңыз
bot-no-connection = { $url } жарамайды: { $reason }
bot-plays-at = { $server } серверінде ойын жүруде. Әр жолда тақта мен жіберілген жүріс тұрады; аяқтау үшін Ctrl-C.
bot-complaint = Сервер айтады: { $reason }
bot-listens = KGP тілінде сөйлейтін бағдарламалар { $url } мекенжайына келе алады. Аяқтау үшін Ctrl-C.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } мен { $north }: { $who } ойыннан кетті.
bot-no-token = Сайттағы ботқа токен керек: оны сол жерде тіркелгіңіздің бетінде read, play және meet құқықтарымен жасап, --token немесе SOWER_TOKEN арқылы беріңіз.
bot-bad-token = Бұл токен емес: онда токенде болмайтын бос орын не таңба бар. Оны тіркелгіңіздің бетінен толық көшіріңіз.
bot-arena-over = Турнир аяқталды.
bot-no-human = Бот адам емес; --player мыналардың бірін атайды: random, greedy, minimax:ТЕРЕҢДІК, level:1 … level:10, search:ФАЙЛ, engine:БҰЙРЫҚ.
bot-no-guest = { $player } келгендермен ойнай алмайды; --against мыналардың бірін атайды: random, greedy, minimax:DEPTH, level:1 … level:10.
bot-needs-scope = Бұл токен ботқа керек «{ $scope }» құқығын бермейді. Тіркелгіңіздің бетінде read, play және meet құқықтары бар токен жасаңыз.
bot-bad-clock = «{ $clock }» — уақыт бақылауы емес; минут пен әр жүріске секундты 5+3, бір жүріске секундты 30s, бір жүріске күнді 2d деп жазыңыз.
bot-no-sower = { $url } — Sower сайты емес: { $reason }
bot-plays-as = { $url } сайтында { $name } атымен ойналуда, ойнайтын — { $player }. Әр жол — біткен ойын; Ctrl-C тоқтатады.
bot-connection-lost = Байланыс үзілді, қайта қосылуда. { $reason }
bot-won = { $room } { $title }, қарсылас { $opponent }: жеңіс
bot-drawn = { $room } { $title }, қарсылас { $opponent }: тең
bot-lost = { $room } { $title }, қарсылас { $opponent }: жеңіліс
bot-games-go-on =
    { $count ->
        [one] { $count } ойын жүріп жатыр: оны аяқтау үшін ботты қайта қосыңыз.
       *[other] { $count } ойын жүріп жатыр: оларды аяқтау үшін ботты қайта қосыңыз.
    }
