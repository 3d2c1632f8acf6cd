# Что говорит `sower tables`.

tables-none = В { $folder } таблиц нет. Постройте их: sower tables build { $game }
tables-plan = До { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  } в игре: позиций { $positions }, они хранятся в { $folder }. Если остановить, та же команда продолжит с того же места.
tables-nothing-in-play = игра кончается, когда в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, так что вычислять нечего; укажите больше: --seeds
tables-progress = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: { $percent } %, на всё осталось около { $left }
tables-written = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: позиций { $positions } за { $time }, { $size }
tables-found = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: позиций { $positions }, уже есть
tables-done = Все позиции, где в игре до { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }, вычислены: { $positions } за { $time }. Спросите: sower tables probe { $game } --position …
tables-verified = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }: проверено позиций { $checked } из { $positions }, всё верно
tables-no-layer = Таблицы, где в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, нет.
tables-cycles-none = Все значения точны: игра не может пойти по кругу.
tables-cycles-level = Все значения точны: бесконечная игра по кругу никому ничего не даёт.
tables-cycles-open = Там, где игра могла бы вечно идти по кругу, её исход зависит от того, где она остановится. Поэтому у позиции два значения: то, что ходящему обеспечено, и самое большее, что он может получить. Где они равны, значение точно.
tables-beyond = В этой позиции в игре { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, а таблицы доходят до { $most }.
tables-swap-open = В этой позиции ещё можно поменяться сторонами; в таблицах те, где это уже решено.
tables-value = { $score }
tables-between = Ходящему обеспечено { $sure }, самое большее { $most }; что между ними, зависит от того, где остановится игра по кругу.
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
tables-column-draws = ровно
tables-column-losses = проиграно
tables-column-mean = среднее
tables-column-longest = дольше всего
tables-column-move = ход
tables-column-value = значение
tables-column-distance = полуходов до взятия
tables-speed = { $order }: { $speed } позиций в секунду
tables-order-random = Наугад
tables-order-solver = Как спрашивает решатель
tables-order-batched = Наугад, помногу сразу
