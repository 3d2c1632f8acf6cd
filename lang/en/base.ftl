# The language's own name, for a list to choose from.
language-name = English

# Words that stand for the sides, used wherever a sentence names one.
side-south = South
side-north = North
