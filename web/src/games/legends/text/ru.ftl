# «Легенды» в браузере, вокруг стола: конец, советы, подсказки, проверка.

legends-seats-1 = один человек ведёт две руки
legends-fold-more = Порядок дел, последнее слово, первые руки

### Конец

legends-result = Чем всё кончилось
legends-result-skip = Сразу к концу
legends-result-won = { $rank ->
    [none] Клану всё удалось
   *[other] { $name }
}
legends-result-lost = { $reason ->
    [arrested] Клан арестован
    [betrayed] Клан предан
    [defeated] Мэр остаётся
   *[other] До легенды не хватило
}
legends-result-clause = Правила { $clause }
legends-result-job = «{ $name }»: { $ending }
legends-result-job-done = «{ $name }»
legends-result-reputation = { $reputation ->
    [one] { $reputation } очко репутации
    [few] { $reputation } очка репутации
   *[many] { $reputation } очков репутации
}
legends-result-total = Вместе
legends-result-target = нужно: { $target }
legends-result-prints = Отпечатков в конце
legends-result-rounds = Раундов в последнем деле
legends-result-honour = Доска почёта
legends-result-lost-good = Потеряны навсегда
legends-result-out = Выбыли из строя в последнем деле
legends-result-home = Домой вернулись все.

### Слова, которыми только смотрят, на обоих языках, сначала на этом

inspect-table = стол, table
inspect-hands = руки, hands
inspect-piles = стопки, piles
inspect-odds = шансы, odds
inspect-card = карта, card
legends-inspect-line = { $head }: { $text }
legends-inspect-hand = { $player }{ $turn ->
    [yes] , сейчас ходит
   *[no] {""}
}: { $state ->
    [gone] уже далеко отсюда
    [empty] на руке никого
   *[some] { $minions }
}
legends-inspect-dice = Кубики: { $dice }
legends-inspect-pile = { $pile }, { $count }{ $count ->
    [0] {""}
   *[other] : { $things }
}
legends-inspect-odds = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: { $chances }
legends-inspect-chance = сложность { $difficulty }: { $one }, два успеха { $two }

### Что сделал бы другой

would-scenario = выбрать дело «{ $scenario }»
would-first = первым пустить игрока { $player }
would-recruit = набрать приспешников
would-draw = взять ещё одного
would-enough = больше не брать
would-interact = взяться за «{ $target }»
would-play = сыграть: { $minion }
would-done = на этом остановиться
would-use = применить способность: { $minion }
would-intro = сбросить карту вступления и перебросить всё
would-pass = ничего не применять
would-die = взять кубик { $number }
would-luck = { $count ->
    [0] оставить все удачи
    [one] погасить { $count } замок
    [few] погасить { $count } замка
   *[many] погасить { $count } замков
}
would-hit = отдать под удар: { $minion }
would-take = вернуть: { $minion }
would-lose = отдать: { $minion }
would-problem = избавиться от «{ $problem }»
would-token = положить фишку на «{ $card }»
would-rally = сплотить клан
would-end = закончить ход
would-bail = внести залог: { $minion }
would-hire = завербовать: { $minion }
would-drop = сбросить активную карту
would-reveal = открыть новый сейф
would-reveal-card = открыть «{ $card }»
would-campaigns = взять карты кампании
would-roller = дать бросить игроку { $player }
would-escape = сбежать
would-again = обыскать ещё раз
would-stop = закончить обыск
would-lane = выбрать полосу: { $side }
would-lane-die = сменить полосу за кубик вождения: { $side }
would-drive = { $count ->
    [0] не откладывать удачи на вождение
    [one] отложить на вождение { $count } удачу
    [few] отложить на вождение { $count } удачи
   *[many] отложить на вождение { $count } удач
}
would-boost = { $answer_id ->
    [yes] потратить кубики вождения на скорость
   *[no] приберечь кубики вождения
}
would-plan = спланировать атаку
would-catch = поймать всех беглецов
would-flee = пусть бежит { $minion }
would-match = измотать ради места: { $minion }
would-under = положить простой сюда: { $business }
would-books = поручить бухгалтеру: { $card }

would-bet = поручить ставку: { $minion }
would-stake = { $chips ->
    [one] поставить { $chips } фишку
    [few] поставить { $chips } фишки
   *[many] поставить { $chips } фишек
}
would-swap = перейти за другой стол
would-find = поискать подходящего приспешника
would-keep = оставить: { $minion }

legends-part-challenges = испытания
legends-part-hand = рука
legends-part-tray = что можно сделать
legends-part-scene = планшет
legends-part-evidence = отпечатки
legends-part-police = полиция
legends-part-piles = колоды
legends-part-others = другие руки
legends-part-window = способности
legends-part-roll = кубики
legends-part-counsel = совет бота
legends-part-croupier = крупье
legends-part-bet = ставка
legends-part-safe = сейф
legends-part-tables = столы впереди
legends-thing-die = кубик { $number }

### Проверка раздачи

