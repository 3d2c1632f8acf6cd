# Задачи и тренажёр, доигрывающий окончания.

puzzle-find-win = Ход { $side_gen }. Найдите единственный выигрывающий ход.
puzzle-find-draw = Ход { $side_gen }. Найдите единственный ход, который удерживает ничью.
puzzle-right = Верно: { $label }, { $score }.
puzzle-win-gone = Ход { $label } упускает выигрыш: { $score }.
puzzle-draw-gone = Ход { $label } упускает ничью: { $score }.
puzzle-between = перевес { $side_gen } от { $sure } до { $most }, смотря как засчитать бесконечную игру
puzzle-line = Пример продолжения: { $line }
puzzle-next-best = Второй по силе ход: { $label }, { $score }.
puzzle-hint = Подсказка: { $what }
puzzle-grade = Задача { $number } из { $of }, сложность { $grade } из 5, решается за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
  }
train-win = Ход { $side_gen }, выигрыш доказан. Реализуйте его против безошибочной игры.
train-draw = Ход { $side_gen }, ничья доказана. Удержите её против безошибочной игры.
train-won-shortest = Выиграно за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }: быстрее нельзя.
train-won-longer = Выиграно за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }, на { $more } больше, чем нужно.
train-won = Выиграно за { $moves ->
    [one] { $moves } ход.
    [few] { $moves } хода.
   *[many] { $moves } ходов.
  }
train-drawn = Ничья удержана за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }.
train-missed = После { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  } результат хуже, чем мог быть.
train-slips = Ошибок: { $slips }.
train-beyond = В игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: это слишком много для доказанного результата, а он нужен тренажёру. Таблицы побольше охватывают больше позиций (sower tables build).
train-lost = Игрок, чей ход, в этой позиции проигрывает: удерживать нечего. Передайте ход сопернику или выберите другую позицию.
train-open = Результат этой позиции зависит от того, как засчитать бесконечную игру, поэтому доказанного результата нет.
train-over = В этой позиции игра окончена.

puzzles-none = Для игры { $game } задач пока нет. Создайте их: sower puzzles build { $game } --out ФАЙЛ, а решайте с --file ФАЙЛ.
puzzles-game = { $game }: задач { $count }, решено { $solved }. Решать: sower puzzles { $game }
puzzles-no-number = Задачи { $number } нет; ожидается номер от 1 до { $count }.
puzzles-no-grade = { $grade } — не сложность; ожидается число от 1 (легко) до { $hardest } (трудно).
puzzles-type-help = Введите ход или help, чтобы увидеть все команды.
puzzles-help = Ход, например 3 или C: ваш ответ. hint: подсказка · solution: решение · why: ваш последний ход по шагам · next: следующая · puzzle N · grade N, или grade для всех · train: доиграть против безошибочной игры · board · rules · progress · quit
puzzles-solved = Решено. Введите next для следующей задачи.
puzzles-again = Попробуйте ещё раз или введите hint, solution или next.
puzzles-nothing-tried = Вы ещё не сделали ни одного хода.
puzzles-tally = Сложность { $grade }: решено { $solved } из { $count }, с первой попытки { $once }, начато { $tried }
puzzles-no-tables = Таблиц нет, поэтому каждую задачу должен доказать короткий поиск.
puzzles-looking = Сыграно партий: { $games }, кандидатов { $found } из { $wanted }, осталось около { $left }
puzzles-grading = Оценено кандидатов: { $done } из { $of }, осталось около { $left }
puzzles-built = Задач: { $count } за { $time }; по сложности от 1 до 5: { $grades }
puzzles-too-few = Найдено задач: { $count } из { $wanted }. Таблицы побольше или записи партий (--from) дадут больше.
train-small-table = Вычисляются все позиции, где в игре до { $count } { $seeds_gen }. Это делается один раз и занимает несколько секунд.
train-no-small-table = У этой игры слишком много окончаний для малой таблицы. Можно тренировать позиции, которые доказывает поиск, а после sower tables build { $game } — любые.
train-no-exercise = Позиция для тренировки не нашлась. Задайте её: sower train { $game } ПОЗИЦИЯ
train-replied = Ответ: { $line }
train-take-back = Введите undo, чтобы взять ход назад, или on, чтобы продолжить.
train-nothing-to-take-back = Брать назад нечего.
train-help = Введите ход. undo: взять ход назад · board: доска · quit: выйти
