# «Под прицелом» на экране: что говорит только доска. Каждый id начинается с `fire-`.

### Вопросы

fire-prompt-look = { $stage ->
    [0] { $player }: посмотрите, что вам сдали.
    [1] { $player }: справа пришла карта. Посмотрите её.
   *[other] { $player }: ваши карты смешали. Посмотрите, что вернулось.
}
fire-prompt-claim = { $player }: последний взгляд. Какую личину выберете?
fire-prompt-talking = Все говорят.
fire-prompt-calls = Слушайте ведущего.
fire-prompt-waiting = { $count ->
    [one] Ждём { $count } игрока.
   *[other] Ждём { $count } игроков.
}

### Круг

fire-seat = Место { $no }, { $player }
fire-claims = личина: { $face }
fire-down = попадание
fire-stage-0 = Все смотрят, что им сдали.
fire-stage-1 = Каждая карта ушла влево: её знают двое, кто отдал и кто получил.
fire-stage-2 = Перемешивание { $no }: { $seats }. Каждый из троих видит только то, что вернулось к нему.
fire-last-look = Последний взгляд, и все карты разом лягут на стол.
fire-won = { $team ->
    [red] Верх за красными.
   *[blue] Верх за синими.
}
fire-ahead = впереди

### Печатные карты

fire-team-blue = За синих
fire-team-red = За красных
fire-team-own = Сам за себя
fire-side-blue = Синие
fire-side-red = Красные
fire-side-own = За себя
fire-fact-red = { $mode ->
    [sniper] победят красные
   *[shootout] в шефа попадут
}
fire-fact-blue = { $mode ->
    [sniper] победят синие
   *[shootout] в шефа не попадут
}
fire-fact-self-hit = в вас попадут
fire-fact-self-safe = в вас не попадут
fire-fact-hit-by-agent = { $mode ->
    [sniper] в вас попадёт снайпер
   *[shootout] в вас попадёт агент
}
fire-fact-hit-by-assassin = в вас попадёт убийца
fire-fact-bystanders-safe = прохожие останутся целы
fire-arm = { $weapon ->
    [gun] { $mode ->
        [sniper] { $group ->
            [assassin] последний выстрел
           *[other] в этой игре не стреляет
        }
       *[shootout] { $wave ->
            [1] стреляет первым
           *[2] стреляет вторым
        }
    }
    [two_guns] { $mode ->
        [sniper] в этой игре не стреляет
       *[shootout] два пистолета, первым
    }
    [shield] щит для другого
    [tokens] жетон на каждого убийцу
   *[none] без оружия
}

### Взгляд

fire-yours = { $stage ->
    [0] Это ваша карта.
    [1] Эту карту передал вам сосед: { $player }.
    [2] Эта карта вернулась к вам.
   *[claim] Теперь эта карта ваша.
}
fire-calm = Не торопитесь.
fire-calm-why = Пока вы не скажете, что посмотрели, ничего не происходит и часы не идут.
fire-clock-why = Запомните её, пока не вышло время.
fire-mask-why = Все карты лягут разом. За кого выдаст себя ваша? Можно солгать.
fire-waiting-why = Свою карту вы посмотрели. Другие ещё смотрят.
fire-step-1 = Вы смотрите. Этой карты больше никто не знает.
fire-step-2 = Все передают карту влево.
fire-step-2-why = Ваша уйдёт налево: { $left }. Потом вы посмотрите карту соседа справа: { $right }.
fire-step-3 = Соседи по трое мешают карты. Вы смотрите в последний раз.
fire-step-3-why = { $aid ->
    [full] С этой картой вы и сыграете. Всё, что вы видели, останется в ваших заметках.
    [role] С этой картой вы и сыграете. Её можно будет посмотреть снова.
   *[none] С этой картой вы и сыграете. Посмотреть её снова будет нельзя.
}
fire-what = Что делают карты?
fire-looking = смотрит
fire-choosing = выбирает
fire-has-looked = готово

### Своя карта

