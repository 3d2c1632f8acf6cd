# Слова игр в тех формах, которые нужны предложениям.
# Амбар и дом (хранилище и захваченная навсегда лунка) всегда мужского рода, неодушевлённые.

# Обычные слова: для игр, у которых нет своих, и для чужих файлов правил.
# seed: именительный, винительный, родительный (2 камня), дательный (по 1 камню); seeds: именительный, родительный
# (5 камней); дальше сочетания, в которых виден род, _head в начале предложения. captured «взято», captures «кто берёт», they_capture «берут».
words =
    .seed = камень
    .seed_acc = камень
    .seed_gen = камня
    .seed_dat = камню
    .seeds = камни
    .seeds_gen = камней
    .seed_one = один
    .seed_one_gen = одного
    .by_one = по одному
    .one_seed_dat = одному камню
    .last_seed = последний камень
    .last_seed_gen = последнего камня
    .last_seed_ins = последним камнем
    .lone_seed_head = Одинокий камень
    .pit = лунка
    .pit_acc = лунку
    .pit_gen = лунки
    .pit_dat = лунке
    .pit_loc = лунке
    .pits = лунки
    .pits_gen = лунок
    .any_pit_gen = любой лунки
    .own_pit_gen = любой своей лунки
    .start_pit_acc = исходную лунку
    .next_pit_acc = следующую лунку
    .next_pit_gen = следующей лунки
    .next_pits = следующие лунки
    .empty_pit = пустая лунка
    .empty_pit_acc = пустую лунку
    .empty_pit_ins = пустой лункой
    .store = амбар
    .store_gen = амбара
    .store_loc = амбаре
    .stores = амбары
    .stores_loc = амбарах
    .home = дом
    .home_gen = дома
    .home_ins = домом
    .homes = дома
    .homes_gen = домов
    .capture = взятие
    .capture_head = Взятие
    .capture_gen = взятия
    .captured = взято
    .captures = берёт
    .they_capture = берут

words-grain =
    .seed = зерно
    .seed_acc = зерно
    .seed_gen = зерна
    .seed_dat = зерну
    .seeds = зёрна
    .seeds_gen = зёрен
    .seed_one = одно
    .seed_one_gen = одного
    .by_one = по одному
    .one_seed_dat = одному зерну
    .last_seed = последнее зерно
    .last_seed_gen = последнего зерна
    .last_seed_ins = последним зерном
    .lone_seed_head = Одинокое зерно

words-bean =
    .seed = боб
    .seed_acc = боб
    .seed_gen = боба
    .seed_dat = бобу
    .seeds = бобы
    .seeds_gen = бобов
    .one_seed_dat = одному бобу
    .last_seed = последний боб
    .last_seed_gen = последнего боба
    .last_seed_ins = последним бобом
    .lone_seed_head = Одинокий боб

words-shell =
    .seed = ракушка
    .seed_acc = ракушку
    .seed_gen = ракушки
    .seed_dat = ракушке
    .seeds = ракушки
    .seeds_gen = ракушек
    .seed_one = одна
    .seed_one_gen = одной
    .by_one = по одной
    .one_seed_dat = одной ракушке
    .last_seed = последняя ракушка
    .last_seed_gen = последней ракушки
    .last_seed_ins = последней ракушкой
    .lone_seed_head = Одинокая ракушка

words-ball =
    .seed = шарик
    .seed_acc = шарик
    .seed_gen = шарика
    .seed_dat = шарику
    .seeds = шарики
    .seeds_gen = шариков
    .one_seed_dat = одному шарику
    .last_seed = последний шарик
    .last_seed_gen = последнего шарика
    .last_seed_ins = последним шариком
    .lone_seed_head = Одинокий шарик

words-cow =
    .seed = корова
    .seed_acc = корову
    .seed_gen = коровы
    .seed_dat = корове
    .seeds = коровы
    .seeds_gen = коров
    .seed_one = одна
    .seed_one_gen = одной
    .by_one = по одной
    .one_seed_dat = одной корове
    .last_seed = последняя корова
    .last_seed_gen = последней коровы
    .last_seed_ins = последней коровой
    .lone_seed_head = Одинокая корова

# Тогыз кумалак и его родня.
words-kumalak =
    .seed = кумалак
    .seed_acc = кумалак
    .seed_gen = кумалака
    .seed_dat = кумалаку
    .seeds = кумалаки
    .seeds_gen = кумалаков
    .one_seed_dat = одному кумалаку
    .last_seed = последний кумалак
    .last_seed_gen = последнего кумалака
    .last_seed_ins = последним кумалаком
    .lone_seed_head = Одинокий кумалак

# Отау не склоняется.
words-otau =
    .pit = отау
    .pit_acc = отау
    .pit_gen = отау
    .pit_dat = отау
    .pit_loc = отау
    .pits = отау
    .pits_gen = отау
    .any_pit_gen = любого отау
    .own_pit_gen = любого своего отау
    .start_pit_acc = исходное отау
    .next_pit_acc = следующее отау
    .next_pit_gen = следующего отау
    .next_pits = следующие отау
    .empty_pit = пустое отау
    .empty_pit_acc = пустое отау
    .empty_pit_ins = пустым отау

words-kazan =
    .store = казан
    .store_gen = казана
    .store_loc = казане
    .stores = казаны
    .stores_loc = казанах

words-tuzdyk =
    .home = туздык
    .home_gen = туздыка
    .home_ins = туздыком
    .homes = туздыки
    .homes_gen = туздыков

words-tuzdek =
    .home = туздек
    .home_gen = туздека
    .home_ins = туздеком
    .homes = туздеки
    .homes_gen = туздеков

# Огидисе: что захвачено, лежит в запасе.
words-claim =
    .store = запас
    .store_gen = запаса
    .store_loc = запасе
    .stores = запасы
    .stores_loc = запасах
    .capture = захват
    .capture_head = Захват
    .capture_gen = захвата
    .captured = захвачено
    .captures = захватывает
    .they_capture = захватывают
