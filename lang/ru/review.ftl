# Разбор сыгранной игры.

class-best = лучший
class-good = хороший
class-inaccuracy = неточность
class-mistake = ошибка
class-blunder = грубая ошибка
class-only-move = единственный ход
class-missed-win = упущенная победа
class-opening = дебют

review-swing = До хода: { $before }; после: { $after }.
review-because-result = { CAPITAL($class) }: шансы { $side_gen } на победу падают с { $before } % до { $after } %.
review-because-seeds = { CAPITAL($class) }: потеряно { $seeds_gen }: { $lost }; шансы { $side_gen } на победу почти не меняются (с { $before } % до { $after } %).
review-because-both = { CAPITAL($class) }: потеряно { $seeds_gen }: { $lost }; шансы { $side_gen } на победу падают с { $before } % до { $after } %.
review-better = Сильнее ход: { $better_move }; { $told }.
review-better-quietly = Сильнее ход: { $better_move }.
review-allowed = Ход позволяет { $side_dat } сыграть { $label }: { $told }.
review-compared = За следующие { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
  } лучший вариант приносит: { $side } { $own }, { $other } { $theirs }; сыгранный: { $own_played } и { $theirs_played }.

review-note-mark = Разбор:
review-note = Разбор: { $class }, потеряно { $seeds_gen }: { $lost }.

review-plot-title = { $game }: кто впереди, { $plies ->
    [one] { $plies } позиция
    [few] { $plies } позиции
   *[many] { $plies } позиций
  }
review-plot-south = впереди Юг
review-plot-north = впереди Север
review-plot-opening = заданный дебют
review-plot-plies = полуход
review-plot-seeds = итоговый перевес, { $seeds }

review-heading = { $game }: { $south } (Юг) против { $north } (Север), { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  }. { $result }
review-nobody = неизвестно
review-unfinished = Игра не окончена.
review-column-ply = №
review-column-side = сторона
review-column-move = ход
review-column-before = до
review-column-after = после
review-column-lost = потеря
review-column-chance = шансы
review-column-class = оценка
review-column-better = сильнее
review-turning-points = Переломные моменты
review-no-turning-points = Переломных моментов не было: серьёзных ошибок никто не допустил.
review-point = Полуход { $ply }, { $side } { $token }, { $class }
review-accuracy = точность
review-lost = потеряно { $seeds_gen }
review-columns = до, после: ожидаемый итоговый перевес Юга ({ $seeds }) при лучшем ходе и при сыгранном, из одного поиска. ✓: исход доказан; если число целое, доказан и перевес. шансы: шансы ходящего на победу.
review-opening = Дебют был задан, поэтому его ходы не оцениваются ("o" под графиком).
review-marks = Под графиком: · неточность, ? ошибка или упущенная победа, ⁇ грубая ошибка.
review-glyphs = Знаки после хода: ! единственный хороший ход, ?! неточность, ? ошибка или упущенная победа, ?? грубая ошибка.
review-progress = Разбор: { $done } из { $all } позиций, осталось { $time }.
review-stopped = остановлено до конца разбора; ничего не записано
review-written = Разобранная игра записана в { $file }.
review-drawn = График записан в { $file }.

# Подсказка: ход, что он делает, и ожидаемый итог.
hint-sentence = { $label }: { $reasons }; { $score }.
hint-captures = { $captures } { $count ->
    [one] { $count } { $seed_acc }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
hint-again = даёт ещё один ход
hint-makes-home = создаёт { $home }
hint-saves = спасает { $count ->
    [one] { $count } { $seed_acc }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
hint-prepares = готовит выигрыш: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
hint-feeds = даёт { $other_dat } { $seeds }
hint-swaps = меняет стороны
hint-ends = заканчивает игру
hint-quiet = сразу ничего не выигрывает, но даёт лучшие виды
