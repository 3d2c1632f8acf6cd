# Тексты сервера.

site-no-such-page = По этому адресу ничего нет.
site-wrong-method = Этот адрес не поддерживает такой метод. Допустимые методы перечислены в заголовке Allow.
site-no-game = Игры { $name } нет. Все игры – на главной странице.
site-no-game-but-near = Игры { $name } нет. Возможно, вы имели в виду { $nearest }? Все игры – на главной странице.
site-no-own-rules = По этой ссылке правил нет. Без использования правила удаляются через 30 дней, если по ним не сыграно ни одной партии.
site-too-many-rules = Вы загрузили много файлов правил за короткое время. Подождите минуту.
site-rules-too-slow = ходы по этим правилам слишком длинны: многие занимают больше { $laps } кругов. Возьмите меньше зёрен или лунок либо другое значение relay.
site-rules-too-long-text = этот текст слишком длинный; предел – { $most } символов
site-rules-too-many-variants = в файле может быть не более { $most } вариантов
site-rules-bad-variant-name = имя варианта может содержать только латинские буквы, цифры и дефисы, например [variants.no-capture]
site-bad-body = Неверный запрос: { $reason }.
site-bad-body-keys = Неверный запрос: { $reason }. Ожидается объект JSON с ключами: { $keys }.
site-bad-body-one-key = Неверный запрос: { $reason }. Ожидается объект JSON ровно с одним из ключей: { $keys }.
site-bad-query = Неверный адрес: { $reason }.
site-bad-value = Неверное значение в адресе: { $key }={ $text }; ожидается { $right }.
site-too-large = Запрос слишком большой. Предел: { $bytes } байт.
site-bad-change = { $text } – неверное изменение правил; ожидается ключ=значение, например board.seeds=3.
site-too-many-changes = Слишком много изменений правил. Предел: { $most }.
site-too-many-moves = Слишком много ходов. Предел: { $most }.
site-move-fails = Ход { $ply }: { $reason }
site-reads-as-nothing = Это не запись партии: { $record }. Чтобы ввести позицию, сначала выберите игру.
site-reads-as-neither = Это не позиция ({ $position }) и не запись партии ({ $record }).
site-bad-tree = Ход { $node } дерева должен следовать за более ранним ходом.
site-no-language = Язык { $tag } недоступен; выберите один из этих: { $known }.
site-busy = Sower сейчас занят. Попробуйте ещё раз чуть позже.
site-option-pits = Сколько лунок на стороне
site-option-seeds = Сколько { $seeds_gen } в лунке
site-option-pie = Второй игрок может поменяться сторонами
site-option-grand-slam = Большой шлем
site-option-across-needs = Для { $capture_gen } напротив нужно
site-option-across = { $capture_head } напротив
site-option-repeats = Повторений позиции до конца игры
site-option-majority = Игра заканчивается, если взято больше половины
site-option-yes = да
site-option-no = нет
site-option-across-none = никогда
site-option-across-own = только на своей стороне
site-option-across-either = на любой стороне
site-option-across-other = только на стороне соперника
site-option-needs-seeds = хотя бы что-то напротив
site-option-needs-nothing = ничего: напротив может быть пусто
site-option-slam-captures = разрешён, берёт всё
site-option-slam-captures-nothing = разрешён, но ничего не берёт
site-option-slam-illegal = запрещён; вынужденный ничего не берёт
site-option-slam-illegal-unless-forced = запрещён; вынужденный берёт
site-option-slam-leaves-first = оставляет лунку, где закончился ход
site-option-slam-leaves-last = оставляет самую дальнюю лунку
site-option-slam-gives-rest = берёт, остальное получает соперник
site-option-never = никогда
site-option-other = { $value }
site-storage = База данных недоступна, ничего не изменилось. Попробуйте ещё раз чуть позже.
site-no-reply = Такая же позиция есть в вашей партии с человеком. Компьютер ответит, когда в той партии будет сделан ход.
site-too-many-games = У вас слишком много незаконченных партий с людьми. Закончите часть из них, чтобы использовать движок.
site-asked-often = Слишком много запросов. Сделайте ход, прежде чем спрашивать снова.
site-room-full = В этой партии достигнут предел числа ходов. Начните новую партию.
site-storage-unknown = База данных не ответила вовремя. Возможно, ход сохранён. Обновите страницу, чтобы проверить.
site-foreign-host = Сайт не настроен для имени { $host }. Чтобы разрешить его, запустите Sower с --public-url и адресом сайта.
site-foreign-page = Запрос пришёл с другого сайта и заблокирован.
site-too-many = Слишком много запросов. Подождите немного.
site-no-cookie = Нет cookie Sower. Разрешите cookie для этого сайта и обновите страницу.
site-guest = Гость
site-no-room = Такой партии нет, или у вас нет к ней доступа.
site-broken-room = Эта партия повреждена в базе данных и не может быть показана. Администратор сайта может восстановить резервную копию.
site-bad-message = Неверное сообщение: { $reason }.
site-stale = Доска изменилась раньше, чем пришло ваше сообщение.
site-not-your-turn = Сейчас ход соперника.
site-only-watching = Вы смотрите эту партию.
site-waiting = Подождите, пока присоединится соперник.
site-game-over = Партия окончена.
site-not-over = Партия ещё не окончена.
site-between-rounds = Раунд окончен. Сначала начните следующий.
site-no-next-round = Следующий раунд сейчас начать нельзя.
site-no-round = Такого раунда нет.
site-no-undo = В партии между людьми для возврата хода нужно согласие соперника. Попросите вернуть ход.
site-nothing-back = Нет хода, который можно вернуть.
site-no-hint = Подсказки здесь недоступны.
site-no-analysis = Вы играете эту партию с человеком. Анализ будет доступен, когда она закончится.
site-nothing-asked = Такого предложения нет.
site-solo-alone = Без сервера можно играть с компьютером или вдвоём за одним экраном.
site-solo-damaged = Сохранённая партия повреждена.
site-solo-sign-in = Войдите, чтобы добавить партии в учётную запись.
site-asked-already = Вы уже сделали это предложение.
site-has-next = Следующая партия уже началась.
site-seat-taken = Место занято. Вы можете смотреть.
site-bad-link = Эта ссылка не даёт места в партии.
site-sits-already = Вы уже участвуете в этой партии. Откройте ссылку на другом устройстве или в другом браузере.
site-still-here = Соперник здесь или отсутствует недостаточно долго.
site-too-late = Ваше время вышло раньше, чем пришёл ход.
site-no-player = Игрока { $player } нет; ожидается level:1 … level:10, minimax:1 … minimax:8, greedy или random.
site-needs-own-seat = Одно из двух мест должно быть вашим.
site-two-friends = Для друга можно оставить только одно место.
site-bad-control = Часы: от 1 секунды до 24 часов на сторону и не больше 10 минут за ход либо от 1 до 14 дней на ход.
site-begins-over = В этой позиции партия уже окончена.
site-no-lessons = У этой игры нет уроков.
site-no-puzzles = Такой задачи нет.
site-no-review = Этот разбор больше недоступен. Запросите его снова.
site-sign-in-first = Сначала войдите.
site-sign-in-to-be-rated = Для рейтинговых партий нужен аккаунт. Войдите или создайте его: достаточно имени и пароля.
site-signed-in-already = Вы уже вошли. Сначала выйдите.
site-name-length = В имени должно быть от { $least } до { $most } символов.
site-name-characters = Имя может содержать буквы и цифры, а между ними – дефисы и подчёркивания.
site-name-scripts = Все буквы имени должны быть из одной письменности: буквы разных письменностей бывают похожи.
site-name-reserved = Это имя зарезервировано. Выберите другое.
site-name-taken = Имя { $name } или похожее на него уже занято. Выберите другое.
site-name-stays = Имя аккаунта нельзя изменить.
site-password-length = В пароле должно быть от { $least } до { $most } символов.
site-wrong-password = Неверное имя или пароль.
site-wrong-own-password = Неверный пароль.
site-wrong-code = Неверное имя или код восстановления.
site-too-many-tries = Слишком много попыток. Подождите минуту.
site-bad-settings = Настройки – это текст или значения «да» и «нет», всего не больше { $most } байт.
site-delete-account = Вы вошли в аккаунт. Удалите его на странице аккаунта.
site-no-account = Аккаунта с именем { $name } нет.
site-no-site = в папке { $folder } нет сайта; укажите папку сайта с помощью --data
site-user-reset = Новый код восстановления для { $name }. Этот игрок вышел на всех устройствах и может задать новый пароль на странице /recover.
site-cannot-be-rated = Для рейтинговой партии нужны другой игрок, часы, стандартные правила и обычная начальная позиция.
site-no-takeback = В рейтинговых партиях ходы не возвращаются.
site-not-counted-short = Эта партия не вошла в рейтинг: каждая сторона должна сделать два хода.
site-not-counted-place = Эта партия не входит в рейтинг: оба игрока используют одну сеть или один браузер.
site-not-counted-often = Эта партия не входит в рейтинг: за сутки вы сыграли друг с другом десять рейтинговых партий.
site-not-counted-gone = Эта партия не входит в рейтинг: один из аккаунтов удалён.
site-computer-level = Компьютер, уровень { $level }
site-computer-minimax = Компьютер, минимакс { $depth }
site-computer-greedy = Компьютер, жадный
site-computer-random = Компьютер, случайный
site-told = { $side }: ход { $label }.
site-told-takes = { $side }: ход { $label }, { $captured } { $count }.
site-told-again = { $side }: ход { $label } и ещё ход.
site-told-takes-again = { $side }: ход { $label }, { $captured } { $count }, и ещё ход.
# $whose: чья лунка для читателя — yours (ваша), theirs (соперника), south или north для зрителя.
site-told-ends = Ход заканчивается { $whose ->
    [yours] в вашей лунке { $label }
    [theirs] у соперника, в лунке { $label }
    [south] у Юга, в лунке { $label }
   *[north] у Севера, в лунке { $label }
  }.
