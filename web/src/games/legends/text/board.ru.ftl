# Стол «Легенд»: слова, которые нужны только нарисованному столу.

### Части

heist-challenges = Испытания
heist-hand = Ваша рука
heist-others = Остальные
heist-piles = Стопки
heist-tray = Что можно сделать
heist-window = Способности к этому броску
heist-news = Что произошло
heist-news-more = ещё { $count }
heist-news-close = Дальше
heist-meanwhile = Город голосует.
heist-tab-challenges = Дела
heist-tab-hand = Рука
heist-tab-table = Стол
heist-tab-board = План
heist-tab-able = { $title }, есть что выбрать
heist-group-scenario = Дело
heist-group-problem = Проблемы
heist-group-test = На планшете
heist-no-challenges = Между делами испытаний нет.

### Как обстоят дела

heist-round = Раунд { $round }
heist-actions-short = Действия
heist-actions = { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
heist-evidence = Отпечатки: { $count } из { $limit }{ $worry ->
    [yes] , это уже близко
   *[no] {""}
}
heist-evidence-why = Отпечатков в конце раунда { $limit } — и клан арестован.
heist-police = Полиция: { $police }
heist-police-uncontrolled = следит
heist-police-controlled = не смотрит
heist-police-active = активна
heist-police-why-uncontrolled = В конце раунда полиция станет активной, если никто не пройдёт «Контроль». Активная полиция: { police-does }.
heist-police-why-controlled = В конце этого раунда полиция только снова насторожится. Активная полиция: { police-does }.
heist-police-why-active = Полиция действует до конца этого дела: { police-does }.
heist-reputation = Репутация { $sum }
heist-track-bank = Часы { $clock }/{ $squad } · Мешки { $loot }
heist-track-rebels = Пистолеты { $clan }:{ $rebels } · Цена { $worth }
heist-track-chase = Машина { $car } · Фургон { $van }/{ $escaped }
heist-track-family = Доход { $income } · Предприятий { $left }
heist-track-casino = Сейф { $worth } · Фишки { $cell }/{ $bundle } · Столы { $tables }
heist-track-power = Кампания { $marker }/{ $vote } · Поддержка { $clan }:{ $mayor }
heist-turn = ходит
heist-turned = ход в этом раунде уже был
heist-gone = Уже далеко отсюда.
heist-hand-empty = На руке никого.

### Приспешники и карты

heist-minion = { $name }, уровень { $level }, { $icons }, { $place }. Способность: { $ability }{ $used ->
    [yes] , в этом раунде уже использована
   *[no] {""}
}{ $laid ->
    [yes] . Лежит на столе
   *[no] {""}
}{ $chosen ->
    [yes] . Карта выбрана
   *[no] {""}
}
heist-minion-extra = { $name }, без специализации. Способность: { $ability }{ $used ->
    [yes] , в этом раунде уже использована
   *[no] {""}
}{ $chosen ->
    [yes] . Карта выбрана
   *[no] {""}
}
heist-place-docks = порт
heist-place-club = клуб
heist-place-street = улица
heist-challenge = { $deck }: { $name }{ $owned ->
    [yes] , владеет { $owner }
   *[no] {""}
}. { $icons }, { $bet ->
    [yes] джекпот { $difficulty }
   *[no] { $difficulty ->
        [0] без сложности
       *[other] сложность { $difficulty }
    }
}{ $need ->
    [0] {""}
   *[other] , успехи: { $tokens } из { $need }
}{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}{ $effect_count ->
    [0] .
   *[other] . { $effects }.
} { $odds }
heist-deck-test = Испытание на планшете
heist-deck-problem = Проблема
heist-deck-vault = Сейф
heist-deck-alarm = Сигнализация
heist-deck-obstacle = Препятствие
heist-deck-attack = Атака
heist-deck-place = Место
heist-deck-business = Предприятие
heist-deck-downtime = Простой
heist-deck-table = Игорный стол
heist-deck-spectator = Зритель
heist-deck-campaign = Кампания
heist-deck-rumour = Слух
heist-deck-betrayal = Предательство
heist-test-cheer = за успех возвращаются 2 измотанных
heist-test-revive = за успех один выбывший возвращается в строй
heist-test-control = полиция отворачивается; каждый следующий успех снимает проблему, где отпечатков 0 или 1
heist-test-capture = за успех возвращается беглец
heist-value-rebels = { $count ->
    [one] { $count } бунтовщик
    [few] { $count } бунтовщика
   *[many] { $count } бунтовщиков
}
heist-value-fewer_three = при трёх игроках на { $count } меньше
heist-value-search = { $count ->
    [one] обыск: { $count } кубик
    [few] обыск: { $count } кубика
   *[many] обыск: { $count } кубиков
}
heist-value-speed = скорость +{ $count }
heist-value-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
heist-value-M = С −{ $count }
heist-value-H = Л −{ $count }
heist-value-C = О −{ $count }
heist-value-B = У −{ $count }
heist-value-bound = порог { $count }
heist-mark-plus = { $effect }
heist-mark-minus = с трудом: { $effect }
heist-mark-place = { $effect }
heist-bans = запрещены итоги { $totals }
heist-mark-penalty = { $effect }
heist-card-short = сложность { $difficulty }{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}
heist-flag = предлагает { $player }

### Шансы

heist-percent = { $number } %
heist-odds-all = ×{ $wanted } { $all }
heist-odds-none = некому
heist-odds-done = готово
heist-odds-danger = джекпот
heist-danger-said = Джекпот за одну фишку в лучшем случае { $danger }.
heist-odds-said = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $difficulty ->
    [0] : победа { $one }
   *[other] {" "}против { $difficulty }: успех { $one }
}{ $wanted ->
    [1] {""}
    [one] , { $wanted } успех { $all }
    [few] , { $wanted } успеха { $all }
   *[many] , { $wanted } успехов { $all }
}{ $hurts ->
    [never] , урона не будет
    [said] , ожидаемый урон { $damage }
   *[unsaid] {""}
}.
heist-crew = { $name }{ $difficulty ->
    [0] {""}
   *[other] , сложность { $difficulty }
}
heist-crew-choose = { $count ->
    [one] На этой руке подходит { $count }
   *[other] На этой руке подходят { $count }
}: в лучшем случае { $one }. Кто поможет?
heist-crew-none = На этой руке никто не подходит.
heist-crew-all = Все, кто подходит
heist-dice = Кубики
heist-one = Успех
heist-win = Победа
heist-all = { $wanted ->
    [one] { $wanted } успех
    [few] { $wanted } успеха
   *[many] { $wanted } успехов
}
heist-damage = Урон
heist-harmless = нет
heist-risk-power = Изъятие кубика
heist-roll = { $dice ->
    [0] Выберите, кто поможет
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[many] Бросить { $dice } кубиков
}
heist-sending = Передаём…

