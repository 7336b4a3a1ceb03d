# «Охота на преступников» по-русски. Слова из глоссария (правила, раздел 1): одно понятие, одно слово.
# Комнаты называет тема: «красный B». Имена игроков и комнат не склоняются; род игрока неизвестен,
# поэтому всё в настоящем времени.

game-crooks-out = Охота на преступников
    .pitch = Ночь, фабрика, полная жуликов: сопоставьте числа, назовите комнату, поймайте.

### Что происходит

event-game-started = Стол готов: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, { $circling ->
    [auto] числа обводит стол
   *[sharp_eyed] числа обводят игроки
}{ $brave ->
    [on] , вариант для смелых
   *[off] {""}
}{ $help ->
    [crosses] , подсказка: отмечено, что говорит каждая таблица
    [coach] , подсказка: тренер
   *[plain] {""}
}. Начинает { $first }.
event-hand-dealt = { $hand_id ->
    [none] { $seat } берёт на руку { $count ->
        [one] { $count } жулика
       *[other] { $count } жуликов
    }.
   *[known] { $seat } берёт на руку { $count ->
        [one] { $count } жулика
       *[other] { $count } жуликов
    }: { $hand }.
}
event-box-closed = { $count ->
    [one] { $count } жулик уходит
    [few] { $count } жулика уходят
   *[many] { $count } жуликов уходят
} в коробку; кто именно, не знает никто.
event-setup-rolled = { $repeated_id ->
    [yes] { $seat } бросает кубики: { $room }, такая комната уже выпадала.
   *[no] { $seat } бросает кубики для всех: { $room }.
}
event-number-written = { $seat } пишет число { $number } в комнате «{ $room }».
event-number-circled = { $cause ->
    [zero] Там никого нет: в таблице игрока { $seat } обведён 0 в комнате «{ $room }»
    [fresh] Все эти жулики уже выложены: в таблице игрока { $seat } сразу обведено число в комнате «{ $room }»
   *[hit] В таблице игрока { $seat } обведено число в комнате «{ $room }»
}; { $crossed_count ->
    [0] зачёркивать больше нечего
    [one] зачёркнут { $crossed_count } кружок
    [few] зачёркнуто { $crossed_count } кружка
   *[many] зачёркнуто { $crossed_count } кружков
}.
event-turn-started = Ход { $turn }: { $seat }.
event-dice-rolled = { $seat } бросает кубики: { $room }.
event-roll-skipped = В таблице игрока { $seat } числа есть во всех комнатах: броска нет.
event-crook-asked = { $seat } спрашивает игрока { $asked }: { $room }?
event-guess-missed = Промах: { $asked } не прячет жулика «{ $room }» и зачёркивает кружок. Ход окончен.
event-crook-caught = Попадание: { $asked } выкладывает жулика «{ $room }»; на руке { $left ->
    [0] никого не остаётся
    [one] остаётся { $left } жулик
    [few] остаётся { $left } жулика
   *[many] остаётся { $left } жуликов
}.
event-marks-crossed = { $seats_count ->
    [1] { $seats } зачёркивает у себя кружок «{ $room }».
   *[other] { $seats } зачёркивают у себя кружок «{ $room }».
}
event-number-named = { $seat } называет: { $room }.
event-circles-called = { $rooms_id ->
    [none] { $seat }: готово, в таблице игрока { $asked } обводить нечего.
   *[known] { $seat }: готово, в таблице игрока { $asked } пора обвести: { $rooms }.
}
event-circles-faulted = Ошибка, ход окончен.{ $missing_id ->
    [none] {""}
   *[known] {" "}Забыто: { $missing }.
}{ $false_id ->
    [none] {""}
   *[known] {" "}Названо зря: { $false }.
}
event-point-scored = { $at_risk ->
    [0] { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] { $seat }: под угрозой { $at_risk ->
        [one] { $at_risk } очко
        [few] { $at_risk } очка
       *[many] { $at_risk } очков
    }, в сохранности { $points }.
}
event-points-banked = { $seat } сохраняет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}, теперь всего { $points }.
event-points-lost = { $seat } теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} этого хода.
event-turn-forfeited = { $seat } не успевает спросить: ход окончен, в таблицах всё по-прежнему.
event-turn-ended = { $cause ->
    [stop] { $seat } останавливается.
   *[other] {""}
}
event-game-ended = { $cause ->
    [abandoned] Никто больше не спрашивает: игра брошена.
   *[hand_empty] Чья-то рука пуста: облава окончена.
} Очки: { $points }. Выложено своих жуликов: { $laid_out }. { $winners_count ->
    [1] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
}

