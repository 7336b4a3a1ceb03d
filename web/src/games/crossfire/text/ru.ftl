# «Под прицелом» в браузере, вокруг стола: ведущий, развязка, итог, протокол, подсказки, проверка.

### Перед игрой

crossfire-presets = Стол
    .why = За дружеским столом каждому напоминают виденные им карты, а обсуждение кончается, когда все готовы.
crossfire-preset-rulebook = как в правилах
crossfire-preset-friendly = дружеский
crossfire-fold-roles = Особые роли
crossfire-fold-clocks = Часы
crossfire-fold-rules = Тонкости

### Слова, которыми только смотрят, на обоих языках, сначала на этом

inspect-table = стол, table
inspect-me = я, карта, me
inspect-mix = роли, mix
# «Журнал» сам по себе открывает журнал, а с местом — что сказано с этого места.
inspect-said = слова, журнал, said, log
inspect-phrases = фразы, phrases
crossfire-inspect-own = Ваша карта: { $role }. { $wish }
crossfire-inspect-card = { $role } × { $count }: { $wish }
crossfire-inspect-shuffle = Перемешивание { $number }: { $players }{ $ahead ->
    [yes] , впереди
   *[no] {""}
}
crossfire-inspect-said = { $player }{ $answering }: { $said }

### Ведущий

crossfire-call-deal = Карты у вас. Смотрите молча.
crossfire-call-pass = Все отдают влево. Смотрим новую.
crossfire-call-shuffle = Места { $first }, { $second }, { $third }: мешаем вашу тройку. Смотрим.
crossfire-call-last-look = Последний взгляд.
crossfire-call-claim = Выберите личину.
crossfire-call-down = На стол: раз!
crossfire-call-talk = { $unit ->
    [none] Говорите.
    [seconds] { $seconds ->
        [one] { $seconds } секунда. Говорите.
        [few] { $seconds } секунды. Говорите.
       *[many] { $seconds } секунд. Говорите.
    }
   *[minutes] { $minutes ->
        [1] Минута. Говорите.
        [2] Две минуты. Говорите.
        [3] Три минуты. Говорите.
        [4] Четыре минуты. Говорите.
        [5] Пять минут. Говорите.
        [one] { $minutes } минута. Говорите.
        [few] { $minutes } минуты. Говорите.
       *[many] { $minutes } минут. Говорите.
    }
}
crossfire-call-left = { $seconds ->
    [60] Минута.
    [30] Полминуты.
   *[10] Десять.
}
crossfire-call-aim = Тишина. Выберите цель.
crossfire-call-count = { $seconds ->
    [3] Три.
    [2] Два.
   *[1] Один.
}
crossfire-call-point = Цель!
crossfire-call-unarmed = Безоружные, руки вниз.
crossfire-call-agents = Агенты, откройтесь.
crossfire-call-shields = Щитоносцы, откройтесь.
crossfire-call-wave1 = Кого достали агенты, откройтесь.
crossfire-call-wave2 = Стреляют остальные.
crossfire-call-vip = Шеф, ваш черёд.
crossfire-call-result = { $why ->
    [vip_hit] Шеф пал. Красные.
    [wrong_hit] Отмечен не тот. Красные.
    [assassins_hit] Все убийцы подстрелены. Синие.
    [bystander_hit] Задет прохожий. Синие.
   *[vip_safe] Шеф цел. Синие.
}
crossfire-call-alone = { $count ->
    [one] В одиночку побеждает { $role }.
   *[other] Обе стороны проиграли.
}
crossfire-call-others = Все карты вверх. Личные счёты.
crossfire-call-guilt = Кто попал в прохожего, проиграл.
crossfire-call-bomber = Террорист цел.
crossfire-call-winners = Победители.
crossfire-call-points = Очки.
crossfire-call-marked = Винтовку вниз. Отмеченные, откройтесь.
crossfire-call-assassins = Живые убийцы, встать. Последний выстрел.

### Развязка

crossfire-finale-skip = Пропустить
crossfire-finale-nobody = Никого.
crossfire-finale-list = Развязка по порядку

### Итог

