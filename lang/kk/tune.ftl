# `sower tune` хабарлары.

tune-folder = Ойындар { $folder } қалтасына сақталады. Тоқтағаннан кейін жалғастыру үшін сол пәрменді қайта іске қосыңыз.
tune-progress = айналым { $round }/{ $rounds }: ойын { $games }/{ $total }, шамамен { $left } қалды
tune-fitted = { $round }-айналым: { $samples } позицияға келтірілді, R² = { $explained }
tune-stopped = Айналым { $round }/{ $rounds } кезінде тоқтатылды. Сақталғаны: { $round ->
    [1] { $total } ойынның { $games }
   *[other] бұрынғы айналымдардың барлық ойыны және осы айналымның { $total } ойынынан { $games }
  }.{ $lost ->
    [0] { "" }
   *[other] { " " }Ойындар { $batch } ойыннан сақталады, сондықтан тағы { $lost } ойын қайта ойналады.
  }
tune-done = Салмақтар { $file } файлында. Тексеру: sower match { $game } { $player } level:10 --movetime 20 --games 200