### Бросок

heist-roll-about = { $challenge }, сложность { $difficulty }
heist-die = Кубик { $number }: { $face }
heist-after = Успех: { $before } → { $after }
heist-window-now = { $player } может использовать способность.
heist-window-later = Ещё могут помочь: { $players }
heist-window-left = Секунды, после которых игра пойдёт дальше
heist-change-one = успех { $before } → { $after }
heist-change-all = { $wanted ->
    [one] { $wanted } успех
    [few] { $wanted } успеха
   *[many] { $wanted } успехов
} { $before } → { $after }
heist-change-damage = урон { $before } → { $after }

### Стопки

heist-pile-deck = Колода клана
heist-pile-deck-why = Ещё в колоде, по порядку номеров; настоящего порядка не знает никто.
heist-pile-exhausted = Измотаны
heist-pile-exhausted-why = Возвращаются, если взбодрить их, сплотить клан или помочь способностью.
heist-pile-out = Выбыли
heist-pile-out-why = Возвращаются, если оживить их или помочь способностью; в перерыве под залог.
heist-pile-problem-deck = Проблемы
heist-pile-problem-deck-why = Ещё в колоде, по порядку номеров; настоящего порядка не знает никто.
heist-pile-problem-discard = Решены
heist-pile-problem-discard-why = Вернутся, когда колода кончится.
heist-pile-lost = Потеряны
heist-pile-lost-why = До конца кампании их не будет.
heist-pile-intro = История
heist-pile-empty = Здесь пусто.
heist-intro-reroll = Карты вступления, которые можно сбросить и перебросить всё: { $left }.
heist-stock = { $count ->
    [one] В запасе { $count } белый кубик
    [few] В запасе { $count } белых кубика
   *[many] В запасе { $count } белых кубиков
}

