# «Под прицелом» по-русски. Слова из словаря (правила, раздел 2): одно понятие, одно слово.
# Люди считают места с 1; `$seat_no` и есть такой номер.

game-crossfire = Под прицелом
    .pitch = Один шеф, его охрана, его убийцы и несколько чудаков со своими желаниями: посмотри, передай, три минуты ври и покажи пальцем.

### Роли

role-vip = шеф
role-agent = агент
role-assassin = убийца
role-decoy = ловушка
role-red-decoy = красная ловушка
role-blue-decoy = синяя ловушка
role-bystander = прохожий
role-sniper = снайпер
role-protester = демонстрант
role-patriot = патриот
role-peacekeeper = миротворец
role-mercenary = наёмник
role-bodyguard = телохранитель
role-bomber = террорист
role-red = за красных
role-blue = за синих

### Что сказано на карте, по её записи в данных

card-wins = Вы победите, если { $wishes }.
card-and = { $first } и { $second }
card-or = { $first } или если { $second }
card-fact-red = { $mode ->
    [sniper] победят красные
   *[shootout] победят красные (в шефа попадут)
}
card-fact-blue = { $mode ->
    [sniper] победят синие
   *[shootout] победят синие (в шефа не попадут)
}
card-fact-self-hit = в вас попадут
card-fact-self-safe = в вас не попадут
card-fact-hit-by-agent = { $mode ->
    [sniper] в вас попадёт снайпер
   *[shootout] в вас попадёт агент
}
card-fact-hit-by-assassin = в вас попадёт убийца
card-fact-bystanders-safe = ни в одного прохожего не попадут
card-sole = Тогда все остальные проиграют.
card-as-agent = Вы считаетесь агентом.
card-as-assassin = Вы считаетесь убийцей.
card-as-bystander = Вы считаетесь прохожим.
card-bystander = { $mode ->
    [sniper] Если в вас попадёт снайпер, победят красные; если убийца, победят синие.
   *[shootout] Тот, кто в вас попадёт, проиграет.
}
card-two-guns = Вы показываете на двоих.
card-armed = { $mode ->
    [sniper] { $group ->
        [assassin] Если снайпер в вас не попадёт, у вас будет последний выстрел.
       *[other] В игре со снайпером вы не стреляете.
    }
   *[shootout] { $wave ->
        [1] Вы стреляете в первой волне.
       *[2] Вы стреляете во второй волне, если в вас не попали в первой.
    }
}
card-shield = Ваш щит остановит первый выстрел в того, на кого вы покажете.
card-tokens = Отметьте убийц жетонами. Попадёте во всех — победят синие; попадёте в шефа или в прохожего — победят красные. Иначе у каждого оставшегося убийцы будет последний выстрел.

### Личины

face-agent = агент
face-vip = шеф
face-bystander = прохожий
face-undeclared = без личины

topic-dealt = что сдали
topic-passed = что ушло влево
topic-got = что пришло справа
topic-after1 = что было после первого перемешивания
topic-after2 = что было после второго перемешивания
topic-role = кто ты
topic-aim = в кого целишься
topic-trust = кому веришь

### Что происходит

