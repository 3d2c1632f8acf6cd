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