### До дел и между ними

heist-next-job = Какое дело следующее?
heist-last-job = Последнее дело, что бы ни было до него: «{ $name }»
heist-break = Перерыв: репутации { $purse }
heist-break-why = За кого не внесли залог, те уходят из клана: первый уровень в коробку, остальные навсегда. Непотраченное пропадёт.
heist-market-hire = Готовы вступить
heist-market-bail = Под залог
heist-over = История рассказана.

### Банк

heist-scene-bank = Банк
heist-clock = Часы показывают { $clock }; группа захвата придёт на { $squad }. По две сигнализации на { $double }.
heist-clock-left = { $left ->
    [one] До группы захвата { $left } шаг
    [few] До группы захвата { $left } шага
   *[many] До группы захвата { $left } шагов
}
heist-vault = { $dice ->
    [one] Внутри: обыск, { $dice } кубик
    [few] Внутри: обыск, { $dice } кубика
   *[many] Внутри: обыск, { $dice } кубиков
}{ $minus ->
    [0] {""}
   *[other] , с учётом сигнализаций
}. Каждая удача и каждый замок — мешок.
heist-no-vault = Открытого сейфа нет. Найдите следующий.
heist-found = { $bags ->
    [0] Обыск { $number }: ничего
    [one] Обыск { $number }: { $bags } мешок
    [few] Обыск { $number }: { $bags } мешка
   *[many] Обыск { $number }: { $bags } мешков
}
heist-loot = Мешков в добыче: { $loot }
heist-loot-of = { $mode ->
    [one_shot] Мешки: { $loot } из { $target }
   *[campaign] Мешки: { $loot }
}
heist-bank-decks = В колодах: сейфы { $vaults }, сигнализации { $alarms }

### Погоня

heist-scene-chase = Погоня
heist-road = Машина на { $car }, это { $worth }; фургон на { $van } и уйдёт на { $escaped }. Поймать его — { $caught }.
heist-lane = { $driven ->
    [yes] { $side } полоса: мы здесь
   *[no] { $side } полоса
}
heist-lane-near = Впереди:
heist-lane-future = За ним:
heist-speed = Скорость
heist-lever = Скорость { $lever } из { $top }
heist-driving = Вождение
heist-driving-said = На вождении { $count } из { $spaces }

### Разговор без чата

heist-suggest = Предложить
heist-suggest-this = Предложить: { $label }
heist-suggest-how = Нажатие предлагает; долгое нажатие, правая кнопка или P указывает на вещь.
heist-counsel-ask = А что бы вы сделали?
heist-counsel-do = Так и сделать
heist-why-not = Почему нельзя?
heist-back = Назад

### О чём вопрос

heist-now-act = Выберите испытание или одно из этого.
heist-now-first = Первый игрок получает проблему.
heist-now-draw = Второго берут, уже увидев первого.
heist-now-die = Коснитесь кубика.
heist-now-luck = Каждый снятый замок стоит удачи: число возвращается, урона меньше.
heist-now-hit = { $pile ->
    [out] Кто-то из этой команды выбывает из строя.
   *[exhausted] Кто-то из этой команды измотан.
}
heist-now-pick = { $pile ->
    [out] Возвращаются в строй, не больше { $left }.
   *[exhausted] Возвращаются измотанные, не больше { $left }.
}
heist-now-lose-own = { $pile ->
    [out] Кто-то из ваших выбывает из строя.
   *[exhausted] Кто-то из ваших измотан.
}
heist-now-lose-any = { $pile ->
    [out] Кто-то с любой руки выбывает из строя.
   *[exhausted] Кто-то с любой руки измотан.
}
heist-now-problem = Какая проблема исчезнет?
heist-now-token = Куда положить фишку успеха?
heist-now-spend = Выберите, кого завербовать или выкупить.
heist-now-search = Считается только последний обыск.
heist-now-lane = Ближайшее препятствие этой полосы — ваше в этом раунде.
heist-now-drive = Кубики вождения меняют полосу или прибавляют скорость.
heist-now-boost = Три кубика вождения прибавят машине скорость 1.
heist-now-place = Кого-то, кто знает место, изматывают ради него; потом бросок.
heist-now-rebel = За каждый замок бунтовщиков один из них бежит. Выберите кто.
heist-now-fugitive = Выберите беглецов, которые вернутся в колоду клана.
heist-now-downtime = Простоев на обоих предприятиях поровну. Куда следующий?
heist-now-books = Уходит простой, хотя бы и накрытый, или предприятие получает фишку успеха.
heist-now-keep = Один из них приходит к вам на руку, остальные возвращаются, колоду тасуют.
heist-now-campaigns = Посмотрите первую и решите; больше никто их не видит.
heist-now-roller = Бросают обе стороны, считаются только числа. Способности не помогут.