event-series-started = { $games ->
    [one] За столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, впереди { $games } игра.
    [few] За столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, впереди { $games } игры.
   *[many] За столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, впереди { $games } игр.
}
event-game-started = { $mode ->
    [sniper] Игра { $no }. Снайпер: { $sniper }, сдаёт { $dealer }.
   *[shootout] Игра { $no }, сдаёт { $dealer }.
} В игре: { $mix }.
event-card-dealt = { $role_id ->
    [none] {""}
   *[known] { $seat } получает при сдаче: { $role }.
}
event-card-looked = {""}
event-card-passed = { $role_id ->
    [none] {""}
   *[known] { $giver } передаёт соседу слева ({ $taker }): { $role }.
}
event-cards-shuffled = Перемешивание { $no }: { $seats }. Их карты смешаны.
event-card-returned = { $role_id ->
    [none] {""}
   *[known] { $seat } после перемешивания { $no } держит: { $role }.
}
event-claim-chosen = {""}
event-claims-shown = Все карты разом ложатся на стол: { $faces }.
event-talk-started = Говорите!
event-claim-turned = { $seat } поворачивает карту: { $face }.
event-statement-made = { $seat }{ $answers_count ->
    [0] {""}
   *[other] {" "}в ответ
}: { $code_id ->
    [dealt] мне сдали: { $role }.
    [passed] влево ушло: { $role }.
    [got] справа пришло: { $role }.
    [after] после моего перемешивания { $number }: { $role }.
    [am] я { $role }.
    [amnot] я не { $role }.
    [think] думаю, { $about } — { $role }.
    [not] думаю, { $about } — не { $role }.
    [trust] верю, что { $about } не врёт.
    [suspect] { $about } под подозрением.
    [shoot] цельтесь: { $about }!
    [spare] не трогайте: { $about }!
    [guard] прикройте: { $about }!
    [iaim] моя цель: { $about }.
    [agree] { $about } говорит дело.
    [doubt] сомневаюсь в словах: { $about }.
    [retract] беру последние слова назад.
    [nocomment] не скажу.
   *[ask] { $about }, скажи: { $topic }?
}
event-ready-said = { $seat }: всё сказано.
event-token-put = Снайпер метит: { $seat }.
event-token-taken = Снайпер снимает жетон: { $seat }.
event-talk-ended = Тишина.
event-aim-given = { $targets_count ->
    [0] {""}
   *[other] { $seat } выбирает цель: { $targets }.
}
event-aims-shown = Три, два, один! Кто в кого целится: { $targets }.
event-hands-lowered = Безоружные опускают руки: { $seats }.
event-role-revealed = { $call ->
    [agents] На стороне агентов { $seat }: { $role }.
    [shields] Со щитом { $seat }: { $role }.
    [hit] Попадание, и карта открыта. { $seat }: { $role }.
    [vip] Шеф встаёт: { $seat }.
    [marked] {""}
    [assassins] Живой убийца встаёт: { $seat }, { $role }.
   *[others] { $seat }: { $role }.
}
event-shot-stopped = Выстрел { $shooter } → { $target } остановлен, щит держит { $bearer }.
event-shot-landed = { $late_id ->
    [yes] Выстрел { $shooter } → { $target }, но цель уже лежит.
   *[no] Выстрел { $shooter } → { $target }: попадание.
}
event-assassin-silenced = { $seat } не успевает выстрелить.
event-sniper-hit = Снайпер попадает: { $seat }, { $role }.
event-team-won = { $team ->
    [red] { $why ->
        [wrong_hit] Помечен не тот. Победили красные.
       *[vip_hit] Шеф пал. Победили красные.
    }
   *[blue] { $why ->
        [assassins_hit] Все убийцы убиты. Победили синие.
        [bystander_hit] Пострадал прохожий. Победили синие.
       *[vip_safe] Шеф цел. Победили синие.
    }
}
event-guilt-found = { $shooter } попадает в прохожего ({ $victim }) и проигрывает.
event-bomber-survived = Никто не остановил террориста: { $seat } побеждает в одиночку.
event-winners-named = { $winners_count ->
    [0] Не победил никто.
    [1] Победа: { $winners }.
   *[other] Победители: { $winners }.
}
event-points-scored = { $seat }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
event-cards-traced = {""}
event-next-wanted = {""}
event-series-ended = { $winners_count ->
    [0] Итог: ни одного очка.
    [1] Итог: { $points }. Победа: { $winners }.
   *[other] Итог: { $points }. Победа общая: { $winners }.
}

result-game = Всё решила одна игра.
result-points = Решили очки.
result-shared = Очков поровну, победа общая.
result-nobody = Не победил никто.

### Вопросы и ответы

prompt-look = { $stage ->
    [0] { $player }: вам сдали: { $card }. Запомните и скажите «видел».
    [1] { $player }: справа пришло: { $card }. Запомните и скажите «видел».
   *[other] { $player }: после перемешивания у вас: { $card }. Запомните и скажите «видел».
}
prompt-claim = { $player }: последний взгляд, { $card }. Какую личину выберете?
prompt-talk = { $snipes ->
    [yes] { $player }: говорите и метьте убийц; { $tokens ->
        [0] жетонов больше нет
        [one] остался { $tokens } жетон
        [few] осталось { $tokens } жетона
       *[many] осталось { $tokens } жетонов
    }.
   *[no] { $player }: говорите, врите, поворачивайте карту.
}
prompt-aim = { $two ->
    [yes] { $player }: на каких двоих показываете?
   *[no] { $player }: на кого показываете?
}
prompt-final-aim = { $player }: последний выстрел. В кого?
prompt-rest = { $player }: скажите «дальше», и начнётся игра { $game } из { $games }.
prompt-waiting = Ждём: { $player }.
prompt-over = Игра окончена.

