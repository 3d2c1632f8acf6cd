# Задачи и тренажёр, доигрывающий окончания.

puzzle-find-win = Ход: { $side }. Выигрыш сохраняет только один ход. Какой?
puzzle-find-draw = Ход: { $side }. Ничью удерживает только один ход. Какой?
puzzle-right = Верно: ход { $label } сохраняет результат. { $score }.
puzzle-win-gone = Ход { $label } упускает выигрыш: { $score }.
puzzle-draw-gone = Ход { $label } упускает ничью: { $score }.
puzzle-between = { $side }: итог от { $sure } до { $most }, чем бы ни кончилась игра по кругу
puzzle-line = Возможное продолжение: { $line }
puzzle-next-best = Лучший из остальных ходов, { $label }: { $score }.
puzzle-hint = Вот что делает верный ход: { $what }.
puzzle-grade = Задача { $number } из { $of }, сложность { $grade } из 5, решается за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
  }
train-win = Ход: { $side }, выигрыш доказан. Доведите его до конца против безошибочной защиты.
train-draw = Ход: { $side }, ничья доказана. Удержите её против безошибочной игры.
train-won-shortest = Выиграно за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }: короче нельзя.
train-won-longer = Выиграно за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }, на { $more } больше, чем на кратчайшем пути.
train-won = Выиграно за { $moves ->
    [one] { $moves } ход.
    [few] { $moves } хода.
   *[many] { $moves } ходов.
  }
train-drawn = Ничья удержана, ходов: { $moves }.
train-missed = Ходов: { $moves }, и итог хуже, чем мог быть.
train-slips = Сколько раз по пути результат был упущен: { $slips }.
train-beyond = В игре { $count } { $seeds_gen }: эта позиция за пределами известного, а тренажёру нужен доказанный результат. Таблицы побольше знают больше (sower tables build).
train-lost = Позиция проиграна для того, кто ходит: сохранять нечего. Дайте ход другой стороне или возьмите другую позицию.
train-open = Исход этой позиции зависит от того, чем кончилась бы бесконечная игра по кругу: доказанного результата нет.
train-over = В этой позиции игра окончена.

puzzles-none = Задач для { $game } пока нет. Найдите их: sower puzzles build { $game } --out ФАЙЛ, а решайте с --file ФАЙЛ.
puzzles-game = { $game }: задач { $count }, решено { $solved }. Решать: sower puzzles { $game }
puzzles-no-number = Задачи { $number } нет; номера идут от 1 до { $count }.
puzzles-no-grade = Сложности { $grade } нет; она бывает от 1 (легко) до { $hardest } (трудно).
puzzles-type-help = Введите ход или help, чтобы узнать, что ещё можно.
puzzles-help = Ход, например 3 или C: ваш ответ. hint: подсказка · solution: решение · why: что сделал последний ход, шаг за шагом · next: следующая · puzzle N · grade N, или grade для всех · train: доиграть против безошибочной защиты · board · rules · progress · quit
puzzles-solved = Решено. Введите next, чтобы перейти к следующей.
puzzles-again = Попробуйте ещё раз или введите hint, solution или next.
puzzles-nothing-tried = Здесь ещё не сделано ни одного хода.
puzzles-tally = Сложность { $grade }: решено { $solved } из { $count }, с первой попытки { $once }, испробовано { $tried }
puzzles-no-tables = Таблиц здесь нет, поэтому задачей станет только то, что доказывает короткий поиск.
puzzles-looking = Сыграно партий: { $games }, кандидатов { $found } из { $wanted }, осталось около { $left }
puzzles-grading = Оценено кандидатов: { $done } из { $of }, осталось около { $left }
puzzles-built = Задач: { $count } за { $time }; по сложности от 1 до 5: { $grades }
puzzles-too-few = Найдено задач: { $count } из { $wanted }. Больше дадут таблицы побольше или записи партий (--from).
train-small-table = Один раз вычисляются все позиции, где в игре до { $count } { $seeds_gen }; это займёт несколько секунд.
train-no-small-table = У этой игры нет малой таблицы: окончаний слишком много. Тренируется то, что докажет поиск; после sower tables build { $game } можно тренировать всё.
train-no-exercise = Позиция для тренировки не нашлась. Задайте её: sower train { $game } ПОЗИЦИЯ
train-replied = Защита отвечает: { $line }
train-take-back = Введите undo, чтобы взять ход назад, или on, чтобы всё равно продолжить.
train-nothing-to-take-back = Брать назад нечего.
train-help = Введите ход. undo: взять ход назад · board: доска · quit: выйти