### Ответы-кнопки

heist-do-scenario = { $scenario }
heist-do-first = Первый ход: { $player }
heist-do-recruit = Набрать приспешников
heist-do-draw = Взять ещё
heist-do-enough = Хватит
heist-do-interact = Испытание: { $target }
heist-do-play = Помогает { $minion }
heist-do-done = { $decision ->
    [play] Бросить
    [spend] Больше не покупать
   *[other] Готово
}
heist-do-use = Измотать: { $minion }, { $ability }
heist-do-intro = Сбросить карту вступления и перебросить
heist-do-pass = Оставить бросок как есть
heist-do-die = Кубик { $number }
heist-do-luck = { $choices ->
    [1] Итог
   *[other] { $count ->
        [0] Все удачи остаются: итог
        [one] { $count } удача снимает замок: итог
        [few] { $count } удачи снимают по замку: итог
       *[many] { $count } удач снимают по замку: итог
    }
} { $total }, { $banned ->
    [yes] он запрещён, бросок пропадает
   *[no] { $successes ->
        [0] успеха нет
        [one] { $successes } успех
        [few] { $successes } успеха
       *[many] { $successes } успехов
    }{ $damage ->
        [0] {""}
       *[other] , урон { $damage }
    }
}{ $toll ->
    [power] , кубик изымут
   *[none] {""}
}
heist-do-hit = Удар принимает { $minion }
heist-do-take = Возвращается { $minion }
heist-do-lose = Уходит { $minion }
heist-do-problem = Исчезает: { $problem }
heist-do-token = Фишку на: { $card }
heist-do-rally = Сплотить клан
heist-do-end = Закончить ход
heist-do-bail = Залог { $price }: { $minion }
heist-do-hire = Завербовать за { $price }: { $minion }
heist-do-drop = { $job ->
    [power] Сбросить кампанию
   *[bank] Бросить сейф
}
heist-do-reveal = Открыть сейф и сигнализацию
heist-do-reveal-card = Открыть: { $card }
heist-do-campaigns = Взять карты кампании
heist-do-roller = { $player }
heist-do-escape = Сбежать
heist-do-again = { $cost ->
    [one] Обыскать ещё раз: { $cost } приспешник
    [few] Обыскать ещё раз: { $cost } приспешника
   *[many] Обыскать ещё раз: { $cost } приспешников
}
heist-do-stop = { $bags ->
    [0] Хватит: ничего
    [one] Хватит: { $bags } мешок
    [few] Хватит: { $bags } мешка
   *[many] Хватит: { $bags } мешков
}
heist-do-lane = { $side_id ->
    [left] Левая полоса
   *[right] Правая полоса
}
heist-do-lane-die = { $side_id ->
    [left] Левая полоса за кубик вождения
   *[right] Правая полоса за кубик вождения
}
heist-do-drive = { $count ->
    [0] На вождение ничего
    [one] На вождение { $count } кубик
    [few] На вождение { $count } кубика
   *[many] На вождение { $count } кубиков
}
heist-do-boost = { $answer_id ->
    [yes] Полный газ
   *[no] Приберечь кубики
}
heist-do-plan = Спланировать атаку
heist-do-catch = { $count ->
    [one] Поймать беглеца
   *[other] Поймать всех беглецов: { $count }
}
heist-do-flee = { $minion } бежит
heist-do-luck-fight = { $choices ->
    [1] Итог
   *[other] { $count ->
        [0] Все удачи остаются: итог
        [one] { $count } удача снимает замок: итог
        [few] { $count } удачи снимают по замку: итог
       *[many] { $count } удач снимают по замку: итог
    }
} { $total }, победа { $chance }{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}
heist-do-match = Измотать ради места: { $minion }
heist-do-under = Простой сюда: { $business }
heist-do-books = { $deck ->
    [downtime] Сбросить: { $card }
   *[business] Фишку на: { $card }
}
heist-do-bet = Ставку делает { $minion }
heist-do-stake = { $chips ->
    [one] Поставить { $chips } фишку
    [few] Поставить { $chips } фишки
   *[many] Поставить { $chips } фишек
}
heist-do-swap = Другой стол
heist-do-find = Найти подходящего
heist-do-keep = Оставить: { $minion }
heist-do-luck-bet = { $choices ->
    [1] Итог
   *[other] { $count ->
        [0] Все удачи остаются: итог
        [one] { $count } удача снимает замок: итог
        [few] { $count } удачи снимают по замку: итог
       *[many] { $count } удач снимают по замку: итог
    }
} { $total }{ $penalty ->
    [yes] , штраф
   *[no] {""}
}, { $end ->
    [lost] ставка проиграна
    [won] джекпот
   *[open] джекпот { $chance }
}{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}
heist-use-short = { $minion }: { $ability }
heist-reveal-short = Открыть: { $card }