result-points = Решают очки.
result-laid-out = Очков поровну; решает, у кого выложено меньше жуликов.
result-shared = Очков и выложенных жуликов поровну; победа общая.
result-abandoned = Игра брошена; очки считаются как есть.

### Вопросы и ответы

prompt-ask = { $player }: кто кого прячет? Назовите соперника и комнату.
prompt-ask-or-stop = { $at_risk ->
    [0] { $player }: спросить ещё или хватит?
   *[other] { $player }: спросить ещё или хватит? Можно сохранить { $at_risk ->
        [one] { $at_risk } очко
        [few] { $at_risk } очка
       *[many] { $at_risk } очков
    }.
}
prompt-call-circles = { $player }: какие числа в таблице игрока { $asked } пора обвести? Назовите все и скажите «готово».
prompt-waiting = Ходит { $player }.
prompt-over = Игра окончена.

option-ask = { $by ->
    [name] спросить { $seat } { $room_id }: { $room }
   *[number] спросить { $seat_no } { $room_id }: { $seat }, { $room }
}
option-stop = стоп: закончить ход
option-circle = обвести { $room_id }: { $room }, число { $number }
option-done = { $named ->
    [0] готово: обводить нечего
    [one] готово: только { $named } число
    [few] готово: только эти { $named } числа
   *[many] готово: только эти { $named } чисел
}
option-forfeit = упустить: ход кончается без вопроса

caution-own-crook = Этот жулик у вас на руке: ответом будет промах, и ход кончится.

### Другие написания слов в командах, через запятую

word-ask = спросить, спрашиваю, спроси
word-stop = стоп, хватит
word-circle = обвести, обвожу
word-done = готово, всё, все
word-forfeit = упустить

### Команда начата верно

form-ask = Непонятно: «{ $text }». После «спросить» назовите игрока, по имени или номеру от 1, и комнату: букву цвета и латинскую букву от A до F.
form-circle = Непонятно: «{ $text }». После «обвести» назовите одну комнату: букву цвета и латинскую букву от A до F. Когда названы все или обводить нечего, скажите «готово».

### Настройки игры

options-circling = Кто обводит
    .why = кто ищет числа, которые пора обвести после попадания
    .sharp_eyed = тот, кто поймал; ошибка кончает ход
    .auto = сам стол; лучше для первых игр
options-brave = Вариант для смелых
    .why = теряются ли очки хода из-за промаха или ошибки
    .off = каждый пойманный сразу даёт очко
    .on = очки под угрозой, пока вы не остановитесь
options-setup-reroll = Броски до игры
    .why = что делать, если перед первым ходом снова выпала та же комната
    .on = перебросить, пока не выпадет новая
    .off = ничего не писать
options-first-player = Первый игрок
    .why = кто начинает; по книге правил самый старший
    .random = по жребию
options-help = Подсказки
    .why = что стол вычисляет за всех
    .plain = без них: только таблицы
    .crosses = отметки: что исключает или доказывает каждая таблица сама по себе
    .coach = тренер: ещё и возможные расклады и шансы, какими их знаете вы
options-practice-counting = Считать самим
    .why = считаете ли вы своё число, прежде чем его покажут
    .off = считает стол
    .on = сначала считаете вы; за ошибку ничего не будет
options-table-talk = Разговоры
    .why = можно ли переписываться во время игры
    .open = можно
    .quiet = тишина до конца игры

### Почему нельзя

wrong-seats = В «Охоту на преступников» играют от { $least } до { $most } игроков, а не { $seats }.
no-such-seat = Места { $seat } за этим столом нет; первое место имеет номер 1.
game-over = Игра окончена.
not-your-turn = Сейчас ход другого игрока.
must-ask = За ход нужно спросить хотя бы раз; остановиться можно только после попадания.
only-the-clock = Закончить ход без вопроса могут только часы.
ask-now = Сначала вопрос: назовите соперника и комнату.
ask-yourself = Спросите кого-нибудь другого: своих жуликов вы знаете.
no-such-room = Комнаты { $room } на плане нет; комната — это буква цвета и латинская буква от A до F.
room-filled = { $room } в этой таблице: кружок закрашен, жулик уже выложен.
room-crossed = { $room } в этой таблице: кружок зачёркнут, все знают, что жулика там нет.
circle-now = Сначала назовите числа, которые пора обвести, или скажите «готово».
no-number-there = { $room } в этой таблице: числа там нет.
circled-already = { $room }: это число уже обведено.
named-already = { $room }: это число вы уже назвали.

