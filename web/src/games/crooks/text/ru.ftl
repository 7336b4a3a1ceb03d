# «Аферисты» в браузере: слова, которые нужны только нарисованному столу.

### Что видит глаз, для слуха

crooks-targets = Задания
crooks-tray = Ваша рука и ваш выбор
crooks-pile = Стопка, которую вы смотрите
crooks-spoken = { $name }, рейтинг { $rating }{ $changes ->
    [no] {""}
   *[yes] , модификатор { $modifier }
}{ $members ->
    [0] {""}
   *[other] , { $gangs }
}{ $acts ->
    [no] {""}
   *[yes] , { $action }
}
crooks-spoken-back = лицом вниз, { $tag } из притона { $hangout }
crooks-spoken-known = лицом вниз, { $tag } из притона { $hangout }, { $how ->
    [own] ваш
    [spied] подсмотрен
   *[deduced] вычислен
}: { $face }
crooks-target = Задание { $number }, { $name }, очки: { $value }{ $changes ->
    [0] {""}
   *[other] , модификаторы { $sum }
}
crooks-spot = Задание { $target }, { $player }: { $count ->
    [0] свободно
   *[other] { $crooks }
}{ $able ->
    [no] {""}
   *[yes] . Можно выбрать
}
crooks-hangout = Притон { $letter }, { $name }: { $count ->
    [0] пусто
    [one] { $count } аферист, ${ $price }
    [few] { $count } афериста, ${ $price }
   *[many] { $count } аферистов, ${ $price }
}{ $known ->
    [no] {""}
   *[yes] , кое-кого здесь вы помните
}{ $able ->
    [no] {""}
   *[yes] . Можно выбрать
}
crooks-take = { $able ->
    [no] Завербовать нельзя: { $crook }
   *[yes] Завербовать: { $crook }
}

### Заметки

crooks-how-own = ваш
crooks-how-spied = подсмотрен
crooks-how-deduced = вычислен
crooks-spied-by = видели: { $players }
crooks-hangout-head = { $letter } · { $name }
crooks-you-left = { $kind ->
    [spy] { $count ->
        [one] Его
       *[other] Их
    } видел здесь ваш шпион на ходу { $turn }.
   *[recruit] { $count ->
        [one] Его
       *[other] Их
    } вы оставили здесь на ходу { $turn }.
} { $taken ->
    [0] С тех пор никого не забирали.
    [one] С тех пор забрали { $taken } афериста.
   *[other] С тех пор забрали { $taken } аферистов.
}
crooks-mixed = { $places }: это { $crooks }, неизвестно кто где.
crooks-nobody-looked = Сюда ещё никто не заглядывал.
crooks-looked = ход { $turn }: { $player }, { $kind ->
    [spy] шпион
   *[recruit] вербовка
}
crooks-took = { $player }: забрано { $count }
crooks-whereabouts = { $place } ({ $player })
crooks-place-box = коробка
crooks-unknown = скрыт, из притона { $hangout }
crooks-gone = уже забрали
crooks-target-head = { $number } · { $name } · очки: { $value }
crooks-target-free = Здесь никого нет.
crooks-stands = { $player }: { $hidden ->
    [0] { $rating }
   *[other] { $rating } + ?
}
crooks-most-why = Кто один собрал в своём ряду больше всех членов банды, получает за неё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
crooks-box = Коробка: { $count }
crooks-box-head = { $undealt ->
    [0] Вне игры
   *[other] Вне игры; ещё не сдано: { $undealt }
}
crooks-back = Назад

### На столе

