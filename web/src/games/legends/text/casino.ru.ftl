# Казино: слова, которые нужны только его планшету; они загружаются вместе с ним.

casino-scene = Казино
casino-help = Как делают ставку

### Игорный стол

casino-table = { $name }. За одну фишку { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $more ->
    [0] {""}
    [one] , из-за зрителей ещё { $more }
   *[other] , из-за зрителей ещё { $more }
}. { $taken }. Джекпот { $now }{ $printed ->
    [same] {""}
   *[other] , напечатано { $printed }
}. { $penalty }
casino-takes = { $letter } убирает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
casino-takes-title = У кого эта специализация, тот бросает на столько кубиков меньше; считается лучшая, один раз (SC-4.7).
casino-takes-none = Ни одна специализация кубиков не убирает
casino-dice-title = Столько бросают за первую фишку; каждая следующая добавляет кубик (SC-4.9).
casino-more = +{ $count }
casino-jackpot = Джекпот
casino-jackpot-title = Итог { $now } или больше — это джекпот, который никому не нужен: игравший выбывает из строя, все фишки ставки и сейфа казино возвращаются в запас (SC-4.16).
casino-penalty = { $penalty ->
    [die] ещё кубик
    [spectator] зритель
    [red] красный кубик
    [croupier] крупье +1
    [jackpot] джекпот
   *[none] без штрафа
}
casino-penalty-title = { $lucks ->
    [one] { $lucks } удача
    [few] { $lucks } удачи
   *[many] { $lucks } удач
} в окончательном броске — и один раз действует штраф (SC-4.12, SC-4.13).
casino-closes = Джекпот закроет этот стол.
casino-no-table = Открытого стола нет
casino-no-table-why = { $tables ->
    [0] И больше не будет: со следующим ходом ночь кончится.
   *[other] Следующий ход начнётся за новым.
}
casino-staked = { $minion }: { $stake ->
    [0] ставка ещё не сделана
    [one] ставка { $stake } фишка
    [few] ставка { $stake } фишки
   *[many] ставка { $stake } фишек
}

### Зрители

casino-spectators = Зрители
casino-drop = −{ $count }
casino-spectator-die = +1

### Крупье

casino-croupier = Крупье
casino-croupier-said = Крупье на делении { $space } из { $close }. Глаз на { $eyes }; на { $close } стол закрывается.{ $blocked ->
    [yes] {" "}Деление { $block } перекрыла полиция.
   *[no] {""}
}
casino-space = { $kind ->
    [start] начало
    [eye] глаз: приходит зритель
    [blocked] перекрыто полицией: крупье его пропускает
    [close] стол закрывается
   *[quiet] спокойно, пока полиция его не перекроет
}
casino-next-title = В конце каждого хода крупье идёт дальше (SC-4.23).
casino-next = { $kind ->
    [eye] дальше зритель
    [close] дальше конец стола
    [none] отдыхает
   *[quiet] дальше ничего
}

### Сейф и фишки

casino-safe = Сейф
casino-safe-said = Фишка сейфа стоит на { $worth }{ $next ->
    [none] , больше не бывает
   *[other] ; следующее деление — { $next }
}.
casino-safe-title = { $bundle ->
    [one] Каждая { $bundle } фишка в сейфе казино поднимает
    [few] Каждые { $bundle } фишки в сейфе казино поднимают
   *[many] Каждые { $bundle } фишек в сейфе казино поднимают
} фишку сейфа на деление (SC-4.15). На верхнем всё кончается, репутация { $top } (SC-4.27).
casino-cell = В сейфе
casino-cell-said = Фишек в сейфе казино: { $cell } из { $bundle }
casino-supply = Запас { $count }
casino-supply-title = Фишки, которые ещё можно поставить; всего их { $all }.

### Столы впереди

