# «Под прицелом» на экране: что говорит только доска. Каждый id начинается с `fire-`.

### Буквы ролей и сторон, каждая один раз

fire-letter-vip = Ш
fire-letter-agent = А
fire-letter-assassin = У
fire-letter-decoy = Л
fire-letter-red-decoy = КЛ
fire-letter-blue-decoy = СЛ
fire-letter-bystander = П
fire-letter-sniper = Н
fire-letter-protester = Д
fire-letter-patriot = О
fire-letter-peacekeeper = М
fire-letter-mercenary = Ё
fire-letter-bodyguard = Т
fire-letter-bomber = Р
fire-letter-red = К
fire-letter-blue = С

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

### Своя карта

fire-peek = Посмотреть свою карту
fire-peek-hold = Держите, чтобы посмотреть карту
fire-peek-tap = Нажмите, чтобы посмотреть карту
fire-peek-by-hold = Держать вместо нажатия
fire-peek-by-tap = Нажимать вместо удержания
fire-peek-own = Моя карта
fire-peek-hidden = Ваша карта лежит лицом вниз. Её надо помнить.
fire-peek-sniper = Вы снайпер: тайной карты у вас нет.
fire-looked = Запомнено
fire-wait = { $count ->
    [one] Ждём { $count } игрока
   *[other] Ждём { $count } игроков
}
fire-faces = Ваша личина
fire-aid-role = Свою карту можно смотреть снова
fire-aid-full = Все свои карты можно смотреть снова

### Разговор

fire-said = Что было сказано
fire-filter = Личины; нажмите, чтобы читать слова одного игрока и о нём
fire-answering = {" "}в ответ
fire-ledger = Тетрадь
fire-say = Сказать
fire-back = Назад
fire-again = Ещё раз: { $said }
fire-asked = { $player } спрашивает: { $topic }?
fire-asked-more = (и ещё { $count })
fire-answer-suspect = не верю: { $player }
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
