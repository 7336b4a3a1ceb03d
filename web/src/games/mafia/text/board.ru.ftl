# Стол «Мафии»: слова, которые нужны только нарисованному столу.

### Что видно глазу, для слуха

town-city = Город
town-prison = Тюрьма
town-seats = Боссы
town-tray = Что можно сделать
town-hand = Ваша рука
town-news = Что произошло
town-street = { $street }, { $own ->
    [yes] ваша улица
   *[no] улица игрока { $player }
}: { $lying ->
    [closed] { $known ->
        [yes] ваша закрытая карточка, { $card }
       *[no] { $own ->
            [yes] ваша закрытая карточка
           *[no] закрытая карточка
        }
    }
    [open] { $card }{ $pistol ->
        [fired] , стрелял
        [silent] , молчит
       *[no] {""}
    }
    [arrested] { $card }, под арестом, здесь { $figure }
    [scene] место преступления, здесь { $figure }
   *[empty] пусто
}{ $loot ->
    [0] {""}
   *[other] , денег { $loot }
}{ $waits ->
    [yes] , ждёт ответа
   *[no] {""}
}
town-street-able = { $street }. { $do }
town-can-lay = Можно положить сюда
town-can-open = Можно открыть
town-can-fire = Можно стрелять
town-can-sell = Можно продать
town-can-fill = Можно заплатить сначала
town-reached-near = рядом
town-reached-knight = ходом коня
town-drafted = { $street }, ваша улица: сюда ляжет { $card }
town-prisoner = { $figure }, игрок { $player }: { $cell ->
    [chair] камера смертников, выкуп { $price }
   *[other] { $running ->
        [yes] бежит из камеры { $cell }
       *[no] камера { $cell }
    }
}{ $able ->
    [yes] , ещё может отбывать срок в этом круге
   *[no] {""}
}. Выкуп получит { $receiver }.
town-cell = { $cell ->
    [chair] Камера смертников, { $price }
   *[other] Камера { $cell }
}: { $count ->
    [0] пусто
    [one] { $count } фигура
    [few] { $count } фигуры
   *[many] { $count } фигур
}
town-way-out = Выход
town-boss = { $player }, { $colour }: денег { $cash }, фигур дома: { $home }, в клане с игроком { $mate }{ $hand ->
    [0] {""}
   *[other] , карточек на руке: { $hand }
}{ $thrown ->
    [0] {""}
   *[other] , обмен: { $thrown }
}{ $first ->
    [yes] , начинает круг
   *[no] {""}
}{ $passed ->
    [yes] , пас
   *[no] {""}
}{ $turn ->
    [yes] , сейчас ходит
   *[no] {""}
}
town-ring = По этому кругу платят выкупы и помогают пустому банку: { $ring }
town-passed = пас
town-exchanged = ⇄ { $thrown }
town-cash = Деньги: { $cash }
town-home = Фигур дома: { $home }
town-jailed = Фигур в тюрьме: { $jailed }
town-bank = Банк
town-lives = надёжно { $cash }, на улицах { $loot }, { $cells ->
    [none] в тюрьме никого
   *[other] в тюрьме: { $cells }
}
town-safe = надёжно
town-at-risk = на улице
town-aim = { $victory ->
    [clan] Банк пуст: побеждает клан богаче
   *[solo] Банк пуст: побеждает богатейший
}
town-bank-left = В банке { $bank } из { $money }
town-round = Круг { $round }
town-round-why = Круг { $round }, самое большее { $most }
town-last-round = Последний круг
town-rounds-left = { $left ->
    [one] ещё около { $left }
   *[other] ещё около { $left }
}
town-arrested = арест
town-no-card = нет карточки
town-show-cards = Показать мои карточки
town-hide-cards = Закрыть мои карточки
town-covered = { $slot }: ваша карточка, прикрыта
town-own-cards = Ваши карточки
town-only-you = видите только вы

### Одно слово на карточке, которую изменила бы выбранная

