# The language's own name, for the list of languages.
language-name = English

# The names of the sides.
side-south = South
side-north = North

# How numbers are written: 8.7 and 12,345.
decimal-separator = .
thousands-separator = ,

# Times and large numbers.
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
count-millions = { $count } M
