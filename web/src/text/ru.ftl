# Браузерный клиент по-русски.

close = Закрыть
cancel = Отмена
loading = Минутку…
other-language = English
skip-to-board = Сразу к столу
unknown-refusal = Стол отказал ({ $code }).

### Страницы

page-settings = Настройки
page-credits = Авторы
page-rules = Правила
page-lost = Такой страницы нет
page-lost-why = Этот адрес никуда не ведёт. Столы — на главной странице.
back-to-start = На главную

### Главная страница

pitch = Криминальные настольные игры за закрытой дверью.
pitch-more = С друзьями по ссылке или против ботов. Без учётных записей и установки, каждую раздачу можно проверить.
play-now = Играть
play-now-why = Вы против ботов, карты раздаются сразу.
play-together-why = Вы и боты заодно, раздача сразу.
rivals = Соперники
partners = Напарники
level = Сила
level-random = случайный
    .why = делает любой разрешённый ход
level-easy = лёгкий
    .why = играет бесхитростно
level-normal = средний
    .why = считает, прежде чем ответить
level-hard = сильный
    .why = продумывает каждый ход
new-table = Стол для друзей
new-table-why = Откройте стол и поделитесь ссылкой, QR-кодом или четырьмя буквами.
open-table = Открыть стол
join = Войти
join-code = Код или ссылка
join-why = Четыре буквы в любой раскладке; можно вставить ссылку.
join-bad-code = В коде четыре буквы из набора А В Е К М Н О Р С Т У Х.
my-tables = Мои столы
your-turn = Ваш ход
public-tables = Открытые столы
public-none = Сейчас ни один открытый стол не ждёт игроков.
free-seats = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
phase-lobby = ждут игроков
phase-playing = идёт игра
phase-over = игра окончена
your-name = Ваше имя
change-name = Изменить
default-name = Гость
owner-password = Пароль для открытия столов
owner-password-why = Владелец сервера разрешает открывать столы только тем, кто знает пароль.
poster-players = { $exact ->
    [yes] игроков: ровно { $least }
   *[no] игроков: { $least }–{ $most }
}
open-replay = Посмотреть сохранённую игру
learn-game = Научиться за пять минут
read-rules = Читать правила

### Вход за стол

ask-name = Кто вы?
ask-name-why = Это имя увидят остальные. Браузер его запомнит.
come-in = Войти
table-code = Стол { $code }
table-password = Пароль стола
table-password-why = Хозяин закрыл этот стол паролем.
table-password-wrong = Пароль не подошёл.
gone-kicked = Хозяин попросил вас уйти из-за этого стола.
gone-too-many-here = Открыто слишком много окон этого сайта. Закройте одно и возвращайтесь.
gone-unknown-table = Стола { $code } нет. Возможно, в коде ошибка или стол давно закрыт.
try-again = Попробовать ещё раз

### Места и о чём договорились

seat-number = Место { $number }
seat-free = свободно
seat-host = хозяин
seat-bot = бот
sit-here = Сесть здесь
seat-tools = Действия: { $name }
seats-count = Сколько мест
public = Показывать на главной
password-set = У стола есть пароль.
start-host = Карты раздаёт { $name }.

### За столом

