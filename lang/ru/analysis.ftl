# Что нашёл поиск, словами.

score-wins = { $side } выигрывает с перевесом { $margin }, доказано
score-wins-by-possession = { $side } выигрывает по владению, больше на { $margin }, доказано
score-draw = ничья, доказано
score-wins-about = { $side } выигрывает, доказано; перевес примерно { $margin }
score-wins-somehow = { $side } выигрывает, доказано
score-ahead = { $side } впереди примерно на { $margin }
score-level = примерно поровну

analysis-depth = Глубина { $depth }, позиций { $positions }, { $time }.
analysis-all-proven = Каждый ход доказан; позиций { $positions }, { $time }.
analysis-thinking = Глубина { $depth }, позиций { $positions }, пока { $time }; Ctrl-C останавливает.
analysis-minimax = { $player }: позиций { $positions }, отсечений { $cutoffs }, { $time }. Равные ходы стоят в порядке лунок; играется первый.
analysis-no-values = оценку каждого хода, которую можно показать, дают только игроки от minimax:1 до minimax:30, а не { $player }
analysis-no-player = нет игрока "{ $player }", который давал бы оценку каждого хода; её дают игроки от minimax:1 до minimax:30
analysis-more-moves = … и ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
analysis-stopped = остановлено прежде, чем каждый ход получил оценку

analysis-column-move = ход
analysis-column-score = оценка
analysis-column-words = словами
analysis-column-line = лучшая линия

analysis-best-line = Лучшая линия:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; взятие не позже чем через { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  }