crooks-you = Вы
crooks-free = свободно
crooks-empty = пусто
crooks-leads = Больше всех очков
crooks-points-now = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
   *[many] пока { $points } очков
}
crooks-holds = { $player } держит афериста из притона { $hangout }
crooks-most = Больше всех: +{ $points }
crooks-most-short = Банды +{ $points }
crooks-nobody-most = { $most ->
    [0] никто
   *[other] поровну: { $most }
}
crooks-leader = { $count ->
    [0] Пока никто не ведёт.
    [1] Впереди { $players }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Ничья: { $players }, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }.
}{ $open ->
    [no] {""}
   *[yes] {" "}Скрытый аферист может это изменить.
}
crooks-leader-then = { $count ->
    [0] Тогда никто не ведёт.
    [1] Тогда впереди { $players }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Тогда ничья: { $players }, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
crooks-will = { $way ->
    [lead] ведёт: { $points }
    [tie] поровну: по { $points }
   *[behind] уступает
}
crooks-will-kill = { $count ->
    [0] убивать некого
   *[other] убьёт: { $crooks }
}
crooks-will-kill-short = { $count ->
    [0] –
   *[other] убьёт
}
crooks-hidden-one = скрытый

### Аферисты

crooks-trade = Задание { $modifier }
crooks-brief = { $action ->
    [pickpocket] карманник: берёт $2
    [accomplice] сообщник: поверх вашего
    [switch] подмена: вместо вашего
    [killer] убийца: убирает соперников
    [boss] вор в законе: только открыто
    [spy] шпион: видит закрытых
   *[none] { $size ->
        [0] { $gangs ->
            [3] все три банды
           *[other] без действия
        }
       *[other] { $way ->
            [less] задание дешевле на { $size }
           *[more] задание дороже на { $size }
        }
    }
}
crooks-effect-action = { $action }: { $does }.
crooks-effect-job = { $way ->
    [less] Задание дешевле на { $size }, кто бы его ни выиграл.
   *[more] Задание дороже на { $size }, кто бы его ни выиграл.
}
crooks-effect-gangs = { $count ->
    [0] Не в банде.
    [one] Банда: { $gangs }.
   *[other] Банды: { $gangs }.
}

### У руки

crooks-look = Нажмите на притон, задание или афериста, чтобы узнать больше.
crooks-remembered = Кого вы помните в притонах
crooks-spy-what = Выберите, что светится: кто там, увидите только вы.
crooks-lay = Выберите светящееся место в своём ряду.
crooks-lay-here = { $name }: сюда пойдёт { $hand }?
crooks-choose-victim = Выберите афериста под прицелом.
crooks-victims = Кого может убрать убийца
crooks-who = { $name }: кто пойдёт с вами?
crooks-who-how = Видите их только вы. Коснитесь, чтобы прочесть, ещё раз, чтобы завербовать.
crooks-who-why = { $count ->
    [0] {""}
    [one] Второй останется, и только вы знаете, кто это.
   *[other] Остальные ({ $count }) останутся, и только вы знаете, кто это.
}
crooks-boss-last = берут только последним
crooks-only-you = Это видите только вы
crooks-spied = { $place }: { $count ->
    [one] { $count } аферист
    [few] { $count } афериста
   *[many] { $count } аферистов
}. Остальные знают только, что вы смотрели.
crooks-seen = Понятно
crooks-move-where = Ваши аферисты уходят отсюда. Куда?

### Ответы и что за ними последует

crooks-do-recruit = Обыскать за ${ $price } · останется ${ $keep }
crooks-then-recruit = { $count ->
    [one] Вы вербуете единственного афериста.
   *[other] Вы видите аферистов ({ $count }) и вербуете одного.
} У вас ${ $money }.
crooks-do-take = Завербовать: { $crook }
crooks-do-pass = Пас
crooks-then-pass = Вы выбываете.
crooks-do-up = Лицом вверх
crooks-then-up = Бесплатно и у всех на виду.{ $ability ->
    [none] {""}
    [boss] {""}
    [accomplice] {""}
    [switch] {""}
   *[other] {" "}Потом действие: { $does }.
}
crooks-do-down = Лицом вниз, ${ $price }
crooks-then-down = Никто, кроме вас, не увидит, кто это{ $ability ->
    [none] .
   *[other] ; действие пропадает.
} Останется ${ $keep }.
crooks-do-join = Вместе: { $ratings }
crooks-then-join = { $hand } ложится поверх ({ $crooks }), рейтинги складываются: { $ratings } = { $sum }.
crooks-do-switch = Подмена: { $target } → { $to }
crooks-then-switch = { $hand }: задание { $target } ({ $target_name }); свои ({ $crooks }) уходят на задание { $to } ({ $to_name }).
crooks-do-replace = Убить своих
crooks-then-replace = { $hand }: задание { $target } ({ $target_name }); свои ({ $crooks }) уходят в коробку.
crooks-do-discard = Сбросить
crooks-then-discard = { $hand } уходит в коробку, не открываясь; ход окончен.
crooks-do-yes = Взять деньги
crooks-do-no = Не брать
crooks-do-kill = Убрать: { $crooks } ({ $player })
crooks-then-kill = С задания { $target } ({ $target_name }) и из игры уходят: { $crooks }.
crooks-do-kill-nobody = Никого не убивать
crooks-do-spy-target = Посмотреть
crooks-then-spy-target = Только вы увидите { $count ->
    [one] афериста соперника
   *[other] аферистов соперников ({ $count })
} лицом вниз на задании { $target } ({ $target_name }).
crooks-do-spy-hangout = Посмотреть
crooks-then-spy-hangout = Только вы увидите, кто сидит в притоне { $letter } ({ $name }): { $count ->
    [one] { $count } аферист
    [few] { $count } афериста
   *[many] { $count } аферистов
}.
crooks-do-spy-nothing = Никуда не смотреть

### Слова, которыми только смотрят, на обоих языках, сначала на этом

inspect-table = стол, table
inspect-hand = рука, hand
inspect-memory = память, memory
inspect-deck = колода, deck
inspect-money = деньги, money
crooks-inspect-seat = { $player }, { $colour }: { $figures }.
crooks-inspect-target = { $target }{ $taken ->
    [0] , никого.
   *[other] .
}
crooks-inspect-spot = { $player }: { $crooks }{ $open ->
    [0] {""}
    [1] {""}
   *[other] ; вместе { $rating }
}.
crooks-inspect-hand = У вас на руке { $crook }{ $acts ->
    [no] {""}
   *[yes] : { $does }
}.
crooks-inspect-pile = Вы смотрите стопку: { $crooks }.
crooks-inspect-mixed = { $tags }, неизвестно кто где: { $faces }.

### Места

crooks-money = Деньги: { $money }
crooks-sent = { $count ->
    [one] { $count } аферист
    [few] { $count } афериста
   *[many] { $count } аферистов
}{ $hidden ->
    [0] {""}
   *[other] , закрыто: { $hidden }
}
crooks-members = { $gang }: { $count }
crooks-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
crooks-out = Больше не играет

### Счёт

crooks-score = Подсчёт очков
crooks-score-skip = Сразу к итогу
crooks-score-value = Очки
crooks-score-total = Итого
crooks-score-money = Деньги
crooks-score-rating = рейтинг { $rating }
crooks-score-gang = { $count ->
    [one] { $count } член банды
    [few] { $count } члена банды
   *[many] { $count } членов банды
}
crooks-score-won = +{ $points }
crooks-winners = { $count ->
    [one] { $you ->
        [yes] Вы победили
       *[no] Победа: { $players }
    }
   *[other] Общая победа: { $players }
}
crooks-place = { $place ->
    [1] Первое
    [2] Второе
    [3] Третье
   *[other] Четвёртое
} место, { $behind ->
    [0] очков поровну.
    [one] отставание { $behind } очко.
    [few] отставание { $behind } очка.
   *[many] отставание { $behind } очков.
}
crooks-score-winner = победа

### Подсказки для первой игры

crooks-hint-choose-hangout = Вербовка: заплатите по $1 за каждого афериста в притоне и возьмите одного из них. Большая стопка дороже, зато и выбор больше.
crooks-hint-choose-crook = Эту стопку видите только вы. Возьмите одного и запомните остальных: соперники не знают, кто здесь остался.
crooks-hint-rob = Отправьте афериста на задание. Очки берёт высший рейтинг. Лицом вверх — бесплатно, и можно применить действие; лицом вниз — за $1, зато втайне.
crooks-hint-pickpocket = Карманник, выложенный лицом вверх, может взять из банка $2.
crooks-hint-kill = Убийца, выложенный лицом вверх, может убрать всех аферистов одного соперника со своего задания.
crooks-hint-spy = Шпион, выложенный лицом вверх, может посмотреть аферистов лицом вниз на одном задании или целый притон. Увидите только вы.

### Проверка раздачи

crooks-luck-deal = Раздача
crooks-luck-first-player = Первый игрок
crooks-check-piles = Каждая стопка, которую кто-то видел (просмотров: { $looks }), и каждый завербованный аферист следуют из перемешанной колоды.
crooks-check-first = Начинает тот, на кого выпал жребий.

### Урок

crooks-lesson-title = Учимся играть в «Аферистов»
crooks-lesson-pitch = Пять минут за настоящим столом против одного слабого соперника. Терять здесь нечего, прервать можно когда угодно.
crooks-lesson-1 = Вы — криминальный гений, и у вас $18. В свой ход вы платите за притон, вербуете там одного афериста и отправляете его на задание.
crooks-lesson-2 = В конце каждое задание достаётся высшему рейтингу, а большинство в каждой из трёх банд приносит ещё очки.
crooks-lesson-3 = Кого вы видели и оставили, соперник не знает. В этом вся игра.
crooks-lesson-begin = Сесть за стол
crooks-lesson-next = Дальше
crooks-lesson-aim = Восемь заданий, от 2 до 9 очков. Очки берёт аферист с высшим рейтингом. Числа вроде -1 или +2 на аферистах меняют цену задания в очках, кто бы его ни взял.
crooks-lesson-memory = «Омерта» помнит за вас: глаз отмечает притон, про который вы знаете, кто там остался. Нажмите на него, чтобы прочесть.
crooks-lesson-backs = На аферисте лицом вниз видна только буква притона. Если вы туда заглядывали, можно догадаться, кто это; шпион узнает наверняка. Вор в законе лицом вниз не ложится.
crooks-lesson-gangs = Красная стрелка компаса, синяя стрелка и шляпа на жёлтом — это банды. Если в вашем ряду членов банды больше, чем у любого соперника, вы получаете за неё очки; поэтому слабый аферист нужной банды бывает дороже сильного.
crooks-lesson-passing = Пас окончателен: вы выбываете, но ваши аферисты остаются и приносят очки. Кому не хватает денег ни на один притон, пасует поневоле. Остаток денег решает только ничьи.
crooks-lesson-scoring = Когда спасуют все, аферистов лицом вниз открывают и считают задания от 2 до 9, потом банды. Больше знать ничего не нужно.
crooks-lesson-over = Теперь вы умеете играть. Доиграйте эту партию или начните настоящую.
crooks-lesson-on = Доиграть
crooks-lesson-real = Начать настоящую игру
