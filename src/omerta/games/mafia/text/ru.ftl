# «Мафия» по-русски. Слова из глоссария (правила, раздел 2): одно понятие, одно слово.
# Улица называется по столбцу и строке, c2; фигура — по цвету и номеру, жё1. Имена игроков и фигур
# не склоняются, род игрока неизвестен, поэтому всё в настоящем времени. Карточку называет её
# сообщение: `.acc` — кого или что кладут, `.shown` — что видят все, когда её открывают.

game-mafia = Мафия
    .pitch = Городок, четыре босса, два клана: прячьте карточки, открывайте их вовремя и не попадайтесь.

### Карточки

card-prosecutor = прокурор
    .acc = прокурора
    .shown = прокурор, всем встать
card-commissioner = комиссар
    .acc = комиссара
    .shown = комиссар, как всегда из-за угла
card-police-1 = полиция
    .acc = полицию
    .shown = полиция, ваши документы
card-police-2 = { card-police-1 }
    .acc = { card-police-1.acc }
    .shown = { card-police-1.shown }
card-police-3 = { card-police-1 }
    .acc = { card-police-1.acc }
    .shown = { card-police-1.shown }
card-buyer-1 = покупатель
    .acc = покупателя
    .shown = покупатель, и почём нынче
card-buyer-2 = { card-buyer-1 }
    .acc = { card-buyer-1.acc }
    .shown = { card-buyer-1.shown }
card-buyer-3 = { card-buyer-1 }
    .acc = { card-buyer-1.acc }
    .shown = { card-buyer-1.shown }
card-buyer-4 = { card-buyer-1 }
    .acc = { card-buyer-1.acc }
    .shown = { card-buyer-1.shown }
card-goods-l1 = хлеб
    .acc = хлеб
    .shown = хлеб, ещё тёплый
card-goods-l2 = книги
    .acc = книги
    .shown = книги, почти не читаны
card-goods-l3 = туфли
    .acc = туфли
    .shown = туфли, в основном парные
card-goods-l4 = радио
    .acc = радио
    .shown = радио, ловит две станции
card-goods-l5 = мебель
    .acc = мебель
    .shown = мебель, без одной ножки
card-goods-l6 = шуба
    .acc = шубу
    .shown = шуба, в июле
card-goods-c1 = часы
    .acc = часы
    .shown = часы, с чужой гравировкой
card-goods-c2 = самогон
    .acc = самогон
    .shown = самогон, бабушкин рецепт
card-goods-c3 = сигареты
    .acc = сигареты
    .shown = сигареты, и без вопросов
card-goods-c4 = ящики
    .acc = ящики
    .shown = ящики, лучше не вскрывать
card-lawyer-1 = адвокат
    .acc = адвоката
    .shown = адвокат, подзащитные были в театре
card-lawyer-2 = { card-lawyer-1 }
    .acc = { card-lawyer-1.acc }
    .shown = { card-lawyer-1.shown }
card-witness-1 = свидетель
    .acc = свидетеля
    .shown = свидетель, случайно стоял у окна
card-witness-2 = { card-witness-1 }
    .acc = { card-witness-1.acc }
    .shown = { card-witness-1.shown }
card-courtesan-1 = путана
    .acc = путану
    .shown = путана, всем добрый вечер
card-courtesan-2 = { card-courtesan-1 }
    .acc = { card-courtesan-1.acc }
    .shown = { card-courtesan-1.shown }
card-theft = кража
    .acc = кражу
    .shown = кража, ловкость рук
card-robbery = грабёж
    .acc = грабёж
    .shown = грабёж, руки вверх
card-escape = побег
    .acc = побег
    .shown = побег, ложка и безлунная ночь
card-pistol-1 = пистолет
    .acc = пистолет
    .shown = пистолет, и становится очень тихо
card-pistol-2 = { card-pistol-1 }
    .acc = { card-pistol-1.acc }
    .shown = { card-pistol-1.shown }
card-pistol-3 = { card-pistol-1 }
    .acc = { card-pistol-1.acc }
    .shown = { card-pistol-1.shown }
card-pistol-4 = { card-pistol-1 }
    .acc = { card-pistol-1.acc }
    .shown = { card-pistol-1.shown }
