# Перед делами кампании и между ними: слова карты города, рынка и первой полосы.

### Карта

between-map = Кампания
between-job-bank = Вскрыть сейфы до приезда отряда
between-job-chase = Догнать тюремный фургон
between-job-rebels = Остановить бунт пораньше
between-job-casino = Проигрывать нарочно и отмывать деньги
between-job-family = Не дать закрыться двум лавкам
between-job-power = Больше поддержки, чем у мэра, когда город проголосует. Выборы решают всю кампанию.
between-pays-bank = 1 за каждый мешок
between-pays-chase = за поимку ещё и мастер
between-pays-rebels = чем раньше, тем больше
between-pays-casino = чем полнее сейф, тем больше
between-pays-family = доход в самом конце
between-ends-bank = конец: приехал отряд
between-ends-chase = конец: фургон ушёл
between-ends-rebels = конец: пистолеты сошлись
between-ends-casino = конец: нет столов
between-ends-family = конец: нет лавок
between-sign-casino = КАЗИНО
between-first = хорошо для начала
between-locked = { $left ->
    [one] откроется ещё через { $left } дело
    [few] откроется через { $left } дела
   *[many] откроется через { $left } дел
}
between-take = Взяться: «{ $job }»
between-choose = Выберите дело на карте
between-step = { $number ->
    [0] Первое дело
    [1] Второе дело
   *[other] Выборы
}
between-step-done = репутация { $reputation }
between-step-now = выберите сейчас
between-step-open = впереди
between-step-last = в конце
between-after = После каждого дела перерыв: репутация нанимает мастеров.
between-have = Что у вас есть
between-crew = { $count ->
    [one] { $count } подручный
    [few] { $count } подручных
   *[many] { $count } подручных
}
between-reputation = репутация
between-masters = { $count ->
    [one] мастер
    [few] мастера
   *[many] мастеров
}
between-limit = предел { $limit }
between-limit-why = Отпечатков в конце раунда: { $limit } — и клан арестован.
between-who = Кто решает
between-who-you = Последнее слово за вами.
between-who-other = Последнее слово: { $player }.
between-who-why = Остальные только советуют.
between-story = История рассказана.

### Рынок

between-market = Перерыв: кого нанять и за кого внести залог
between-budget = Бюджет
between-left = Репутация: { $purse }
between-of = из { $sum } за дело «{ $job }»
between-budget-said = Осталось репутации: { $purse } из { $sum }{ $price ->
    [0] {""}
   *[other] , выбранный стоит { $price }
}.
between-price-bail = залог
between-price-master = мастер
between-price-star = звезда
between-unspent = остаток пропадёт
between-out = Выбыли
between-out-now = залог только сейчас
between-out-none = Никто. Все вернулись домой.
between-bail = Залог
between-costs = { $deal ->
    [bail] Залог: { $price }
   *[hire] Цена: { $price }
}
between-gone = { $level ->
    [1] без залога уходит из клана
   *[other] без залога — навсегда
}
between-out-why = Первый уровень вернётся в коробку. Мастера и звёзды пропадут навсегда.
between-hire = Можно нанять
between-hire-none = Нанимать больше некого.
between-hired = в клане
between-bailed = на воле
between-clan = Ваш клан: { $count }
between-skills = навыки
between-skill = { $icon }: { $count }{ $more ->
    [0] {""}
   *[other] , ещё { $more } даст { $name }
}
between-voices = Советуют
between-voices-none = Пока никто ничего не посоветовал.
between-says = «{ $what }»
between-then = { $last ->
    [yes] Потом последнее дело
   *[no] Потом следующее дело
}
between-then-why = { $last ->
    [yes] Выбора нет: город голосует.
   *[no] Каждое дело один раз. Флажки: кто его советует.
}
between-election = выборы
between-traitors = Один из них обернётся против вас
between-done = { $job ->
    [none] Больше не покупать
   *[other] Готово, дальше «{ $job }»
}
between-waits = Решает { $player }; нажатие — совет.
between-watch = Решает { $player }.

### Первая полоса

between-paper = Газета этого утра
between-paper-go-on = На рынок
between-paper-keep = Сохранить газету
