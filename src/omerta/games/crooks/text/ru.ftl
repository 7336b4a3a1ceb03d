# «Аферисты» по-русски. Слова из глоссария (правила, раздел 1): одно понятие, одно слово.
# Имена игроков и аферистов не склоняются; род игрока неизвестен, поэтому всё в настоящем времени.

game-crooks = Аферисты
    .pitch = Нью-Йорк тридцатых: вербуйте аферистов в притонах, грабьте, обходите соперников.

### Имена

crook-c01 = Старик
crook-c02 = Рыжая Молли
crook-c03 = Синий Иван
crook-c04 = Золотой Зуб
crook-c05 = Кирпич
crook-c06 = Дьякон
crook-c07 = Канарейка
crook-c08 = Герцогиня
crook-c09 = Спичка
crook-c10 = Якорь
crook-c11 = Горчица
crook-c12 = Две Шляпы
crook-c13 = Паромщик
crook-c14 = Лисий Хвост
crook-c15 = Мягкие Руки
crook-c16 = Мак
crook-c17 = Туман
crook-c18 = Медок
crook-c19 = Профессор
crook-c20 = Кузен
crook-c21 = Наследница
crook-c22 = Неудачник
crook-c23 = Двойник
crook-c24 = Вертушка
crook-c25 = Пальчики
crook-c26 = Воробей
crook-c27 = На Шухере
crook-c28 = Шофёр
crook-c29 = Скважина
crook-c30 = Газетчик
crook-c31 = Гробовщик
crook-c32 = Скрипач

target-2 = киоск
target-3 = парикмахерская
target-4 = аптека
target-5 = ресторан
target-6 = ювелир
target-7 = казино
target-8 = музей
target-9 = монетный двор

hangout-A = бар
hangout-B = бильярдная
hangout-C = склад
hangout-D = ипподром
hangout-E = спортзал
hangout-F = закусочная
hangout-G = ателье
hangout-H = пирс
hangout-I = подпольный кабак

gang-northside = Северная мафия
    .letter = К
gang-westside = Западная мафия
    .letter = С
gang-outfit = Чикагская Организация
    .letter = Ж

action-none = без действия
    .acc = действие
action-pickpocket = карманник
    .acc = карманника
    .does = берёт $2 из банка
action-accomplice = сообщник
    .acc = сообщника
    .does = может лечь поверх ваших аферистов и прибавить им рейтинг
action-switch = подмена
    .acc = подмену
    .does = занимает место ваших аферистов, а они уходят на свободное место
action-killer = убийца
    .acc = убийцу
    .does = убирает всех аферистов одного игрока со своего задания
action-boss = вор в законе
    .acc = вора в законе
    .does = вербуется последним в притоне и кладётся только лицом вверх
action-spy = шпион
    .acc = шпиона
    .does = смотрит аферистов лицом вниз на одном задании или весь притон

colour-red = красный
    .acc = красного
colour-yellow = жёлтый
    .acc = жёлтого
colour-green = зелёный
    .acc = зелёного
colour-blue = синий
    .acc = синего

facing-up = лицом вверх
facing-down = лицом вниз

### Что происходит

