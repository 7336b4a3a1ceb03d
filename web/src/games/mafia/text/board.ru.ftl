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
town-reached-target = в деле
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
town-runs = бежит
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
town-bank-left = В банке { $bank } из { $money }
town-round = Круг { $round }
town-round-why = Круг { $round }, самое большее { $most }
town-last-round = Последний круг
town-fired = стрелял
town-silent = молчит
town-aid-laid = свои закрытые карточки можно подсматривать
town-aid-full = все свои карточки можно подсматривать

### Цепочка последствий

town-skip = Дальше
town-skip-why = Сразу показать, что вышло (Esc)
town-quiet = Здесь рассказывается, что происходит.

### Лоток

town-back = Назад
town-why-not-lay = Почему сюда нельзя положить?
town-why-not-open = Почему её нельзя открыть?
town-why-not-fire = Почему сюда нельзя стрелять?
town-why-not-sell = Почему сюда нельзя продать?
town-why-not-fill = Почему ей нельзя заплатить?
town-why-not-serve = Почему она не отбывает срок?
town-why-not-run = Почему она не может бежать?
town-why-not-ransom = Почему её нельзя выкупить?
town-read = Коснитесь улицы или заключённого, чтобы прочитать о них.
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
town-lay-now = Коснитесь карточки, потом своей улицы. Ещё одно касание улицы вернёт карточку.
town-lay-held = { $card }: на какую улицу?
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
town-near = Рядом: { $streets }
town-knight = Ходом коня: { $streets }
town-if-opened = Если открыть сейчас: { $effect }

### Ответы: вопрос, кнопка, что будет

town-ask-throw = Обменять: { $card }?
town-do-throw = Обменять
town-then-throw = До конца круга карточка уйдёт.
town-ask-done = { $decision ->
    [ransom] Больше никого не выкупать?
   *[exchange] Хватит?
}
town-do-done = { $decision ->
    [ransom] Готово
   *[exchange] Готово
}
town-then-done = { $decision ->
    [ransom] Ваши заключённые останутся на месте. Вас спросят снова, только если кто-нибудь заплатит вам выкуп.
   *[exchange] Остальные карточки вы оставите.
}
town-ask-lay = Положить на { $street }?
town-do-lay = Положить
town-then-lay = Она будет лежать закрытой.
town-ask-open = { $known ->
    [yes] Открыть { $street }: { $card }?
   *[no] Открыть карточку на { $street }?
}
town-do-open = Открыть { $street }
town-then-open-unknown = Она подействует сразу и только один раз. Что там лежит, помните вы; стол не подскажет.
town-ask-serve = Отбыть срок: { $figure }?
town-do-serve = Шаг { $figure }
town-then-serve = { $to ->
    [home] Из камеры { $cell } прямо домой. Это ваш ход.
   *[other] Из камеры { $cell } в камеру { $to }. Это ваш ход.
}
town-ask-pass = Пас?
town-do-pass = Пас
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
town-do-hold = Не стрелять
town-then-hold = В этом круге он уже не выстрелит, и арестовать его нельзя.
town-ask-fire = { $known ->
    [yes] Стрелять в { $street }, { $card }?
   *[no] Стрелять в закрытую карточку на { $street }?
}
town-do-fire = Стрелять в { $street }
town-then-fire = { $own ->
    [yes] {""}
   *[no] Карточка игрока { $player } уйдёт из города.{" "}
}{ $loot ->
    [0] Денег на ней нет.
   *[other] Ваш пистолет получит { $loot }.
} Ваша фигура встанет на место преступления, а пистолет смогут арестовать.
town-ask-sell = Продать покупателю на { $street }?
town-do-sell = Продать: { $street }
town-then-sell = { $own ->
    [yes] Покупатель ваш: он получит столько же.
   *[no] Это покупатель игрока { $player }, он получит столько же.
}
town-ask-run-nobody = Отменить побег?
town-do-run-nobody = Никто не бежит
town-then-run-nobody = Карточка побега уйдёт из города.
town-ask-run = Бежит { $figure }?
town-do-run = Бежит { $figure }
town-then-run = { $own ->
    [yes] Ваша фигура
   *[no] Фигура игрока { $player }
} выйдет из камеры { $cell } и в конце круга будет дома, если побег не арестуют и не убьют.
town-ask-fill = Сначала заплатить на { $street }?
town-do-fill = Сначала { $street }
town-then-fill = { $card }, игрок { $player }: причитается { $due }.
town-ask-ransom = Выкупить { $figure }?
town-do-ransom = Заплатить { $price }
town-then-ransom = { $price } получит { $receiver }, а { $own ->
    [yes] ваша фигура
   *[no] фигура игрока { $player }
} пойдёт домой. У вас останется { $left }.

### Что сделала бы карточка сейчас

town-would-theft = { $paid ->
    [players] на ней будет { $loot }; в банке не хватает, помогут: { $payers }.
   *[bank] { $loot } из банка.
}
town-would-robbery = { town-would-theft }
town-would-goods = { $asks ->
    [buyer] вы выберете покупателя: { $touched }.
    [split] сделка с { $touched }, но в банке не хватает: вы поделите остаток.
   *[no] { $count ->
        [0] открытого покупателя рядом нет, пока ничего.
       *[other] сделка с { $touched }: каждому { $loot }.
    }
}
town-would-buyer = { $asks ->
    [split] купит на { $touched }, но в банке не хватает: вы поделите остаток.
   *[no] { $count ->
        [0] непроданных товаров рядом нет, пока ничего.
       *[other] купит на { $touched }: покупателю { $loot }, каждому товару его число.
    }
}
town-would-courtesan = { $count ->
    [0] рядом нет денег.
   *[other] { $loot } с { $touched }.
}
town-would-police = { $arrested ->
    [0] арестовать некого.
   *[other] арест: { $arrests }{ $loot ->
        [0] .
       *[other] , изъято { $loot }.
    }
}
town-would-commissioner = { town-would-police }
town-would-prosecutor = { $arrested ->
    [0] { $jailed ->
        [0] арестовать некого.
       *[other] рядом арестовать некого, но в тюрьму пойдут арестованные: { $jailed }.
    }
   *[other] арест: { $arrests }{ $loot ->
        [0] {""}
       *[other] , изъято { $loot }
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
       *[other] гонорар { $loot }
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
       *[other] , свидетелю { $loot }.
    }{ $jailed ->
        [0] {""}
       *[other] {" "}В тюрьму пойдут: { $jailed }.
    }
}
town-would-pistol = { $count ->
    [0] стрелять не в кого: он промолчит сам.
   *[other] можно стрелять в { $touched } или молчать.
}
town-would-escape = { $asks ->
    [runner] заключённый сможет бежать.
   *[no] бежать некому: карточка уйдёт.
}

### Деньги между боссами

town-owes = { $player } платит { $amount }, получит { $receiver }; заключённых: { $count }
town-owes-nothing = { $player } никому ничего не платит
town-split-row = { $street }: { $card }, { $player }, причитается { $due }; остаток платит { $payer }
town-split-due = всего { $due }
town-split-gets = банк { $amount }
town-split-rest = { $payer } { $amount }

### Слова, которые только показывают, если их набрать; на любом языке

inspect-table = стол, table
inspect-city = город, city
inspect-prison = тюрьма, prison
inspect-cash = деньги, касса, cash
inspect-hand = рука, hand
