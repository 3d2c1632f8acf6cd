# Тілдің өз атауы.
language-name = Қазақша

# Жақтардың атаулары септіктерімен: $side_gen, $owner_dat және т.б.
side-south = Оңтүстік
    .gen = Оңтүстіктің
    .dat = Оңтүстікке
    .acc = Оңтүстікті
    .loc = Оңтүстікте
    .abl = Оңтүстіктен
    .ins = Оңтүстікпен
side-north = Солтүстік
    .gen = Солтүстіктің
    .dat = Солтүстікке
    .acc = Солтүстікті
    .loc = Солтүстікте
    .abl = Солтүстіктен
    .ins = Солтүстікпен

# Сандар қалай жазылады: 8,7 және 12 345.
decimal-separator = ,
thousands-separator = { "\u00A0" }

# Уақыт және үлкен сандар.
time-seconds = { $seconds } с
time-minutes = { $minutes } мин { $seconds } с
count-millions = { $count } млн

# The kinds of games, and the parts of the world, in lists.
kind-single-lap = Бір айналым
kind-relay = Жалғаса себу
kind-sown-stores = Қоймаға да себіледі
kind-across = Қарсысынан алу
kind-by-count = Санына қарай алу
kind-owned-pits = Ұялар жеңіп алынады
kind-direction = Бағыт таңдалады
kind-rounds = Бірнеше раунд
kind-three-rows = Үш қатар
kind-four-rows = Төрт қатар
kind-bao = Бао
area-west-africa = Батыс Африка
area-middle-africa = Орталық Африка
area-east-africa = Шығыс Африка
area-southern-africa = Оңтүстік Африка
area-north-africa = Солтүстік Африка
area-west-asia = Батыс Азия
area-central-east-asia = Орталық және Шығыс Азия
area-south-asia = Оңтүстік Азия
area-south-east-asia = Оңтүстік-Шығыс Азия
area-europe = Еуропа
area-americas = Америка
area-oceania = Океания