event-game-started = Стол готов: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, издание { $edition }, { $deck ->
    [house-32] колода заведения
   *[other] колода «{ $deck }»
}. Начинает { $first }.
event-crooks-dealt = Аферисты лежат под притонами стопками: { $sizes }.
event-turn-started = Ход { $turn }: { $seat }.
event-hangout-paid = { $seat } платит { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
} за притон { $hangout_id } ({ $hangout }).
event-hangout-searched = { $faces_id ->
    [none] {""}
   *[known] { $seat } смотрит стопку: { $faces }.
}
event-crook-recruited = { $face_id ->
    [none] { $seat } вербует афериста { $tag }; в притоне { $hangout_id } { $left ->
        [0] никого не остаётся
        [one] остаётся { $left } аферист
        [few] остаётся { $left } афериста
       *[many] остаётся { $left } аферистов
    }.
   *[known] { $seat } вербует: { $face } (для других { $tag }); в притоне { $hangout_id } { $left ->
        [0] никого не остаётся
        [one] остаётся { $left } аферист
        [few] остаётся { $left } афериста
       *[many] остаётся { $left } аферистов
    }.
}
event-crook-placed = { $facing_id ->
    [down] { $hidden_face_id ->
        [none] { $seat } доплачивает доллар и кладёт афериста { $tag } лицом вниз на задание { $target_id } ({ $target }).
       *[known] { $seat } доплачивает доллар и кладёт лицом вниз на задание { $target_id } ({ $target }): { $hidden_face } ({ $tag }).
    }
   *[up] { $way ->
        [join] { $seat } кладёт поверх своих аферистов на задание { $target_id } ({ $target }): { $face }.
        [switch] { $seat } кладёт на их место на задание { $target_id } ({ $target }): { $face }.
        [replace] { $seat } кладёт на их место на задание { $target_id } ({ $target }): { $face }.
       *[plain] { $seat } кладёт лицом вверх на задание { $target_id } ({ $target }): { $face }.
    }
}
event-stack-moved = { $seat } переносит { $tags } с задания { $origin_id } ({ $origin }) на задание { $to_id } ({ $to }).
event-pickpocket-took = { $seat }: карманник берёт из банка { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-action-declined = { $seat } не использует { $action_acc }.
event-crooks-killed = { $faces_id ->
    [none] { $seat }: убийца убирает с задания { $target_id } ({ $target }), не открывая: { $tags } (игрок { $victim }).
   *[known] { $seat }: убийца убирает с задания { $target_id } ({ $target }): { $tags } (игрок { $victim }), из них лицом вверх: { $faces }.
}
event-spy-looked = { $target_id ->
    [none] { $faces_id ->
        [none] { $seat }: шпион смотрит притон { $hangout_id } ({ $hangout }).
       *[known] { $seat }: шпион смотрит притон { $hangout_id } ({ $hangout }): { $faces }.
    }
   *[other] { $faces_id ->
        [none] { $seat }: шпион смотрит всех аферистов лицом вниз на задании { $target_id } ({ $target }).
       *[known] { $seat }: шпион смотрит всех аферистов лицом вниз на задании { $target_id } ({ $target }): { $faces }.
    }
}
event-crook-discarded = { $face_id ->
    [none] { $seat } убирает афериста { $tag } в коробку, не открывая.
   *[known] { $seat } убирает в коробку, не открывая: { $face } ({ $tag }).
}
event-player-passed = { $cause ->
    [no_money] { $seat } не может заплатить ни за один притон и выбывает.
    [no_crooks] { $seat } видит, что все притоны пусты, и выбывает.
   *[chosen] { $seat } пасует и выбывает.
}
event-crooks-revealed = { $faces_count ->
    [0] Все спасовали. Лицом вниз на заданиях никто не лежит.
   *[other] Все спасовали. Открываются аферисты, лежавшие лицом вниз: { $faces }.
}
event-target-scored = { $winners_count ->
    [0] Задание { $target_id } ({ $target }): аферистов нет, очков нет.
    [1] Задание { $target_id } ({ $target }) стоит { $value }{ $modifiers ->
        [0] {""}
       *[other] {" "}(модификаторы { $modifiers_signed })
    }. Рейтинги: { $ratings }. { $winners }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Задание { $target_id } ({ $target }) стоит { $value }{ $modifiers ->
        [0] {""}
       *[other] {" "}(модификаторы { $modifiers_signed })
    }. Рейтинги: { $ratings }. Ничья, каждому по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $winners }.
}
event-gang-scored = { $winner_id ->
    [none] Банда «{ $gang }»: { $members }. Единоличного большинства нет, очков нет.
   *[other] Банда «{ $gang }»: { $members }. { $winner }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
event-game-ended = { $winners_count ->
    [1] Игра окончена. Очки: { $points }. Деньги: { $money }. Побеждает { $winners }.
   *[other] Игра окончена. Очки: { $points }. Деньги: { $money }. Победу делят { $winners }.
}

result-points = Решают очки.
result-money = Очков поровну; решают деньги.
result-shared = Очков и денег поровну; победа общая.

### Вопросы и ответы

prompt-choose-hangout = { $player }: в каком притоне вербовать, или пас? У вас ${ $money }.
prompt-choose-crook = { $player }: кого завербовать? Нужно взять ровно одного.
prompt-rob = { $player }: куда отправить: { $hand }? У вас ${ $money }.
prompt-pickpocket = { $player }: карманник может взять деньги из банка. Берёт?
prompt-kill = { $player }: чьих аферистов убирает убийца?
prompt-spy = { $player }: куда смотрит шпион?
prompt-waiting = Ходит { $player }.
prompt-over = Игра окончена.

option-recruit = вербовать { $hangout_id }: { $hangout }, ${ $price }
option-pass = пас: выбыть из игры
option-take = взять { $crook_id }: { $crook }
option-up = вверх { $target_id }: { $target }
option-down = вниз { $target_id }: { $target }, $1
option-join = поверх { $target_id }: к своим, { $target }
option-switch = подмена { $target_id } { $to_id }: сюда { $target_id }, своих на { $to_id }
option-replace = вместо { $target_id }: убить своих, { $target }
option-discard = сброс: убрать афериста в коробку
option-yes = да: взять деньги
option-no = нет: не брать
option-kill = убить { $colour_acc }: { $seat }
option-kill-nobody = убить никого: оставить всех в живых
option-spy-target = шпион задание { $target_id }: { $target }
option-spy-hangout = шпион притон { $hangout_id }: { $hangout }
option-spy-nothing = шпион ничего: никуда не смотреть

caution-pass = Пас окончателен: больше ходов у вас в этой игре не будет.
caution-pass-in-hand = Пас окончателен, а аферист с руки уйдёт в коробку.
caution-no-free-spot = У вас нет свободного места: завербованный уйдёт в коробку, если его действие не поможет.
caution-last-dollar-recruit = Это последний доллар: положить лицом вниз будет не на что, и без карманника следующий ход станет пасом.
caution-last-dollar-down = Это последний доллар: вербовать больше не на что, следующий ход станет пасом.

### Другие написания слов в командах, через запятую

word-recruit = вербовать, вербую, нанять
word-pass = пас, пасую
word-take = взять, беру
word-up = вверх
word-down = вниз
word-join = поверх, сообщник
word-switch = подмена, подменить
word-replace = вместо, заменить
word-discard = сброс, сбросить
word-yes = да, д
word-no = нет, н
word-kill = убить
word-nobody = никого
word-spy = шпион
word-target = задание
word-hangout = притон
word-nothing = ничего

word-colour-red = красный, красного, красная, красные, красных
word-colour-yellow = жёлтый, желтый, жёлтого, желтого, жёлтая, желтая, жёлтые, желтые, жёлтых, желтых
word-colour-green = зелёный, зеленый, зелёного, зеленого, зелёная, зеленая, зелёные, зеленые, зелёных, зеленых
word-colour-blue = синий, синего, синяя, синие, синих

### Настройки игры

options-edition = Издание
    .why = какое издание: от него зависят притоны и размеры стопок
    .v2012 = первое издание, игра короче
    .v2016 = второе издание, притонов и аферистов больше
options-memory-aid = Подсказка памяти
    .why = показывает, кого вы оставили в каждом притоне
    .on = помнить не нужно
    .off = как за настоящим столом
options-money-visible = Деньги соперников
    .why = видно ли, сколько у соперников денег; сами платежи видны всегда
    .on = видно
    .off = скрыто
options-first-player = Первый игрок
    .why = кто начинает
    .random = по жребию

### Почему нельзя

wrong-seats = В «Аферистов» играют от { $least } до { $most } игроков, а не { $seats }.
no-such-seat = Места { $seat } за этим столом нет; первое место имеет номер 1.
too-many-colours = Цветов больше, чем игроков ({ $seats }).
colour-twice = У каждого игрока должен быть криминальный гений своего цвета.
game-over = Игра окончена.
you-passed = Спасовавший игрок выбыл и больше в этой игре ничего не делает.
not-your-turn = Сейчас ход другого игрока.
recruit-first = Сначала вербовка: выберите притон или спасуйте.
hangout-not-in-use = Притона { $hangout } в этой игре нет.
hangout-empty = Притон { $hangout } пуст.
too-expensive = Притон { $hangout } стоит ${ $price }, а у вас ${ $money }.
search-under-way = За стопку уже заплачено: сначала возьмите афериста, потом можно пасовать.
take-one = Нужно взять из стопки ровно одного афериста.
not-in-pile = Такого афериста в притоне { $hangout } нет.
boss-not-last = Вора в законе можно завербовать, только когда он последний в своём притоне.
rob-now = У вас на руке аферист: положите его на задание или спасуйте.
spot-taken = Ваше место на задании { $target } занято.
nobody-there = На задании { $target } у вас нет аферистов.
destination-taken = Перенести можно только на свободное место, а ваше место на задании { $target } занято.
boss-face-up = Вора в законе кладут только лицом вверх.
no-dollar = Лицом вниз стоит ${ $price }, а денег не осталось.
only-accomplice-joins = Лечь поверх своих аферистов может только сообщник.
only-switch-switches = Занять место своих аферистов и перенести их может только подмена.
only-killer-replaces = Убить своих аферистов и занять их место может только убийца.
still-a-free-spot = У вас есть свободное место: афериста нужно положить (или спасовать).
answer-pickpocket = Сначала скажите, берёт ли карманник деньги: да или нет.
choose-victim = Сначала скажите, чьих аферистов убирает убийца.
own-victims-by-replacing = Своих аферистов можно убить, только положив убийцу на их место (вместо).
no-victim-there = У этого игрока нет аферистов на задании { $target }.
choose-sight = Сначала скажите, куда смотрит шпион.
nothing-hidden-there = У соперников на задании { $target } никто не лежит лицом вниз.

bad-option = { $entry ->
    [colours] Цвета: не больше четырёх разных из red, yellow, green и blue, через запятую.
   *[other] Настройка { $entry } не принимает такое значение.
}
deck-no-crooks = { $file }: в колоде нет списка аферистов (crooks).
deck-bad-entry = { $file }, аферист { $entry }: { $field ->
    [id] id — текст от 1 до 20 знаков
    [rating] rating — целое число от 1 до 10
    [modifier] modifier — целое число от -9 до 9
    [gangs] gangs — список из northside, westside, outfit
    [action] action — одно из none, pickpocket, accomplice, switch, killer, boss, spy
    [name] name — текст не длиннее 40 знаков
    [whole] аферист записывается как { "{" } id = ..., rating = ..., modifier = ..., gangs = [], action = ... { "}" }
   *[other] поля { $field } здесь нет
}.
deck-gang-twice = { $file }, аферист { $entry }: одна банда названа дважды.
deck-bad-header = { $file }: { $entry ->
    [schema] schema должно быть 1
    [id] id — текст от 1 до 40 знаков
    [origin] origin — "owner" или "proposed"
   *[other] поля { $entry } здесь нет
}.
deck-unprintable = { $file }, аферист { $entry }: в id и name только печатные знаки.
deck-size = { $file }: в колоде должно быть ровно 32 афериста, а здесь их { $count }.
deck-id-twice = { $file }: обозначение { $entry } встречается дважды.
deck-bosses = { $file }: воров в законе не больше 4, а здесь { $count }.

doubt-top-rating = Внимание: в печатной игре высший рейтинг 10.
doubt-one-boss = Внимание: в печатной игре ровно один вор в законе.
doubt-boss-on-top = Внимание: в печатной игре высший рейтинг у вора в законе.
doubt-seven-plus-two = Внимание: в печатной игре есть аферист с рейтингом 7 и модификатором +2.
doubt-eight-minus-one = Внимание: в печатной игре есть аферист с рейтингом 8 и модификатором -1.
doubt-two-pickpockets = Внимание: в печатной игре ровно два карманника.
doubt-two-accomplices = Внимание: в печатной игре ровно два сообщника.
doubt-two-switches = Внимание: в печатной игре ровно две подмены.

### Стол в терминале

table-hangouts = Притоны
table-target = Задание
table-value = Очки
table-out = пас
table-hand = На руке
table-hand-other = { $player } держит афериста { $tag } из притона { $hangout }
table-hand-none = На руке никого нет.
table-left = { $hangout }, вы оставили:
table-taken-since = с тех пор забрали { $taken }
table-memory = Вы оставили в { $hangout }: { $left }
table-memory-spied = Вы видели в { $hangout }: { $left }
table-memory-now = Теперь там кто-то из них: { $possible }
table-memory-none = В притонах вам пока вспомнить некого.
table-memory-off = За этим столом играют без подсказки памяти.
table-legend = Лицом вниз: { $back }s01.C из притона C, { $back }s01(…) ваш, { $spied } подсмотрен, { $deduced } вычислен
table-gang-points = Банды: К{ $north } Северная, С{ $west } Западная (синие), Ж{ $outfit } Чикагская; кто один впереди: +{ $points }
table-box = Коробка: известных вам { $known }, неизвестных { $unknown }.
table-money-line = { $player }: { $money }
table-money-hidden = скрыто

### На что можно посмотреть в терминале
word-hand = рука
word-memory = память
word-deck = колода
word-money = деньги
commands-hand = аферист на руке и его действие
commands-memory = кого вы оставили или видели в притонах
commands-deck = все аферисты игры
commands-money = сколько у кого денег