option-looked = видел: положить карту
option-claim = личина { $face_word }: показать «{ $face }»
option-say-after = скажи после { $number } { $role_word }: после моего перемешивания { $number } было: { $role }
option-say-card = скажи { $code_word } { $role_word }: { $code_id ->
    [dealt] мне сдали: { $role }
    [passed] влево ушло: { $role }
    [got] справа пришло: { $role }
    [am] я: { $role }
   *[amnot] я не { $role }
}
option-say-guess = скажи { $code_word } { $seat_no } { $role_word }: { $code_id ->
    [think] { $seat }: { $role }
   *[not] { $seat } — не { $role }
}
option-say-seat = скажи { $code_word } { $seat_no }: { $code_id ->
    [trust] { $seat } не врёт
    [suspect] { $seat } под подозрением
    [shoot] цельтесь: { $seat }
    [spare] не трогайте: { $seat }
    [guard] прикройте: { $seat }
    [iaim] моя цель: { $seat }
    [agree] { $seat } говорит дело
   *[doubt] сомневаюсь в словах: { $seat }
}
option-retract = скажи обратно: беру последние слова назад
option-nocomment = скажи молчу: не скажу
option-ask = спроси { $seat_no } { $topic_word }: { $seat }, { $topic }?
option-put = жетон на { $seat_no }: пометить игрока { $seat }
option-take = жетон снять { $seat_no }: снять жетон, { $seat }
option-ready = готов: всё сказано
option-aim-blind = цель наугад: пусть решит случай
option-aim = цель { $seat_no }: показать на игрока { $seat }
option-aim-two = цель { $first_no } { $second_no }: показать на игроков { $first } и { $second }
option-next = дальше: к следующей игре

caution-ready = Кто готов, тот в этой игре больше не говорит.

doubt-blue-often = За таким столом у ботов около двух игр из трёх выигрывают синие. Правила советуют взять демонстранта; у ботов это не помогает.
doubt-red-often = За таким столом у ботов около двух игр из трёх выигрывают красные. Правила советуют взять патриота; у ботов это не помогает.
doubt-protester = Демонстрант за красных: правила советуют его там, где слишком часто побеждают синие.
doubt-patriot = Патриот за синих: правила советуют его там, где слишком часто побеждают красные.

form-claim = Какую личину? «личина агент», «личина шеф», «личина прохожий» или «личина нет».
form-say-after = Что сказать? Например: «скажи сдали агент», «скажи после 1 шеф», «скажи я синий», «скажи думаю 3 убийца», «скажи верю 4», «скажи молчу».
form-ask = Кого и о чём? Например: «спроси 3 сдали», «спроси 3 после 1», «спроси 3 роль», «спроси 3 цель».
form-put = Какой жетон? «жетон на 3» или «жетон снять 3».
form-aim-blind = В кого? «цель 3», «цель наугад», а с двумя пистолетами «цель 3 5».

### Как ещё можно набрать эти слова, через запятую

word-looked = видел, видела, смотрел, ок
word-claim = личина
word-say = скажи, сказать
word-ask = спроси, спросить
word-token = жетон
word-put = на, положить
word-take = снять, убрать
word-ready = готов, готова, готово
word-aim = цель, целюсь
word-blind = наугад
word-next = дальше
word-retract = обратно
word-nocomment = молчу
word-after = после
word-dealt = сдали
word-passed = ушло, передал, передала
word-got = пришло, получил, получила
word-am = я
word-amnot = нея
word-think = думаю
word-not = не
word-trust = верю
word-suspect = подозреваю, неверю
word-shoot = цельтесь
word-spare = пощадите
word-guard = прикройте
word-iaim = целюсь, мояцель
word-agree = согласен, согласна
word-doubt = сомневаюсь
word-topic-dealt = сдали
word-topic-passed = ушло
word-topic-got = пришло
word-topic-after1 = после 1, после1
word-topic-after2 = после 2, после2
word-topic-role = роль
word-topic-aim = цель
word-topic-trust = вера
word-face-agent = агент
word-face-vip = шеф
word-face-bystander = прохожий
word-face-undeclared = нет, никто
word-role-vip = шеф
word-role-agent = агент
word-role-assassin = убийца
word-role-decoy = ловушка
word-role-red-decoy = красная ловушка
word-role-blue-decoy = синяя ловушка
word-role-bystander = прохожий
word-role-sniper = снайпер
word-role-protester = демонстрант
word-role-patriot = патриот
word-role-peacekeeper = миротворец
word-role-mercenary = наёмник, наемник
word-role-bodyguard = телохранитель
word-role-bomber = террорист
word-role-red = красный, красные, красная
word-role-blue = синий, синие, синяя

