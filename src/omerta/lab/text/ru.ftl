# Массовая симуляция по-русски.

sim-title = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, начальное число { $seed }
sim-ladder-title = { $game }: сильнее ли каждый уровень предыдущего? (начальное число { $seed })
sim-decimal-mark = ,

sim-bot = Бот
sim-seat = Место
sim-first = начинает
sim-seats = Мест
sim-games = Партий
sim-win-share = Победы (95 %)
sim-fair-share = Поровну
sim-points = Очки (95 %)
sim-rank = Среднее место
sim-mean = В среднем (95 %)
sim-least = Мин.
sim-most = Макс.
sim-share = Доля (95 %)
sim-level = Один
sim-against = Против
sim-verdict = Вывод
sim-beats = сильнее
sim-does-not-beat = не доказано

sim-length = Решений за партию: в среднем { $mean } (от { $shortest } до { $longest }). Решений в секунду: { $speed }.
sim-interrupted = Остановлено: учтены сыгранные партии, { $finished } из { $wanted }.
sim-interrupted-nothing = Остановлено до конца первой партии.
sim-progress = Играем
sim-written = Записано: { $file }

sim-no-bots = Назовите хотя бы одного бота: --bots normal,random.
sim-more-bots-than-seats = Ботов { $bots }, а мест всего { $seats }.
sim-too-few-games = Нужна хотя бы одна партия, а не { $games }.
sim-too-few-workers = Нужен хотя бы один рабочий процесс, а не { $workers }.
sim-too-few-iterations = Ботам нужна хотя бы одна итерация, а не { $iterations }.
sim-cannot-write = Не удаётся записать файл { $file }.
sim-ladder-together = Здесь все побеждают или проигрывают вместе, никто никого не обыгрывает: уберите --ladder и сравните, как часто побеждает каждый уровень.
sim-ladder-fixes = При --ladder пары ботов заданы: уберите { $option }.

help-sim-game = игра, например crooks (см. omerta games)
help-sim-games = сколько партий сыграть; по умолчанию 1000
help-sim-bots = уровни ботов через запятую: random, easy, normal, hard; или МОДУЛЬ:ИМЯ для вашего бота
help-sim-seats = мест за столом; оставшиеся займёт последний бот. По умолчанию столько, сколько ботов, но не меньше, чем нужно игре
help-sim-workers = сколько процессов играют одновременно; по умолчанию все ядра. На результат не влияет
help-sim-seed = число, которое повторяет те же партии; по умолчанию 0
help-sim-iterations = сколько итераций боты думают над ходом
help-sim-ladder = сильнее ли каждый уровень предыдущего? Один сильный против остальных, за столами на любое число мест
help-sim-csv = записать все партии в этот файл
help-sim-json = записать итоги в этот файл
help-sim-edition = издание игры, например 2016
help-sim-data = ваш файл данных, для «Аферистов» колода в TOML
help-sim-settings = настройка игры, например first_player=1; можно повторять
sim-bad-bot = { $why ->
    [module] { $name }: такого модуля здесь нет.
    [attribute] { $name }: в модуле нет ничего с таким именем.
    [import] { $name }: модуль не загружается.
    [call] { $name }: это нельзя вызвать с начальным числом.
   *[choose] { $name }: это не бот, у него нет метода choose.
}
sim-worker-died = Рабочий процесс прерван извне, сыграно партий: { $games }; попробуйте меньше процессов.
sim-one-file = CSV и JSON не могут оба попасть в { $file }.
