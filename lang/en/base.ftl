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

# The kinds of games, and the parts of the world, in lists.
kind-single-lap = Single lap
kind-relay = Relay sowing
kind-sown-stores = Stores are sown
kind-across = Captures across
kind-by-count = Captures by count
kind-owned-pits = Pits are won
kind-direction = Choice of direction
kind-rounds = Several rounds
kind-three-rows = Three rows
kind-four-rows = Four rows
kind-bao = Bao
area-west-africa = West Africa
area-middle-africa = Middle Africa
area-east-africa = East Africa
area-southern-africa = Southern Africa
area-north-africa = North Africa
area-west-asia = West Asia
area-central-east-asia = Central and East Asia
area-south-asia = South Asia
area-south-east-asia = Southeast Asia
area-europe = Europe
area-americas = Americas
area-oceania = Oceania