card-goods = { $goods } { $number }

### Цвета, фигуры и камеры

colour-yellow = жёлтый
    .letter = Ж
colour-red = красный
    .letter = К
colour-green = зелёный
    .letter = З
colour-blue = синий
    .letter = С
figure-yellow = жё
figure-red = кр
figure-green = зе
figure-blue = си
figure-name = { $figure } ({ $player })
cell-name = камера { $number }
cell-chair = камера смертников

### Что происходит

event-game-started = { $board ->
    [town] Небольшой город
    [quarters] Небольшой город, у каждого босса свой квартал
   *[other] Город «{ $board }»
}, четыре босса, в банке { $money }. { $victory ->
    [clan] Победит клан побогаче.
   *[solo] Победит самый богатый босс.
}{ $memory_aid ->
    [laid] {" "}Свои закрытые карточки можно подсматривать.
    [full] {" "}Все свои карточки этого круга можно подсматривать.
   *[none] {""}
}{ $exchange_order ->
    [simultaneous] {" "}Карточки меняют все сразу.
   *[in_turn] {""}
}{ $passing ->
    [cards] {" "}После паса можно отбывать срок.
   *[all] {""}
}{ $killed_closed ->
    [unseen] {" "}Убитую закрытую карточку не показывают.
   *[shown] {""}
}{ $runner_choice ->
    [clan] {" "}Побег только для своего клана.
   *[any] {""}
} Начинает { $first }.
event-round-started = Круг { $round }, начинает { $first }. Сдано карточек: { $counts }.
event-cards-dealt = { $cards_id ->
    [none] {""}
   *[known] { $seat } держит: { $cards }.
}
event-card-put-aside = { $card_id ->
    [none] {""}
   *[known] { $seat } откладывает { $card_acc }.
}
event-cards-exchanged = { $count ->
    [0] { $seat } оставляет всё как есть.
   *[other] { $thrown_id ->
        [none] { $seat } меняет { $count ->
            [one] { $count } карточку
            [few] { $count } карточки
           *[many] { $count } карточек
        }.
       *[known] { $seat } сбрасывает: { $thrown }; берёт: { $drawn }.
    }
}
event-card-laid = { $card_id ->
    [none] {""}
   *[known] { $seat } кладёт { $card_acc } на { $street }.
}
event-turn-started = {""}
event-player-skipped = {""}
event-player-passed = { $seat } пасует: на этот круг хватит.
event-card-opened = { $seat } открывает { $street }: { $card_shown }.
event-goods-sold = { $goods } и { $buyer } ударяют по рукам: каждому по { $number }.
event-bank-paid = { $bank ->
    [0] Банк платит последние { $amount } на { $street }.
   *[other] Банк платит { $amount } на { $street }, в банке { $bank }.
}
event-split-chosen = { $seat } просит сначала заплатить на { $street }.
event-player-paid = { $as_mate_id ->
    [yes] Кошелёк товарища пуст, и { $amount } на { $street } платит { $payer }.
   *[no] В банке не хватает, и { $amount } на { $street } платит { $payer }.
}
event-payment-lapsed = Ещё { $amount } для { $street } взять не с кого.
event-bank-emptied = Банк пуст: это последний круг.
event-loot-moved = { $why ->
    [kill] Пистолету на { $street } достаётся { $amount } с { $source }.
    [arrest] С { $source } на { $street } уходит { $amount }: вещественное доказательство.
    [courtesan] Улыбка с { $street } обходится { $source } в { $amount }.
   *[lawyer] Адвокат на { $street } берёт с { $source } { $amount }: гонорар.
}
event-pistol-held = { $forced_id ->
    [yes] { $seat } целится с { $street }, но стрелять не в кого.
   *[no] { $seat } прячет пистолет на { $street } в карман.
}
event-card-killed = { $card_id ->
    [none] Бах! { $seat } стреляет с { $pistol } по закрытой карточке на { $street }. Что это было, не узнает никто.
   *[known] { $was_open_id ->
        [yes] Бах! { $seat } стреляет с { $pistol } и убирает { $card_acc } с { $street }.
       *[no] Бах! { $seat } стреляет с { $pistol } по закрытой карточке на { $street }. Это { $card }.
    }
}
event-figure-placed = { $figure } стоит на { $street } как ни в чём не бывало.
event-figure-came-home = { $figure } не спеша идёт домой.
event-card-arrested = { $figure_id ->
    [none] С { $law } накрывают { $card_acc } на { $street }.
   *[other] С { $law } накрывают { $card_acc } на { $street }: попадается { $figure }.
}
event-law-acted-again = Свидетель показывает пальцем, и { $card } на { $street } снова берётся за дело.
event-figure-jailed = { $cell_id ->
    [chair] { $figure } отправляется в камеру смертников.
   *[other] { $figure } поселяется в камере { $cell }.
}
event-figure-freed = { $why ->
    [lawyer] { $figure } идёт домой под руку с адвокатом.
    [served] { $figure } идёт домой: срок отбыт.
    [escaped] { $figure } уже за стеной и дома.
   *[ransom] {""}
}
event-card-removed = {""}
event-runner-named = { $figure_id ->
    [none] { $seat } отменяет побег: не бежит никто.
   *[other] { $seat } подаёт знак: { $figure } уже за дверью и ждёт ночи.
}
event-escape-foiled = Побег сорван: { $figure } снова в камере { $cell }.
event-figure-served = { $figure } отбывает срок: камера { $source }, дальше { $cell }.
event-figure-thrown-back = { $figure } уступает место: из камеры { $source } назад в { $cell }.
event-round-ended = Круг { $round } окончен.
event-loot-taken = { $seat } забирает { $amount }, всего { $cash }.
event-ransom-paid = { $payer } платит { $amount }, получает { $receiver }, а { $figure } идёт домой.
event-ransom-declined = { $seat } закрывает кошелёк.
event-final-debt-paid = Долг игрока { $debtor }: { $payer } платит { $amount }, получает { $receiver }.
event-debt-lapsed = Долг игрока { $seat }, ещё { $amount }, платить некому.
event-game-ended = { $cause ->
    [rounds] Пора заканчивать; что осталось в банке, ничьё.
   *[bank_empty] Деньги в городе кончились.
} У игроков: { $cash }. { $winners_count ->
    [1] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
}

