# «Легенды города гангстеров» по-русски. Слова из глоссария (правила, раздел 1): одно понятие, одно слово.
# Приспешников, проблемы, карты и сценарии называют данные: там есть оба языка. Имена не склоняются,
# род игрока неизвестен, поэтому всё в настоящем времени.

game-legends = Легенды города гангстеров
    .pitch = Один клан, один город и кубики на все случаи: грабьте, гонитесь и хитрите вместе, пока не накопились отпечатки.

player-alone = { $player } (рука { $number })

### Кубики, специализации, способности

white-1 = 1
white-2 = 2
white-3 = 3
white-4 = 4
white-luck = удача
white-lock = замок
red-x2 = x2
red-x3 = x3
red-blank = пусто
red-fatigue = усталость
red-siren = сирена
red-none = без красного кубика
turned-4 = 4
turned-x3 = x3

icon-m = С
icon-h = Л
icon-c = О
icon-b = У
icons-legend = С сила, Л ловкость, О обаяние, У ум

ability-reroll-one = перебросить один белый кубик
ability-reroll-red = перебросить красный кубик
ability-cancel-lock = отложить один замок
ability-plus-one = итог +1
ability-reroll-any = перебросить любые белые кубики
ability-cancel-all-locks = отложить все замки
ability-extra-die = бросить ещё один белый кубик
ability-die-to-four = повернуть белый кубик на 4
ability-extra-success = ещё один успех, если есть хотя бы один
ability-red-x3 = повернуть красный кубик на x3
ability-reroll-all = перебросить все кубики
ability-no-damage = ни урона, ни усталости
ability-revive-one = вернуть в строй одного приспешника
ability-revive-two = вернуть в строй до двух приспешников
ability-return-three = вернуть до трёх измотанных
ability-draw-three = взять до трёх приспешников
ability-everyone-draws = каждый берёт приспешника
ability-drop-problem = сбросить проблему, где не больше одного отпечатка
ability-place-token = положить фишку успеха на карту
ability-calm-police = полиция под контролем
ability-books = сбросить любой простой или положить фишку успеха на предприятие

effect-tire-hand = конец хода: измотать приспешника с руки
effect-wound-hand = конец хода: приспешник с руки выбывает из строя
effect-tire-deck2 = конец хода: измотать двух верхних из колоды клана
effect-slow-recruit = вы набираете только одного приспешника
effect-minus-die = у вас на белый кубик меньше
effect-plus-difficulty = ваши испытания на 1 сложнее, кроме проблем
effect-search-minus1 = при обыске на кубик меньше
effect-search-cost1 = повторный обыск на приспешника дороже
effect-end-clock1 = конец раунда: часы +1
effect-end-alarm1 = конец раунда: ещё одна сигнализация
effect-end-hand1 = конец раунда: измотать приспешника с чьей-то руки
effect-end-hand-out1 = конец раунда: приспешник с чьей-то руки выбывает из строя
effect-end-deck1 = конец раунда: измотать верхнего из колоды клана
effect-end-deck2 = конец раунда: измотать двух верхних из колоды клана
effect-draw1 = взять приспешника
effect-drive1 = кубик на вождение
effect-tire1 = измотать своего приспешника
effect-tire2 = измотать двух своих приспешников
effect-wound1 = ваш приспешник выбывает из строя
effect-problem = взять проблему
effect-van1 = фургон уходит на деление вперёд
effect-difficulty1 = предприятие на 1 сложнее
effect-difficulty2 = предприятие на 2 сложнее
effect-add-downtime = сразу приводит ещё один простой
effect-ban-values = предприятие: итог { $a } или { $b } под запретом
effect-ban-from = предприятие: итог { $x } и выше под запретом
effect-ban-to = предприятие: итог { $x } и ниже под запретом
effect-docks = порт
effect-club = клуб
effect-street = улица
effect-jackpot-minus1 = джекпот на 1 ниже
effect-jackpot-minus2 = джекпот на 2 ниже
effect-bet-die1 = в каждой ставке на белый кубик больше
effect-close-on-jackpot = джекпот закрывает стол
effect-none = две удачи ничем не грозят
effect-die = две удачи: ещё один белый кубик
effect-spectator = две удачи: ещё один зритель
effect-red = две удачи: красный кубик
effect-croupier = две удачи: крупье +1
effect-jackpot = две удачи — это джекпот

cause-ability = способность
cause-damage = урон
cause-fatigue = усталость
cause-problem = проблема
cause-search = повторный обыск
cause-alarm = сигнализация
cause-obstacle = препятствие
cause-police = полиция
cause-escape = побег
cause-squad = группа захвата
cause-place = знание места
cause-jackpot = джекпот

police-absent = нет
police-uncontrolled = не контролируется
police-controlled = контролируется
police-active = активна
ending-arrested = клан арестован
ending-squad = группа захвата на месте
ending-escaped = все ушли
ending-caught = фургон пойман
ending-van-gone = фургон ушёл
ending-top-income = доход больше не вырастет
ending-no-business = предприятий не осталось
ending-laundered = все деньги отмыты
ending-no-tables = столов больше нет
track-clock = Часы
track-car = Машина
track-van = Фургон
track-lever = Рычаг
track-income = Доход
track-croupier = Крупье
track-safe = Сейф
side-left = левая
side-right = правая
answer-yes = да
answer-no = нет
rank-street-tale = Уличная байка
rank-front-page = Первая полоса
rank-city-legend = Легенда города
rank-immortal = Бессмертная слава

result-arrested = Арест: слишком много отпечатков.
result-target-reached = Репутации хватает: дело того стоило.
result-target-missed = Для легенды репутации мало.
result-jobs-done = Оба дела сделаны.

### Что происходит