heist-then-rally = { $exhausted ->
    [one] Возвращается { $exhausted } измотанный.
   *[other] Возвращаются все { $exhausted } измотанных.
} { $job ->
    [bank] Цена: часы идут на шаг вперёд.
    [chase] Цена: фургон уходит на деление.
    [rebels] Цена: пистолет бунтовщиков на деление ближе.
    [family] Цена: верхнее предприятие колоды уходит, никем не увиденное.
    [casino] Цена: верхний стол колоды убирают не глядя.
    [power] Цена: жетон поддержки уходит к мэру.
   *[other] У дела есть за это своя цена.
}
heist-then-escape = Рука измотана, ваших проблем больше нет, и вас тоже.
heist-then-swap = Этот стол уходит из игры вместе со зрителями, открывается следующий; { $tables ->
    [1] он последний
    [one] остался { $tables }
   *[other] осталось { $tables }
}. Крупье остаётся на месте. Действия это не стоит.
heist-then-drop = { $job ->
    [power] Кампания уходит вместе с фишками. Это стоит действия.
   *[bank] Сейф уходит вместе с фишками. Это стоит действия.
}
heist-then-reveal-card = Это станет нашей кампанией; её эффект действует, пока она не удастся или её не сбросят. Действия это не стоит.
heist-then-keep = { $dice ->
    [none] {""}
    [0] За этим столом одна фишка — ни одного кубика.{" "}
    [one] За этим столом одна фишка — { $dice } кубик.{" "}
    [few] За этим столом одна фишка — { $dice } кубика.{" "}
   *[many] За этим столом одна фишка — { $dice } кубиков.{" "}
}Остальные возвращаются в колоду клана.
heist-then-bail = Останется репутации: { $left }.
heist-then-hire = { heist-then-bail }
heist-then-done = { $decision ->
    [spend] Пропадёт репутации: { $purse }.
   *[other] Это всё.
}
heist-then-use = Плата: { $minion } в стопку измотанных.
heist-then-plan = Открывают верхнюю атаку, и её бунтовщиками становятся приспешники из колоды клана. Действие не тратится.
heist-then-catch = Все беглецы возвращаются в колоду клана. Цена: пистолет бунтовщиков на деление ближе.
heist-then-flee = Уйдёт в беглецы; вернуть их можно позже.
heist-then-match = { $minion } с руки игрока { $owner } уходит к измотанным, способность не действует.
heist-then-hit = { $pile ->
    [out] { $minion } выбывает из строя.
   *[exhausted] { $minion } уходит к измотанным.
}
heist-then-lose = { heist-then-hit }
heist-send-die = { $several ->
    [yes] { $count ->
        [0] Отметьте кубики
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[many] Перебросить { $count } кубиков
    }
   *[no] { $count ->
        [0] Выберите кубик
       *[other] Этот кубик
    }
}
heist-send-pick = { $count ->
    [0] Никто не возвращается
    [one] Возвращается { $count }
   *[other] Возвращаются { $count }
}

### В рамке стола

heist-seat-hand = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
heist-seat-problems = { $count ->
    [0] проблем нет
    [one] { $count } проблема
    [few] { $count } проблемы
   *[many] { $count } проблем
}
heist-key-point = указать остальным на то, что выбрано
heist-key-challenge = выбрать испытание по месту в списке