result-cash = Решают деньги.
result-shared = Денег поровну; победа общая.
result-clan = Решают деньги кланов.
result-clans-tied = У кланов поровну; победа общая на всех.

### Вопросы и ответы

prompt-exchange = { $player }: какие карточки меняете, если меняете?
prompt-lay = { $player }: на какую свою улицу положить: { $card }?
prompt-act = { $opens ->
    [0] { $player }: кто отбывает срок, или пас?
   *[other] { $steps ->
        [0] { $player }: какую карточку открыть, или пас?
       *[other] { $player }: открыть карточку, отбыть срок или пас?
    }
}
prompt-pistol = { $player }: пистолет на { $street } заряжен. Куда стрелять, или не стрелять?
prompt-buyer = { $player }: кому продать товар с { $street }?
prompt-runner = { $player }: кто бежит, если бежит?
prompt-split = { $player }: в банке всего { $bank }. Какой карточке заплатить сначала?
prompt-ransom = { $player }: у вас { $cash }. Кого выкупить? Или скажите «готово».
prompt-waiting = { $count ->
    [1] Ходит { $player }.
   *[other] Ждём: { $player }.
}
prompt-over = Игра окончена.

option-throw = сбросить { $slot }: { $card }
option-done = { $decision ->
    [ransom] готово: больше никого не выкупать
   *[exchange] { $aside ->
        [0] готово: оставить все карточки
       *[other] готово: остальные оставить
    }
}
option-lay = клади { $street }: { $near ->
    [one] рядом { $near } улица
    [few] рядом { $near } улицы
   *[many] рядом { $near } улиц
}
option-open = { $known ->
    [yes] открой { $street }: { $card }
   *[no] открой { $street }
}
option-serve = { $to ->
    [home] шаг { $called }: из камеры { $cell } домой
   *[other] шаг { $called }: из камеры { $cell } в { $to }
}
option-pass = { $passing ->
    [cards] пас: больше не открывать карточек в этом круге
   *[all] пас: больше не ходить в этом круге
}
option-hold = молчит: ни выстрела, ни ареста
option-fire = { $known ->
    [yes] огонь { $street }: { $card }, { $player }{ $loot ->
        [0] {""}
       *[other] , денег { $loot }
    }
   *[no] огонь { $street }: закрытая карточка, { $player }
}
option-sell = продать { $street }: покупатель, { $player }{ $loot ->
    [0] {""}
   *[other] , денег { $loot }
}
option-run = бежит { $called }: { $player }, камера { $cell }
option-run-nobody = бежит никто: побег отменяется
option-fill = сначала { $street }: { $card }, { $player }, причитается { $due }
option-ransom = выкуп { $called }: { $player }, { $price } получит { $receiver }