crossfire-result = Итог
crossfire-result-nobody = В этой игре никто не победил.
crossfire-result-winners = { $count ->
    [one] Победа: { $players }
   *[other] Победили: { $players }
}
crossfire-result-won = победа
crossfire-result-lost = поражение
crossfire-result-who = Кто
crossfire-result-clause = Правила, { $clause }
crossfire-result-said = правды в словах о картах: { $true } из { $count }
crossfire-result-ledger = Что говорили и что было правдой
crossfire-result-path = Где были карты
crossfire-result-stage = { $stage ->
    [0] сдача
    [1] после передачи
   *[other] после перемешивания { $shuffle }
}
crossfire-series = После игры { $game } из { $games }
crossfire-fact-red = победили красные
crossfire-fact-blue = победили синие
crossfire-fact-self-hit = в карту попали
crossfire-fact-self-safe = никто не попал
crossfire-fact-hit-by-agent = попал агент
crossfire-fact-hit-by-assassin = попал убийца
crossfire-fact-bystanders-safe = ни один прохожий не задет
crossfire-reason-guilty = выстрел в прохожего
crossfire-reason-alone = победа только у одного
crossfire-need-red = { $mode ->
    [sniper] победили синие
   *[shootout] в шефа не попали
}
crossfire-need-blue = { $mode ->
    [sniper] победили красные
   *[shootout] в шефа попали
}
crossfire-need-self-hit = в карту не попали
crossfire-need-self-safe = в карту попали
crossfire-need-hit-by-agent = агент не попал
crossfire-need-hit-by-assassin = убийца не попал
crossfire-need-bystanders-safe = задет прохожий
crossfire-need-all = не всё это правда: { $facts }

### Протокол

crossfire-ledger-filter = Чьи слова
crossfire-ledger-all = Все
crossfire-ledger-nothing = Ни слова.
crossfire-ledger-withdrawn = слова взяты назад
crossfire-ledger-was-true = правда
crossfire-ledger-was-false = неправда
crossfire-ledger-true = правда: { $true } из { $count }
crossfire-ledger-own = По тому, что вы видели:
crossfire-ledger-faces = Личин «{ $face }» на столе { $seats }, а таких карт в игре только { $copies }.
crossfire-doubt-shuffles = { $player }: перемешиваний с этим местом было только { $times }.
crossfire-doubt-self = { $player } говорит и другое: { $role }.
crossfire-doubt-neighbour = { $player }, сосед, говорит о той же карте: { $role }.
crossfire-doubt-denied = { $player } говорит и это, и обратное: { $role }.
crossfire-doubt-face = { $player }: карта при этом лежит под другой личиной: { $face }.
crossfire-doubt-copies = Столько мест называют эту карту одновременно: { $claims }. В игре таких: { $copies } ({ $role }).
crossfire-doubt-mixed = Никто из тройки не говорит, что отдал это в перемешивание { $no }: { $role }.
crossfire-doubt-seen = эта карта была: { $role }.

### Телевизор

crossfire-screen-said = Что сказано

### Подсказки

crossfire-hint-look-0 = Удерживайте карту, чтобы её увидеть, запомните и скажите, что видели. Она уйдёт: все карты передаются влево.
crossfire-hint-look-1 = Эта карта пришла от соседа справа, он её тоже знает. Ваша первая теперь у соседа слева.
crossfire-hint-look-2 = Три соседа перемешали свои карты. Вы видите только ту, что вернулась к вам.
crossfire-hint-claim = Теперь это ваша карта: в ней сказано, как вы победите. Выберите личину, которую увидят другие. Можно солгать.
crossfire-hint-talk = Расскажите, что видели, или солгите. Коснитесь игрока, чтобы спросить или сказать о нём. Личину можно менять когда угодно.
crossfire-hint-snipe = Коснитесь игрока, чтобы положить перед ним жетон. Когда время выйдет, все с жетонами будут подстрелены.
crossfire-hint-aim = Коснитесь того, на кого покажете, и закрепите выбор. Он окончательный, и никто не увидит его раньше времени.
crossfire-hint-final-aim = Снайпер вас не нашёл. Последний выстрел: найдите шефа.
crossfire-hint-rest = Все карты открыты. Скажите «дальше», когда насмотритесь.

### Проверка честности

crossfire-check-first = Сдающий определён жребием, как и выпало.
crossfire-check-dealt = Сданные карты следуют из случая: { $count }, игр: { $games }.
crossfire-check-passed = Влево ушли те самые карты, что были сданы: { $count }.
crossfire-check-shuffled = Из перемешиваний вернулись карты, как выпало: { $count }.
crossfire-check-held = Открыты те карты, что были у игроков: { $count }.