share = Пригласить
board = Стол
seats-panel = Игроки
log = Ход игры
chat = Беседа
notes = Заметки
menu = Меню
help = Клавиши и помощь
leave = Выйти из-за стола
sound-off = Выключить звук
sound-on = Включить звук
turn-label = Чего ждёт стол
undo = Отменить
hand-over = Передать: { $name }
paused = Часы стоят
time-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
watching = Вы смотрите.
watchers = Смотрят: { $names }
turn-yours = { $name }, ваш ход
game-over-title = Игра окончена
rematch = Сыграть ещё
reopen = К условиям
replay = Повтор и проверка
look-back-upon = Когда это можно было знать?
substitute = Пока { $name } не за столом, здесь играет бот
substitute-short = замена
out-of-reach = нет связи
lost-connection = Связь прервалась. Восстанавливаем…
back-again = Вы снова за столом. Ничего не потеряно.
notes-unsaved = Ещё не сохранено
look-back = Вы смотрите на то, что было
look-back-step = Шаг { $step }
look-back-now = К текущему ходу
look-back-earlier = На шаг назад
look-back-later = На шаг вперёд
log-empty = Пока ничего не случилось.
log-older = Показать, что было раньше
log-since = После вашего хода
log-undone = { $name } отменяет ход.
log-taken-back = отменено
chat-empty = Пока все молчат.
chat-say = Сказать
chat-send = Отправить
chat-watchers-only = Пока идёт игра, зрителей слышат только зрители.
notes-why = Заметки видите только вы.
why-allowed = Это разрешено.
clause-link = Правила, { $clause }
hint-title = Подсказка
hint-read = Понятно
hint-off = Без подсказок
sit-resting = Сесть на место бота
suggestions = Что посоветовали другие
undo-ask = Попросить отмену
undo-asked = { $name } просит отменить последний шаг.
campaign-tree = Дерево сохранений

### Ответ словами

command = Ваш ответ словами
command-why = Напишите вариант или его номер; ? покажет список.
# What one may type to see the list, separated by commas; both languages are understood.
command-list = ?, help, помощь, справка
command-log = log, журнал
command-send = Ответить
options-title = Что можно сделать

### Занавес

curtain-title = Передайте устройство: { $name }
curtain-why = Всё закрыто, пока за устройство не возьмётся { $name }.
curtain-ready = Это я, { $name }
curtain-back = На минуту вернуть: { $name }

### Что не так, в любую минуту

no-answer = Сервер не отвечает. Попробуйте чуть позже.
quiet-table = За этим столом договорились не переговариваться во время игры.

### Позже: страницы

back = Назад
done = Готово
copy = Скопировать
copied = Скопировано
more = Ещё
language-name = Русский
page-start = Главная
page-learn = Обучение

### Позже: до игры

seats-title = Места
seat-you = вы
seat-away = нет на месте
sit-second = Посадить кого-то рядом
sit-second-why = Двое за одним устройством: когда оно переходит из рук в руки, экран закрывает занавес.
sit-second-name = Имя соседа
stand-up = Встать
add-bot = Посадить бота
bot-name = Имя бота
tool-bot = Пусть здесь играет бот
tool-free = Освободить место
tool-kick = Выгнать насовсем
tool-pass-host = Сделать хозяином
tool-kick-sure = { $name } больше не сможет вернуться за этот стол.
choices = Условия
choices-host = Выбирает хозяин стола.
clock = Время на решение
    .why = когда оно выйдет, стол ответит за игрока, как велят правила
clock-none = без часов
clock-30 = 30 секунд
clock-60 = 1 минута
clock-120 = 2 минуты
clock-300 = 5 минут
pace = Темп ботов
    .why = сколько бот делает вид, что думает
pace-instant = сразу
pace-brisk = живо
pace-calm = спокойно
password = Пароль
    .why = нужен, чтобы сесть или смотреть; пусто — стол открыт
deck = Колода
    .why = владельцы печатной игры могут играть своей колодой из файла
deck-house = наша колода
deck-choose = Выбрать файл
deck-remove = Вернуть нашу колоду
theme = Цвета плана
    .why = владельцы печатной игры могут взять свой файл темы
theme-house = наши цвета
theme-choose = Выбрать файл
theme-remove = Вернуть наши цвета
data = Коробка
    .why = владельцы печатной игры могут взять файл с тем, что лежит в их коробке
data-house = как предлагаем мы
data-choose = Выбрать файл
data-remove = Вернуть наше предложение
start-game = Раздать карты
start-open-seats = { $count ->
    [one] Свободно { $count } место: кто-то должен сесть, или посадите бота.
    [few] Свободно { $count } места: кто-то должен сесть, или посадите ботов.
   *[many] Свободно { $count } мест: кто-то должен сесть, или посадите ботов.
}
start-sit-first = Сядьте, чтобы играть.
fill-with-bots = Остальные — боты
deal-sealed = Раздача запечатана
deal-sealed-why = Это число получено из перетасовки до того, как кто-либо дал свою соль. После игры каждый может проверить, что карты не подменили.
deal-seal = Печать { $seal }
lesson-label = Урок
lesson-table = Урок: раздача у всех одинаковая.