caution-pass = Все ваши оставшиеся ходы этого круга пропадут, и в тюрьме тоже.
caution-pass-cards = Карточек в этом круге вы больше не откроете; отбывать срок можно.
caution-own-card = Это ваша собственная карточка.

### Другие написания слов в командах, через запятую

word-throw = сбросить, сброс, сбрасываю, отложить
word-swap = обмен, обменять, менять, меняю
word-done = готово, оставить, всё, все
word-lay = клади, класть, кладу, положить
word-open = открой, открыть, открываю
word-serve = шаг, срок
word-pass = пас, пасую
word-hold = молчит, молчать, молчи
word-fire = огонь, стрелять, стреляй, стреляю
word-sell = продать, продай, продаю
word-run = бежит, бежать, беги
word-nobody = никто, никого
word-fill = сначала
word-ransom = выкуп, выкупить, выкупаю

### Как продолжается команда, если набрано только её начало

form-throw = Непонятно: «{ $text }». «Сбросить 2» откладывает одну карточку, «готово» завершает обмен; сразу несколько меняет «обмен 1 3».
form-swap = Непонятно: «{ $text }». После «обмен» назовите номера карточек, которые вы меняете: «обмен 1 3».
form-lay = Непонятно: «{ $text }». «Клади b3» кладёт следующую карточку с руки; «клади 1:b3 2:c4» — сразу несколько, начиная с первой.
form-open = Непонятно: «{ $text }». После «открой» назовите свою улицу: «открой c2».
form-serve = Непонятно: «{ $text }». После «шаг» назовите своего заключённого: «шаг жё1».
form-fire = Непонятно: «{ $text }». После «огонь» назовите улицу: «огонь b3»; или «молчит».
form-sell = Непонятно: «{ $text }». После «продать» назовите улицу покупателя: «продать b3».
form-run-nobody = Непонятно: «{ $text }». После «бежит» назовите заключённого: «бежит жё2»; или «бежит никто».
form-fill = Непонятно: «{ $text }». После «сначала» назовите улицу: «сначала c3».
form-ransom = Непонятно: «{ $text }». После «выкуп» назовите заключённого: «выкуп жё1»; или «готово».

### Настройки игры

options-board = Город
    .why = как лежат улицы четырёх боссов
    .town = вперемешку: враги бок о бок, свои через угол
    .quarters = у каждого босса свой квартал
options-memory-aid = Подсказка памяти
    .why = можно ли ещё раз взглянуть на свои скрытые карточки
    .none = нельзя, как за настоящим столом
    .laid = на закрытые карточки своих улиц
    .full = и на них, и на сброшенные при замене
options-exchange-order = Замена
    .why = знаете ли вы, сколько карточек меняют другие, когда выбираете сами
    .in_turn = по очереди
    .simultaneous = все сразу, так быстрее
options-passing = Пас
    .why = чего стоит пас
    .all = всех оставшихся ходов круга
    .cards = только карточек; отбывать срок можно
options-killed-closed = Убитые карточки
    .why = кто видит закрытую карточку, которую убили
    .shown = все
    .unseen = никто
options-runner-choice = Побег
    .why = кому можно помочь бежать
    .any = кому угодно
    .clan = только своему клану
options-victory = Победа
    .why = чьи деньги решают
    .solo = каждый босс за себя
    .clan = оба босса клана вместе
options-bank = Банк
    .why = сколько в игре денег, то есть долго ли играть
    .box = все деньги, целый вечер
    .v1000 = быстрая игра
    .v2000 = полвечера
