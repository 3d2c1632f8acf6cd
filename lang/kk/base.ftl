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
