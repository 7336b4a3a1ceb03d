# «Охота на преступников» в браузере, вокруг доски: места, счёт, подсказки, урок, разбор.

### Места

crooks-out-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $at_risk ->
    [0] {""}
   *[other] , под угрозой ещё { $at_risk }
}
crooks-out-left = { $left ->
    [0] жуликов на руке нет
    [one] на руке { $left } жулик
    [few] на руке { $left } жулика
   *[many] на руке { $left } жуликов
}

### Слова, которыми только смотрят, на обоих языках, сначала на этом

inspect-table = стол, table
inspect-sheet = таблица, sheet
inspect-hand = рука, hand
inspect-laid = пойманы, laid
inspect-asked = вопросы, asked
inspect-points = очки, points
inspect-note = заметка, note
inspect-note-yes = да, д, yes, y, +
inspect-note-no = нет, н, no, n, -
inspect-note-maybe = может, может-быть, maybe, m, ?
inspect-note-erase = стереть, убрать, erase, clear
crooks-out-inspect-line = { $head }: { $some ->
    [no] никого
   *[yes] { $rooms }
}
crooks-out-inspect-number = { $room } { $number }{ $circled ->
    [yes] {" "}обведено
   *[no] {""}
}
crooks-out-inspect-sheet = { $part ->
    [numbers] Числа
    [open] Пустые кружки
    [crossed] Зачёркнуты
    [caught] Пойманы
    [proved] Подсказка: точно здесь
    [excluded] Подсказка: здесь быть не может
   *[pencil] Карандаш
}: { $rooms }

### О чём договорились за столом

crooks-out-aid-crosses = подсказки: отметки
crooks-out-aid-coach = подсказки: тренер

### Счёт

crooks-out-score = Счёт
crooks-out-score-skip = Сразу к итогу
crooks-out-score-winner = победитель
crooks-out-score-line = { $points ->
    [0] { $player }: очков нет.
    [one] { $player }: { $points } очко.
    [few] { $player }: { $points } очка.
   *[many] { $player }: { $points } очков.
}
crooks-out-score-laid = { $count ->
    [0] своих не поймано
    [one] пойман { $count } свой жулик
    [few] поймано { $count } своих жулика
   *[many] поймано { $count } своих жуликов
}
crooks-out-score-lost = { $count ->
    [one] потеряно { $count } очко
    [few] потеряно { $count } очка
   *[many] потеряно { $count } очков
}
crooks-out-winners = { $count ->
    [one] Побеждает { $players }
   *[other] Общая победа: { $players }
}
crooks-out-plan = Кто где прятался
crooks-out-plan-why = В каждой комнате знак того, чей это был жулик. Знак ниже справа: кто его поймал. Яркая рамка: не пойман. Коробка: никому не достался.
crooks-out-where = { $where ->
    [box] в коробке
    [free] { $holder }, не пойман
   *[caught] { $holder }, поймал игрок { $catcher }
}

### Проверка честности

crooks-out-luck-deal = Раздача
crooks-out-luck-first-player = Первый игрок
crooks-out-luck-setup-roll = Бросок до первого хода
crooks-out-luck-roll = Бросок
crooks-out-check-hands = { $count ->
    [2] Обе руки и коробка такие
    [few] Все { $count } руки и коробка такие
   *[other] Все { $count } рук и коробка такие
}, как дали перемешанные карты.
crooks-out-check-first = Первым ходит тот, на кого пал жребий.
crooks-out-check-setup = Броски до первого хода ({ $count }) выпали так, как были вытянуты.
crooks-out-check-rolls = { $count ->
    [0] В ходах никто не бросал.
   *[other] Броски во время игры ({ $count }) выпали так, как были вытянуты.
}
crooks-out-check-numbers = Все числа в таблицах ({ $count }) верны.
crooks-out-check-answers = { $count ->
    [0] Ответов не было.
   *[other] Все ответы ({ $count }) правдивы.
}

### Подсказки для первой игры

crooks-out-hint-ask = Число говорит, сколько жуликов его цвета или буквы раздали игроку. Спросите о комнате там, где числа больше.
crooks-out-hint-ask-or-stop = Попадание! Пока попадаете, можно спрашивать дальше, и кого угодно. А можно остановиться.
crooks-out-hint-call-circles = Число пора обвести, когда выложено столько жуликов его цвета или буквы. Коснитесь всех таких чисел и скажите «готово».

### Урок