town-mark-arrest = арест
town-mark-sale = сделка
town-mark-aim = на мушке
town-mark-cut = −{ $amount }
town-mark-fee = гонорар
town-mark-free = свобода
town-mark-again = ещё раз
town-fired = стрелял
town-silent = молчит
town-aid-laid = свои закрытые карточки можно подсматривать
town-aid-full = все свои карточки можно подсматривать

### Цепочка последствий

town-skip = Дальше
town-skip-why = Сразу показать, что вышло (Esc)

### Лоток

town-back = Назад
town-read = Коснитесь любой карточки, чтобы прочитать о ней.
town-open-now = { $steps ->
    [0] Коснитесь своей закрытой карточки.
   *[other] Коснитесь своей закрытой карточки или своего заключённого.
}
town-serve-now = Коснитесь своего заключённого, который отбудет срок.
town-fire-now = Коснитесь карточки рядом с { $street }.
town-sell-now = Коснитесь покупателя.
town-split-now = В банке осталось { $bank }. Называйте карточки в том порядке, в каком им платить.
town-runner-now = Выберите, кто бежит.
town-ransom-now = Выберите, кого выкупить.
town-exchange-now = Коснитесь карточек, которые вам не нужны.
town-lay-prompt = { $player }: разложите карточки на своих улицах.
town-lay-now = Коснитесь своей карточки, потом своей улицы.
town-slot = { $slot }: { $card }
town-slot-aside = { $slot }: { $card }, на обмен
town-slot-held = { $slot }: { $card }, выберите улицу
town-slot-laid = { $slot }: { $card }, ляжет на { $street }
town-lay-all = { $left ->
    [0] Разложить
    [one] Ещё { $left } карточка без улицы
    [few] Ещё { $left } карточки без улицы
   *[many] Ещё { $left } карточек без улицы
}
town-exchange-all = { $count ->
    [0] Оставить все карточки
    [one] Обменять { $count } карточку
    [few] Обменять { $count } карточки
   *[many] Обменять { $count } карточек
}
town-thrown = Вы сбросили: { $cards }
town-take-back = Забрать
town-near = Рядом: { $streets }
town-knight = Ходом коня: { $streets }
### Карточки смотрящего

town-lies = { $lying ->
    [closed] закрыта на { $street }
    [arrested] под арестом на { $street }
   *[open] открыта на { $street }
}

town-where-hand = { $street ->
    [none] у вас на руке
   *[other] ляжет на { $street }
}
town-hidden = Закрытая карточка

### 13 видов карточек

town-kinds = Все 13 видов
town-kinds-tab = Карточки
kind-name-goods-l = товар честный
kind-name-goods-c = товар краденый
kind-line-prosecutor = Арестует рядом и всех ведёт в тюрьму
kind-line-commissioner = Арестует преступления в ходе коня
kind-line-police = Арестует открытые преступления рядом
kind-line-buyer = Покупает весь открытый товар рядом
kind-line-goods-l = { $least }–{ $most }, если рядом открыт покупатель
kind-line-lawyer = Всех на волю, деньги полиции ему
kind-line-witness = Закон действует снова, деньги вам
kind-line-goods-c = { $least }–{ $most } так же; могут арестовать
kind-line-courtesan = Берёт по { $cut } с каждой карточки рядом
kind-line-theft = { $theft } из банка
kind-line-robbery = { $robbery } из банка
kind-line-escape = Один узник домой, если не помешают
kind-line-pistol = Убирает карточку рядом, берёт деньги
### Ответы: вопрос, кнопка, что будет

town-do-throw = Обменять
town-do-done = { $decision ->
    [ransom] Готово
   *[exchange] Готово
}
town-do-lay = Положить
town-do-open = { $known ->
    [yes] Открыть { $bare_acc }
   *[no] Открыть { $street }
}
town-do-serve = Шаг { $figure }
town-do-pass = Пас
town-do-hold = Не стрелять
town-do-fire = Стрелять в { $street }
town-do-sell = Продать: { $street }
town-do-run-nobody = Никто не бежит
town-do-run = Бежит { $figure }
town-do-fill = Сначала { $street }
town-do-ransom = Заплатить { $price }
### Между двумя кругами

