# Сообщения `sower match`.

match-progress = { $done } из { $total }: +{ $wins } ={ $draws } −{ $losses }, { $score }, { $elo }, осталось { $left } ({ $first } против { $second })
match-seconds = { $count } с
match-minutes = { $count } мин
match-hours = { $hours } ч { $minutes } мин
match-crowded = { $threads ->
    [one] { $threads } игра
    [few] { $threads } игры
   *[many] { $threads } игр
  } на время одновременно, а ядер { $cores }: игроки мешают друг другу.
match-stopping = Остановка. Нажмите Ctrl-C ещё раз, чтобы выйти без результата.
match-stopped = Остановлено после { $done ->
    [one] { $done } игры
   *[other] { $done } игр
  }; вот результат на этот момент.
match-result = { $first } против { $second }, { $name }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  } за { $seconds } с
match-games = побед { $wins }, ничьих { $draws }, поражений { $losses }: очки { $score }
match-strength = { $elo }; вероятность превосходства { $los }
match-elo = Эло { $elo } ± { $error }
match-elo-alone = Эло { $elo }
match-elo-above = Эло выше { $low }
match-elo-below = Эло ниже { $high }
match-elo-unknown = Эло неизвестно
match-pairs = пар с 0, ½, 1, 1½ и 2 очками: { $none }, { $half }, { $one }, { $more }, { $two }
match-south = Юг (оба игрока): побед { $won }, ничьих { $drawn }, поражений { $lost }: очки { $score }
match-test-open = SPRT { $elo0 } против { $elo1 } Эло: LLR { $llr } между { $low } и { $high }, не решено
match-test-decided = SPRT { $elo0 } против { $elo1 } Эло: LLR { $llr } между { $low } и { $high }, принята { $accepted }
match-lost = { $who }: { $faults ->
    [one] { $faults } поражение
    [few] { $faults } поражения
   *[many] { $faults } поражений
  } из-за сбоев и { $timeouts } по времени
match-forfeit = Игра { $number }: { $who } проигрывает: { $reason }
match-more-forfeits = Дальнейшие технические поражения считаются, но не показываются; --record сохраняет все игры.
match-gate-lost = { $who } набирает { $score } против { $other }; порог { $gate }
match-gate-stopped = матч остановлен до решения о пороге
match-test-lost = SPRT принял H0: { $who } против { $other } ближе к { $elo0 }, чем к { $elo1 } Эло
match-head-player = игрок
match-head-games = игр
match-head-won = побед
match-head-drawn = ничьих
match-head-lost = поражений
match-head-score = очки
match-head-elo = Эло
match-gauntlet = { $first } против каждого из остальных, { $name }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  } за { $seconds } с
match-round-robin = Круговой турнир, { $name }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  } за { $seconds } с

# Почему компьютер не сделал ход. Продолжение после «Север проигрывает: ».
player-no-move = ходов нет
player-stopped = поиск остановлен раньше, чем найден ход
player-exited = программа завершилась ({ $how })
player-exit-status = код выхода { $code }
player-signal = сигнал { $signal }
player-silent = программа не ответила за { $waited } мс
player-last-words = { $what }; последнее её сообщение: «{ $words }»
player-fault = { $text }
