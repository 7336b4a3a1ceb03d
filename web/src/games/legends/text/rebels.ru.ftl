# «Воздай ближнему»: слова, которые нужны только его планшету.

rebels-scene = Борьба с бунтовщиками
rebels-track = Борьба: пистолет клана на делении { $clan }, это { $worth }; пистолет бунтовщиков на делении { $rebels }. Между ними { $between ->
    [one] { $between } деление
    [few] { $between } деления
   *[many] { $between } делений
}. За встречу дают до { $top }.
rebels-side-clan = Атака клана
rebels-side-ambush = Засада
rebels-attack = { $side ->
    [clan] Атака клана
   *[ambush] Засада
}: «{ $name }». { $icons }. { $rebels ->
    [one] { $rebels } бунтовщик
    [few] { $rebels } бунтовщика
   *[many] { $rebels } бунтовщиков
}, { $dice ->
    [0] только красный кубик
    [one] { $dice } белый кубик и красный
    [few] { $dice } белых кубика и красный
   *[many] { $dice } белых кубиков и красный
}. { $effects }. { $known ->
    [yes] Шанс победить: { $chance }.
   *[no] На этой руке никто не подходит.
}
rebels-why-clan = Выбросьте не меньше, чем бунтовщики, и пистолет клана пойдёт вперёд. SC-3.8, SC-3.10
rebels-why-ambush = Засаду надо превзойти: равного итога мало. SC-3.10
rebels-dice = { $count ->
    [0] Бросают только красный кубик
    [one] Бросают { $count } кубик и красный
    [few] Бросают { $count } кубика и красный
   *[many] Бросают { $count } кубиков и красный
}
rebels-none-clan = Атака не спланирована. Планировать можно даром, но часть колоды клана станет бунтовщиками.
rebels-none-ambush = Засады пока нет. Она начнётся, когда проверку преданности не пройдёт кто-то из этого места: { $place }.
rebels-place = Место засады: { $place }. { $count ->
    [one] Примкнул бы
   *[other] Примкнули бы
} { $count } из { $deck } в колоде клана.
rebels-why-place = Перед каждым броском смотрят верхнего приспешника колоды клана: если он отсюда, он примкнёт к засаде, если нет — станет измотанным.
rebels-fugitives = { $count ->
    [one] { $count } беглец
    [few] { $count } беглеца
   *[many] { $count } беглецов
}
rebels-decks = Атак в колоде: { $deck }, в сбросе: { $discard }

### Схватка

rebels-against = { $count ->
    [0] Против одного красного кубика
    [one] Против { $count } белого кубика и красного
   *[other] Против { $count } белых кубиков и красного
}. { $ambush ->
    [yes] Ничья — поражение.
   *[no] Ничья — победа.
}
rebels-roll-about = Схватка: «{ $name }»
rebels-clan-total = У клана { $total }
rebels-decided = { $clan } против { $rebels }: { $end ->
    [won] победа
   *[lost] поражение
}
rebels-fight = «{ $name }»: бросают бунтовщики
rebels-totals = { $clan } : { $rebels }
rebels-fleeing = { $count ->
    [one] { $count } бунтовщик бежит: выберите кто.
    [few] { $count } бунтовщика бегут: выберите кто.
   *[many] { $count } бунтовщиков бегут: выберите кто.
}
rebels-change = победа { $before } → { $after }