round-over = Круг { $round } окончен
### Потом: лист, его ответы и итоги круга

town-why-not-lay = Почему сюда нельзя положить?
town-why-not-open = Почему её нельзя открыть?
town-why-not-fire = Почему сюда нельзя стрелять?
town-why-not-sell = Почему сюда нельзя продать?
town-why-not-fill = Почему ей нельзя заплатить?
town-why-not-serve = Почему она не отбывает срок?
town-why-not-run = Почему она не может бежать?
town-why-not-ransom = Почему её нельзя выкупить?
town-if-opened = Если открыть сейчас:
town-where = { $own ->
    [yes] ваша
   *[no] игрок { $player }
}, { town-lies }
town-where-street = { $own ->
    [yes] ваша улица
   *[no] улица игрока { $player }
}
town-hidden-own = Что здесь лежит, знаете только вы; подсмотреть сейчас нельзя.
town-hidden-other = Её знает только { $player }. Достать она может до соседних улиц или до тех, что в ходе коня.
town-empty = Улица { $street }
town-empty-why = Здесь ничего нет. За каждого человека в тюрьме босс получает на карточку меньше.
town-scene = Место преступления
town-scene-why = Здесь до конца круга { $figure }: отсюда убрали карточку выстрелом.
town-holds = На ней { $loot }; в конце круга эти деньги уже никто не отнимет.
town-caught = Если не придёт адвокат, в конце круга человека уведут в тюрьму.
town-lay-where = Теперь коснитесь своей улицы.
town-suit-law = закон
town-suit-legal = легально
town-suit-criminal = криминал
town-copies = { $copies } из { $cards }
kind-does-prosecutor = Арестует открытые преступления рядом; потом всех арестованных города ведут в тюрьму.
kind-does-commissioner = Арестует открытые преступления в ходе коня и забирает их деньги. Рядом не трогает.
kind-does-police = Арестует открытые преступления на 8 соседних улицах и забирает их деньги.
kind-does-buyer = Покупает весь непроданный открытый товар рядом и получает столько же, сколько он весь.
kind-does-goods-l = Продаётся открытому покупателю рядом: каждому число с карточки. Закон не тронет.
kind-does-lawyer = Забирает деньги полиции и комиссара по всему городу. Потом все арестованные идут домой.
kind-does-witness = Весь открытый закон действует ещё раз, деньги идут сюда. Вас самих не тронут.
kind-does-goods-c = Продаётся открытому покупателю рядом: каждому число с карточки. Могут арестовать.
kind-does-courtesan = Берёт по { $cut } с каждой открытой карточки рядом. Её саму могут арестовать.
kind-does-theft = { $theft } из банка. Они ваши, если не придут ни закон, ни пистолет.
kind-does-robbery = { $robbery } из банка. Они ваши, если не придут ни закон, ни пистолет.
kind-does-escape = Назовите узника: в конце круга он дома, если побег не арестуют и не застрелят.
kind-does-pistol = Убирает карточку рядом, даже закрытую, и берёт её деньги. После выстрела могут арестовать.
town-ask-throw = Обменять: { $card }?
town-then-throw = До конца круга карточка уйдёт.
town-ask-done = { $decision ->
    [ransom] Больше никого не выкупать?
   *[exchange] Хватит?
}
town-then-done = { $decision ->
    [ransom] Ваши заключённые останутся на месте. Вас спросят снова, только если кто-нибудь заплатит вам выкуп.
   *[exchange] Остальные карточки вы оставите.
}
town-ask-lay = Положить на { $street }?
town-then-lay = Она будет лежать закрытой.
town-ask-open = { $known ->
    [yes] Открыть { $street }: { $card }?
   *[no] Открыть карточку на { $street }?
}
town-then-open-unknown = Она подействует сразу и только один раз. Что там лежит, помните вы; стол не подскажет.
town-ask-serve = Отбыть срок: { $figure }?
town-then-serve = { $to ->
    [home] Из камеры { $cell } прямо домой. Это ваш ход.
   *[other] Из камеры { $cell } в камеру { $to }. Это ваш ход.
}
town-ask-pass = Пас?
town-then-pass = { $turns ->
    [0] Ходов у вас и так не осталось.
    [one] Вы теряете { $turns } ход{ $steps ->
        [0] .
       *[other] , шаг в тюрьме.
    }
    [few] Вы теряете { $turns } хода{ $steps ->
        [0] .
        [one] , из них { $steps } шаг в тюрьме.
        [few] , из них { $steps } шага в тюрьме.
       *[many] , из них { $steps } шагов в тюрьме.
    }
   *[many] Вы теряете { $turns } ходов{ $steps ->
        [0] .
        [one] , из них { $steps } шаг в тюрьме.
        [few] , из них { $steps } шага в тюрьме.
       *[many] , из них { $steps } шагов в тюрьме.
    }
}{ $passing ->
    [cards] {" "}Отбывать срок ещё можно.
   *[all] {""}
}
town-ask-hold = Не стрелять?
town-then-hold = В этом круге он уже не выстрелит, и арестовать его нельзя.
town-ask-fire = { $known ->
    [yes] Стрелять в { $street }, { $card }?
   *[no] Стрелять в закрытую карточку на { $street }?
}
town-then-fire = { $own ->
    [yes] {""}
   *[no] Карточка игрока { $player } уйдёт из города.{" "}
}{ $loot ->
    [0] Денег на ней нет.
   *[other] Ваш пистолет получит { $loot }.
} Ваша фигура встанет на место преступления, а пистолет смогут арестовать.
town-ask-sell = Продать покупателю на { $street }?
town-then-sell = { $own ->
    [yes] Покупатель ваш: он получит столько же.
   *[no] Это покупатель игрока { $player }, он получит столько же.
}
town-ask-run-nobody = Отменить побег?
town-then-run-nobody = Карточка побега уйдёт из города.
town-ask-run = Бежит { $figure }?
town-then-run = { $own ->
    [yes] Ваша фигура
   *[no] Фигура игрока { $player }
} выйдет из камеры { $cell } и в конце круга будет дома, если побег не арестуют и не убьют.
town-ask-fill = Сначала заплатить на { $street }?
town-then-fill = { $card }, игрок { $player }: причитается { $due }.
town-ask-ransom = Выкупить { $figure }?
town-then-ransom = { $price } получит { $receiver }, а { $own ->
    [yes] ваша фигура
   *[no] фигура игрока { $player }
} пойдёт домой. У вас останется { $left }.
town-named = { $own ->
    [yes] { $card } (вы)
   *[no] { $card } ({ $player })
}
town-would-theft = { $paid ->
    [players] на ней будет { $loot }; в банке не хватает, помогут: { $payers }.
   *[bank] вам +{ $loot } из банка.
}
town-would-robbery = { town-would-theft }
town-would-goods = { $asks ->
    [buyer] вы выберете покупателя: { $streets }.
    [split] купит { $touched }, но в банке не хватает: вы поделите остаток.
   *[no] { $count ->
        [0] открытого покупателя рядом нет, пока ничего.
       *[other] купит { $touched }, каждому +{ $loot }.
    }
}
town-would-buyer = { $asks ->
    [split] купит { $touched_acc }, но в банке не хватает: вы поделите остаток.
   *[no] { $count ->
        [0] непроданных товаров рядом нет, пока ничего.
       *[other] купит { $touched_acc }: вам +{ $loot }.
    }
}
town-would-courtesan = { $count ->
    [0] рядом нет денег.
   *[other] вам +{ $loot } с карточек: { $touched }.
}
town-would-police = { $arrested ->
    [0] арестовать некого.
   *[other] арестует { $arrests }{ $loot ->
        [0] .
       *[other] , вам +{ $loot }.
    }
}
town-would-commissioner = { town-would-police }
town-would-prosecutor = { $arrested ->
    [0] { $jailed ->
        [0] арестовать некого.
       *[other] рядом арестовать некого, но в тюрьму пойдут арестованные: { $jailed }.
    }
   *[other] арестует { $arrests }{ $loot ->
        [0] {""}
       *[other] , вам +{ $loot }
    }; { $jailed ->
        [0] в тюрьму никто не пойдёт.
        [one] в тюрьму пойдёт { $jailed } фигура.
        [few] в тюрьму пойдут { $jailed } фигуры.
       *[many] в тюрьму пойдут { $jailed } фигур.
    }
}
town-would-lawyer = { $count ->
    [0] ни гонорара, ни арестованных.
   *[other] { $loot ->
        [0] гонорара нет
       *[other] вам +{ $loot }
    }{ $freed_count ->
        [0] , освобождать некого.
       *[other] ; на свободе сразу: { $freed }.
    }
}
town-would-witness = { $arrested ->
    [0] { $jailed ->
        [0] новых арестов не будет.
       *[other] новых арестов не будет, но в тюрьму пойдут арестованные: { $jailed }.
    }
   *[other] закон арестует: { $arrests }{ $loot ->
        [0] .
       *[other] , вам +{ $loot }.
    }{ $jailed ->
        [0] {""}
       *[other] {" "}В тюрьму пойдут: { $jailed }.
    }
}
town-would-pistol = { $count ->
    [0] стрелять не в кого: он промолчит сам.
   *[other] можно стрелять в { $streets } или молчать.
}
town-would-escape = { $asks ->
    [runner] заключённый сможет бежать.
   *[no] бежать некому: карточка уйдёт.
}
town-owes = { $player } платит { $amount }, получит { $receiver }; заключённых: { $count }
town-owes-nothing = { $player } никому ничего не платит
town-split-row = { $street }: { $card }, { $player }, причитается { $due }; остаток платит { $payer }
town-split-due = всего { $due }
town-split-gets = банк { $amount }
town-split-rest = { $payer } { $amount }
round-left = осталось { $bank }
round-took = { $took ->
    [0] Вам не досталось ничего.
   *[other] Вам досталось { $took }.
}
round-lead = { $own ->
    [yes] Впереди вы
   *[no] Впереди { $player }
}{ $by ->
    [0] .
   *[other] , отрыв { $by }.
}
round-leads = впереди
round-cash = { $player }: { $cash }, за круг { $took }
round-item = { $card } { $loot }
round-lost = арест: { $cards }
round-nothing = Ничего
round-ransoms = { $sign ->
    [plus] выкупы +{ $amount }
   *[minus] выкупы −{ $amount }
}
round-home = домой с улиц
round-home-nothing = за этот круг
round-decided = Что решило круг
round-made = { $own ->
    [yes] { $card_first } (вы):
   *[no] { $card_first } ({ $player }):
} { $kind ->
    [buyer] заплачено { $loot }.
    [goods] выручка { $loot }.
    [theft] { $loot } из банка.
    [robbery] { $loot } из банка.
    [lawyer] гонорар { $loot }.
   *[other] { $loot } у других.
}
round-made-nothing = Денег никто не заработал.
round-prison-own = { $count ->
    [0] Ваших людей там нет.
    [one] Там ваш человек: у вас на карточку меньше.
    [few] Там { $count } ваших человека: у вас на { $count } карточки меньше.
   *[many] Там { $count } ваших человек: у вас на { $count } карточек меньше.
}
round-prison-mate = { $count ->
    [0] {""}
    [one] {" "}У товарища по клану ({ $player }) там один.
   *[other] {" "}У товарища по клану ({ $player }) там { $count }.
}
round-prison-empty = В тюрьме никого нет.
round-next = Следующий круг
round-waiting = Ещё может выкупать людей: { $player }.
round-free = Выкупить { $own ->
    [yes] своего
   *[no] человека игрока { $player }
}: { $price } → { $receiver }

### Слова, которые только показывают, если их набрать; на любом языке

inspect-table = стол, table
inspect-city = город, city
inspect-prison = тюрьма, prison
inspect-cash = деньги, касса, cash
inspect-hand = рука, hand
