# Сообщения `sower tables`.

tables-none = В { $folder } таблиц нет. Постройте их: sower tables build { $game }
tables-plan = До { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  } в игре: позиций { $positions }, в папке { $folder }. Чтобы продолжить после остановки, запустите ту же команду.
tables-nothing-in-play = игра кончается, когда в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, поэтому строить нечего; укажите большее --seeds
tables-progress = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: { $percent } %, на всё осталось около { $left }
tables-written = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: { $number ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  } за { $time }, { $size }
tables-found = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: { $number ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  }, уже построено
tables-done = Построены все позиции, где в игре до { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }: { $positions } за { $time }. Чтобы найти позицию: sower tables probe { $game } --position …
tables-verified = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: проверено позиций { $checked } из { $positions }, ошибок нет
tables-no-layer = Таблицы, где в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, нет.
tables-cycles-none = Все значения точны: позиции не могут повторяться.
tables-cycles-level = Все значения точны: бесконечное повторение никому ничего не даёт.
tables-cycles-open = Там, где позиции могут повторяться без конца, результат зависит от того, когда игра остановится. У такой позиции два значения: обеспеченное ходящему и наибольшее возможное. Если они равны, значение точное.
tables-beyond = В этой позиции в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, а таблицы доходят до { $most }.
tables-swap-open = В этой позиции второй игрок ещё может поменяться сторонами; в таблицах только более поздние позиции.
tables-value = { $score }
tables-between = Ходящему обеспечено { $sure }, самое большее { $most }; точное значение зависит от того, когда прекратится повторение.
tables-distance = { $plies ->
    [0] Игра окончена.
    [one] Следующее взятие не дальше чем через { $plies } полуход, если одна сторона спешит, а другая тянет.
    [few] Следующее взятие не дальше чем через { $plies } полухода, если одна сторона спешит, а другая тянет.
   *[many] Следующее взятие не дальше чем через { $plies } полуходов, если одна сторона спешит, а другая тянет.
  }
tables-column-seeds = в игре
tables-column-positions = позиций
tables-column-size = файл
tables-column-wins = выиграно
tables-column-draws = ничьих
tables-column-losses = проиграно
tables-column-mean = среднее
tables-column-longest = дольше всего
tables-column-move = ход
tables-column-value = значение
tables-column-distance = полуходов до взятия
tables-speed = { $order }: { $speed } позиций в секунду
tables-order-random = Случайный доступ
tables-order-solver = Доступ решателя
tables-order-batched = Случайный доступ, пакетами
