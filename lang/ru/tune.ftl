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