### Настройки игры

options-mode = Режим
    .why = кто стреляет
    .shootout = все показывают пальцем; от 5 до 10 игроков
    .sniper = один снайпер метит убийц; от 6 до 10 игроков
options-peacekeeper = Миротворец
    .why = щит для прохожих; перестрелка, от 7 до 10 игроков
    .off = не в игре
    .on = в игре, и с ним второй прохожий; агент и убийца уходят
options-mercenary = Наёмник
    .why = агент с двумя пистолетами; перестрелка, от 5 до 8 игроков
    .off = не в игре
    .on = в игре, и с ним ещё один убийца; агент и прохожий уходят
options-bodyguard = Телохранитель
    .why = щит вместо пистолета; перестрелка
    .off = не в игре
    .on = в игре вместо агента
options-protester = Демонстрант
    .why = прохожий за красных, если слишком часто побеждают синие
    .off = не в игре
    .on = в игре вместо прохожего
options-patriot = Патриот
    .why = прохожий за синих, если слишком часто побеждают красные
    .off = не в игре
    .on = в игре вместо прохожего
options-bomber = Террорист
    .why = не остановишь его, и проиграют все остальные
    .off = не в игре
    .on = в игре вместо прохожего
options-games = Сколько игр
    .why = сколько игр подряд вы играете на очки
    .v1 = одна игра
    .v2 = две игры
    .v3 = три игры
    .v4 = четыре игры
    .v5 = пять игр
    .v6 = шесть игр
    .v7 = семь игр
    .v8 = восемь игр
    .v9 = девять игр
    .v10 = десять игр
    .v12 = двенадцать игр
    .v15 = пятнадцать игр
    .v20 = двадцать игр
options-talk-seconds = Обсуждение
    .why = сколько вы говорите
    .box = как песочные часы, три минуты
    .v30 = полминуты
    .v60 = минута
    .v90 = полторы минуты
    .v120 = две минуты
    .v240 = четыре минуты
    .v300 = пять минут
    .v420 = семь минут
    .v600 = десять минут
options-look-seconds = Взгляд
    .why = сколько вы видите карту при подготовке
    .v5 = пять секунд
    .v3 = три секунды, быстро
    .v8 = восемь секунд
    .v12 = двенадцать секунд, без спешки
    .v20 = двадцать секунд, с запасом
options-claim-seconds = Первая личина
    .why = сколько длится последний взгляд
    .v8 = восемь секунд
    .v15 = четверть минуты
    .v30 = полминуты, без спешки
    .v60 = минута, с запасом
options-aim-seconds = Прицел
    .why = сколько времени выбирать цель; счёт идёт в последние три секунды
    .v10 = десять секунд
    .v3 = три секунды, быстро
    .v5 = пять секунд
    .v15 = четверть минуты
    .v20 = двадцать секунд
    .v30 = полминуты, без спешки
    .v60 = минута, с запасом
options-claim-cap = Повороты карты
    .why = сколько раз за игру можно повернуть карту или передвинуть жетон
    .v60 = шестьдесят раз, почти без предела
    .v4 = четыре раза
    .v10 = десять раз
    .v20 = двадцать раз
    .v100 = сто раз
    .v500 = пятьсот раз
options-statement-cap = Высказывания
    .why = сколько высказываний за игру; чат не в счёт
    .v40 = сорок
    .v0 = ни одного, вы говорите вслух
    .v3 = три, выбирайте слова
    .v10 = десять
    .v20 = двадцать
    .v100 = сто
    .v200 = двести
options-memory-aid = Подсказка памяти
    .why = можно ли снова смотреть свои карты
    .none = нельзя после последнего взгляда, как за настоящим столом
    .role = ту карту, что у вас
    .full = все карты, что вы видели
options-early-end = Конец раньше срока
    .why = кончается ли обсуждение раньше времени
    .off = нет
    .unanimous = когда готовы все
options-chat = Чат
    .why = как вы говорите
    .free = как угодно и высказываниями
    .statements = только высказываниями
options-dead-shield = Щит убитого
    .why = держится ли щит, если в его хозяина попали
    .stays = поднят вместе со всеми и держится
    .falls = падает перед второй волной
options-late-hits = Второе попадание
    .why = считается ли выстрел в того, кто уже лежит
    .count = да, все показали разом
    .ignore = нет
