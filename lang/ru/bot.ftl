# Сообщения `sower bot` и `sower kgp`.

bot-bad-address = { $url } — не адрес сервера; ожидается http://ХОСТ или https://ХОСТ для сайта Sower, kgp://ХОСТ или kgp://ХОСТ:ПОРТ для сервера KGP
bot-no-connection = нет связи с { $url }: { $reason }
bot-plays-at = Игра на { $server }. В каждой строке доска и отправленный ход. Для остановки нажмите Ctrl-C.
bot-complaint = Сервер сообщает: { $reason }
bot-listens = Сервер KGP ждёт программы по адресу { $url }. Для остановки нажмите Ctrl-C.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } против { $north }: { $who } покидает игру.
bot-no-token = Боту на сайте нужен токен. Создайте его на странице учётной записи с правами read, play и meet. Передайте его через --token или SOWER_TOKEN.
bot-bad-token = Это не токен: в нём пробел или недопустимый знак. Скопируйте токен целиком со страницы учётной записи.
bot-arena-over = Турнир окончен.
bot-no-human = Бот не может быть человеком; для --player допустимы random, greedy, minimax:ГЛУБИНА, level:1 … level:10, search:ВЕСА, engine:КОМАНДА.
bot-no-guest = { $player } не может играть с подключившимися; для --against допустимы random, greedy, minimax:ГЛУБИНА, level:1 … level:10.
bot-needs-scope = У этого токена нет права «{ $scope }», нужного боту. Создайте на странице учётной записи токен с правами read, play и meet.
bot-bad-clock = «{ $clock }» — не контроль времени; ожидается 5+3 (минуты + секунды за ход), 30s (на ход) или 2d (на ход).
bot-no-sower = { $url } — не сайт Sower: { $reason }
bot-plays-as = Игра на { $url } под именем { $name }, играет { $player }. Каждая строка — законченная игра. Для остановки нажмите Ctrl-C.
bot-connection-lost = Связь потеряна, переподключение. { $reason }
bot-won = { $room } { $title }, соперник { $opponent }: победа
bot-drawn = { $room } { $title }, соперник { $opponent }: ничья
bot-lost = { $room } { $title }, соперник { $opponent }: поражение
bot-games-go-on =
    { $count ->
        [one] Идёт ещё { $count } партия: запустите бота снова, чтобы доиграть её.
        [few] Идут ещё { $count } партии: запустите бота снова, чтобы доиграть их.
        [many] Идут ещё { $count } партий: запустите бота снова, чтобы доиграть их.
       *[other] Идёт ещё { $count } партии: запустите бота снова, чтобы доиграть их.
    }
