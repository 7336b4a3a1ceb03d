# Борьба за власть: слова планшета и выборов; их получают вместе с ними.

power-scene = Борьба за власть
power-help = Как идёт борьба за власть

### Поддержка

power-clan = Клан
power-mayor = Мэр
power-support = Поддержка: клан { $clan }, мэр { $mayor }.
power-now = Выборы сегодня: { $chance }
power-decided-clan = Город выбрал клан.
power-decided-mayor = Город выбрал мэра.
power-next = ещё жетон: { $chance }
power-outright = { $count } — победа без броска
power-why-vote = Кто впереди на { $lead } или больше, побеждает сразу. Иначе каждая сторона бросает по белому кубику за жетон; считаются только числа, а при равенстве бросают снова.

### Ход кампании

power-track = Жетон кампании на { $marker }. По два слуха на { $double }; на { $vote } город голосует.
power-left = { $left ->
    [0] Город голосует
    [1] Город голосует после этого раунда
    [one] До выборов { $left } раунд
    [few] До выборов { $left } раунда
   *[many] До выборов { $left } раундов
}
power-why-rumours = В конце каждого раунда жетон кампании идёт вперёд и приносит слух, на обведённом делении два. Слухи копятся, пока их не преодолеют.

### Карты

power-campaign = Наша кампания
power-no-campaign = { $cards ->
    [0] Городу ничего не обещано. Сначала возьмите карты кампании.
   *[other] Городу ничего не обещано. Откройте карту с руки, это бесплатно.
}
power-no-campaign-here = Городу ничего не обещано.
power-why-campaign = Удачная кампания переносит один жетон от мэра к клану. До тех пор её эффект действует на всех.
power-betrayal = Предатель
power-rule-seize-above = Итог больше { $bound } стоит кубика.
power-rule-seize-below = Итог меньше { $bound } стоит кубика.
power-rule-seize-lock = Замок в итоговом броске стоит кубика.
power-rule-seize-luck = Удача в итоговом броске стоит кубика.
power-rule-seize-round = Каждый раунд начинается с потери кубика.
power-seized = { $slots ->
    [one] Изъято { $seized } из { $slots } кубика
   *[other] Изъято { $seized } из { $slots } кубиков
}
power-seized-close = { $left ->
    [0] Всё потеряно.
    [one] Ещё { $left } — и всё потеряно!
   *[other] Ещё { $left } — и всё потеряно!
}
power-why-betrayal = Изъятыми кубиками бросать нельзя. Когда заполнены все ячейки, кампания сразу проиграна. Каждый успех здесь освобождает кубик, и замки не ранят.

### Руки

power-hand = Ваши карты кампании
power-hand-of = { $player }: карты кампании
power-hand-empty = нет
power-hand-secret = Их видите только вы.
power-card = сложность { $difficulty }, { $need ->
    [one] { $need } успех
    [few] { $need } успеха
   *[many] { $need } успехов
};
power-why-hand = Открыть карту можно бесплатно, пока нет активной кампании; взять одну или две и сбросить кампанию — это действие. Чужих карт не видно, но о своих говорить можно.
power-others = { $count ->
    [0] { $player }: карт кампании нет
    [one] { $player }: { $count } карта кампании рубашкой вверх
    [few] { $player }: { $count } карты кампании рубашкой вверх
   *[many] { $player }: { $count } карт кампании рубашкой вверх
}
power-deck = Кампании
power-deck-why = { $hidden ->
    [0] Лежат в колоде ({ $deck }), по порядку номеров; настоящего порядка не знает никто.
   *[other] Лежат в колоде ({ $deck }) или на чужих руках ({ $hidden }), по порядку номеров; что где, не знает никто.
}
power-rumours = Слухи
power-rumour-deck = Слухи
power-rumour-deck-why = Ещё в колоде, по порядку номеров; настоящего порядка не знает никто.
power-discard-why = Сброшены; вернутся, когда колода кончится.

### Конец этого раунда

power-end = В конце раунда
power-why-end = Сначала действует кампания, потом слухи, начиная со старых; затем считают отпечатки, проверяют полицию и двигают жетон кампании.
power-end-deck = { $count ->
    [one] { $count } из колоды клана измотан
   *[other] { $count } из колоды клана измотаны
}
power-end-hand = { $count ->
    [one] { $count } с руки измотан
   *[other] { $count } с рук измотаны
}
power-end-hand-out = { $count ->
    [one] { $count } с руки выбывает
   *[other] { $count } с рук выбывают
}
power-end-support = { $count ->
    [one] мэру уходит { $count } жетон
    [few] мэру уходят { $count } жетона
   *[many] мэру уходят { $count } жетонов
}
power-end-seize = { $count ->
    [one] изъят { $count } кубик
    [few] изъяты { $count } кубика
   *[many] изъято { $count } кубиков
}
power-end-arrest = отпечатки { $count } из { $limit }: арест!
power-end-rumours = { $count ->
    [one] { $count } новый слух
    [few] { $count } новых слуха
   *[many] { $count } новых слухов
}
power-end-vote = город голосует

### Выборы

power-vote = Город голосует
power-vote-rolls = Бросает { $player }
power-vote-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
power-vote-dice = { $side }, бросок: { $dice }. Сумма { $sum }.
power-vote-roll = Бросок { $number }
power-vote-opening = Двери ратуши закрыты, площадь затаила дыхание.
power-vote-clan = За клан бросает { $player }…
power-vote-mayor = За мэра бросает { $player }…
power-vote-tie = { $sum } на { $sum }: победителя нет. Обе стороны бросают снова.
power-vote-won = { $outright ->
    [yes] Жетонов { $clan } против { $mayor }: даже считать не пришлось.
   *[no] { $clan_sum } против { $mayor_sum }: урны сказали своё слово.
} Клан переезжает в ратушу, и город учит новое имя.
power-vote-lost = { $outright ->
    [yes] Жетонов { $clan } против { $mayor }: площадь опустела ещё до сумерек.
   *[no] { $clan_sum } против { $mayor_sum }: не хватило горстки бюллетеней.
} Мэр остаётся в кресле, и завтра откроют старые ящики.
power-vote-skip = Сразу к концу
power-vote-again = Показать выборы ещё раз

### Итоги

power-result-chair = Кресло мэра
power-result-lead = Перевес в поддержке, { $clan } против { $mayor }
power-result-betrayed = { $slots ->
    [one] Изъят { $slots } кубик: «{ $card }»
    [few] Изъяты все { $slots } кубика: «{ $card }»
   *[many] Изъяты все { $slots } кубиков: «{ $card }»
}
power-result-points = +{ $points }

### Перед ней

power-break = Кто-то из них вас предаст
power-next-is = Дальше: «{ $name }»
