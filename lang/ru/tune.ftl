# Сообщения `sower tune`.

tune-folder = Игры сохраняются в { $folder }. Чтобы продолжить после остановки, запустите ту же команду.
tune-progress = круг { $round } из { $rounds }: { $games } из { $total } игр, осталось около { $left }
tune-fitted = Круг { $round }: подгонка по позициям, всего { $samples }, R² = { $explained }
tune-stopped = Остановлено в круге { $round } из { $rounds }. Сохранено: { $round ->
    [1] игр { $games } из { $total }
   *[other] все игры прежних кругов и { $games } из { $total } этого круга
  }.{ $lost ->
    [0] { "" }
   *[other] { " " }Игры сохраняются по { $batch }, поэтому ещё { $lost } будет сыграно заново.
  }
tune-done = Веса записаны в { $file }. Чтобы проверить их: sower match { $game } { $player } level:10 --movetime 20 --games 200

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
