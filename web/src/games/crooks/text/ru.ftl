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
crooks-face-down = { $count ->
    [one] { $count } аферист лицом вниз
    [few] { $count } афериста лицом вниз
   *[many] { $count } аферистов лицом вниз
}

### Заметки

crooks-how-own = ваш
crooks-how-spied = подсмотрен
crooks-how-deduced = вычислен
crooks-spied-by = видели: { $players }
crooks-hangout-head = { $letter } · { $name } · { $count ->
    [0] пусто
    [one] { $count } аферист
    [few] { $count } афериста
   *[many] { $count } аферистов
}
crooks-you-left = Вы оставили здесь на ходу { $turn }
crooks-you-saw = Ваш шпион видел здесь на ходу { $turn }
crooks-mixed = { $tags }, неизвестно кто где: { $faces }.
crooks-nobody-looked = Сюда ещё никто не заглядывал.
crooks-looked = ход { $turn }: { $player } { $kind ->
    [spy] подсматривает
   *[recruit] вербует
}
crooks-took = { $player } забирает { $tag }
crooks-target-head = { $number } · { $name } · очки: { $value }
crooks-target-free = Здесь никого нет.
crooks-stands = { $player }: { $hidden ->
    [0] { $rating }
   *[other] { $rating } + ?
}
crooks-prize = большинство +{ $points }
crooks-prize-why = Кто один собрал в своём ряду больше всех членов банды, получает за неё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
crooks-box = Коробка: { $count }
crooks-box-head = { $undealt ->
    [0] Вне игры
   *[other] Вне игры; ещё не сдано: { $undealt }
}
crooks-look = Нажмите на притон, задание или афериста, чтобы узнать больше.
crooks-lay = Выберите светящееся место в своём ряду.
crooks-move-where = Ваши аферисты уходят отсюда. Куда?
crooks-back = Назад

### Ответы и что за ними последует

crooks-do-recruit = Заплатить ${ $price }
crooks-then-recruit = ${ $price } из ${ $money }, останется ${ $keep }. { $count ->
    [one] Вы вербуете единственного афериста из притона { $letter } ({ $name }).
   *[other] Вы смотрите стопку притона { $letter } ({ $name }) и вербуете одного из { $count }.
}
crooks-do-pass = Пас
crooks-then-pass = Вы выбываете.
crooks-do-up = Лицом вверх
crooks-then-up = { $hand }: задание { $target } ({ $target_name }), бесплатно и у всех на виду.{ $ability ->
    [none] {""}
    [boss] {""}
    [accomplice] {""}
    [switch] {""}
   *[other] {" "}Действие: { $does }.
}
crooks-do-down = Лицом вниз, ${ $price }
crooks-then-down = ${ $price } из ${ $money }, останется ${ $keep }. Никто, кроме вас, не увидит, кто это{ $ability ->
    [none] .
   *[other] ; действие пропадает.
}
crooks-do-join = Положить поверх
crooks-then-join = { $hand } ложится поверх ({ $crooks }) и прибавляет рейтинг.
crooks-do-switch = Подмена: { $target } → { $to }
crooks-then-switch = { $hand }: задание { $target } ({ $target_name }); свои ({ $crooks }) уходят на задание { $to } ({ $to_name }).
crooks-do-replace = Убить своих
crooks-then-replace = { $hand }: задание { $target } ({ $target_name }); свои ({ $crooks }) уходят в коробку.
crooks-do-discard = Сбросить
crooks-then-discard = { $hand } уходит в коробку, не открываясь; ход окончен.
crooks-do-yes = Взять деньги
crooks-do-no = Не брать
crooks-do-kill = Убить: { $player }
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

### Места

crooks-money = Деньги: { $money }
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
    [one] Победа: { $players }
   *[other] Общая победа: { $players }
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
crooks-lesson-backs = На аферисте лицом вниз видны только ярлык и буква притона. Если вы туда заглядывали, можно догадаться, кто это; шпион узнает наверняка. Вор в законе лицом вниз не ложится.
crooks-lesson-gangs = К, С и Ж — это банды. Если в вашем ряду членов банды больше, чем у любого соперника, вы получаете за неё очки; поэтому слабый аферист нужной банды бывает дороже сильного.
crooks-lesson-passing = Пас окончателен: вы выбываете, но ваши аферисты остаются и приносят очки. Кому не хватает денег ни на один притон, пасует поневоле. Остаток денег решает только ничьи.
crooks-lesson-scoring = Когда спасуют все, аферистов лицом вниз открывают и считают задания от 2 до 9, потом банды. Больше знать ничего не нужно.
crooks-lesson-over = Теперь вы умеете играть. Доиграйте эту партию или начните настоящую.
crooks-lesson-on = Доиграть
crooks-lesson-real = Начать настоящую игру
