# Имя языка на нём самом.
language-name = Русский

# Имена сторон с падежами: $side_gen, $owner_dat и так далее. Обе стороны мужского рода, предложения на это полагаются.
side-south = Юг
    .gen = Юга
    .dat = Югу
    .ins = Югом
side-north = Север
    .gen = Севера
    .dat = Северу
    .ins = Севером

# Как пишутся числа: 8,7 и 12 345.
decimal-separator = ,
thousands-separator = { "\u00A0" }

# Время и большие числа.
time-seconds = { $seconds } с
time-minutes = { $minutes } мин { $seconds } с
count-millions = { $count } млн

# The kinds of games, and the parts of the world, in lists.
kind-single-lap = Один круг
kind-relay = Посев эстафетой
kind-sown-stores = Посев в амбары
kind-across = Взятие напротив
kind-by-count = Взятие по числу
kind-owned-pits = Лунки завоёвывают
kind-direction = Выбор направления
kind-rounds = Несколько раундов
kind-three-rows = Три ряда
kind-four-rows = Четыре ряда
kind-bao = Бао
area-west-africa = Западная Африка
area-middle-africa = Центральная Африка
area-east-africa = Восточная Африка
area-southern-africa = Южная Африка
area-north-africa = Северная Африка
area-west-asia = Западная Азия
area-central-east-asia = Центральная и Восточная Азия
area-south-asia = Южная Азия
area-south-east-asia = Юго-Восточная Азия
area-europe = Европа
area-americas = Америка
area-oceania = Океания
