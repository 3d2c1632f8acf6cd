# Что говорит разбор сыгранной игры.

class-best = лучший
class-good = хороший
class-inaccuracy = неточность
class-mistake = ошибка
class-blunder = грубая ошибка
class-only-move = единственный ход
class-missed-win = упущенная победа
class-opening = начало

review-swing = До него: { $before }; после него: { $after }.
review-because-result = Судя по исходу ({ $class }): шансы { $side_gen } на победу падают с { $before } % до { $after } %.
review-because-seeds = Судя по потере ({ $class }), { $seeds }: { $lost }; шансы { $side_gen } на победу меняются меньше, с { $before } % до { $after } %.
review-better = Лучше было { $label }: { $told }.
review-better-quietly = Лучше было { $label }.
review-allowed = Это позволило { $side_dat } ответить { $label }: { $told }.
review-compared = За следующие { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
  } та линия приносит: { $side } { $own }, { $other } { $theirs }; в игре { $own_played } и { $theirs_played }.

review-note-mark = Разбор:
review-note = Разбор: { $class }, потеряно { $seeds_gen }: { $lost }.

review-plot-title = { $game }: кто впереди, { $plies ->
    [one] { $plies } позиция
    [few] { $plies } позиции
   *[many] { $plies } позиций
  }
review-plot-south = впереди Юг
review-plot-north = впереди Север
review-plot-opening = начало задано
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
review-column-class = суждение
review-column-better = лучше
review-turning-points = Переломные моменты
review-no-turning-points = Переломных моментов не было: никто не ошибся так, чтобы стоило показать.
review-point = Полуход { $ply }, { $side } { $token }, { $class }
review-accuracy = точность
review-lost = потеряно { $seeds_gen }
review-columns = до и после: итоговый перевес Юга ({ $seeds }) при лучшем ходе и при сыгранном, оба из одного поиска. ✓: исход доказан; если число целое, доказан и перевес. шансы: ходившего, на победу.
review-opening = Начало было задано, поэтому его ходы не судятся ("o" под графиком).
review-marks = Под графиком: · неточность, ? ошибка или упущенная победа, ⁇ грубая ошибка.
review-progress = Разбор: { $done } из { $all } позиций, осталось { $time }.
review-game-hint = { $fault }; или назовите игру после файла: sower review { $file } kalah
review-stopped = остановлено прежде, чем разбор закончен; ничего не записано
review-written = Разобранная игра записана в { $file }.
review-drawn = График записан в { $file }.
