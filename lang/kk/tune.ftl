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

# `sower tune levels`
tune-levels-progress = { $round }-айналым: { $upper }-деңгей { $lower }-деңгейге қарсы, { $games }/{ $total } ойын, { $time }
tune-levels-round = { $round ->
    [0] Қазіргі деңгейлер: { $scores }
   *[other] { $round }-айналым: { $scores }
  }
tune-levels-head = деңгей    ұпай                Эло    түйін      шу
tune-levels-outside = Кемінде бір деңгей алдыңғысына қарсы 60 %-дан аз немесе 85 %-дан көп ұпай жинайды.
tune-levels-stopped = Өлшеу аяқталмай тоқтатылды. Аяқталған айналымдардың ең жақсы деңгейлері сақталды.
tune-levels-done = Деңгейлер { $file } файлында. Қолдану үшін оны games/ қалтасына көшіріп, Sower-ді қайта құрастырыңыз.