options-max-rounds = Последний круг
    .why = после какого круга игра кончается в любом случае
    .v25 = до него почти не доходит
    .v5 = короткая игра
    .v10 = до него доходит часто
    .v15 = до него доходит редко
    .v40 = для терпеливых
    .v60 = для очень терпеливых

### Почему нельзя

wrong-seats = В «Мафию» играют ровно вчетвером, а не { $seats }.
no-such-seat = Места { $seat } за этим столом нет; места считаются от 0.
game-over = Игра окончена.
not-your-turn = Сейчас ход другого игрока.
you-passed = Вы спасовали: в этом круге этого больше нельзя.
exchange-now = Сначала замена: сбросьте карточку или скажите «готово».
no-such-slot = Карточки под номером { $slot } у вас нет.
thrown-already = Карточка { $slot } уже отложена.
lay-now = Сначала разложите карточки, одну за другой.
no-such-street = Улицы { $street } в этом городе нет.
foreign-street = { $street } — не ваша улица.
street-taken = На { $street } уже лежит ваша карточка.
act-now = Ваш ход: откройте карточку, отбудьте срок или спасуйте.
open-already = Карточка на { $street } уже открыта; действует она один раз.
no-card-there = На { $street } карточки нет.
no-such-figure = Фигуры { $figure } нет.
foreign-figure = Это чужая фигура.
on-the-chair = Из камеры смертников выводит только выкуп.
not-in-prison = Эта фигура не в тюрьме.
is-running = Эта фигура уже бежит.
jailed-this-round = Кто сел в этом круге, отбывает срок со следующего.
served-already = Эта фигура в этом круге срок уже отбывала.
fire-or-hold = Сначала пистолет: стреляет он или нет?
not-near = { $street } не рядом: пистолет достаёт только до соседних улиц.
arrested-already = Карточка на { $street } под арестом, убить её нельзя.
nothing-there = На { $street } убивать некого.
sell-now = Сначала выберите покупателя для товара.
no-buyer-there = На { $street } рядом нет открытого покупателя.
name-a-runner = Сначала скажите, кто бежит, или «никто».
not-of-your-clan = Эта фигура не из вашего клана.
split-now = Сначала скажите, какой карточке отдать остаток банка.
nothing-due-there = По этой сделке { $street } ничего не причитается.
ransom-now = Сейчас время выкупов: назовите фигуру или скажите «готово».
too-expensive = Эта фигура стоит { $price }, у вас столько нет.

bad-option = Настройка { $entry } не принимает такое значение.
data-bad-field = { $file }: { $entry ->
    [schema] schema должно быть 1
    [id] id — текст от 1 до 40 знаков
    [origin] origin — "owner" или "proposed"
    [bank] в bank нужен список coins из пар: достоинство, кратное 10, и сколько таких монет
    [numbers] в numbers нужны courtesan, theft, robbery, cut, pistol_cell и chair_price, все кратны 10
    [seating] в seating нужны clockwise и clans, в обоих yellow, red, green и blue
    [board] в board нужен список текстов rows
    [goods] в goods нужны списки legal и criminal из чисел, кратных 10
    [prison] в prison нужен список cells из чисел, кратных 10
   *[other] поля { $entry } здесь нет
}.
data-board-shape = { $file }, { $entry }: город — прямоугольник, не больше { $most } на { $most } клеток.
data-board-letter = { $file }, { $entry }: { $letter } — не улица; улица — это Y, R, G или B, а клетка без улицы — точка.
data-four-streets = { $file }, { $entry }: { $colour ->
    [yellow] жёлтых
    [red] красных
    [green] зелёных
   *[blue] синих
} улиц должно быть ровно четыре.
data-seating = { $file }, { $entry }: за столом должны сидеть все четыре цвета.
data-clans = { $file }, { $entry }: клан составляют те, кто сидит напротив друг друга.
data-goods-count = { $file }, { $entry }: чисел здесь должно быть ровно { $count }.
data-cells = { $file }, { $entry }: камеры начинаются с 10 и идут по возрастанию.
data-no-cell = { $file }, { $entry }: камеры с числом { $number } нет.
data-small-box = { $file }, { $entry }: в коробке всего { $box }, банк в { $bank } из неё не собрать.

