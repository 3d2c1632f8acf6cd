# Сообщения `sower solve`.

solve-endgames = сначала строятся окончания: { $seeds } из { $of } семян в игре
solve-progress = от { $lower } до { $upper }; стоит ли { $label } хотя бы { $goal }? Позиций: { $positions }, в секунду { $pace }, { $time }: { $line }
solve-value = { CAPITAL($told) }.
solve-between = Решено не полностью: итоговая разница для стороны { $side } от { $lower } до { $upper }.
solve-wins = { $side } выигрывает (доказано).
solve-reaches = { $side }: итоговая разница не меньше { $margin } (доказано).
solve-misses = { $side }: итоговая разница меньше { $margin }, не больше { $upper } (доказано).
solve-draws = Ничья (доказано).
solve-best = Лучшие ходы: { $labels }. Остальные хуже.
solve-best-among = Лучшие ходы: { $labels }. Остальные могут быть не хуже.
solve-best-so-far = Лучшие ходы на этот момент: { $labels }.
solve-line = Один из лучших вариантов: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: не меньше { $lower }, не больше { $upper }
solve-took = { $count ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  }, { $time }.
solve-resumed = Продолжение с { $file }.
solve-not-kept = Не удалось записать { $file }: { $error }. Доказательство продолжается, запись будет повторена.
solve-lost-with-the-end = не удалось записать последнее состояние в { $file }; доказанное после предыдущей записи потеряно
solve-open-elsewhere = { $file } занят другим доказательством; дождитесь его конца или укажите другой файл
solve-foreign = { $file } — не сохранённое доказательство; укажите другой файл или удалите этот, чтобы начать заново
solve-version = у { $file } формат версии { $found }, эта программа его не читает; укажите другой файл
solve-damaged = { $file } повреждён, поэтому ничто в нём не считается доказанным; удалите его, чтобы начать заново
solve-other-rules = { $file } относится к игре с другими правилами; укажите другой файл
solve-other-position = { $file } относится к позиции { $found }; укажите другой файл
solve-cycles = В этой игре позиции могут повторяться, поэтому точное значение установить не удаётся. Дополнительное время не поможет.
solve-stopped = Доказательство остановлено до завершения.
solve-out-of-time = Время вышло до завершения доказательства.
solve-out-of-nodes = Лимит позиций исчерпан до завершения доказательства.
solve-resume = Чтобы продолжить с { $file }, запустите ту же команду.
solve-use-checkpoint = Укажите --checkpoint FILE, чтобы сохранять ход доказательства и продолжать позже.
solve-nothing-proven = пока ничего не доказано
