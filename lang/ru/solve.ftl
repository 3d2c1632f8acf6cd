# Что говорит `sower solve`.

solve-endgames = сначала вычисляются все окончания: { $seeds } из { $of } семян в игре
solve-progress = от { $lower } до { $upper }; стоит ли { $label } хотя бы { $goal }? Позиций: { $positions }, в секунду { $pace }, { $time }: { $line }
solve-value = { $told }.
solve-between = Доказано не до конца: { $side } получает не меньше { $lower } и не больше { $upper }.
solve-wins = { $side } выигрывает, доказано.
solve-reaches = { $side } получает не меньше { $margin }, доказано.
solve-misses = { $side } не получает { $margin }: не больше { $upper }, доказано.
solve-draws = Ничья, доказано.
solve-best = Лучшие ходы: { $labels }. Ни один другой не равен им.
solve-best-so-far = Лучшие ходы, насколько доказано: { $labels }.
solve-line = Один из лучших вариантов: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: не меньше { $lower }, не больше { $upper }
solve-took = Позиций: { $positions }, { $time }.
solve-resumed = Продолжение с { $file }.
solve-not-kept = Не удалось записать { $file }: { $error }. Запись будет повторяться, пока идёт доказательство.
solve-lost-with-the-end = последнее состояние доказательства не записано в { $file }: доказанное после предыдущей записи потеряно
solve-open-elsewhere = в { $file } пишет другое доказательство, которое ещё идёт; дождитесь его конца или укажите другой файл
solve-foreign = { $file } не сохранённое доказательство; укажите другой файл или удалите этот, чтобы начать заново
solve-version = { $file } записан в форме версии { $found }, которую эта программа не читает; укажите другой файл
solve-damaged = { $file } обрезан или изменён после записи, поэтому ничто в нём не считается доказанным; удалите его, чтобы начать заново
solve-other-rules = { $file } относится к игре с другими правилами; укажите другой файл
solve-other-position = { $file } относится к позиции { $found }; укажите другой файл
