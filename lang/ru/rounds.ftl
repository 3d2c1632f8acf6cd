# Раунды и матчи: правила матча, счёт и окончание.

heading-match = Матч

rule-match-same = Все раунды начинаются одинаково.
rule-match-best-of = Матч состоит не более чем из { $count } раундов: выигрывает тот, кто выиграл больше раундов. Матч заканчивается, как только перевес становится решающим. Раунд вничью не засчитывается никому.
rule-match-rounds = В матче { $count } раундов. Считаются { $tallied }: у кого их больше, тот выигрывает матч.
rule-match-first-to = Считаются { $tallied }: кто первым наберёт { $target }, выигрывает матч. Если набрали оба, выигрывает больший счёт.
rule-match-most = Матч заканчивается после { $count } раундов.
rule-match-refill = После раунда каждый сохраняет то, что у него есть. К следующему раунду игроки заполняют { $pits } своего ряда, по { $each ->
    [one] { $each } { $seed_dat }
    [few] { $each } { $seed_gen }
   *[many] { $each } { $seeds_gen }
  } в каждую. Остаток сохраняется как взятое.
rule-fill-left = Заполняют слева.
rule-fill-right = Заполняют справа.
rule-fill-outside = Заполняют по очереди с обоих концов, так что у игроков это происходит друг против друга.
rule-fill-loser = Заполняет только проигравший раунд; ряд победителя остаётся как есть. Раунд вничью заканчивает матч.
rule-unfilled-closed = Что нельзя заполнить, закрыто на весь раунд: туда не сеют, оттуда не ходят и не берут. Оно открывается снова, когда владелец может его заполнить.
rule-unfilled-empty = Что нельзя заполнить, остаётся в начале раунда пустым.
rule-match-cannot-fill = Матч заканчивается, когда игрок не может заполнить { $count ->
    [one] { $count } { $pit }
    [few] { $count } { $pit_gen }
   *[many] { $count } { $pits_gen }
  }. Выигрывает матч тот, у кого больше { $seeds_gen }.
rule-starter-alternate = Игроки начинают раунды по очереди.
rule-starter-loser = Следующий раунд начинает проигравший, после ничьей — тот, кто ходил последним.
rule-starter-winner = Следующий раунд начинает победитель, после ничьей — тот, кто ходил последним.
rule-starter-last-mover = Следующий раунд начинает тот, кто ходил последним.

tally-wins = выигранные раунды
tally-seeds = { $seeds } всех раундов
tally-margin = { $seeds } перевеса в выигранных раундах
tally-points = очки: одно за выигранный раунд и ещё одно за три четверти всех { $seeds_gen }

match-round = Раунд { $round }
match-leads = { $side } ведёт { $more }–{ $less }
match-level = { $each }–{ $each }
match-round-and-score = Раунд { $round }, { $score }
match-won = { $side } выигрывает матч, { $south }–{ $north }: { $reason }.
match-drawn = Матч вничью, { $south }–{ $north }: { $reason }.
match-end-target = нужный счёт набран
match-end-decided = перевес решающий
match-end-rounds = все раунды сыграны
match-end-cannot-fill = игрок не может заполнить нужное число { $pits_gen }
match-end-drawn = последний раунд закончился вничью
match-end-unplayable = в следующем раунде никто не мог бы ходить
match-end-abandoned = игрок ушёл

match-no-rounds = в матче хотя бы один раунд
match-no-next = раунд { $round } не может следовать: { $reason }
match-wrong-start = раунд { $round } начинается с { $found }; после предыдущего раунда он начинается с { $expected }
match-one-round = в этой игре один раунд; для матча нужно match.next = "same" или "refill"
match-not-over = раунд { $round } не закончен
match-is-over = матч окончен ({ $result })
match-file-round = раунд { $round }: { $reason }
match-file-wrong-round = тег [Round "{ $found }"] стоит в записи { $round }; должно быть [Round "{ $round }"]
match-file-wrong-score = в раунде { $round } тег [MatchScore "{ $found }"]; предыдущие раунды дают { $expected }

match-next-hint = Введите next, чтобы начать следующий раунд.
match-next-key = Пробел начинает следующий раунд.
match-none-next = Следующего раунда нет: { $reason }.
tui-key-next-round = раунд
