# Что говорят `sower bot` и `sower kgp`.

bot-bad-address = { $url } — не адрес для игры; пишите http://ХОСТ или https://ХОСТ для сайта Sower, kgp://ХОСТ или kgp://ХОСТ:ПОРТ для сервера KGP
bot-no-connection = { $url } нельзя использовать: { $reason }
bot-plays-at = Игра на сервере { $server }. Каждая строка — доска и посланный ход; закончить — Ctrl-C.
bot-complaint = Сервер говорит: { $reason }
bot-listens = Программы, говорящие на KGP, могут прийти по адресу { $url }. Закончить — Ctrl-C.
bot-game-over = { $south } { $own } – { $other } { $north }
bot-game-left = { $south } против { $north }: { $who } уходит.
bot-no-token = Боту на сайте нужен токен: создайте его там на странице своей учётной записи с правами read, play и meet и передайте через --token или SOWER_TOKEN.
bot-bad-token = Это не токен: в нём пробел или знак, которых в токенах не бывает. Скопируйте его целиком со страницы своей учётной записи.
bot-arena-over = Турнир окончен.
bot-no-human = Бот — не человек; --player называет одного из: random, greedy, minimax:ГЛУБИНА, level:1 … level:10, search:ФАЙЛ, engine:КОМАНДА.
bot-no-guest = { $player } не может играть с теми, кто придёт; --against называет random, greedy, minimax:DEPTH или level:1 … level:10.
bot-needs-scope = Этот токен не даёт права «{ $scope }», которое нужно боту. Создайте на странице учётной записи токен с правами read, play и meet.
bot-bad-clock = «{ $clock }» — не контроль времени; пишите минуты и секунды за ход (5+3), секунды на ход (30s) или дни на ход (2d).
bot-no-sower = { $url } — не сайт Sower: { $reason }
bot-plays-as = Игра на { $url } под именем { $name }, играет { $player }. Каждая строка — законченная партия; Ctrl-C завершает.
bot-connection-lost = Связь потеряна, пробуем снова. { $reason }
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