fire-my-card = Ваша карта
fire-hold = Держите, чтобы посмотреть свои карты
fire-cover = Закрыть
fire-uncover = Открыть
fire-only-you = Это видите только вы.
fire-key-cover = закрыть или открыть свои карты
fire-saw = Что вы видели
fire-saw-dealt = Сдали: { $role }
fire-saw-dealt-why = больше её никто не видел
fire-saw-passed-why = ушла влево; её знает { $player }
fire-saw-got = Пришла: { $role }
fire-saw-got-why = от соседа справа: { $player }
fire-saw-mixed = мешали
fire-saw-back = { $no ->
    [1] Вернулась: { $role }
   *[other] Вернулась снова: { $role }
}
fire-saw-back-why = больше её никто не знает
fire-follows = Что из этого следует
fire-follows-seen = { $player } говорит иначе, но это была карта: { $role }.
fire-follows-faces = Личин «{ $face }» на столе { $seats }, а таких карт в игре только { $copies }.
fire-follows-nothing = Сказанное не спорит с тем, что вы видели.
fire-knows = Кто знает о вас
fire-knows-passed = { $player } знает вашу первую карту: { $role }
fire-knows-got = { $player }: от этого соседа у вас { $role }
fire-peek-hidden = Ваша карта лежит лицом вниз. Её надо помнить.
fire-peek-sniper = Вы снайпер: тайной карты у вас нет.
fire-looked = Карта просмотрена
fire-wait = { $count ->
    [one] Ждём { $count } игрока
   *[other] Ждём { $count } игроков
}
fire-faces = Ваша личина
fire-aid-role = Свою карту можно смотреть снова
fire-aid-full = Все свои карты можно смотреть снова

### Карты в игре

fire-mix = Карты в этой игре
fire-cards = Карты
fire-claimed = { $count ->
    [0] никто не назвался
    [one] назвался { $count }
   *[other] назвались { $count }
}
fire-seats = Игроки

### Разговор

fire-said = Что было сказано
fire-answering = {" "}в ответ
fire-ledger = Тетрадь
fire-say = Сказать
fire-mask = Ваша личина
fire-lines = Что можно сказать
fire-more = Другие слова
fire-less = Закрыть
fire-ready-count = { $done } из { $all }
fire-aloud = За этим столом говорят вслух.
fire-back = Назад
fire-asked = { $player } спрашивает: { $topic }?
fire-asked-more = (и ещё { $count })
fire-group-mine = Мои карты
fire-group-other = О других
fire-group-ask = Спросить
fire-group-do = Что делать
fire-group-short = Или
fire-verb-am = Я …
fire-verb-amnot = Я не …
fire-verb-dealt = Мне сдали …
fire-verb-passed = Влево ушло …
fire-verb-got = Справа пришло …
fire-verb-after1 = После 1-го …
fire-verb-after2 = После 2-го …
fire-verb-think = Думаю, это …
fire-verb-not = Думаю, это не …
fire-verb-trust = Верю …
fire-verb-suspect = Подозреваю …
fire-verb-agree = Дело говорит …
fire-verb-doubt = Сомневаюсь …
fire-verb-ask = Спросить …
fire-verb-shoot = Цельтесь в …
fire-verb-guard = Прикройте …
fire-verb-spare = Не трогайте …
fire-verb-iaim = Моя цель …
fire-verb-retract = Беру назад
fire-verb-nocomment = Не скажу
fire-snipe = Нажмите на игрока, чтобы пометить его или снять жетон.
fire-ready = Всё сказано
fire-ready-sure = Да, всё сказано

### Прицел

fire-aim = Ваша цель
fire-pick = { $count ->
    [one] Нажмите на того, в кого целитесь
   *[other] Нажмите на двоих
}
fire-lock = Решено: { $players }
fire-blind = Наугад
fire-locked = Решено. { $count ->
    [one] Целится ещё { $count } игрок
    [few] Целятся ещё { $count } игрока
   *[many] Целятся ещё { $count } игроков
}
fire-aiming = { $count ->
    [one] Целится { $count } игрок
    [few] Целятся { $count } игрока
   *[many] Целятся { $count } игроков
}
fire-next = К игре { $game } из { $games }