### Позже: приглашение

share-why = Кто откроет ссылку или наведёт камеру на код, окажется за этим столом.
share-link = Ссылка
share-code = Код
share-qr = QR-код со ссылкой на стол

### Позже: поверх стола

agreed = Как здесь играют
leave-sure = Выйти из-за стола?
leave-stay-seated =
    { $count ->
        [one] Место останется за вами, можно вернуться. Пока вас нет, играет бот.
       *[other] Места останутся за вами, можно вернуться. Пока вас нет, играют боты.
    }
leave-stand = Отдать своё место
leave-stand-named = Отдать место: { $name }
leave-only =
    { $count ->
        [one] Выйти, место сохранить
       *[other] Выйти, места сохранить
    }
pause = Остановить часы
go-on = Пустить часы
turn-of = Ходит { $name }
result-again = Показать счёт ещё раз
away = нет на месте
why-not = Почему нельзя
press-again = Нажмите ещё раз, чтобы сделать это.
options-none = Сейчас делать нечего.

### Позже: клавиши

keys-title = Клавиши
key-arrows = двигаться по столу
key-enter = выбрать
key-escape = отменить выбор
key-help = этот список
key-slash = ответить словами
key-undo = отменить ход
key-log = ход игры
key-chat = беседа
key-sound = звук
keys-off = Одиночные клавиши выключены в настройках.

### Позже: настройки

settings-language = Язык
settings-theme = Тема
theme-system = как в системе
theme-dark = тёмная
theme-light = светлая
settings-text = Размер текста
text-percent = { $percent } %
settings-motion = Анимация
    .why = карты летают и переворачиваются; если анимация выключена в системе, ничего не движется
settings-sound = Звуки
settings-volume = Громкость
settings-marks = Крупные знаки
    .why = буквы и контуры крупнее там, где различают цвета
settings-keys = Команды одной клавишей
settings-notify = Уведомления
    .why = сообщают о вашем ходе, пока открыта другая вкладка или программа
settings-notify-missing = Здесь браузер уведомлять не может: ему нужен https.
settings-notify-denied = Браузер не разрешает уведомления с этого сайта.
settings-hints = Подсказки новичкам
settings-kept = Хранится только в этом браузере.

### Позже: авторы

credits-intro = «Омерта» — свободная программа под лицензией Apache 2.0. Правила игр изложены своими словами; из печатных изданий ничего не скопировано.
credits-icons = Значки предметов: game-icons.net, CC BY 3.0, авторы { $authors }.
credits-lucide = Значки управления: Lucide, лицензия ISC.
credits-fonts = Шрифты: Forum, Oswald и PT Sans, лицензия SIL OFL 1.1.
credits-libraries = Библиотеки: Svelte, Fluent, noble-hashes, ZzFX (лицензии MIT и Apache).

### Позже: отказы сервера