event-campaign-started = { $mode ->
    [one_shot] Одно дело
   *[campaign] Кампания
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, сложность { $difficulty ->
    [easy] лёгкая
    [hard] высокая
   *[normal] обычная
}. В клане { $clan ->
    [one] { $clan } приспешник
    [few] { $clan } приспешника
   *[many] { $clan } приспешников
}.
event-scenario-set-up = Сценарий { $number }: «{ $scenario }».
event-round-started = Раунд { $round }.
event-first-player-named = Первым ходит игрок { $player }.
event-turn-started = { $player }: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
event-turn-ended = {""}
event-player-left = { $player } уходит, пока можно.
event-scenario-ended = { $ending_id ->
    [arrested] Клан арестован. Всё кончено.
    [squad] Группа захвата перекрывает выходы. Репутация: { $reputation }.
    [escaped] Ушли все. Репутация: { $reputation }.
    [caught] Фургон пойман! Репутация: { $reputation }.
    [top_income] Империя построена! Репутация: { $reputation }.
    [no_business] Открывать больше нечего. Репутация: { $reputation }.
    [pistols] Пистолеты сошлись: борьба окончена. Репутация: { $reputation }.
    [laundered] Все деньги отмыты! Репутация: { $reputation }.
    [no_tables] Ставок больше нет: закрыт последний стол. Репутация: { $reputation }.
    [betrayed] Предатель рассказал всё. Конец.
    [elected] Клан побеждает на выборах! К легенде прибавляется { $reputation }.
    [defeated] На выборах побеждает мэр. Конец.
   *[van_gone] Фургон ушёл. Репутация: { $reputation }.
}
event-campaign-ended = { $rank_id ->
    [none] { $won_id ->
        [yes] Дело удалось, репутация { $score }.
       *[no] Дело провалено, репутация { $score }.
    }
   *[other] История окончена, итог { $score }: «{ $rank }».
}
event-break-opened = { $market_count ->
    [0] Перерыв: очков репутации { $reputation }, вербовать некого.
   *[other] Перерыв: очков репутации { $reputation }. На рынке: { $market }.
}
event-minion-won = В клан приходит { $minion }.
event-bailed = Залог { $price }: на свободе { $minion }; осталось { $left }.
event-hired = За { $price } в клане { $minion }; осталось { $left }.
event-minions-left = { $lost_count ->
    [0] Никто не внёс залог: { $minions }. Назад в коробку.
   *[other] { $minions_count ->
        [0] Потеряны навсегда: { $lost }.
       *[other] Никто не внёс залог: { $minions }. Потеряны навсегда: { $lost }.
    }
}
event-recruits-added = Пополнение: { $minions }.
event-minions-drawn = { $minions_count ->
    [0] { $player }: брать некого.
   *[other] { $player } берёт: { $minions }.
}
event-minion-played = { $player } играет: { $minion }. { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
event-minions-taken-back = {""}
event-minion-exhausted = { $minion } — в измотанные ({ $cause }).
event-minion-out = { $minion } — из строя ({ $cause }).
event-top-exhausted = Из колоды клана в измотанные ({ $cause }): { $minions }.
event-minions-returned = { $pile ->
    [out] Снова в строю: { $minions }.
    [fugitives] Найдены и снова в колоде: { $minions }.
   *[exhausted] Снова в колоде: { $minions }.
}
event-deck-shuffled = {""}
event-problem-dealt = { $player } получает проблему: «{ $problem }».
event-problem-solved = { $how ->
    [escaped] { $player } бросает проблему: «{ $problem }».
    [dropped] Проблема исчезает ({ $player }): «{ $problem }».
   *[solved] Проблема решена ({ $player }): «{ $problem }».
}
event-card-revealed = Открыта карта «{ $card }».
event-card-discarded = Сброшена карта «{ $card }».
event-challenge-chosen = { $difficulty ->
    [0] { $player } вступает в бой: «{ $challenge }».
   *[other] { $player }: испытание «{ $challenge }», сложность { $difficulty }.
}
event-dice-rolled = { $red_id ->
    [none] { $player } бросает: { $dice }.
   *[other] { $player } бросает: { $dice }; красный: { $red }.
}
event-ability-used = { $player } изматывает: { $minion } — { $ability }.
event-intro-used = { $player } сбрасывает карту вступления и бросает заново.
event-dice-rerolled = { $red_id ->
    [none] Теперь лежит: { $dice }.
   *[other] Теперь лежит: { $dice }; красный: { $red }.
}
event-dice-set-aside = { $count ->
    [one] Отложен { $count } замок.
    [few] Отложены { $count } замка.
   *[many] Отложено { $count } замков.
}
event-die-added = Ещё один кубик: { $face }.
event-die-turned = Кубик повёрнут на { $face }.
event-roll-eased = { $how ->
    [plus_one] Итог будет на 1 выше.
    [extra_success] Успех принесёт ещё один.
   *[no_damage] Никто не пострадает.
}
event-luck-split = { $count ->
    [0] Все удачи остаются.
    [one] { $count } удача гасит замок.
    [few] { $count } удачи гасят по замку.
   *[many] { $count } удач гасят по замку.
}
event-total-fixed = { $difficulty ->
    [0] Итог клана: { $total }.
   *[other] Итог { $total } против { $difficulty }: { $successes ->
        [0] успеха нет
        [one] { $successes } успех
        [few] { $successes } успеха
       *[many] { $successes } успехов
    }.
}
event-roll-voided = Итог { $total } под запретом: бросок не считается.
event-tokens-placed = «{ $challenge }»: { $tokens } из { $need }.
event-challenge-overcome = Преодолено: «{ $challenge }».
event-siren-heard = Сирена!
event-police-turned = { $police_id ->
    [controlled] Полиция смотрит в другую сторону.
   *[uncontrolled] Полиция больше не под контролем.
}
police-does = { $scenario_id ->
    [bank] в конце каждого раунда приспешник с чьей-то руки выбывает из строя
    [chase] два замка или больше в итоговом броске приносят бросившему проблему, кроме броска «Взбодрить»
    [casino] крупье пропускает перекрытое деление, и столы закрываются раньше
    [family] крот замешан в колоду клана; кто его вытянет, получит простой
    [power] в конце каждого раунда, если кто-то выбыл из строя, появляется слух
   *[other] как сказано на карте полиции
}
event-police-activated = Полиция теперь активна, до конца сценария: { police-does }.
event-police-struck = Полиция действует: { police-does }.
event-evidence-counted = Отпечатков: { $count } из { $limit }.
event-clan-rallied = Клан сплочён, возвращаются все измотанные: { $count }.
event-track-moved = { $track_id ->
    [clock] На часах { $end }.
    [car] Машина едет с { $start } на { $end }.
    [van] Фургон на делении { $end }.
    [income] Доход растёт с { $start } до { $end }.
    [clan_pistol] Пистолет клана поднимается на деление { $end }.
    [rebels_pistol] Пистолет бунтовщиков спускается на деление { $end }.
    [croupier] { $end ->
        [0] Крупье снова в начале.
       *[other] Крупье на делении { $end }.
    }
    [safe] Сейф поднимается на деление { $end }.
    [campaign] Кампания на делении { $end }.
   *[lever] Скорость { $end }.
}
event-vault-searched = Обыск { $number }: { $dice }. Это { $bags ->
    [0] ничего
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
}.
event-bags-gained = { $bags ->
    [0] «{ $card }»: пусто. Куш: { $loot }.
    [one] «{ $card }»: { $bags } мешок. Куш: { $loot }.
    [few] «{ $card }»: { $bags } мешка. Куш: { $loot }.
   *[many] «{ $card }»: { $bags } мешков. Куш: { $loot }.
}
event-lane-chosen = Полоса теперь { $side }.
event-driving-dice-placed = Кубиков вождения: { $driving }.
event-speed-boosted = Полный газ: скорость { $lever }.
event-business-opened = { $side_id ->
    [left] Слева открывается предприятие: { $card }.
   *[right] Справа открывается предприятие: { $card }.
}
event-downtime-laid = { $why ->
    [chain] И ещё один простой, { $business }: «{ $card }».
    [mole] Крот проболтался. { $business }: «{ $card }».
   *[round] { $business }: «{ $card }».
}
event-business-kept = { $card } работает дальше, фишки возвращаются.
event-business-lost = { $card } закрывается: фишек { $tokens } из { $need }.
event-business-removed = Одно предприятие убрано, не глядя; в колоде осталось { $left }.
event-mole-revealed = { $player } берёт крота!
event-mole-shuffled-in = { $why ->
    [police] Крот пробирается в колоду клана.
    [passed] Наверху оказался крот: его замешивают обратно.
   *[round] Крота снова замешивают в колоду клана.
}
event-bet-opened = { $player } делает ставку: «{ $card }», джекпот { $jackpot }.
event-stake-set = { $player } ставит { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
   *[many] { $chips } фишек
}: { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
event-penalty-struck = «{ $card }»: { $penalty }.
event-red-die-rolled = Красный кубик: { $red }.
event-bet-settled = { $won_id ->
    [yes] Итог { $total } против { $jackpot }: джекпот.
   *[no] Итог { $total } против { $jackpot }: ставка проиграна, как и задумано.
}
event-jackpot-won = { $minion } срывает джекпот у всех на виду, в запас { $chips ->
    [one] возвращается { $chips } фишка
    [few] возвращаются { $chips } фишки
   *[many] возвращаются { $chips } фишек
}.
event-chips-laundered = { $chips ->
    [one] В сейф казино уходит { $chips } фишка
    [few] В сейф казино уходят { $chips } фишки
   *[many] В сейф казино уходят { $chips } фишек
}, там остаётся { $cell }.
event-table-swapped = { $player } меняет стол: «{ $card }» больше не нужен.
event-table-closed = Стол закрыт: «{ $card }».
event-table-removed = Один стол уходит не глядя; в колоде { $left ->
    [0] столов больше нет
    [one] остаётся { $left } стол
    [few] остаются { $left } стола
   *[many] остаётся { $left } столов
}.
event-space-blocked = Полиция перекрывает деление { $space }: крупье его пропускает.
event-minions-found = { $player } смотрит, кто найдётся: { $minions }.
event-minion-kept = { $player } оставляет на руке: { $minion }.

### Вопросы и ответы

prompt-scenario = { $player }: какое дело следующее?
prompt-first = { $player }: кто ходит первым?
prompt-act = { $player }: { $actions ->
    [0] действий не осталось; что-нибудь без траты или конец хода?
    [one] осталось { $actions } действие. Что делаете?
    [few] осталось { $actions } действия. Что делаете?
   *[many] осталось { $actions } действий. Что делаете?
}
prompt-draw = { $player }: взять ещё одного?
prompt-play = { $difficulty ->
    [0] { $player }: «{ $challenge }». Кто идёт в бой?
   *[other] { $player }: «{ $challenge }», сложность { $difficulty }. Кто помогает?
}
prompt-ability = { $player }: { $dice }. Способность или пас?
prompt-die = { $player }: { $dice }. Какой кубик, { $minion }?
prompt-luck = { $player }: { $dice }. Сколько удач гасят замки?
prompt-hit = { $player }: кто принимает удар?
prompt-pick = { $player }: кто возвращается в колоду клана? Ещё до { $left }, или «готово».
prompt-lose-own = { $player }: кто из ваших уходит?
prompt-lose-any = { $player }: кого теряет клан?
prompt-problem = { $player }: какая проблема исчезает?
prompt-token = { $player }: на какую карту фишку?
prompt-spend = { $player }: очков репутации { $purse }. Залог, вербовка или «готово»?
prompt-search = { $player }: в последнем обыске { $bags ->
    [0] ничего
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
}. Обыскать ещё раз (цена — { $cost ->
    [one] { $cost } приспешник
    [few] { $cost } приспешника
   *[many] { $cost } приспешников
}) или хватит?
prompt-lane = { $player }: какая полоса в этом раунде?
prompt-drive = { $player }: сколько удач на вождение, не больше { $space }?
prompt-boost = { $player }: потратить кубики вождения на скорость?
prompt-place = { $player }: «{ $challenge }», среди помощников никто не знает места. Кого измотать ради этого?
prompt-downtime = { $player }: какому предприятию достанется следующий простой?
prompt-books = { $player }: какой простой уходит или какое предприятие получает фишку?
prompt-bettor = { $player }: «{ $challenge }», джекпот { $difficulty }. Кто делает ставку?
prompt-stake = { $player }: за одну фишку { $count ->
    [0] ни одного кубика
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}, каждая следующая добавит ещё один. Сколько фишек, не больше { $chips }?
prompt-keep = { $player }: кого оставить?
prompt-waiting = Ждём: { $player }.
prompt-over = Игра окончена.

option-scenario = сценарий { $scenario_id }: «{ $scenario }»
option-first = первый { $player_no }: { $player }
option-recruit = набрать: взять одного или двух приспешников
option-draw = беру: ещё одного
option-enough = хватит: больше не брать
option-interact = { $difficulty ->
    [0] испытание { $no }: «{ $target }», { $icons }, бой
   *[other] испытание { $no }: «{ $target }», { $icons } { $difficulty }{ $need ->
        [0] {""}
       *[other] , { $tokens } из { $need }
    }
}
option-play = играть { $no }: { $minion }, { $icons }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
option-done = { $decision ->
    [play] готово: бросить кубики
    [spend] готово: больше ничего не покупать
    [die] готово: перебросить отмеченные
   *[other] готово: больше никого
}
option-use = применить { $no }: { $minion }, { $ability }
option-intro = вступление: сбросить карту вступления и перебросить всё
option-pass = пас: ничего не применять
option-die = кубик { $number }: { $face }
option-luck = удача { $count }: итог { $total }{ $banned ->
    [yes] , под запретом
   *[no] {""}
}
option-hit = удар { $no }: { $minion }, уровень { $level }
option-take = вернуть { $no }: { $minion }{ $level ->
    [0] {""}
   *[other] , уровень { $level }, { $icons }
}
option-lose = отдать { $no }: { $minion }{ $level ->
    [0] {""}
   *[other] , уровень { $level }, { $icons }
}
option-problem = проблема { $problem_id }: «{ $problem }»
option-token = фишка { $card_id }: «{ $card }»
rally-price = { $scenario_id ->
    [bank] часы идут на шаг вперёд
    [chase] фургон уходит на деление
    [rebels] пистолет бунтовщиков сдвигается на деление
    [casino] верхний стол колоды убирают не глядя
    [family] верхнее предприятие колоды убирают не глядя
   *[power] жетон поддержки уходит к мэру
}
option-rally = сплотить: вернуть всех измотанных; цена: { rally-price }
option-end = конец: ход окончен
option-bail = залог { $no }: { $minion }, уровень { $level }, { $price }
option-hire = нанять { $no }: { $minion }, уровень { $level }, { $icons }, { $price }
option-drop = бросить: сбросить активную карту
option-reveal = раскрыть: новый сейф и одна сигнализация
option-escape = сбежать: уйти с тем, что есть у клана
option-again = ещё: обыскать снова
option-stop = стоп: взять последний результат
option-lane = полоса { $side }: рычаг туда
option-lane-die = полоса { $side } кубик: за кубик вождения
option-drive = вождение { $count }: { $count ->
    [0] ни одного кубика
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
option-boost = { $answer_id ->
    [yes] газ да: скорость +1
   *[no] газ нет: кубики остаются
}
option-match = знает { $no }: { $minion }, уровень { $level }, { $icons }
option-under = сюда { $business_id }: { $business }
option-books = учёт { $card_id }: { $card }
option-bet = ставка { $no }: { $minion }, { $icons }, за одну фишку { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
option-stake = поставить { $chips }: { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, джекпот { $percent } %
option-swap = сменить: уйти за следующий стол
option-find = найти: посмотреть приспешников из колоды клана и оставить одного
option-keep = оставить { $no }: { $minion }, уровень { $level }, { $icons }

caution-end = У вас ещё есть действия, они пропадут.
caution-escape = Кто сбежит, в этом сценарии больше не участвует.

### Как ещё можно набрать эти слова, через запятую

word-scenario = сценарий
word-first = первый, первая, первым
word-recruit = набрать, набираю, набор
word-draw = беру, взять
word-enough = хватит
word-interact = испытание, испытать, пробую
word-play = играть, играю, играй
word-done = готово
word-use = применить, применяю
word-intro = вступление
word-pass = пас
word-die = кубик
word-luck = удача, удач, удачи
word-hit = удар
word-take = вернуть, возвращаю
word-lose = отдать, отдаю, потерять
word-problem = проблема
word-token = фишка
word-rally = сплотить, сплотиться
word-end = конец, закончить
word-bail = залог
word-hire = нанять, завербовать
word-drop = бросить, бросаю
word-reveal = раскрыть, раскрываю
word-escape = сбежать, бегу
word-again = ещё, еще, снова
word-stop = стоп
word-lane = полоса
word-drive = вождение
word-boost = газ
word-match = знает, подходит
word-under = сюда, туда
word-books = учёт, учет
word-bet = ставка, ставлю
word-stake = поставить, фишек, фишки
word-swap = сменить, заменить, меняю
word-find = найти, ищу
word-keep = оставить, оставляю
word-left = левая, налево, влево
word-right = правая, направо, вправо
word-yes = да
word-no = нет

### Как продолжается команда, если набрано только её начало

form-scenario = Непонятно: «{ $text }». После «сценарий» назовите его: «сценарий bank».
form-first = Непонятно: «{ $text }». После «первый» назовите номер или имя игрока: «первый 2».
form-interact = Непонятно: «{ $text }». После «испытание» назовите карту: «испытание pr04».
form-play = Непонятно: «{ $text }». Приспешников играют по одному: «играть m01», потом «готово».
form-use = Непонятно: «{ $text }». После «применить» назовите приспешника с руки: «применить m01».
form-die = Непонятно: «{ $text }». После «кубик» назовите его номер: «кубик 2».
form-luck = Непонятно: «{ $text }». После «удача» скажите, сколько их гасят замки: «удача 1».
form-hit = Непонятно: «{ $text }». После «удар» назовите сыгранного приспешника: «удар m01».
form-take = Непонятно: «{ $text }». Приспешники возвращаются по одному: «вернуть m01», потом «готово».
form-lose = Непонятно: «{ $text }». После «отдать» назовите приспешника: «отдать m01».
form-problem = Непонятно: «{ $text }». После «проблема» назовите карту: «проблема pr04».
form-token = Непонятно: «{ $text }». После «фишка» назовите карту: «фишка pr04».
form-bail = Непонятно: «{ $text }». После «залог» назовите приспешника: «залог m31»; или «готово».
form-hire = Непонятно: «{ $text }». После «нанять» назовите приспешника с рынка: «нанять m31»; или «готово».
form-lane-die = Непонятно: «{ $text }». Можно так: «полоса левая», «полоса правая», «полоса левая кубик».
form-drive = Непонятно: «{ $text }». После «вождение» скажите, сколько кубиков: «вождение 1».
form-boost = Непонятно: «{ $text }». Скажите «газ да» или «газ нет».
form-match = Непонятно: «{ $text }». После «знает» назовите приспешника, которому знакомо место: «знает m01».
form-under = Непонятно: «{ $text }». После «сюда» назовите предприятие: «сюда bu01».
form-books = Непонятно: «{ $text }». После «учёт» назовите простой или предприятие: «учёт do01».
form-bet = Непонятно: «{ $text }». После «ставка» назовите приспешника с руки: «ставка m16».
form-stake = Непонятно: «{ $text }». После «поставить» скажите, сколько фишек: «поставить 2».
form-keep = Непонятно: «{ $text }». После «оставить» назовите одного из найденных: «оставить m16».

### Настройки игры

options-mode = Длина
    .why = целая история или одно дело
    .campaign = кампания: два дела, вербовка после каждого и выборы
    .one_shot = одно дело с победой по репутации или одни выборы
options-difficulty = Сложность
    .why = сколько отпечатков простят клану и не только
    .normal = как предложено
    .easy = закон терпеливее, рука больше, карты вступления дают переброс
    .hard = закон строже, мастера дороже
options-scenario-pick = Выбор дел
    .why = кто решает, что дальше в кампании
    .choose = клан
    .random = случай
    .fixed = первое и второе дело, как ниже
options-first-job = Первое дело
    .why = единственное дело или первое в заданной кампании
    .bank = «Большой куш»
    .chase = «Гонка во спасение»
    .family = «Дела семейные»
    .rebels = «Воздай ближнему»
    .casino = «Ставок больше нет!»
    .power = «Борьба за власть», только отдельно: кампания всегда кончается ею
options-second-job = Второе дело
    .why = второе в заданной кампании
    .chase = «Гонка во спасение»
    .bank = «Большой куш»
    .family = «Дела семейные»
    .rebels = «Воздай ближнему»
    .casino = «Ставок больше нет!»
options-recruits-first = Сначала мастера
    .why = попадают ли завербованные на первую руку наверняка
    .on = да, их раздают сначала
    .off = нет, их замешивают с остальными
options-tight-two = Фора фургону
    .why = начинают ли двое игроков гонку дальше от фургона и находят ли в казино на два стола меньше
    .off = нет
    .on = да
options-voice-seats = Последнее слово
    .why = какие места отвечают за общие решения
    .all = все по очереди; люди, а не боты
    .v1 = место 1
    .v2 = место 2
    .v3 = место 3
    .v4 = место 4
    .v12 = места 1 и 2
    .v13 = места 1 и 3
    .v14 = места 1 и 4
    .v23 = места 2 и 3
    .v24 = места 2 и 4
    .v34 = места 3 и 4
    .v123 = места 1, 2 и 3
    .v124 = места 1, 2 и 4
    .v134 = места 1, 3 и 4
    .v234 = места 2, 3 и 4
options-window-seconds = Время на способности
    .why = сколько все вместе могут думать о способностях после броска
    .v30 = 30 секунд
    .v15 = 15 секунд
    .v60 = минута
    .none = сколько угодно

### Почему нельзя

wrong-seats = В «Легенды» играют от одного до четырёх человек, а не { $seats }.
same-job-twice = В кампании два разных дела.
no-such-seat = Места { $seat } за этим столом нет; места считаются от 0.
no-such-player = Игрока { $player } здесь нет.
player-gone = Этот игрок уже покинул сценарий.
game-over = Игра окончена.
not-your-turn = Сейчас спрашивают не вас.
scenario-now = Сначала выберите следующее дело.
scenario-played = Это дело уже сделано.
no-such-scenario = Дела «{ $name }» нет.
first-now = Сначала скажите, кто ходит первым.
act-now = Ваш ход: действуйте или закончите его.
no-actions-left = Действий не осталось; действия без траты ещё возможны.
deck-empty = Колода клана пуста: набирать некого.
draw-or-enough = Сначала скажите, берёте ли ещё одного.
no-such-challenge = Испытания { $name } нет.
challenge-not-here = «{ $challenge_ru }» здесь не лежит, испытать это нельзя.
challenge-useless = «{ $challenge_ru }» сейчас ничего не даст.
no-dice = В запасе нет ни одного белого кубика.
nobody-matches = На руке нет никого, кто подходит для испытания «{ $challenge_ru }».
play-minions-now = Испытание выбрано: играйте приспешников.
play-one-first = Сначала сыграйте хотя бы одного приспешника.
no-such-minion = Приспешника { $name } нет.
not-in-hand = { $minion_ru } не на руке.
no-matching-icon = { $minion_ru }: нет нужной специализации.
ability-now = Кубики брошены: способность или пас.
used-this-round = { $minion_ru }: способность в этом раунде уже применялась.
wrong-time = { $minion_ru }: сейчас не время для этой способности.
changes-nothing = { $minion_ru }: способность сейчас ничего не изменит.
no-intro-reroll = Нет карты вступления, или бросок не ваш, или на этой сложности такого переброса нет.
die-now = Сначала выберите кубик.
no-such-die = Кубика { $number } нет; в броске их { $count }.
die-useless = Кубик { $number } для этого не годится.
luck-now = Сначала скажите, сколько удач гасят замки.
too-many-lucks = Погасить замки могут не больше { $most ->
    [one] { $most } удачи
   *[other] { $most } удач
}.
hit-now = Сначала скажите, кто принимает удар.
not-in-the-roll = { $minion_ru } в этом броске не участвует.
pick-now = Сначала выберите приспешников или скажите «готово».
not-in-pile = { $pile ->
    [out] { $minion_ru } не среди выбывших, или выбрать эту карту нельзя.
   *[exhausted] { $minion_ru } не среди измотанных, или выбрать эту карту нельзя.
}
lose-now = Сначала скажите, кто уходит.
problem-now = Сначала скажите, какая проблема исчезает.
problem-too-big = На карте «{ $challenge_ru }» слишком много отпечатков.
token-now = Сначала скажите, куда положить фишку.
nobody-exhausted = Измотанных нет: сплачивать некого.
price-too-high = Заплатить за сплочение нечем.
spend-now = Перерыв: залог, вербовка или «готово».
not-in-market = { $minion_ru } не на рынке.
too-expensive = { $minion_ru } стоит { $price }, осталось { $purse }.
vault-active = Активный сейф уже есть.
no-vault = Активного сейфа нет, бросать нечего.
search-now = Сначала скажите, обыскивать ли ещё раз.
lane-now = Сначала выберите полосу.
lane-already = Рычаг уже на этой полосе.
no-driving-dice = На вождении нет ни одного кубика.
drive-now = Сначала скажите, сколько удач на вождение.
too-many-driving = Туда поместится не больше { $most }.
boost-now = Сначала скажите, тратить ли кубики вождения.
nobody-knows-place = «{ $challenge_ru }»: ни на одной руке никто не знает этого места.
place-now = Сначала скажите, кого измотать за знание места.
wrong-place = { $minion_ru } этого места не знает.
downtime-now = Сначала скажите, какому предприятию достанется простой.
books-now = Сначала скажите, чем займётся бухгалтер.
nobody-to-bet = На руке нет никого, кто мог бы сделать ставку.
not-on-bets = { $minion_ru }: в ставках эта способность не действует.
bettor-now = Сначала скажите, кто делает ставку.
stake-now = Сначала скажите, сколько фишек ставите.
stake-too-high = Здесь можно поставить не больше { $most ->
    [one] { $most } фишки
   *[other] { $most } фишек
}.
keep-now = Сначала скажите, кого оставляете.
not-found = { $minion_ru } не среди найденных.
no-table = Активного стола нет, менять нечего.
no-tables-left = Других столов не осталось.

bad-option = Настройка { $entry } не принимает такое значение.
data-bad-field = { $file }: { $entry } — поля нет, оно лишнее или значение не годится.
data-id-twice = { $file }: имя { $entry } встречается дважды.
data-few-minions = { $file }, { $entry }: приспешников уровня { $level } должно быть не меньше { $least }.
data-test-missing = { $file }, { $entry }: испытание { $test } должно быть ровно одно.
data-no-scenario = { $file }, { $entry }: нет сценария { $scenario }.
data-strange-scenario = { $file }: { $entry } — такого сценария в этой версии нет.
data-bad-scenario = { $file }: с { $entry } играть нельзя: мало карт, неизвестный эффект или число вне пределов.

### Стол в терминале

table-round = Раунд { $round }
table-prints = Отпечатки { $count }/{ $limit }
table-police = Полиция: { $police }
table-police-does = Активная полиция: { police-does }
table-police-none = В этом сценарии полиции нет
table-reputation = { $mode ->
    [one_shot] Цель { $target }
   *[campaign] Репутация { $score }
}
table-clan = В клане { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
table-difficulty = D{ $difficulty }
table-chance = { $dice }: { $percent } %
table-legend = D сложность; кубики и шанс на успех, если помогут все подходящие; { $print } отпечаток
table-roll = Испытание «{ $challenge }»: { $crew }
table-nobody = никого
table-odds = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: успех { $one } %, два { $two } %, урон в среднем { $damage }
table-odds-all = { "" }; все { $missing }, которых не хватает, { $percent } %
table-total = итог { $totals } против { $difficulty }
table-gone = вне игры
table-minion = { $no } { $minion }, уровень { $level }, { $icons }: { $ability }
table-used = (уже)
table-purse = Очков репутации: { $purse }
table-market = На рынке
table-out = Выбыли из строя, возможен залог
table-dice = кубики
table-odds-legend = один успех / два успеха, в процентах, при лучшем выборе удач
table-need = { $need ->
    [0] испытание на планшете
    [one] { $need } успех
    [few] { $need } успеха
   *[many] { $need } успехов
}{ $prints ->
    [0] {""}
    [one] , { $prints } отпечаток
    [few] , { $prints } отпечатка
   *[many] , { $prints } отпечатков
}
table-clock = Часы { $clock }/{ $squad } (двойные: { $double })
table-loot = Куш { $loot }
table-bank-decks = впереди сейфов { $vaults }, сигнализаций { $alarms }
table-vault = Активный сейф обыскивают на { $search ->
    [one] { $search } кубике
   *[other] { $search } кубиках
}.
table-search = Обыск { $number }: { $dice }; { $bags ->
    [0] ничего
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
}
table-road = Машина { $car }, фургон { $van } из { $escaped }: отрыв { $gap }
table-speed = Скорость { $lever }/{ $top }
table-driving = Вождение { $driving }/{ $spaces }
table-income = Доход { $income } ({ $track })
table-businesses = предприятий в колоде { $left }, убрано не глядя { $removed }, простоев в колоде { $downtimes }
table-business = { $side ->
    [left] слева
   *[right] справа
}: { $no } { $name }, { $place }, { $tokens }/{ $need }{ $finished ->
    [yes] , готово
   *[no] {""}
}
table-business-none = { $side ->
    [left] слева
   *[right] справа
}: пусто
table-harder = D+{ $harder }
table-void = под запретом: { $totals }
table-guests = { $mole ->
    [police] Крот ждёт у карты полиции
    [deck] Крот в колоде клана
    [aside] Крот лежит рядом с колодой до конца раунда
   *[gone] Крот ушёл
}; { $accountant ->
    [hand] бухгалтер на руке: { $player }
    [deck] бухгалтер в колоде клана
    [exhausted] бухгалтер измотан
    [out] бухгалтер выбыл из строя
   *[gone] бухгалтер ушёл
}.
table-extra = { $no } { $minion }: { $ability }
table-mole = { $no } { $minion }: кто его берёт, не получает никого, и приходит простой
table-croupier = Крупье { $track }
table-safe = Сейф { $track }
table-cell = Сейф казино { $cell }/{ $bundle }
table-supply = Запас { $supply }/{ $chips }
table-tables = Столы { $left } (ушло не глядя { $unseen })
table-spectators = Зрители { $count }
table-jackpot = Джекпот { $jackpot } (напечатано { $printed }), за фишку { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} без учёта значков; { $penalty }.
table-gaming = за одну фишку { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, джекпот { $jackpot }, кубиков меньше: { $fewer }, { $penalty }
table-stake = поставить { $chips }: { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, джекпот { $percent } %, урон в среднем { $damage }
table-bet = итог { $totals } против { $jackpot }, { $chips ->
    [one] поставлена { $chips } фишка
    [few] поставлены { $chips } фишки
   *[many] поставлено { $chips } фишек
}; джекпот { $chances }
pile-deck = Колода клана ({ $count })
pile-exhausted = Измотаны ({ $count })
pile-out = Выбыли из строя ({ $count })
pile-clan = Клан ({ $count })
pile-lost = Потеряны навсегда ({ $count })
pile-problems = Проблемы ещё в колоде ({ $count })
value-search = кубиков на обыск
table-obstacle-speed = скорость +{ $speed }
table-obstacle-plus = и { $effect }
table-obstacle-minus = а при одном успехе ещё { $effect }
no-such-card = Карты «{ $name }» нет.

### На что можно посмотреть в терминале

word-hands = руки
word-piles = стопки
word-odds = шансы
word-card = карта
commands-hands = все руки, приспешник за приспешником
commands-piles = кто в какой стопке и какие проблемы ещё впереди
commands-odds = шансы броска по кубикам и сложности
commands-card = что напечатано: карта va06, карта m01, карта bank

### Что бы ты сделал? По одной фразе на каждый ответ советчика

advice-first = Начинает { $player }: на руке { $hand ->
    [one] { $hand } приспешник
    [few] { $hand } приспешника
   *[many] { $hand } приспешников
}, { $problems ->
    [0] проблем пока нет
    [one] { $problems } проблема уже есть
    [few] { $problems } проблемы уже есть
   *[many] { $problems } проблем уже есть
}.
advice-recruit = Сначала набор: { $hand ->
    [0] рука пуста
    [one] на руке всего { $hand } приспешник
    [few] на руке только { $hand } приспешника
   *[many] на руке { $hand } приспешников
}, до броска { $count ->
    [one] придёт ещё { $count }
   *[other] придут ещё { $count }
}.
advice-interact = «{ $challenge }», { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $difficulty ->
    [0] : { $percent } % на победу в бою.
   *[other] {" "}против { $difficulty }: { $percent } % на успех, не хватает { $missing ->
        [one] одной фишки
       *[other] { $missing } фишек
    }.
}
advice-useless = «{ $challenge }» сейчас ничего не даст, так что вложим как можно меньше.
advice-play = { $minion } идёт в дело, кубиков будет { $dice }: «{ $challenge }» — { $percent } %.
advice-play-weak = Меньше всех сейчас нужен приспешник { $minion }; «{ $challenge }» ничего не даст.
advice-done = «{ $challenge }»: { $dice ->
    [one] хватит { $dice } кубика
   *[other] хватит { $dice } кубиков
}, это { $percent } %; остальные нужны в другом месте.
advice-end = Больше ничего не стоит своей цены; { $actions ->
    [0] действия кончились
    [one] { $actions } действие пропадёт
    [few] { $actions } действия пропадут
   *[many] { $actions } действий пропадут
}.
advice-rally = В колоду клана { $count ->
    [one] вернётся { $count } измотанный
    [few] вернутся { $count } измотанных
   *[many] вернутся { $count } измотанных
}: сейчас это стоит своей цены.
advice-talent = { $minion } сейчас полезнее способностью, чем кубиками.
advice-use = Способность ({ $minion }) улучшит бросок в { $percent } % случаев.
advice-intro = Если перебросить всё, в среднем выйдет лучше; карта вступления ничего не стоит.
advice-pass = { $difficulty ->
    [0] «{ $challenge }»: итог { $total } побеждает в { $percent } % случаев, ни одна способность не стоит приспешника.
   *[other] «{ $challenge }»: итог { $total } против { $difficulty }, ни одна способность не стоит приспешника.
}
advice-die = Кубик { $number }: с ним { $minion } поможет больше всего.
advice-dice-done = Остальные кубики пусть лежат; { $minion } перебросит отмеченные.
advice-luck = { $count ->
    [0] Все удачи идут в счёт
    [one] { $count } удача снимает замок
    [few] { $count } удачи снимают по замку
   *[many] { $count } удач снимают по замку
}: итог { $total }, { $difficulty ->
    [0] на победу { $percent } %
   *[other] { $successes ->
        [0] успехов нет
        [one] { $successes } успех
        [few] { $successes } успеха
       *[many] { $successes } успехов
    }
}.
advice-draw = Берём ещё: на руке { $hand }, в колоде клана { $deck }.
advice-enough = Одного хватит; в колоде клана останется { $deck }.
advice-tire = { $minion } отдохнёт с наименьшим ущербом для дела.
advice-out = { $minion } — самая малая потеря.
advice-take = { $minion } вернётся с наибольшей пользой.
advice-take-done = Больше возвращать никого не нужно.
advice-problem = «{ $challenge }» обходится нам дороже всего{ $prints ->
    [0] {""}
    [one] , с ней уйдёт { $prints } отпечаток
    [few] , с ней уйдут { $prints } отпечатка
   *[many] , с ней уйдут { $prints } отпечатков
}.
advice-token = Фишка успеха полезнее всего здесь: «{ $challenge }».
advice-scenario = Сначала «{ $scenario }»: с этой добычей следующее дело пойдёт легче.
advice-hire = { $minion } за { $price } из { $purse }: больше всего кубиков за эти деньги.
advice-bail = { $minion } за { $price } из { $purse }: дешевле любого новичка.
advice-spent = { $purse ->
    [0] Кошелёк пуст.
   *[other] Ничто не стоит оставшихся { $purse }.
}
advice-drop = «{ $challenge }» почти пуст: другой сейф стоит действия и сигнализации.
advice-reveal = Открытого сейфа нет: раскроем следующий, мешков у нас { $loot } из { $target }.
advice-escape-won = Мешков { $loot } из { $target }: пора уходить с ними.
advice-escape-prints = Уходим и уносим { $prints ->
    [one] { $prints } отпечаток
    [few] { $prints } отпечатка
   *[many] { $prints } отпечатков
}, иначе улики погубят всё в этом раунде.
advice-escape-hand = Группа захвата близко: за ушедших не придётся платить залог.
advice-search-again = { $bags ->
    [0] Ничего
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
} на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} — мало: обыщем ещё раз, цена — { $cost ->
    [one] { $cost } приспешник
    [few] { $cost } приспешника
   *[many] { $cost } приспешников
}.
advice-search-stop = { $bags ->
    [0] Ничего
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[many] { $bags } мешков
} на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} — и довольно: новый обыск стоит { $cost ->
    [one] { $cost } приспешника
   *[other] { $cost } приспешников
}.
advice-lane = { $side ->
    [left] Левая
   *[right] Правая
} полоса: «{ $challenge }» нам больше по руке.
advice-drive = { $count ->
    [one] { $count } удача
    [few] { $count } удачи
   *[many] { $count } удач
} на вождение, там станет { $driving }: три прибавят скорость.
advice-boost = Скорость { $speed }: до фургона не хватает { $missing ->
    [one] { $missing } деления
   *[other] { $missing } делений
}.
advice-boost-no = Рычага хватит: фургон уже в пределах досягаемости.
advice-bet = «{ $challenge }»: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}, { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, всего { $percent } % на джекпот.
advice-bettor = { $minion } бросит меньше всех: { $chips ->
    [one] за { $chips } фишку
    [few] за { $chips } фишки
   *[many] за { $chips } фишек
} { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, на джекпот { $percent } %.
advice-stake = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}: { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, на джекпот { $percent } %; больше — рискованно, меньше — медленно.
advice-swap = «{ $challenge }» сейчас слишком опасен: за другим столом лучше, а их ещё { $count }.
advice-swap-won = В сейфе достаточно: чем скорее кончатся столы, тем лучше. Осталось { $count }.
advice-find = На руке { $hand ->
    [0] никого
    [one] { $hand } приспешник
    [few] { $hand } приспешника
   *[many] { $hand } приспешников
}: нужный из { $count } стоит действия.
advice-keep = { $minion } подходит для этого стола лучше всех.
advice-bet-use = На джекпот { $percent } %: со способностью ({ $minion }) будет лучше.
advice-bet-pass = { $percent ->
    [0] Ставка, считай, проиграна
   *[other] На джекпот { $percent } %
}: ни одна способность не стоит приспешника.
advice-bet-luck = { $count ->
    [0] Все удачи остаются
    [one] { $count } удача снимает замок
    [few] { $count } удачи снимают по замку
   *[many] { $count } удач снимают по замку
}: итог { $total }, на джекпот { $percent } %.
advice-match = { $minion } знает место, а остальные сейчас нужнее.
advice-under = { $challenge } обещает меньше: закроется — уйдёт и простой.
advice-books-token = Фишка без броска ({ $challenge }) — лучшее, что сейчас может бухгалтер.
advice-books-downtime = «{ $challenge }» мешает больше всего: бухгалтер от этого избавит.
table-advice = { $player }: { $action }
table-advice-then = затем { $actions }
table-advice-nothing = Сейчас никого ни о чём не спрашивают.
word-advice = совет, подскажи
commands-advice = что сделал бы опытный игрок и почему

### Что считает `omerta sim`

tally-game = Игра (победы: доля игр)
tally-game-won = победы
tally-game-reputation = репутация
tally-game-rounds = раунды
tally-game-rolls = броски
tally-game-overcome = преодолённые испытания
tally-game-problems = решённые проблемы
tally-game-abilities = применённые способности
tally-game-out = выбывшие из строя
tally-game-rallies = сплочения клана
tally-game-control = попытки контроля
tally-game-capture = попытки взять в плен
tally-game-police = сколько раз полиция стала активна
tally-ending = Чем кончились сценарии
tally-ending-arrested = клан арестован
tally-ending-squad = прибыла группа захвата
tally-ending-escaped = все сбежали
tally-ending-caught = фургон догнали
tally-ending-van-gone = фургон ушёл
tally-ending-top-income = доход достиг предела
tally-ending-no-business = предприятий не осталось
tally-ending-laundered = всё отмыто
tally-ending-no-tables = столы кончились
tally-reputation = Репутация за сценарий
tally-reputation-to-3 = от 0 до 3
tally-reputation-to-6 = от 4 до 6
tally-reputation-to-8 = 7 или 8
tally-reputation-to-11 = от 9 до 11
tally-reputation-to-14 = от 12 до 14
tally-reputation-more = 15 и больше
tally-played = Сыгранные сценарии
tally-played-bank = «Большой куш»
tally-played-chase = «Гонка во спасение»
tally-played-rebels = «Воздай ближнему»
tally-played-casino = «Ставок больше нет!»
tally-played-family = «Дела семейные»
tally-played-power = «Борьба за власть»
tally-earned = Репутация по сценариям
tally-earned-bank = «Большой куш»
tally-earned-chase = «Гонка во спасение»
tally-earned-rebels = «Воздай ближнему»
tally-earned-casino = «Ставок больше нет!»
tally-earned-family = «Дела семейные»
tally-earned-power = «Борьба за власть»
tally-arrested = Где клан арестовали
tally-arrested-bank = «Большой куш»
tally-arrested-chase = «Гонка во спасение»
tally-arrested-rebels = «Воздай ближнему»
tally-arrested-casino = «Ставок больше нет!»
tally-arrested-family = «Дела семейные»
tally-arrested-power = «Борьба за власть»

### Бунтовщики

effect-end-rebels1 = конец раунда: пистолет бунтовщиков +1
place-docks = порт
place-club = клуб
place-street = улица
value-rebels = бунтовщиков
value-fewer-three = бунтовщиков при трёх игроках меньше на
cause-loyalty = проверка преданности
cause-attack = атака
cause-fight = проигранный бой
cause-struggle = конец борьбы
ending-pistols = пистолеты сошлись
track-clan-pistol = Пистолет клана
track-rebels-pistol = Пистолет бунтовщиков
tally-ending-pistols = пистолеты сошлись

event-place-revealed = Место следующей засады: «{ $card }».
event-attack-planned = Клан готовит атаку: «{ $card }».
event-ambush-laid = Засада: «{ $card }»!
event-rebels-joined = { $minions_count ->
    [one] «{ $card }», бунтовщик: { $minions }.
   *[other] «{ $card }», бунтовщики: { $minions }.
}
event-loyalty-checked = { $rebel_id ->
    [yes] Проверка преданности: { $minion } — предатель.
   *[no] Проверка преданности: { $minion } хранит верность, но валится с ног.
}
event-shortage-met = { $count ->
    [one] Колода клана мала: { $count } приспешник приходит из измотанных.
    [few] Колода клана мала: { $count } приспешника приходят из измотанных.
   *[many] Колода клана мала: { $count } приспешников приходят из измотанных.
}
event-rebels-rolled = { $dice_count ->
    [0] Бунтовщики бросают только красный кубик: { $red }. Итог бунтовщиков: { $total }.
   *[other] Бунтовщики бросают: { $dice }; красный: { $red }. Итог бунтовщиков: { $total }.
}
event-rebel-fled = { $minion } — в беглецы.
event-fight-decided = { $won_id ->
    [yes] «{ $card }»: бой выигран, { $clan }:{ $rebels }.
   *[no] «{ $card }»: бунтовщики стоят на своём, { $rebels }:{ $clan }.
}
event-fugitives-caught = { $count ->
    [one] Беглец пойман.
   *[other] Пойманы все беглецы: { $count }.
}

prompt-rebel = { $player }: кто из бунтовщиков бежит?
prompt-fugitive = { $player }: кто из беглецов возвращается в колоду клана? Ещё до { $captures }, или «готово».
option-plan = план: открыть атаку клана
option-catch = поймать: вернуть всех беглецов; цена: { rally-price }
option-flee = беглец { $no }: { $minion }, уровень { $level }, { $icons }
word-plan = план, планировать, планирую
word-catch = поймать, ловить, ловлю
word-flee = беглец, бежит
form-flee = Непонятно: «{ $text }». После «беглец» назовите бунтовщика: «беглец m01».

attack-planned-already = Атака клана уже лежит.
nobody-to-rebel = Ни в колоде клана, ни среди измотанных не осталось никого, кто мог бы взбунтоваться.
no-fugitives = Беглецов нет, ловить некого.
flee-now = Сначала скажите, кто из бунтовщиков бежит.
not-a-rebel = { $minion_ru } не из бунтовщиков этой атаки.
capture-now = Сначала скажите, кто из беглецов возвращается, или «готово».
not-a-fugitive = { $minion_ru } не среди беглецов.

advice-plan = Готовим атаку: рука, скорее всего, справится с ней в этот ход, а в колоде клана { $deck } — на бунтовщиков хватит.
advice-plan-first = Готовим атаку сейчас: станет ясно, кому ходить первым, а в колоде клана { $deck } — на бунтовщиков хватит.
advice-catch = { $count ->
    [one] { $count } беглец стоит
    [few] { $count } беглеца стоят
   *[many] { $count } беглецов стоят
} сейчас деления на шкале борьбы.
advice-flee-weak = Бой выигран: { $minion } уйдёт с наименьшим ущербом для клана.
advice-flee-strong = Банда остаётся: пусть уйдёт { $minion }, и «{ $challenge }» станет легче всего.
### Борьба за власть

effect-problems-harder = всё время: проблемы на 1 сложнее
effect-rumours-harder = всё время: слухи на 1 сложнее
effect-campaign-harder = всё время: кампания на 1 сложнее
effect-cheer-harder = всё время: «Взбодрить» на 1 сложнее
effect-control-harder = всё время: «Контроль» на 1 сложнее
effect-betrayal-harder = всё время: предатель на 1 сложнее
effect-care-harder = всё время: «Взбодрить» и «Оживить» на 1 сложнее
effect-all-harder = всё время: любое испытание на 1 сложнее
effect-all-minus-die = всё время: в любом броске на белый кубик меньше
effect-end-support1 = конец раунда: жетон поддержки уходит к мэру
effect-end-seize1 = конец раунда: предатель изымает кубик
effect-seize-above = изымает кубик, если итог выше порога
effect-seize-lock = изымает кубик, если в итоговом броске остался замок
effect-seize-luck = изымает кубик, если в итоговом броске осталась удача
effect-seize-below = изымает кубик, если итог ниже порога
effect-seize-round = изымает кубик в начале каждого раунда
value-bound = порог
value-slots = ячейки
value-slots-four = ячейки при четырёх игроках
value-scenario = из сценария
cause-campaign = кампания
cause-rumour = слух
ending-betrayed = предатель рассказал всё
ending-elected = выборы выиграны
ending-defeated = выборы проиграны
track-campaign = Кампания
result-betrayed = Предательство: предатель рассказал всё.
result-elected = Выборы выиграны: кресло мэра наше.
result-defeated = На выборах победил мэр.
vote-side-clan = клан
vote-side-mayor = мэр
support-why-campaign = кампания
support-why-rumour = слух
support-why-overcome = удачная кампания
support-why-rally = цена сплочения
seize-why-roll = бросок
seize-why-round = новый раунд
seize-why-rumour = слух
event-campaign-cards-drawn = { $cards_count ->
    [0] { $player } берёт { $count ->
        [one] { $count } карту кампании
        [few] { $count } карты кампании
       *[many] { $count } карт кампании
    }.
   *[other] { $player } берёт карты кампании: { $cards }.
}
event-campaign-revealed = { $player } раскрывает кампанию «{ $card }».
event-die-seized = Предатель изымает кубик ({ $why }): { $seized } из { $slots }.
event-dice-freed = { $count ->
    [one] Освобождён { $count } кубик
    [few] Освобождены { $count } кубика
   *[many] Освобождено { $count } кубиков
}, изъято ещё { $seized }.
event-support-moved = { $to_id ->
    [clan] Жетон поддержки переходит к клану ({ $why }): { $clan } против { $mayor }.
   *[mayor] Жетон поддержки возвращается к мэру ({ $why }): { $clan } против { $mayor }.
}
event-roller-named = { $side_id ->
    [clan] За клан бросает { $player }.
   *[mayor] За мэра бросает { $player }.
}
event-votes-rolled = Голосование { $number }: у клана { $clan_dice }, всего { $clan_sum }; у мэра { $mayor_dice }, всего { $mayor_sum }.
event-election-decided = { $winner_id ->
    [clan] { $outright_id ->
        [yes] Город голосует за клан, { $clan } против { $mayor }!
       *[no] Голоса подсчитаны: клан победил!
    }
   *[mayor] { $outright_id ->
        [yes] Город голосует за мэра, { $mayor } против { $clan }.
       *[no] Голоса подсчитаны: мэр остаётся.
    }
}
prompt-campaigns = { $player }: взять ещё одну карту кампании?
prompt-roller = { $player }: кто бросает { $side ->
    [mayor] за мэра
   *[clan] за клан
}?
option-reveal-card = раскрыть { $card_id }: «{ $card }», это будет наша кампания
option-campaigns = кампании: взять одну или две карты кампании
option-roller = бросает { $player_no }: { $player }
word-campaigns = кампании, кампанию
word-betrayal = предательство, предатель
word-police = полиция, полицию
word-roller = бросает
form-reveal-card = Непонятно: «{ $text }». После «раскрыть» назовите карту кампании с руки: «раскрыть ca03».
form-roller = Непонятно: «{ $text }». После «бросает» назовите номер или имя игрока: «бросает 2».
finale-comes-last = «Борьба за власть» в кампании всегда последняя.
campaign-active = Активная кампания уже есть.
not-your-card = Такой карты кампании у вас на руке нет.
no-campaign = Активной кампании нет, бросать нечего.
no-campaign-cards = Карт кампании больше не осталось.
roller-now = Сначала скажите, кто бросает.
rolls-already = Этот игрок бросает за другую сторону.
table-marker = Кампания { $marker }/{ $vote } (двойные: { $double })
table-support = Поддержка: клан { $clan }, мэр { $mayor } (победа сейчас: { $percent } %)
table-seized = Изъято { $seized }/{ $slots }{ $bound ->
    [0] {""}
   *[other] {" "}(порог { $bound })
}
table-power-decks = впереди карт кампании { $campaigns }, слухов { $rumours }
table-campaign-cards = Карты кампании: { $cards }
table-campaign-hidden = { $count ->
    [0] нет
    [one] { $count } скрытая
    [few] { $count } скрытые
   *[many] { $count } скрытых
}
table-votes = Голосование { $number }: клан { $clan } ({ $clan_dice }), мэр { $mayor } ({ $mayor_dice })
tally-ending-betrayed = предательство
tally-ending-elected = выборы выиграны
tally-ending-defeated = выборы проиграны

table-pistols = Пистолеты: клан { $clan } (репутация { $worth }), бунтовщики { $rebels }
table-attacks = впереди атак { $count }
table-ambush-docks = бунтовщики в засаде в порту
table-ambush-club = бунтовщики в засаде в клубе
table-ambush-street = бунтовщики в засаде на улице
table-ambush-place = Место засады: { $place }; оттуда в колоде клана { $suspects } из { $deck }
table-attack-clan = Атака клана, { $card }: { $gang }; { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} и красный
table-attack-ambush = Засада, { $card }: { $gang }; { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} и красный
table-fugitives = Беглецы ({ $count }): { $minions }
table-fight = У бунтовщиков [ { $dice } ]: { $rebels } против { $clan }
table-odds-fight = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: на победу { $percent } %, урон в среднем { $damage }
table-total-fight = итог { $total }: на победу { $percent } %
advice-reveal-card = «{ $challenge }» сейчас лучше всего нам по руке; поддержка { $clan } против { $mayor }.
advice-drop-campaign = «{ $challenge }» обходится дороже, чем приносит; поддержка { $clan } против { $mayor }.
advice-campaigns = Карт кампании на руке { $cards ->
    [0] нет
   *[other] { $cards }
}, поддержка { $clan } против { $mayor }: возьмём новые.
advice-campaigns-more = Ещё одна карта кампании ничего не стоит; поддержка { $clan } против { $mayor }.
advice-roller = Пусть бросает { $player }, кубики у всех одинаковы. Клан побеждает в { $percent } % случаев.