crooks-out-lesson-title = Учимся: «Охота на преступников»
crooks-out-lesson-pitch = Пять минут за настоящим столом с одним лёгким соперником. Терять здесь нечего, и остановиться можно когда угодно.
crooks-out-lesson-1 = Заброшенная фабрика, 36 комнат: шесть цветов на шесть букв. Каждый жулик прячется в одной комнате; кто достался вам, тайна.
crooks-out-lesson-2 = Кубики заставляют каждого называть числа о своих жуликах. Все числа открыты в таблицах.
crooks-out-lesson-3 = Сопоставьте числа, назовите соперника и комнату и поймайте жулика. Когда чья-то рука опустеет, победит тот, кто поймал больше.
crooks-out-lesson-begin = Сесть за стол
crooks-out-lesson-next = Дальше
crooks-out-lesson-aim = Это ваши двенадцать жуликов. У соперника двенадцать других, и ещё двенадцать лежат в коробке, их никто не видел. Вы ловите жуликов соперника, а он ваших.
crooks-out-lesson-number = Открытая таблица соперника. Число говорит, у скольких его жуликов цвет или буква этой комнаты. 4 в комнате «красный B»: четверо красные, или с буквой B, или и то и другое.
crooks-out-lesson-ask = Выберите комнату в этой таблице и спросите. Чем больше числа в её столбце и строке, тем выше шансы. Чего у вас на руке, того там быть не может.
crooks-out-lesson-hit = Попадание: жулика выкладывают у всех на виду, спросивший получает очко и может спросить ещё или остановиться.
crooks-out-lesson-miss = Промах: комнату зачёркивают в таблице того, кого спросили, и ход окончен. Зачёркнутое помогает всем, смотрите и на него.
crooks-out-lesson-roll = Каждый ход начинается с броска: в таблице бросившего появляется ещё одно число. Вечно не спрячешься.
crooks-out-lesson-circle = Обведённое число исчерпано: столько жуликов его цвета и буквы уже выложено. Поэтому остальное в его столбце и строке зачёркнуто. Здесь обводит стол, а в настоящей игре это ваше дело.
crooks-out-lesson-pencil = Отмечайте догадки карандашом: возможно, невозможно, точно. Видите это только вы. Два числа одного столбца или одной строки вместе говорят больше, чем порознь.
crooks-out-lesson-end = Облава окончена, как только пойман чей-то последний жулик. Побеждает тот, у кого больше очков. После игры можно посмотреть, когда вы уже могли всё знать. Вот и вся наука.
crooks-out-lesson-over = Теперь вы знаете игру. Доиграйте эту партию или начните настоящую.
crooks-out-lesson-on = Доиграть
crooks-out-lesson-real = Настоящая игра

### Когда это можно было знать?

crooks-out-hindsight-nothing = В этой игре никто ни о чём не спрашивал.
crooks-out-hindsight-missed = Что { $player } упускает
crooks-out-hindsight-missed-none = Ничего: когда место жулика было точно известно, о нём этот игрок и спрашивал.
crooks-out-hindsight-missed-crook = { $room }, { $holder }: точно { $turn ->
    [2] со
   *[other] с
} { $turn }-го хода, { $caught ->
    [yes] на { $caught_turn }-м ходу ловит { $catcher }
   *[no] не пойман
}
crooks-out-hindsight-estimate = Временами раскладов было слишком много, чтобы их сосчитать: часть чисел приблизительна.
crooks-out-hindsight-crooks = Жулик за жуликом
crooks-out-hindsight-crooks-why = Насколько вероятным было место каждого жулика перед каждым вопросом. Выберите момент, и доска покажет его.
crooks-out-hindsight-key-chance = шанс
crooks-out-hindsight-key-certain = отсюда точно
crooks-out-hindsight-key-free = не пойман
crooks-out-hindsight-question-label = Вопрос
crooks-out-hindsight-question = Вопрос { $number } из { $count }, ход { $turn }
crooks-out-hindsight-gang = Жулики игрока { $player }
crooks-out-hindsight-crook = { $room }, { $holder }: { $certain ->
    [yes] точно { $turn ->
        [2] со
       *[other] с
    } { $turn }-го хода
   *[no] точно не было известно
}, { $caught ->
    [yes] на { $caught_turn }-м ходу ловит { $catcher }
   *[no] не пойман
}
crooks-out-hindsight-deals = Сколько раскладов осталось
crooks-out-hindsight-deals-why = Столько раскладов подходило ко всему, что знал этот игрок. Каждая линия графика в десять раз меньше той, что над ней.
crooks-out-hindsight-deals-at = Ход { $turn }, осталось раскладов: { $count }
crooks-out-hindsight-luck = Удача и умение, { $player }
crooks-out-hindsight-luck-none = Этот игрок ни о чём не спрашивал.
crooks-out-hindsight-luck-sum = Удача { $luck }
crooks-out-hindsight-luck-why = На сколько пойманных больше, чем обещали шансы. Попаданий: { $hits }, ожидалось { $due }.
crooks-out-hindsight-skill-sum = Умение { $skill }
crooks-out-hindsight-skill-why = Какую долю от лучших возможных шансов составили шансы заданных вопросов.
crooks-out-hindsight-asked = Ход { $turn }: { $room }, { $asked }, шанс { $chance }, лучший { $best }, { $hit ->
    [yes] попадание
   *[no] промах
}
crooks-out-hindsight-key-hit = попадание
crooks-out-hindsight-key-miss = промах
crooks-out-hindsight-key-best = лучший шанс
crooks-out-hindsight-table = Таблицей
crooks-out-hindsight-column-crook = Жулик
crooks-out-hindsight-column-holder = У кого
crooks-out-hindsight-column-first = Сначала
crooks-out-hindsight-column-last = Под конец
crooks-out-hindsight-column-certain = Точно с хода
crooks-out-hindsight-column-caught = Пойман
crooks-out-hindsight-caught = { $player }, ход { $turn }