options-dealer = Первый игрок
    .why = кто сдаёт первым
    .lot = по жребию
options-sniper-seat = Снайпер
    .why = кто первый снайпер
    .lot = по жребию

### Почему нельзя

wrong-seats = { $mode ->
    [sniper] Со снайпером играют от { $least } до { $most } человек, а не { $seats }.
   *[shootout] В перестрелку играют от { $least } до { $most } человек, а не { $seats }.
}
no-such-seat = Места { $seat } за этим столом нет; первое место имеет номер 1.
special-mode = Особая роль не для этого режима: { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
}.
special-players = Особая роль { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
}: от { $least } до { $most } игроков.
special-missing = Особая роль { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} заменяет карту, которой нет среди отобранных: { $missing ->
    [agent] { role-agent }
    [assassin] { role-assassin }
    [decoy] { role-decoy }
    [red_decoy] { role-red-decoy }
    [blue_decoy] { role-blue-decoy }
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
    [bomber] { role-bomber }
   *[bystander] { role-bystander }
}.
special-copies = Особой роли { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} нужна карта, которой в коробке больше нет: { $missing ->
    [agent] { role-agent }
    [assassin] { role-assassin }
    [decoy] { role-decoy }
    [red_decoy] { role-red-decoy }
    [blue_decoy] { role-blue-decoy }
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
    [bomber] { role-bomber }
   *[bystander] { role-bystander }
}.
special-no-bystander = Некого защищать, прохожих нет: { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
}.
special-no-side = С этой ролью на одной стороне не осталось бы никого: { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
}.
game-over = Игра окончена.
clock-ends-talk = За этим столом обсуждение заканчивается только по часам.
you-are-ready = Вы готовы: в этой игре вы больше не говорите.
not-your-look = Сейчас у вас нет карты, на которую можно смотреть.
not-your-shot = Сейчас показывают только живые убийцы.
answered-already = Ваш ответ уже дан, и он окончательный.
look-now = Сначала посмотрите карту и скажите «видел».
claim-now = Сначала положите карту: выберите личину.
talk-now = Сейчас обсуждение: говорите, поворачивайте карту или скажите «готов».
aim-now = Сейчас показывают пальцем: назовите цель или «цель наугад».
next-now = Эта игра окончена; скажите «дальше».
no-such-claim = На картах этой коробки такой личины нет.
same-claim = Ваша карта уже так и лежит.
claims-used-up = Карта повёрнута { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}; на эту игру хватит.
no-card = У снайпера нет скрытой карты.
statements-used-up = Сделано высказываний: { $most }; на эту игру хватит.
about-yourself = Так говорят о других.
no-such-role = Такой карты среди отобранных нет.
no-team-there = Сторону можно только назвать своей: «скажи я красный», «скажи я синий».
no-such-shuffle = Такого перемешивания не было.
card-is-open = Карта снайпера и так открыта.
not-the-sniper = Жетоны есть только у снайпера.
token-there = Там уже лежит жетон.
no-token-there = Там нет жетона.
tokens-used-up = Все жетоны ({ $most }) на столе; сначала снимите один.
moves-used-up = Жетоны передвинуты { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}; на эту игру хватит.
aim-yourself = На себя не показывают.
name-one = Вы показываете на одного.
name-two = У вас два пистолета: покажите на двоих.
same-target = Покажите на двух разных игроков.
already-hit = Этот игрок уже убит.

