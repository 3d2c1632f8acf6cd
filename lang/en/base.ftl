# The language's own name, for the list of languages.
language-name = English

# The names of the sides.
side-south = South
side-north = North
