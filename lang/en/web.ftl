# What the page says. Only arguments and choices by an argument may stand here, and a choice ends with *[other]: the page
# formats these itself (web/text/format.js).

web-title = Sower
