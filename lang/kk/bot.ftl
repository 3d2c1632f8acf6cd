# `sower bot` пен `sower kgp` хабарлары.

bot-bad-address = { $url } — сервер мекенжайы емес; Sower сайты үшін http://ХОСТ не https://ХОСТ, KGP сервері үшін kgp://ХОСТ не kgp://ХОСТ:ПОРТ керек
bot-no-connection = { $url } мекенжайына қосылу мүмкін емес: { $reason }
bot-plays-at = { $server } серверінде ойналуда. Әр жолда тақта мен жіберілген жүріс. Тоқтату үшін Ctrl-C басыңыз.
bot-complaint = Сервер хабарлайды: { $reason }
bot-listens = KGP сервері { $url } мекенжайында бағдарламаларды күтуде. Тоқтату үшін Ctrl-C басыңыз.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } мен { $north }: { $who } ойыннан кетті.
bot-no-token = Сайттағы ботқа токен керек. Оны тіркелгіңіздің бетінде read, play және meet құқықтарымен жасаңыз. --token немесе SOWER_TOKEN арқылы беріңіз.
bot-bad-token = Бұл токен емес: онда бос орын не жарамсыз таңба бар. Токенді тіркелгіңіздің бетінен толық көшіріңіз.
bot-arena-over = Турнир аяқталды.
bot-no-human = Бот адам бола алмайды; --player үшін: random, greedy, minimax:ТЕРЕҢДІК, level:1 … level:10, search:САЛМАҚТАР, engine:ПӘРМЕН.
bot-no-guest = { $player } қосылғандармен ойнай алмайды; --against үшін: random, greedy, minimax:ТЕРЕҢДІК, level:1 … level:10.
bot-needs-scope = Бұл токен ботқа керек «{ $scope }» құқығын бермейді. Тіркелгіңіздің бетінде read, play және meet құқықтары бар токен жасаңыз.
bot-bad-clock = «{ $clock }» — уақыт бақылауы емес; 5+3 (минут + әр жүріске секунд), 30s (бір жүріске) немесе 2d (бір жүріске) керек.
bot-no-sower = { $url } — Sower сайты емес: { $reason }
bot-plays-as = { $url } сайтында { $name } атымен ойналуда, ойнайтын — { $player }. Әр жол — біткен ойын. Тоқтату үшін Ctrl-C басыңыз.
bot-connection-lost = Байланыс үзілді, қайта қосылуда. { $reason }
bot-won = { $room } { $title }, қарсылас { $opponent }: жеңіс
bot-drawn = { $room } { $title }, қарсылас { $opponent }: тең
bot-lost = { $room } { $title }, қарсылас { $opponent }: жеңіліс
bot-games-go-on =
    { $count ->
        [one] { $count } ойын жүріп жатыр: оны аяқтау үшін ботты қайта қосыңыз.
       *[other] { $count } ойын жүріп жатыр: оларды аяқтау үшін ботты қайта қосыңыз.
    }
