# Доска «Охоты на преступников»: слова, которые нужны только нарисованному столу.
# Имена игроков и комнат не склоняются.

### То, что видит глаз, для слуха

plan-sheet = Таблица игрока { $player }
plan-sheet-own = Ваша таблица
plan-letters = Буквы
plan-header = { $name }{ $struck ->
    [yes] , зачёркнуто
   *[no] {""}
}
plan-seat = { $player }: { $points }, { $left }{ $turn ->
    [yes] , сейчас ходит
   *[no] {""}
}. Показать таблицу крупно
plan-enlarge = Показать крупно таблицу игрока { $player }
plan-room = { $room }{ $written ->
    [covered] , число ещё не сосчитано
    [yes] , число { $number }
   *[no] , числа нет
}{ $circled ->
    [yes] , обведено
   *[no] {""}
}, кружок { $mark ->
    [crossed] зачёркнут
    [filled] закрашен
   *[open] пустой
}{ $held ->
    [yes] , на этой руке
   *[no] {""}
}{ $rolled ->
    [yes] , только что выпала
   *[no] {""}
}{ $last ->
    [hit] , последний вопрос: попадание
    [miss] , последний вопрос: промах
   *[no] {""}
}{ $named ->
    [yes] , названо
   *[no] {""}
}{ $fault ->
    [missing] , забыто
    [false] , названо зря
   *[none] {""}
}{ $certain ->
    [excluded] , подсказка: здесь быть не может
    [proved] , подсказка: точно здесь
   *[none] {""}
}{ $told ->
    [yes] , шанс { $chance }
   *[no] {""}
}{ $remarked ->
    [yes] ; карандаш: { $remark }
   *[no] {""}
}{ $able ->
    [ask] . Можно спросить
    [circle] . Можно обвести
   *[none] {""}
}
plan-sign-said = { $sign ->
    [candidate] возможно
    [impossible] исключено
   *[sure] точно
}
plan-at = { $player }: { $room }
plan-percent = { $sign }{ $number } %
plan-laid = Выложены
plan-laid-none = Пока никто не пойман
plan-hand = Ваша рука
plan-tray = Ваш выбор
plan-dice = Кубики: { $room }

### Последний вопрос

plan-questions = Все вопросы, последний сверху
plan-asked-nothing = Пока никто ни о чём не спрашивал.
plan-asked = { $seat } спрашивает игрока { $asked }: { $room }?
plan-answer = { $hit ->
    [yes] ● попадание
   *[no] × промах
}
plan-fault = { $player }: ошибка.{ $missing_count ->
    [0] {""}
   *[other] {" "}Забыто (!): { $missing }.
}{ $false_count ->
    [0] {""}
   *[other] {" "}Названо зря (×): { $false }.
}

### Выбор

plan-ask-now = Выберите комнату в таблице соперника, чтобы спросить о жулике.
plan-circle-now = Отметьте все числа, которые пора обвести, и нажмите «Готово».
plan-read = Выберите комнату, чтобы прочесть о ней.
plan-question-ask = Спросить игрока { $player }: { $room }?
plan-question-stop = Закончить ход?
plan-do-ask = Спросить
plan-do-stop = Хватит
plan-do-done = { $named ->
    [0] Готово: обводить нечего
    [one] Готово: { $named } число
    [few] Готово: { $named } числа
   *[many] Готово: { $named } чисел
}
plan-then-ask = { $known ->
    [yes] Шанс { $chance }.{" "}
   *[no] {""}
}Попадание даёт очко{ $left ->
    [1] {" "}и кончает игру.
   *[other] , и можно спрашивать дальше.
} Промах кончает ход{ $brave ->
    [yes] { $at_risk ->
        [0] {""}
        [one] , и { $at_risk } очко этого хода пропадёт
        [few] , и { $at_risk } очка этого хода пропадут
       *[many] , и { $at_risk } очков этого хода пропадут
    }
   *[no] {""}
}.
plan-then-stop = { $at_risk ->
    [0] Всё пойманное остаётся за вами.
    [one] { $at_risk } очко будет сохранено.
    [few] { $at_risk } очка будут сохранены.
   *[many] { $at_risk } очков будут сохранены.
}
plan-back = Назад

### Личный карандаш

plan-pencil = Карандаш
plan-pencil-now = Каждое касание комнаты в чужой таблице меняет ваш личный знак: ? возможно, – исключено, + точно.
plan-pencil-keys = В комнате чужой таблицы: P меняет знак, N пишет заметку. Page Up и Page Down ведут к другим таблицам.
plan-key-row = в таблице: к первой или последней комнате строки
plan-key-sheets = к той же комнате другой таблицы
plan-key-sign = в комнате чужой таблицы: сменить личный знак
plan-key-note = в комнате чужой таблицы: написать личную заметку
plan-pencil-text = Личная заметка
plan-sign = { $sign ->
    [candidate] Возможно
    [impossible] Исключено
    [sure] Точно
   *[none] Без знака
}

### Подсказки

plan-worlds = { $exact ->
    [yes] Раскладов: { $count }
   *[no] Раскладов: около { $count }
}
plan-worlds-why = Столько раскладов спрятанных жуликов сходится со всем, что вы знаете.

### Считать самим

plan-count = { $room }: сколько у вас жуликов, у которых цвет { $colour } или буква { $letter }?{ $laid ->
    [0] {""}
   *[other] {" "}Выложенные тоже считаются:
}
plan-count-pad = Ваше число
plan-count-show = Просто показать
plan-count-next = Дальше
plan-counted = { $right ->
    [yes] Верно: { $room }, число { $number }.
   *[no] Не { $counted }, а { $number }: { $room }.
} { $number ->
    [0] Ваших жуликов там нет.
   *[other] Считаются: { $crooks }.
}
