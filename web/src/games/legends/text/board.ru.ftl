# Стол «Легенд»: слова, которые нужны только нарисованному столу.

### Части

legends-challenges = Испытания
legends-hand = Ваша рука
legends-others = Остальные
legends-piles = Стопки
legends-tray = Что можно сделать
legends-window = Способности к этому броску
legends-news = Что произошло
legends-news-more = ещё { $count }
legends-news-close = Дальше
legends-meanwhile = Город голосует.
legends-tab-challenges = Дела
legends-tab-hand = Рука
legends-tab-table = Стол
legends-tab-board = План
legends-tab-able = { $title }, есть что выбрать
legends-group-scenario = Дело
legends-group-problem = Проблемы
legends-group-test = На планшете
legends-no-challenges = Между делами испытаний нет.

### Как обстоят дела

legends-round = Раунд { $round }
legends-actions-short = Действия
legends-actions = { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
legends-evidence = Отпечатки: { $count } из { $limit }{ $worry ->
    [yes] , это уже близко
   *[no] {""}
}
legends-evidence-why = Отпечатков в конце раунда { $limit } — и клан арестован.
legends-police = Полиция: { $police }
legends-police-uncontrolled = следит
legends-police-controlled = не смотрит
legends-police-active = активна
legends-police-why-uncontrolled = В конце раунда полиция станет активной, если никто не пройдёт «Контроль». Активная полиция: { police-does }.
legends-police-why-controlled = В конце этого раунда полиция только снова насторожится. Активная полиция: { police-does }.
legends-police-why-active = Полиция действует до конца этого дела: { police-does }.
legends-reputation = Репутация { $sum }
legends-track-bank = Часы { $clock }/{ $squad } · Мешки { $loot }
legends-track-rebels = Пистолеты { $clan }:{ $rebels } · Цена { $worth }
legends-track-chase = Машина { $car } · Фургон { $van }/{ $escaped }
legends-track-family = Доход { $income } · Предприятий { $left }
legends-track-casino = Сейф { $worth } · Фишки { $cell }/{ $bundle } · Столы { $tables }
legends-track-power = Кампания { $marker }/{ $vote } · Поддержка { $clan }:{ $mayor }
legends-turn = ходит
legends-turned = ход в этом раунде уже был
legends-gone = Уже далеко отсюда.
legends-hand-empty = На руке никого.

### Приспешники и карты

legends-minion = { $name }, уровень { $level }, { $icons }, { $place }. Способность: { $ability }{ $used ->
    [yes] , в этом раунде уже использована
   *[no] {""}
}{ $laid ->
    [yes] . Лежит на столе
   *[no] {""}
}{ $chosen ->
    [yes] . Карта выбрана
   *[no] {""}
}
legends-minion-extra = { $name }, без специализации. Способность: { $ability }{ $used ->
    [yes] , в этом раунде уже использована
   *[no] {""}
}{ $chosen ->
    [yes] . Карта выбрана
   *[no] {""}
}
legends-place-docks = порт
legends-place-club = клуб
legends-place-street = улица
legends-challenge = { $deck }: { $name }{ $owned ->
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
legends-deck-test = Испытание на планшете
legends-deck-problem = Проблема
legends-deck-vault = Сейф
legends-deck-alarm = Сигнализация
legends-deck-obstacle = Препятствие
legends-deck-attack = Атака
legends-deck-place = Место
legends-deck-business = Предприятие
legends-deck-downtime = Простой
legends-deck-table = Игорный стол
legends-deck-spectator = Зритель
legends-deck-campaign = Кампания
legends-deck-rumour = Слух
legends-deck-betrayal = Предательство
legends-test-cheer = за успех возвращаются 2 измотанных
legends-test-revive = за успех один выбывший возвращается в строй
legends-test-control = полиция отворачивается; каждый следующий успех снимает проблему, где отпечатков 0 или 1
legends-test-capture = за успех возвращается беглец
legends-value-rebels = { $count ->
    [one] { $count } бунтовщик
    [few] { $count } бунтовщика
   *[many] { $count } бунтовщиков
}
legends-value-fewer_three = при трёх игроках на { $count } меньше
legends-value-search = { $count ->
    [one] обыск: { $count } кубик
    [few] обыск: { $count } кубика
   *[many] обыск: { $count } кубиков
}
legends-value-speed = скорость +{ $count }
legends-value-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
legends-value-M = С −{ $count }
legends-value-H = Л −{ $count }
legends-value-C = О −{ $count }
legends-value-B = У −{ $count }
legends-value-bound = порог { $count }
legends-mark-plus = { $effect }
legends-mark-minus = с трудом: { $effect }
legends-mark-place = { $effect }
legends-bans = запрещены итоги { $totals }
legends-mark-penalty = { $effect }
legends-card-short = сложность { $difficulty }{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}
legends-flag = предлагает { $player }

### Шансы

legends-percent = { $number } %
legends-odds-all = ×{ $wanted } { $all }
legends-odds-none = некому
legends-odds-done = готово
legends-odds-danger = джекпот
legends-danger-said = Джекпот за одну фишку в лучшем случае { $danger }.
legends-odds-said = { $dice ->
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
legends-crew = { $name }{ $difficulty ->
    [0] {""}
   *[other] , сложность { $difficulty }
}
legends-crew-choose = { $count ->
    [one] На этой руке подходит { $count }
   *[other] На этой руке подходят { $count }
}: в лучшем случае { $one }. Кто поможет?
legends-crew-none = На этой руке никто не подходит.
legends-crew-all = Все, кто подходит
legends-dice = Кубики
legends-one = Успех
legends-win = Победа
legends-all = { $wanted ->
    [one] { $wanted } успех
    [few] { $wanted } успеха
   *[many] { $wanted } успехов
}
legends-damage = Урон
legends-harmless = нет
legends-risk-power = Изъятие кубика
legends-roll = { $dice ->
    [0] Выберите, кто поможет
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[many] Бросить { $dice } кубиков
}
legends-sending = Передаём…

### Бросок

legends-roll-about = { $challenge }, сложность { $difficulty }
legends-die = Кубик { $number }: { $face }
legends-after = Успех: { $before } → { $after }
legends-window-now = { $player } может использовать способность.
legends-window-later = Ещё могут помочь: { $players }
legends-window-left = Секунды, после которых игра пойдёт дальше
legends-change-one = успех { $before } → { $after }
legends-change-all = { $wanted ->
    [one] { $wanted } успех
    [few] { $wanted } успеха
   *[many] { $wanted } успехов
} { $before } → { $after }
legends-change-damage = урон { $before } → { $after }

### Стопки

legends-pile-deck = Колода клана
legends-pile-deck-why = Ещё в колоде, по порядку номеров; настоящего порядка не знает никто.
legends-pile-exhausted = Измотаны
legends-pile-exhausted-why = Возвращаются, если взбодрить их, сплотить клан или помочь способностью.
legends-pile-out = Выбыли
legends-pile-out-why = Возвращаются, если оживить их или помочь способностью; в перерыве под залог.
legends-pile-problem-deck = Проблемы
legends-pile-problem-deck-why = Ещё в колоде, по порядку номеров; настоящего порядка не знает никто.
legends-pile-problem-discard = Решены
legends-pile-problem-discard-why = Вернутся, когда колода кончится.
legends-pile-lost = Потеряны
legends-pile-lost-why = До конца кампании их не будет.
legends-pile-intro = История
legends-pile-empty = Здесь пусто.
legends-intro-reroll = Карты вступления, которые можно сбросить и перебросить всё: { $left }.
legends-stock = { $count ->
    [one] В запасе { $count } белый кубик
    [few] В запасе { $count } белых кубика
   *[many] В запасе { $count } белых кубиков
}

### До дел и между ними

legends-next-job = Какое дело следующее?
legends-last-job = Последнее дело, что бы ни было до него: «{ $name }»
legends-break = Перерыв: репутации { $purse }
legends-break-why = За кого не внесли залог, те уходят из клана: первый уровень в коробку, остальные навсегда. Непотраченное пропадёт.
legends-market-hire = Готовы вступить
legends-market-bail = Под залог
legends-over = История рассказана.

### Банк

legends-scene-bank = Банк
legends-clock = Часы показывают { $clock }; группа захвата придёт на { $squad }. По две сигнализации на { $double }.
legends-clock-left = { $left ->
    [one] До группы захвата { $left } шаг
    [few] До группы захвата { $left } шага
   *[many] До группы захвата { $left } шагов
}
legends-vault = { $dice ->
    [one] Внутри: обыск, { $dice } кубик
    [few] Внутри: обыск, { $dice } кубика
   *[many] Внутри: обыск, { $dice } кубиков
}{ $minus ->
    [0] {""}
   *[other] , с учётом сигнализаций
}. Каждая удача и каждый замок — мешок.
legends-no-vault = Открытого сейфа нет. Найдите следующий.
legends-found = { $bags ->
    [0] Обыск { $number }: ничего
    [one] Обыск { $number }: { $bags } мешок
    [few] Обыск { $number }: { $bags } мешка
   *[many] Обыск { $number }: { $bags } мешков
}
legends-loot = Мешков в добыче: { $loot }
legends-loot-of = { $mode ->
    [one_shot] Мешки: { $loot } из { $target }
   *[campaign] Мешки: { $loot }
}
legends-bank-decks = В колодах: сейфы { $vaults }, сигнализации { $alarms }

### Погоня

legends-scene-chase = Погоня
legends-road = Машина на { $car }, это { $worth }; фургон на { $van } и уйдёт на { $escaped }. Поймать его — { $caught }.
legends-lane = { $driven ->
    [yes] { $side } полоса: мы здесь
   *[no] { $side } полоса
}
legends-lane-near = Впереди:
legends-lane-future = За ним:
legends-speed = Скорость
legends-lever = Скорость { $lever } из { $top }
legends-driving = Вождение
legends-driving-said = На вождении { $count } из { $spaces }

### Разговор без чата

legends-suggest = Предложить
legends-suggest-this = Предложить: { $label }
legends-suggest-how = Нажатие предлагает; долгое нажатие, правая кнопка или P указывает на вещь.
legends-counsel-ask = А что бы вы сделали?
legends-counsel-do = Так и сделать
legends-why-not = Почему нельзя?
legends-back = Назад

### О чём вопрос

legends-now-act = Выберите испытание или одно из этого.
legends-now-first = Первый игрок получает проблему.
legends-now-draw = Второго берут, уже увидев первого.
legends-now-die = Коснитесь кубика.
legends-now-luck = Каждый снятый замок стоит удачи: число возвращается, урона меньше.
legends-now-hit = { $pile ->
    [out] Кто-то из этой команды выбывает из строя.
   *[exhausted] Кто-то из этой команды измотан.
}
legends-now-pick = { $pile ->
    [out] Возвращаются в строй, не больше { $left }.
   *[exhausted] Возвращаются измотанные, не больше { $left }.
}
legends-now-lose-own = { $pile ->
    [out] Кто-то из ваших выбывает из строя.
   *[exhausted] Кто-то из ваших измотан.
}
legends-now-lose-any = { $pile ->
    [out] Кто-то с любой руки выбывает из строя.
   *[exhausted] Кто-то с любой руки измотан.
}
legends-now-problem = Какая проблема исчезнет?
legends-now-token = Куда положить фишку успеха?
legends-now-spend = Выберите, кого завербовать или выкупить.
legends-now-search = Считается только последний обыск.
legends-now-lane = Ближайшее препятствие этой полосы — ваше в этом раунде.
legends-now-drive = Кубики вождения меняют полосу или прибавляют скорость.
legends-now-boost = Три кубика вождения прибавят машине скорость 1.
legends-now-place = Кого-то, кто знает место, изматывают ради него; потом бросок.
legends-now-rebel = За каждый замок бунтовщиков один из них бежит. Выберите кто.
legends-now-fugitive = Выберите беглецов, которые вернутся в колоду клана.
legends-now-downtime = Простоев на обоих предприятиях поровну. Куда следующий?
legends-now-books = Уходит простой, хотя бы и накрытый, или предприятие получает фишку успеха.
legends-now-keep = Один из них приходит к вам на руку, остальные возвращаются, колоду тасуют.
legends-now-campaigns = Посмотрите первую и решите; больше никто их не видит.
legends-now-roller = Бросают обе стороны, считаются только числа. Способности не помогут.

### Ответы-кнопки

legends-do-scenario = { $scenario }
legends-do-first = Первый ход: { $player }
legends-do-recruit = Набрать приспешников
legends-do-draw = Взять ещё
legends-do-enough = Хватит
legends-do-interact = Испытание: { $target }
legends-do-play = Помогает { $minion }
legends-do-done = { $decision ->
    [play] Бросить
    [spend] Больше не покупать
   *[other] Готово
}
legends-do-use = Измотать: { $minion }, { $ability }
legends-do-intro = Сбросить карту вступления и перебросить
legends-do-pass = Оставить бросок как есть
legends-do-die = Кубик { $number }
legends-do-luck = { $choices ->
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
legends-do-hit = Удар принимает { $minion }
legends-do-take = Возвращается { $minion }
legends-do-lose = Уходит { $minion }
legends-do-problem = Исчезает: { $problem }
legends-do-token = Фишку на: { $card }
legends-do-rally = Сплотить клан
legends-do-end = Закончить ход
legends-do-bail = Залог { $price }: { $minion }
legends-do-hire = Завербовать за { $price }: { $minion }
legends-do-drop = { $job ->
    [power] Сбросить кампанию
   *[bank] Бросить сейф
}
legends-do-reveal = Открыть сейф и сигнализацию
legends-do-reveal-card = Открыть: { $card }
legends-do-campaigns = Взять карты кампании
legends-do-roller = { $player }
legends-do-escape = Сбежать
legends-do-again = { $cost ->
    [one] Обыскать ещё раз: { $cost } приспешник
    [few] Обыскать ещё раз: { $cost } приспешника
   *[many] Обыскать ещё раз: { $cost } приспешников
}
legends-do-stop = { $bags ->
    [0] Хватит: ничего
    [one] Хватит: { $bags } мешок
    [few] Хватит: { $bags } мешка
   *[many] Хватит: { $bags } мешков
}
legends-do-lane = { $side_id ->
    [left] Левая полоса
   *[right] Правая полоса
}
legends-do-lane-die = { $side_id ->
    [left] Левая полоса за кубик вождения
   *[right] Правая полоса за кубик вождения
}
legends-do-drive = { $count ->
    [0] На вождение ничего
    [one] На вождение { $count } кубик
    [few] На вождение { $count } кубика
   *[many] На вождение { $count } кубиков
}
legends-do-boost = { $answer_id ->
    [yes] Полный газ
   *[no] Приберечь кубики
}
legends-do-plan = Спланировать атаку
legends-do-catch = { $count ->
    [one] Поймать беглеца
   *[other] Поймать всех беглецов: { $count }
}
legends-do-flee = { $minion } бежит
legends-do-luck-fight = { $choices ->
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
legends-do-match = Измотать ради места: { $minion }
legends-do-under = Простой сюда: { $business }
legends-do-books = { $deck ->
    [downtime] Сбросить: { $card }
   *[business] Фишку на: { $card }
}
legends-do-bet = Ставку делает { $minion }
legends-do-stake = { $chips ->
    [one] Поставить { $chips } фишку
    [few] Поставить { $chips } фишки
   *[many] Поставить { $chips } фишек
}
legends-do-swap = Другой стол
legends-do-find = Найти подходящего
legends-do-keep = Оставить: { $minion }
legends-do-luck-bet = { $choices ->
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
legends-use-short = { $minion }: { $ability }
legends-reveal-short = Открыть: { $card }

legends-then-rally = { $exhausted ->
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
legends-then-escape = Рука измотана, ваших проблем больше нет, и вас тоже.
legends-then-swap = Этот стол уходит из игры вместе со зрителями, открывается следующий; { $tables ->
    [1] он последний
    [one] остался { $tables }
   *[other] осталось { $tables }
}. Крупье остаётся на месте. Действия это не стоит.
legends-then-drop = { $job ->
    [power] Кампания уходит вместе с фишками. Это стоит действия.
   *[bank] Сейф уходит вместе с фишками. Это стоит действия.
}
legends-then-reveal-card = Это станет нашей кампанией; её эффект действует, пока она не удастся или её не сбросят. Действия это не стоит.
legends-then-keep = { $dice ->
    [none] {""}
    [0] За этим столом одна фишка — ни одного кубика.{" "}
    [one] За этим столом одна фишка — { $dice } кубик.{" "}
    [few] За этим столом одна фишка — { $dice } кубика.{" "}
   *[many] За этим столом одна фишка — { $dice } кубиков.{" "}
}Остальные возвращаются в колоду клана.
legends-then-bail = Останется репутации: { $left }.
legends-then-hire = { legends-then-bail }
legends-then-done = { $decision ->
    [spend] Пропадёт репутации: { $purse }.
   *[other] Это всё.
}
legends-then-use = Плата: { $minion } в стопку измотанных.
legends-then-plan = Открывают верхнюю атаку, и её бунтовщиками становятся приспешники из колоды клана. Действие не тратится.
legends-then-catch = Все беглецы возвращаются в колоду клана. Цена: пистолет бунтовщиков на деление ближе.
legends-then-flee = Уйдёт в беглецы; вернуть их можно позже.
legends-then-match = { $minion } с руки игрока { $owner } уходит к измотанным, способность не действует.
legends-then-hit = { $pile ->
    [out] { $minion } выбывает из строя.
   *[exhausted] { $minion } уходит к измотанным.
}
legends-then-lose = { legends-then-hit }
legends-send-die = { $several ->
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
legends-send-pick = { $count ->
    [0] Никто не возвращается
    [one] Возвращается { $count }
   *[other] Возвращаются { $count }
}

### В рамке стола

legends-seat-hand = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
legends-seat-problems = { $count ->
    [0] проблем нет
    [one] { $count } проблема
    [few] { $count } проблемы
   *[many] { $count } проблем
}
legends-key-point = указать остальным на то, что выбрано
legends-key-challenge = выбрать испытание по месту в списке