legends-luck-white-die = Белый кубик
legends-luck-red-die = Красный кубик
legends-luck-clan-deck = Колода клана
legends-luck-recruits = Мастера на первых руках
legends-luck-problems = Проблемы
legends-luck-vault = Сейфы
legends-luck-alarm = Сигнализации
legends-luck-obstacle = Препятствия
legends-luck-attack = Атаки
legends-luck-place = Места
legends-luck-business = Предприятия
legends-luck-downtime = Простои
legends-luck-table = Игорные столы
legends-luck-spectator = Зрители
legends-luck-campaign = Карты кампании
legends-luck-rumour = Слухи
legends-luck-betrayal = Карта предательства
legends-luck-market = Рынок
legends-luck-prize = Приспешник в награду
legends-luck-newcomers = Новички из коробки
legends-luck-scenario = Следующее дело
legends-luck-believe = Колода, сданная заново
legends-check-again = Эта игра продолжает прежнюю. Что случилось, осталось; { $count ->
    [0] пересдавать было нечего
    [one] { $count } колода, порядка которой никто не знал, сдана в её начале заново
    [few] { $count } колоды, порядка которых никто не знал, сданы в её начале заново
   *[many] { $count } колод, порядка которых никто не знал, сданы в её начале заново
}.
legends-check-dice = { $count ->
    [0] Кубиков никто не бросал.
    [one] { $count } бросок показывает то, что выпало в жребии.
    [few] Все { $count } броска показывают то, что выпало в жребии.
   *[many] Все { $count } бросков показывают то, что выпало в жребии.
}
legends-check-clan = { $count ->
    [0] Приспешников никто не брал.
    [one] { $count } раз приспешников сдавали или брали — и всегда сверху перемешанной колоды клана.
    [few] { $count } раза приспешников сдавали или брали — и всегда сверху перемешанной колоды клана.
   *[many] { $count } раз приспешников сдавали или брали — и всегда сверху перемешанной колоды клана.
}
legends-check-joined = { $count ->
    [0] Случай никого не привёл в клан.
   *[other] Что между делами решал случай, совпадает с жребием (проверок: { $count }).
}
legends-check-problems = { $count ->
    [0] Проблем никто не получал.
    [one] { $count } проблема взята сверху перемешанной колоды.
    [few] Все { $count } проблемы взяты сверху перемешанной колоды.
   *[many] Все { $count } проблем взяты сверху перемешанной колоды.
}
legends-check-cards = { $count ->
    [0] Карт сценария не открывали.
    [one] { $count } карта сценария открыта сверху своей перемешанной колоды.
    [few] Все { $count } карты сценария открыты сверху своих перемешанных колод.
   *[many] Все { $count } карт сценария открыты сверху своих перемешанных колод.
}

### Подсказки для первой игры

legends-hint-scenario = Выберите, за что клан возьмётся теперь. Каждое дело платит по-своему, и его играют один раз; борьба за власть — последняя.
legends-hint-first = Скажите, кто ходит первым. Лучше тот, у кого мало проблем и много приспешников; за раунд каждый ходит один раз.
legends-hint-act = Выберите испытание, потом нажмите на приспешников с нужными значками: шансы видны до того, как что-то решено. Или наберите новых. Всё это стоит действия.
legends-hint-draw = Первого вы уже видели. Возьмите ещё одного или оставьте остальным.
legends-hint-play = Нажмите на приспешников с нужными значками: каждый такой значок — белый кубик. Больше кубиков — лучше шансы, но потом этих людей не хватит.
legends-hint-ability = Кубики лежат. Приспешник с руки может помочь способностью и станет измотанным. Или пас.
legends-hint-die = Какой кубик? Обычно перебрасывают замок.
legends-hint-luck = Удача считается за 3 или гасит замок. Итог каждого варианта написан рядом.
legends-hint-hit = Кто-то должен принять удар: первый урон изматывает, второй выводит из строя. Отдайте того, кто нужен меньше всех.
legends-hint-pick = Верните приспешников в колоду клана: сначала лучших, кто-нибудь их возьмёт.
legends-hint-lose-own = Один из ваших уходит. Отдайте того, кто меньше всего подходит к открытым испытаниям.
legends-hint-lose-any = Клан теряет приспешника с любой руки. Обсудите, кого.
legends-hint-problem = Какая проблема исчезнет? Та, что вредит сильнее, или та, где больше отпечатков.
legends-hint-token = Фишка считается успехом на карте.
legends-hint-spend = Репутация покупает мастеров или свободу выбывшим. Что останется, пропадёт.
legends-hint-search = Считается только последний обыск: может выйти больше, а может и меньше. Ещё один стоит приспешников.
legends-hint-lane = Выберите полосу на этот раунд. Пройти можно ближнее препятствие этой полосы.
legends-hint-drive = Удачами на вождении потом платят за смену полосы и за скорость.
legends-hint-boost = Кубики вождения сейчас прибавят машине единицу скорости.
legends-hint-rebel = Замок обращает бунтовщика в бегство. Пусть уйдёт тот, чьи значки здесь нужнее; беглецов можно вернуть.
legends-hint-fugitive = Выберите, кто вернётся в колоду клана: сначала лучших.
legends-hint-place = Из команды этого места не знает никто. Ради него изматывают любого с руки, кто знает: отдайте того, кто нужен меньше.
legends-hint-downtime = Положите простой туда, где он вредит меньше: на готовое предприятие или на то, от которого вы всё равно откажетесь.
legends-hint-books = Бухгалтер убирает любой простой, даже накрытый, или даёт предприятию фишку успеха.
legends-hint-bettor = Кто делает ставку? У кого есть специализация этого стола, тот бросает меньше кубиков, а здесь чем меньше, тем лучше: мы хотим проиграть.
legends-hint-stake = Больше фишек — быстрее растёт отмытое, но каждая после первой добавляет кубик. На каждой написано, насколько вероятен джекпот.
legends-hint-keep = Кого оставить? Того, чья специализация убирает за этим столом много кубиков.
legends-hint-campaigns = Первую вы видели, и только вы. Возьмите ещё одну или остановитесь.
legends-hint-roller = Скажите, кто бросает за эту сторону. За обе не бросает никто, и кубики у всех одинаковы.
