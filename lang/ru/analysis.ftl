# Что нашёл поиск, словами.

score-wins = { $side } выигрывает с перевесом { $margin } (доказано)
score-wins-by-possession = { $side } выигрывает по владению с перевесом { $margin } (доказано)
score-draw = ничья (доказано)
score-wins-about = { $side } выигрывает (доказано), перевес примерно { $margin }
score-wins-somehow = { $side } выигрывает (доказано)
score-ahead = { $side } впереди примерно на { $margin }
score-level = примерно равно

analysis-depth = Глубина { $depth }, позиций { $positions }, { $time }.
analysis-all-proven = Все ходы доказаны; позиций { $positions }, { $time }.
analysis-thinking = Глубина { $depth }, позиций { $positions }, пока { $time }; Ctrl-C останавливает.
analysis-minimax = { $player }: позиций { $positions }, отсечений { $cutoffs }, { $time }. Равные ходы идут в порядке { $pits_gen }; играется первый.
analysis-no-values = { $player } не даёт оценку каждого хода; ожидается игрок от minimax:1 до minimax:30
analysis-no-player = неизвестный игрок "{ $player }"; ожидается игрок от minimax:1 до minimax:30
analysis-more-moves = … и ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
analysis-stopped = остановлено раньше, чем каждый ход получил оценку

analysis-column-move = ход
analysis-column-score = оценка
analysis-column-words = словами
analysis-column-line = лучший вариант

analysis-best-line = Лучший вариант:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; следующее взятие не позже чем через { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  }

# Вариант: ходы каждой стороны по очереди, например «Юг 3 6, Север 2».
line-of-play = { $turns }
line-of-play-cut = { $turns } …
line-turn = { $side } { $moves }