### Стол в терминале

table-round = Круг { $round }
table-bank = Банк { $bank }
table-amount = { $amount }
table-deck = Колода { $deck }
table-last = последний круг
table-hand = Ваша рука
table-thrown = Вы сбросили
table-prison = Тюрьма
table-chair = смертники { $price }
table-first = начинает
table-passed = пас
table-holds = рука { $hand }
table-threw = обмен { $thrown }
table-home = дома { $home }
table-clan = клан { $clan }: { $cash }
table-empty = В тюрьме никого нет.
table-cell = { $at ->
    [chair] камера смертников, { $price }
   *[other] камера { $at }
}: { $figures }
table-running = { $figure } (бежит)
table-able = { $figure } (может отбывать срок)
table-no-hand = У вас на руке нет карточек.
table-street = { $street }, { $player }
table-near = рядом: { $streets }
table-knight = ходом коня: { $streets }
table-owes = { $next } получает выкупы за игрока { $player } и платит игроку { $player }, когда банк не может
table-legend = { $closed } закрыта  { $criminal } преступная  { $arrested } арест  { $scene } место преступления  { $running } бежит

### На что можно посмотреть в терминале

word-city = город
word-prison = тюрьма
word-cash = деньги, касса
word-hand = рука
commands-city = улицы; с названием улицы — куда она достаёт: город c2
commands-prison = кто где сидит и сколько это стоит
commands-cash = деньги каждого и кто кому платит
commands-hand = ваши карточки на руке

### Что считает симуляция

tally-game = Партия
tally-game-rounds = круги
tally-game-turns = ходы
tally-game-passes = пасы
tally-game-arrests = аресты
tally-game-kills = убийства
tally-game-jailed = попало в тюрьму
tally-game-steps = шаги в тюрьме
tally-game-foiled = сорванные побеги
tally-game-ransoms = выкупы
tally-game-ransom-money = уплачено выкупов
tally-game-final-debts = уплачено в конце игры
tally-game-debts-lapsed = пропавшие долги
tally-game-paid-by-players = уплачено игроками за банк
tally-game-payments-lapsed = пропавшие выплаты
tally-game-freed-by-lawyer = освобождено адвокатом
tally-game-escaped = удавшиеся побеги
tally-game-bank-left = осталось в банке
tally-order = Победы по порядку хода в первом круге
tally-order-first = ходит первым
tally-order-second = вторым
tally-order-third = третьим
tally-order-fourth = четвёртым
tally-colour = Победы по цветам
tally-colour-yellow = { colour-yellow }
tally-colour-red = { colour-red }
tally-colour-green = { colour-green }
tally-colour-blue = { colour-blue }
tally-opened = Открытые карточки
tally-opened-legal-goods = легальный товар
tally-opened-criminal-goods = преступный товар
tally-kept = Деньги, взятые с карточек
tally-kept-legal-goods = { tally-opened-legal-goods }
tally-kept-criminal-goods = { tally-opened-criminal-goods }
tally-opened-prosecutor = { card-prosecutor }
tally-opened-commissioner = { card-commissioner }
tally-opened-police = { card-police-1 }
tally-opened-buyer = { card-buyer-1 }
tally-opened-lawyer = { card-lawyer-1 }
tally-opened-witness = { card-witness-1 }
tally-opened-courtesan = { card-courtesan-1 }
tally-opened-theft = { card-theft }
tally-opened-robbery = { card-robbery }
tally-opened-escape = { card-escape }
tally-opened-pistol = { card-pistol-1 }
tally-kept-prosecutor = { card-prosecutor }
tally-kept-commissioner = { card-commissioner }
tally-kept-police = { card-police-1 }
tally-kept-buyer = { card-buyer-1 }
tally-kept-lawyer = { card-lawyer-1 }
tally-kept-witness = { card-witness-1 }
tally-kept-courtesan = { card-courtesan-1 }
tally-kept-theft = { card-theft }
tally-kept-robbery = { card-robbery }
tally-kept-escape = { card-escape }
tally-kept-pistol = { card-pistol-1 }