too-fast = Слишком быстро: подождите немного.
broken = На сервере что-то сломалось. Ошибка записана в журнал.
unknown-table = Стола с таким кодом нет.
unknown-replay = Такой игры нет.
replay-not-over = Игра не окончена: до конца её тайны остаются тайнами.
no-hindsight = Для этой игры разбора нет.
knows-too-much = Кто уже видел карты этой партии, может вернуться только на своё место.
server-stopping = Сервер останавливают; возвращайтесь через минуту.
hello-first = Стол ещё не знает, кто вы.
undo-too-late = С тех пор прошло слишком много времени: на другой ответ его не осталось.
no-clock = Сейчас часы не идут.
no-game-running = Сейчас игра не идёт.
game-running = Пока идёт игра, этого сделать нельзя.
host-only = Это может только хозяин стола.
name-taken = Имя { $name } за этим столом уже занято.
nobody-of-that-name = За этим столом такого человека нет.
not-seated = У вас нет места за этим столом.
not-your-seat = Это не ваше место.
not-yourself = С самим собой так нельзя.
other-deal = Эта соль была для другой раздачи.
people-in-the-way = Людей за столом больше, чем мест ({ $seats }).
salted-already = Соль для этого места уже дало другое окно.
seat-played-by-bot = Здесь играет бот.
game-fixed = Этот стол продолжает прежнюю партию: игра, число мест и правила остаются теми же.
nobody-asks = Сейчас никто не просит вернуть ход.
seat-taken = Место { $seat } занято.
seats-open = Есть свободные места: кто-то должен сесть, или посадите ботов.
stale = Пока вы отвечали, на столе всё изменилось: посмотрите ещё раз.
host-password = Чтобы открыть здесь стол, нужен пароль владельца.
not-from-here = Эта страница только для самого сервера.
table-crowded = За этим столом уже слишком много зрителей.
too-many-remarks = Больше пометок не помещается (их уже { $most }): сначала сотрите лишние.
too-many-tables = Вы уже за { $most } столами, больше нельзя: сначала покиньте один.
bad-chat = В реплике от 1 до { $most } знаков.
bad-name = Имя — от 1 до { $most } печатных знаков.
thinking-failed = Не получилось это просчитать; попробуйте чуть позже.
code-taken = Этот код занят.
foreign-origin = Это пришло не со страницы этого сервера.
no-code-free = Открыто слишком много столов: свободных кодов нет.
no-such-page = Такой страницы нет.
not-json = Сервер не понял запроса.
not-read = Сервер сейчас не может прочитать свои записи. Попробуйте ещё раз.
not-saved = Сохранить не удалось, поэтому ничего не изменилось. Попробуйте ещё раз.
option-form = «{ $text }» — не в виде имя=значение.
option-unknown = Настройки { $name } нет.
option-value = { $name } не может быть «{ $value }».
too-many-bots = Боты ({ $bots }) не помещаются: мест { $seats }.
who-are-you = Сначала назовите себя.
game-put-away = Игру, которая здесь шла, эта версия сервера продолжить не может. Она отложена.
no-such-method = Сервер не понял запроса.
too-large = Слишком большой файл или сообщение.
unknown-bot = Бота { $level } нет.

### Позже: телевизор в комнате

television = Телевизор
    .why = Откройте на телевизоре или ноутбуке, который видят все: там стол, часы и слова ведущего, и ни одной тайны. Каждый играет со своего телефона.
television-here = Стол показывает телевизор
    .why = на этом устройстве только ваше: карта, слова, цель
voice = Голос ведущего
    .why = это устройство говорит вслух; написано всё и так
screen-join = Наведите камеру, чтобы сесть за стол, или введите код
screen-wait = Садитесь со своими телефонами. Раздаёт хозяин стола.
screen-sit = Перерыв между играми: зрители могут сесть на место бота
screen-voice = Коснитесь экрана или нажмите клавишу, чтобы услышать ведущего
screen-none = У этой игры нет страницы для телевизора.

### Позже: время

ease = Добавочное время
    .why = для тех, кому оно нужно: все часы этой игры идут дольше, одинаково для всех
ease-none = как договорились
ease-half = в полтора раза дольше
ease-double = вдвое дольше
time-more = Ещё 30 секунд
time-less = На 30 секунд меньше

### Позже: правила

rules-contents = Содержание
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } место
    [few] Нашлось { $count } места
   *[many] Нашлось { $count } мест
}

### Позже: игра вместе

suggestion-would = { $name } советует { $what }
suggestion-points = { $name } показывает: { $what }
undo-asked-own = Вы просите отменить последний шаг.
undo-missing = Ждём согласия: { $names }
undo-agree = Согласиться
undo-refuse = Нет
undo-withdraw = Не нужно
go-on-here = Продолжить отсюда
table-goes-on = Этот стол продолжает прежнюю игру
paper = Городская газета
paper-save = Сохранить газету
