# Words that stand for the sides, used wherever a sentence names one.
side-south = South
side-north = North