bad-option = Настройка { $entry } такого значения не принимает.
data-bad-field = { $file }: { $entry ->
    [schema] schema должно быть 1
    [id] id — текст от 1 до 40 букв
    [origin] origin должно быть "owner" или "proposed"
    [claims] claims — от двух до четырёх из agent, vip, bystander и undeclared
    [talk_seconds] talk_seconds — число от 30 до 600
    [mix] в mix нужны shootout и sniper, каждая — таблица ролей, по числу на каждое количество игроков
    [tokens] в tokens нужен sniper, список чисел
    [role] role — список таблиц
    [special] special — список таблиц
   *[other] поля { $entry } нет
}.
data-bad-entry = { $file }, { $entry }: поле { $field } отсутствует, неизвестно или имеет недопустимое значение.
data-claims = { $file }, { $entry }: каждая личина один раз, и среди них undeclared.
data-roles = { $file }, { $entry }: каждая из четырнадцати ролей должна быть ровно один раз.
data-wave = { $file }, { $entry }: у кого пистолет, тому нужна волна, 1 или 2, а остальным нет.
data-tokens-weapon = { $file }, { $entry }: жетоны — оружие снайпера и больше ничьё.
data-class = { $file }, { $entry }: шеф, убийца и снайпер — сами себе класс.
data-kind = { $file }, { $entry }: шесть особых ролей — special, остальные — ordinary.
data-specials = { $file }, { $entry }: каждая из шести особых ролей должна быть ровно один раз.
data-players = { $file }, { $entry }: players — наименьшее и наибольшее число, от 5 до 10.
data-swap = { $file }, { $entry }: роль добавляет себя и столько же карт, сколько убирает.
data-swap-fixed = { $file }, { $entry }: шефа и снайпера не добавляют и не убирают, а со снайпером и убийц.
data-row = { $file }, { $entry }: чисел должно быть ровно { $count }.
data-special-in-mix = { $file }, { $entry }: особые роли входят в игру только по желанию.
data-copies = { $file }, { $entry }: в коробке таких карт только { $most }.
data-sum = { $file }, { $entry }: игроков { $players }, а карт { $total }.
data-vip = { $file }, { $entry }: на { $players } игроков нужен один шеф, а снайпер только в своём режиме.
data-sides = { $file }, { $entry }: на { $players } игроков нужны агент и убийца.
data-tokens = { $file }, { $entry }: на { $players } игроков нужно по жетону на каждого убийцу.

### Стол в терминале

table-heading = { $mode ->
    [sniper] Снайпер
   *[shootout] Перестрелка
}, игра { $game } из { $games }
table-dealer = сдаёт
table-sniper = снайпер
table-token = жетон
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-no-face = -
table-mix = В игре
table-role = { $role } × { $count }
table-shuffles = Перемешивания
table-card = Ваша карта
table-hidden = скрыта; вы её помните
table-nothing = Карты у вас нет.
table-seen = { $how ->
    [dealt] сдали: { $role }
    [passed] ушло влево ({ $other }): { $role }
    [got] пришло справа ({ $other }): { $role }
   *[shuffle] после вашего перемешивания { $number }: { $role }
}
table-asked = Вас спросили
table-silence = Ещё никто ничего не сказал.
table-line = { $no }. { $text }
table-talk = Чтобы что-то сказать, наберите это словами, например «{ $say }» или «{ $ask }». Весь список покажет команда «фразы».
table-no-talk = Сейчас не время для разговоров.
table-result = { $alone ->
    [yes] Все остальные проиграли
   *[no] { $team ->
        [red] Победили красные
       *[blue] Победили синие
    }
}. Победители: { $winners }.
table-nobody = никто

### Что можно посмотреть в терминале

word-me = я, карта
word-mix = роли
word-said = слова
word-phrases = фразы
commands-me = что вам можно знать о своих картах
commands-mix = отобранные карты и за что они побеждают
commands-said = что было сказано; «слова 3» или «журнал 3» — только место 3
commands-phrases = всё, что можно сказать, каждое с примером

### Что считает симуляция

tally-game = Игра (победы: доля игр)
tally-game-red = побеждают красные
tally-game-blue = побеждают синие
tally-game-nobody = никто не победил
tally-game-role-vip = побеждает шеф
tally-game-role-agent = побеждает агент
tally-game-role-assassin = побеждает убийца
tally-game-role-decoy = побеждает ловушка
tally-game-role-red-decoy = побеждает красная ловушка
tally-game-role-blue-decoy = побеждает синяя ловушка
tally-game-role-bystander = побеждает прохожий
tally-game-role-sniper = побеждает снайпер
tally-game-role-protester = побеждает демонстрант
tally-game-role-patriot = побеждает патриот
tally-game-role-peacekeeper = побеждает миротворец
tally-game-role-mercenary = побеждает наёмник
tally-game-role-bodyguard = побеждает телохранитель
tally-game-role-bomber = побеждает террорист
tally-game-statements = высказываний
tally-game-claims-turned = личин сменили
tally-game-shots-landed = попаданий
tally-game-shots-stopped = выстрелов приняли щиты
tally-game-sniper-hits = попаданий снайпера
tally-game-guilt = прохожих задели выстрелы
tally-why = Что решило спор команд
tally-why-vip-hit = шеф ранен
tally-why-vip-safe = шеф цел
tally-why-assassins-hit = снайпер нашёл всех убийц
tally-why-wrong-hit = снайпер попал в шефа или прохожего
tally-why-bystander-hit = последние выстрелы задели прохожего