casino-tables = Столы
casino-tables-said = { $count ->
    [0] Столов в колоде больше нет
    [one] В колоде { $count } стол
    [few] В колоде { $count } стола
   *[many] В колоде { $count } столов
}
casino-tables-hidden = { $unseen ->
    [0] Ещё в колоде, а порядка не знает никто:
    [one] { $unseen } из этих столов убран не глядя, остальные в колоде:
   *[other] { $unseen } из этих столов убраны не глядя, остальные в колоде:
}
casino-tables-gone = Уже сыграны:
casino-tables-none = Ни одного.
casino-table-short = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, джекпот { $jackpot }, штраф: { $penalty }

### Ставка, пока её готовят

casino-bet = { $table }: джекпот { $jackpot }
casino-who = Кто делает ставку? Можно любому. Кубики и джекпот — за одну фишку.
casino-nobody = На этой руке делать ставку некому.
casino-how-many = { $table }: сколько фишек?
casino-chip = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}: { $dice ->
    [0] без кубиков
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, джекпот { $chance }
casino-damage = Ожидаемый урон: { $damage }.
casino-if-lost = Проигрыш { $chance }: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
} в сейф казино, там { $cell } из { $bundle }{ $up ->
    [0] {""}
    [one] , фишка сейфа идёт на { $up } деление вверх, это { $worth }
    [few] , фишка сейфа идёт на { $up } деления вверх, это { $worth }
   *[many] , фишка сейфа идёт на { $up } делений вверх, это { $worth }
}.
casino-if-won = Джекпот { $chance }: { $minion } выбывает из строя{ $chips ->
    [0] {""}
    [one] , из сейфа казино уходит { $chips } фишка
    [few] , из сейфа казино уходят { $chips } фишки
   *[many] , из сейфа казино уходят { $chips } фишек
}{ $closes ->
    [yes] ; стол закрывается
   *[no] {""}
}.
casino-place = { $dice ->
    [0] Поставить { $chips }, без броска
    [one] Поставить { $chips }, бросить { $dice } кубик
    [few] Поставить { $chips }, бросить { $dice } кубика
   *[many] Поставить { $chips }, бросить { $dice } кубиков
}
casino-choose-bettor = Выберите, кто делает ставку

### Кубики ставки

casino-roll-about = { $table }: нужно меньше { $jackpot }{ $stake ->
    [0] {""}
    [one] , поставлена { $stake } фишка
    [few] , поставлены { $stake } фишки
   *[many] , поставлено { $stake } фишек
}
casino-verdict = { $end ->
    [lost] Итог { $total }, меньше { $jackpot }: проиграли, как и хотели.
    [penalty] Итог { $total }, но штраф — джекпот!
   *[won] Итог { $total } против { $jackpot }: джекпот!
}
casino-after = Джекпот { $before } → { $after }
casino-change = джекпот { $before } → { $after }
casino-change-damage = урон { $before } → { $after }

### Как делают ставку

casino-help-goal = Мы хотим проигрывать: каждая проигранная фишка отмыта. Каждые { $bundle } поднимают фишку сейфа на деление.
casino-help-dice = На столе показаны его кубики. Специализация того, кто делает ставку, их убирает: считается лучшая, один раз. Зрители могут добавить кубики.
casino-help-stake = Одну фишку ставят всегда. Каждая следующая добавляет кубик.
casino-help-roll = Красного кубика и успехов нет, важен итог. Удача считается за { $luck } или снимает замок. Замок закрывает наибольшее число и ранит.
casino-help-penalty = { $lucks ->
    [one] { $lucks } оставленная удача
    [few] { $lucks } оставленные удачи
   *[many] { $lucks } оставленных удач
} — и действует штраф стола.
casino-help-lost = Итог меньше джекпота: фишки уходят в сейф казино.
casino-help-jackpot = Итог равен джекпоту или больше: игравший выбывает из строя, ставка и все фишки сейфа казино возвращаются в запас.
casino-help-croupier = В конце каждого хода крупье идёт дальше: на глазу приходит зритель, на последнем делении стол закрывается.
casino-help-end = Конец, когда фишка сейфа наверху или когда нужен стол, а столов больше нет.
casino-help-clause = Правила { $clause }