site-told-ends-in-store = Ход заканчивается { $whose ->
    [yours] в вашем { $store_loc }
    [theirs] в { $store_loc } соперника
    [south] в { $store_loc } Юга
   *[north] в { $store_loc } Севера
  }.
site-told-home = Теперь это { $whose ->
    [yours] ваш { $home }
    [theirs] { $home } соперника
    [south] { $home } Юга
   *[north] { $home } Севера
  }.
site-too-slow = Слишком медленное соединение. Обновите страницу.
site-shutting-down = Sower останавливается. Ваша партия сохранена.
site-at = Sower запущен: { $url }
site-at-in-network = В вашей сети: { $url }
site-at-in-public = Публичный адрес: { $url }
site-elsewhere = Sower уже работает с папкой { $folder } по адресу { $url }. Используйте его или укажите другую папку с помощью --data.
site-port-taken = не удалось открыть { $address }: { $reason }
site-export-not-empty = Папка { $folder } не пуста.
site-exported = { $count } файлов ({ $kilobytes } кБ) в { $folder }
site-backed-up = Резервная копия { $place } сохранена в { $file }. Строк: { $rows }.
site-restored = { $file } восстановлен в { $place }. Строк: { $rows }.
site-how-to-stop = Нажмите Ctrl-C, чтобы остановить. Партии сохраняются.

