# Что говорит `sower tune`.

tune-folder = Игры хранятся в { $folder }; та же команда продолжит с того места, где остановилась.
tune-progress = круг { $round } из { $rounds }: { $games } из { $total } игр, осталось около { $left }
tune-fitted = Круг { $round }: подогнано по { $samples } позициям; веса объясняют { $explained } % того, насколько игра отходит от хранилищ (0 значило бы не знать ничего).
tune-stopped = Остановлено в круге { $round } из { $rounds }. Сохранено: { $round ->
    [1] { $games } из его { $total } игр
   *[other] все игры прежних кругов и { $games } из { $total } этого
  }{ $lost ->
    [0] .
    [one] . Сыграна ещё { $lost }, но игры хранятся по { $batch }, так что она будет сыграна снова.
   *[other] . Сыграно ещё { $lost }, но игры хранятся по { $batch }, так что они будут сыграны снова.
  }
tune-done = Веса записаны в { $file }. Попробуйте их: sower match { $game } { $player } level:10 --movetime 20 --games 200

# `sower tune levels`
tune-levels-progress = раунд { $round }: уровень { $upper } против { $lower }, партий { $games } из { $total }, { $time }
tune-levels-round = { $round ->
    [0] Сейчас: { $scores }
   *[other] Раунд { $round }: { $scores }
  }
tune-levels-head = уровни     счёт               Эло     узлов      шум
tune-levels-outside = Хотя бы один уровень набирает против предыдущего меньше 60 % или больше 85 %.
tune-levels-stopped = Остановлено до конца измерений. Лучшие уровни законченных раундов сохранены.
tune-levels-done = Уровни записаны в { $file }. Чтобы применить их, скопируйте файл в games/ и соберите Sower заново.
