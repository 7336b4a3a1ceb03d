# «Дела семейные»: слова, которые нужны только этому планшету.

family-scene = Дела семейные
family-income = Доход { $worth }. { $left ->
    [0] Дальше шкала не идёт.
   *[other] Следующее готовое предприятие поднимет его до { $next }; на { $top } дело сразу закончено.
}

### Витрины

family-shop = { $side ->
    [left] Слева
   *[right] Справа
}: { $name }, { $place }. { $icons }, сложность { $difficulty }{ $harder ->
    [0] {""}
   *[other] , из них { $harder } от простоев
}, успехи: { $tokens } из { $need }{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}{ $finished ->
    [yes] . В этом раунде всё сделано
   *[no] {""}
}.
family-count = { $tokens } из { $need }
family-finished = Готово
family-why-finished = Готово: в этом раунде его больше не выбрать, а в следующем оно останется со своими простоями.
family-why-open = Если до конца раунда не закончить, предприятие пропадёт вместе с простоями.
family-why-place = { $place ->
    [docks] Кто-то из помощников должен знать порт, иначе измотают любого с руки, кто его знает.
    [club] Кто-то из помощников должен знать клуб, иначе измотают любого с руки, кто его знает.
   *[street] Кто-то из помощников должен знать улицу, иначе измотают любого с руки, кто её знает.
}
family-known = { $count ->
    [0] На руках никто не знает этого места
   *[other] На руках знают это место: { $known }
}
family-nobody = никого
family-calm = Простоев нет
family-empty = Пусто. В начале раунда здесь откроется предприятие, если они ещё есть.
family-totals = { $count ->
    [0] Запрещённых итогов нет.
   *[other] Запрещены итоги: { $banned }.
} Успех — начиная с { $difficulty }, два — начиная с { $twice }.
family-downtime = Накрытый простой: { $name }. { $effect }{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}. Он действует, но преодолеть его сейчас нельзя.

family-covered = { $name }, накрыт
family-lost = { $more ->
    [0] пропало
   *[other] и ещё { $more }: пропали
}
family-closed = { $count ->
    [one] закрытая лавка
    [few] закрытые лавки
   *[many] закрытых лавок
}
family-left = { $left ->
    [one] ещё { $left } лавка
    [few] ещё { $left } лавки
   *[many] ещё { $left } лавок
}
family-ruler = { $lamps ->
    [one] { $total }: одна лампа
   *[other] { $total }: две
}
family-ruler-void = { $banned }: под запретом
family-stash = тайник { $worth }

### Кто знает место

family-way-guided = { $place ->
    [docks] Порт знает { $minion }.
    [club] Клуб знает { $minion }.
   *[street] Улицу знает { $minion }.
}
family-way-paid = { $place ->
    [docks] Порт
    [club] Клуб
   *[street] Улицу
} никто из команды не знает. { $many ->
    [yes] Перед броском измотают кого-то, кто знает ({ $payers }).
   *[no] Перед броском измотают одного из них: { $payers }.
}
family-way-open = { $place ->
    [docks] Порт: кто-то из команды должен его знать
    [club] Клуб: кто-то из команды должен его знать
   *[street] Улица: кто-то из команды должен её знать
}, иначе { $many ->
    [yes] измотают кого-то, кто знает ({ $payers }).
   *[no] измотают одного из них: { $payers }.
}
family-way-nobody = { $place ->
    [docks] Порт
    [club] Клуб
   *[street] Улицу
} на руках не знает никто: браться нельзя.

### Крот, бухгалтер, колоды

family-mole = Крот
family-mole-police = ждёт полицию
family-mole-deck = в вашей колоде
family-mole-aside = раскрыт
family-why-mole = Кто вытянет крота, принесёт простой туда, где их меньше. Крот попадает в колоду клана, когда полиция становится активной; вытянутый лежит рядом до конца раунда.
family-accountant = Бухгалтер
family-accountant-deck = в колоде
family-accountant-exhausted = измотан
family-accountant-out = выбыл
family-why-accountant = Специализации нет, зато в свой ход держащий его сбрасывает любой простой или кладёт фишку успеха на предприятие.
family-decks = Осталось: { $businesses ->
    [one] { $businesses } предприятие
    [few] { $businesses } предприятия
   *[many] { $businesses } предприятий
}, { $downtimes ->
    [one] { $downtimes } простой
    [few] { $downtimes } простоя
   *[many] { $downtimes } простоев
}
family-decks-title = Колоды и правила
family-pile-unseen = Предприятия, которых никто не видел: в колоде { $deck }, убрано { $removed }
family-pile-lost = Пропавшие предприятия
family-pile-downtimes = Простои, которые ещё в колоде
family-pile-discard = Сброшенные простои
family-rule-place = Чтобы взяться за предприятие, кто-то из команды должен знать его место; иначе измотают того, кто знает его, с любой руки.
family-rule-finish = Предприятие со всеми фишками поднимает доход на 1 и на этот раунд готово.
family-rule-cover = Преодолеть можно только верхний простой предприятия; накрытые всё равно действуют и оставляют отпечатки.
family-rule-ban = Запрещённый итог отменяет бросок: ни фишек, ни урона, а действие потрачено.
family-rule-round = В конце раунда готовое предприятие остаётся со своими простоями, незаконченное пропадает вместе с ними.
family-rule-mole = Кто вытянет крота, принесёт ещё один простой.