# Лобби и турниры.
site-days-need-two = Дни на ход доступны только в партиях между людьми. Оставьте одно место для друга.
site-no-listener = Соперника ещё нет, сообщение некому прочитать.
site-said-enough = Слишком много сообщений. Подождите немного.
site-no-rematch-here = В турнире нет реваншей. Вернитесь к турниру за следующей партией.
site-no-person = Игрока с именем { $name } нет.
site-yourself = Здесь нельзя играть с самим собой.
site-lobby-needs-clock = Для партий в лобби нужны часы. Выберите часы или дни на ход.
site-own-rules-by-link = По своим правилам в лобби играть нельзя. Отправьте другу ссылку-приглашение.
site-too-many-challenges = Открытых вызовов у вас уже { $most }, это предел. Сначала отзовите один.
site-lobby-full = В лобби нет мест. Примите открытый вызов или попробуйте позже.
site-challenge-gone = Этот вызов больше не открыт: он принят или отозван.
site-not-your-challenge = Отозвать вызов может только его автор.
site-no-arena = Такого турнира нет.
site-not-your-arena = Отменить турнир может только его создатель.
site-arena-begun = Турнир уже начался.
site-arena-over = Турнир завершён.
site-arena-full = В турнире нет мест, участников уже { $most }.
site-arena-needs-clock = Для арены нужны часы с минутами или секундами. Дни на ход возможны только в круговом турнире.
site-bad-arena-start = Турнир должен начаться через { $least }–{ $most } секунд.
site-bad-arena-length = Арена должна длиться от { $least } до { $most } минут.
site-too-many-arenas = Незавершённых турниров у вас уже { $most }, это предел.
site-sign-in-for-arena = Чтобы создать турнир, нужен аккаунт. Для него достаточно имени и пароля.
site-no-bots-here = Боты не допускаются к этому турниру.

# Токены API и боты.
site-bad-token = Токен недействителен или отозван. Создайте новый на странице аккаунта и передавайте его так: Authorization: Bearer ТОКЕН.
site-missing-scope = У этого токена нет права «{ $scope }».
site-no-scope-for-this = С токеном это недоступно. Войдите и сделайте это на сайте.
site-token-needs-label = Токену нужны название не длиннее 40 символов и хотя бы одно право: read, play, meet.
site-too-many-tokens = Токенов у вас уже { $most }, это предел. Сначала отзовите один.
site-no-token = Такого токена у вас нет.
site-has-rated-games = У этого аккаунта есть засчитанные рейтинговые партии, поэтому его тип нельзя изменить. Создайте другой аккаунт.
site-only-bots-by-token = Программы играют на рейтинг только с аккаунтом бота.
site-needs-socket = Это доступно только через WebSocket комнаты.
site-user-is-bot = { $name } теперь бот: он виден в таблице ботов и может играть в турнирах с участием ботов.
site-user-is-no-bot = { $name } больше не бот.