bad-option = Настройка { $entry } не принимает такое значение.
theme-six-colours = { $file }: в теме нужен список ровно из шести цветов (colours).
theme-bad-colour = { $file }, цвет { $entry }: { $field ->
    [id] id — одна строчная буква от a до z
    [en] en — текст от 1 до 20 знаков
    [ru] ru — текст от 1 до 20 знаков
    [hex] hex — цвет, например "#c0392b"
    [shape] shape — одно из circle, triangle, square, diamond, star, hexagon
    [whole] цвет записывается как { "{" } id = ..., en = ..., ru = ..., hex = ..., shape = ... { "}" }
   *[other] поля { $field } здесь нет
}.
theme-bad-header = { $file }: { $entry ->
    [schema] schema должно быть 1
    [id] id — текст от 1 до 40 печатных знаков
    [origin] origin — "owner" или "proposed"
    [letters] letters — список текстов
   *[other] поля { $entry } здесь нет
}.
theme-letters = { $file }: letters — это A, B, C, D, E, F, и в таком порядке.
theme-unprintable = { $file }, цвет { $entry }: тексты только из печатных знаков.
theme-twice = { $file }, цвет { $entry }: такое же поле { $field } есть у другого цвета.

### Стол в терминале

table-seat = очки { $points }{ $risk ->
    [0] {""}
   *[other] +{ $risk }
}, рука { $left }
table-hand = Ваша рука
table-laid = Выложены
table-named = Уже названо
table-uncaught = Не пойманы у игрока { $player }
table-box = В коробке
table-how-to-ask = Спросить можно о любой комнате без × и ●, например: { $example }
table-legend = ○ пусто, × зачёркнуто, ● пойман; ③ обведено
table-legend-own = подчёркнуты ваши жулики
table-legend-help = По самой таблице: { $proved } жулик точно там, { $excluded } его там быть не может
table-legend-notes = Ваши заметки: { $yes } да, { $no } нет, { $maybe } может быть
table-help-silent = Пока ищут числа, подсказок нет.
table-coach = Тренер: возможных раскладов { $exact ->
    [yes] { $worlds }
   *[no] примерно { $worlds }
}. Вероятнее всего: { $best }.
table-chance = { $player } { $room } { $chance }
table-noted = Записано: { $player }, { $room }: { $mark }
table-erased = Стёрто: { $player }, { $room }
table-points = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $risk ->
    [0] {""}
   *[other] {" "}и { $risk } под угрозой
}, на руке { $left }, выложено { $laid }
table-asked = Ход { $turn }: { $seat } спрашивает игрока { $asked }: { $room }, { $hit ->
    [yes] попадание
   *[no] промах
}.
table-asked-nothing = Пока никто ни о чём не спрашивал.

### На что можно посмотреть в терминале

word-sheet = таблица
word-points = очки
word-note = заметка
word-note-yes = да, д
word-note-no = нет, н
word-note-maybe = может, может-быть
word-note-erase = стереть, убрать
commands-sheet = ваша таблица или чужая: таблица Anna
commands-points = у кого сколько очков
commands-note = заметка для себя: заметка Anna кB да, нет, может или стереть
word-hand = рука
word-laid = пойманы
word-asked = вопросы
commands-hand = ваши жулики на руке
commands-laid = пойманные жулики каждого игрока
commands-asked = кто кого о чём спрашивал

note-form = Скажите так: заметка Anna кB да (или нет, может, стереть).
note-missing = Такой заметки у вас нет: { $player }, { $room }.
note-yourself = Заметки — о других: своих жуликов вы знаете.
no-such-player = Игрока { $player } здесь нет.

### Считать самим

count-question = На кубиках { $room }. Вам сданы { $crooks }: у скольких из них тот же цвет или та же буква?

### Когда можно было догадаться?

hindsight-title = Что мог знать игрок { $player }
hindsight-column-turn = ход
hindsight-column-question = вопрос
hindsight-column-answer = ответ
hindsight-column-chance = шанс
hindsight-column-best = лучший
hindsight-column-crook = жулик
hindsight-column-certain = известен
hindsight-column-caught = пойман
hindsight-answer = { $hit ->
    [yes] попадание
   *[no] промах
}
hindsight-caught = ход { $turn }, { $player }
hindsight-turn = с хода { $turn }
hindsight-never = никогда (не больше { $most })
hindsight-uncaught = никогда
hindsight-decimal = ,
hindsight-skill = Умение { $skill } %: шансы этих вопросов по сравнению с лучшими. Удача { $luck }: на столько поимок больше, чем обещали шансы.
hindsight-estimated = Иногда раскладов было слишком много, чтобы их сосчитать: часть шансов приблизительна.
