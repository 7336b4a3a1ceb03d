# Команда omerta по-русски.

language-name = Русский
game-line = { $id }: { $name }, игроков { $exact ->
    [yes] ровно { $least }
   *[no] от { $least } до { $most }
} ({ $edition })

### Игроки и файлы

default-name = Игрок { $number }
bot-thinks = { $player } думает…

unknown-bot = Бота { $level } нет; есть: { $levels }.
too-many-bots = Столько ботов не помещается: ботов { $bots }, мест { $seats }.
too-many-names = Столько имён не нужно: имён { $names }, мест { $seats }.
name-twice = У двух игроков одно и то же имя.
bad-name = В имени от 1 до { $most } печатных знаков.
no-picture = Игру { $game } терминал пока показать не может.

file-no-folder = Файл { $file } не записать: такой папки нет.
file-missing = Файла { $file } нет.
file-is-folder = { $file } — это папка.
file-forbidden = Файл { $file } нельзя прочитать или записать.
file-disk-full = Файл { $file } не записать: на диске нет места.
file-exists = Файл { $file } уже есть; продолжите игру с --resume или выберите другое имя.
file-taken = Файл { $file } уже есть; выберите другое имя.
file-unusable = Файл { $file } не годится.

option-form = «{ $text }» не похоже на имя=значение.
option-unknown = Настройки { $name } нет; есть: { $names }.
option-value = { $name } не может быть «{ $value }»; может быть: { $values }.
resume-with = { $option } не сочетается с --resume: в файле это уже сказано.
resume-other-game = В файле игра { $game }.
from-with = Число мест и настройки остаются как в прежней игре; вместе с --from их не указывают.
step-without-from = --step нужен только вместе с --from: это шаг, после которого игра продолжается.
goes-on = Игра продолжается после шага { $step }; то, чего никто не мог знать, раздаётся заново.
suggested = Это было бы: { $option }

### Честная раздача

fair-commitment =
    Обязательство этой раздачи:
    { $commitment }
fair-why = Оно запечатывает тасовку до того, как названа ваша соль: подобрать карты не может никто.
fair-salt = { $player }, введите любое слово как соль (Enter = случайная):
fair-secret =
    Секрет этой раздачи:
    { $secret }
fair-verify = Проверить честность раздачи: omerta verify { $file }
fair-unsaved = С --save ФАЙЛ раздачу можно было бы проверить командой omerta verify.

### За столом

hand-over = { $player }, ваш ход. Садитесь за клавиатуру и нажмите Enter.
read-on = Прочитайте и нажмите Enter.
read-on-or-undo = Enter = дальше ходит { $player }, назад = взять ход обратно:
ask-option = { $player }>
ask-yes-no = [д/Н]
ask-yes = да, д, yes, y
clause = [{ $clause }]
sure = Вы уверены?
undone = Ход взят назад.
saved = Сохранено в { $file }.
not-saved = Игра НЕ сохранена: { $why }
save-elsewhere = Чтобы сохранить её в другом месте, введите: сохранить ФАЙЛ
save-needs-file = Скажите куда: сохранить ФАЙЛ
continue-hint = Продолжить: omerta play --resume { $file }
count-answer = Ваше число:
count-right = Верно.
count-wrong = Нет, здесь { $n }.
hindsight-hint =
    Когда вы могли догадаться?
    omerta replay { $file } --hindsight { $player }
leave-unsaved = Игра не сохранена. Всё равно выйти?
good-bye = До свидания.

talk-listen = Пустая строка (Enter): слушать, пусть сначала скажут другие.
talk-silence = Никому нечего сказать.

commands-title = Введите номер варианта или его слова. Кроме того:
commands-table = весь стол ещё раз
commands-log = всё, что произошло
commands-help = этот список
commands-undo = взять назад последний ход, пока очередь ваша и ничего не раскрыто
commands-save = сохранить игру, например: сохранить вечер.json
commands-quit = выйти из-за стола

word-table = стол
word-log = журнал
word-help = помощь, справка
word-undo = назад, отмена
word-save = сохранить
word-quit = выход, выйти

### Лобби

lobby-welcome = Омерта: криминальные настольные игры в терминале
lobby-language = Язык?
lobby-task = Что будем делать?
lobby-play = Играть
lobby-resume = Продолжить сохранённую игру
lobby-replay = Посмотреть сохранённую игру
lobby-leave = Выйти
lobby-file = Файл:
lobby-game = Какая игра?
lobby-seats = Сколько игроков (от { $least } до { $most }, Enter = { $least })?
lobby-exact-seats = Сколько нужно игроков: ровно { $seats }.
lobby-wrong-seats = В эту игру играют от { $least } до { $most } человек: введите число.
lobby-seat = Кто сидит на месте { $number }?
lobby-person = человек
lobby-bot-random = бот, который ходит как попало
lobby-bot-easy = лёгкий бот
lobby-bot-normal = обычный бот
lobby-bot-hard = сильный бот
lobby-name = Имя (Enter = { $name }):
lobby-options = Изменить настройки игры?
lobby-value = Что выбрать?
lobby-seat-value = место { $number }
lobby-save = В какой файл сохранять игру (Enter = не сохранять)?
lobby-number = Номер (Enter = { $usual }):

### Повтор и проверка

replay-next = [Enter]
replay-unfinished = Игра ещё не окончена.
replay-all-too-early = --all раскрыл бы секреты: это можно, только когда игра окончена.
replay-seat-too-early = Пока игра идёт, у игрока { $player } могут быть тайны от вас: уберите --seat.
replay-all-with-seat = Выберите что-то одно: --all или --seat.
replay-hindsight-too-early = Взгляд назад выдал бы секреты: он возможен, только когда игра окончена.
replay-hindsight-alone = --hindsight рассказывает по-своему: уберите --seat, --all и --step.
replay-no-hindsight = { $game }: оглянуться назад в этой игре некому, тренера нет.
replay-no-such-seat = Места «{ $seat }» нет; назовите имя или число от 1 до { $most }.
verify-fair = Всё сходится: секрет подходит к обязательству { $commitment }, соль игроков: { $salts }, раздача и все ходы ({ $steps }) повторяются в точности.
verify-seeded = Всё сходится: раздача и все ходы ({ $steps }) повторяются из начального числа в точности (обязательства не было).
verify-players = (Игроки, по словам файла: { $players }.)
verify-branch = Игра продолжает прежнюю после шага { $step }: с этого места всё повторяется; что прежняя стояла именно так, скажет её собственный файл.
verify-branch-of = Игра продолжает игру { $play } после шага { $step }: с этого места всё повторяется; что прежняя стояла именно так, скажет её собственный файл.
verify-differs = Не сходится. { $why }
paper-printed = Газета отпечатана: { $file }
paper-no-press = { $game }: об этой игре газеты не пишут.

### Правила, для разработчиков

rules-no-checkout = { $folder } не внутри исходников Omertà: пункты правил и тесты лежат там.
rules-no-such-game = В этих исходниках у игры { $game } нет пронумерованных правил.
rules-no-code = { $clause }: в коде не упомянут
rules-no-test = { $clause }: не проверен ни одним тестом
rules-unknown = { $cited }: такого пункта в правилах нет
rules-covered = { $game }: пунктов { $clauses }, в коде { $cited }, с тестами { $tested }
rules-clause = пункт
rules-code = код
rules-tests = тесты
rules-different = { $game }: партий { $files }, сегодня отличаются { $changed }
rules-written = { $game }: партий { $files }, записано заново { $changed }

### Сервер

serve-here = «Омерта» открыта: { $address }
serve-nearby = Для всех в вашей сети: { $address }
serve-stop = Ctrl+C — остановить.
serve-password = Пароль в адресе базы данных виден в списке процессов: задайте адрес не через --database, а в переменной OMERTA_DATABASE_URL.
serve-stopped = «Омерта» закрыта. Начатые игры сохранены.
serve-next-port = Порт { $taken } занят другой программой; беру { $port }.
serve-port-taken = Порт { $port } занят другой программой; выберите другой: --port.
serve-port-forbidden = Порт { $port } доступен не всем; выберите порт больше 1023: --port.
serve-bad-host = У этого компьютера нет адреса { $host }.
database-address = Это не адрес базы данных: нужен файл или postgresql://user@host/name.
database-driver = Для этой базы данных нужен пакет { $package }, а он не установлен.
database-newer = База данных создана более новой «Омертой»; эта версия с ней не справится.
database-served = { $known ->
    [yes] С этой базой данных «Омерта» уже открыта: зайдите на { $address } или укажите другую базу через --database.
   *[no] Эту базу данных уже занял другой сервер: остановите его или укажите другую базу через --database.
}
database-unusable = Базой данных нельзя воспользоваться: { $why ->
    [disk-full] на диске нет места
    [disk-error] диск сообщает об ошибке
    [locked] её заняла другая программа
    [read-only] её можно читать, но нельзя менять
    [no-permission] у вас нет к ней доступа
    [damaged] она повреждена, замените её копией
    [not-a-database] этот файл — не база данных
    [no-such-file] такого файла или папки нет либо файл не открывается
    [file-gone] её файл переместили или удалили, пока сервер работал
    [another-server] её с тех пор открыл другой сервер
    [unknown-host] компьютера с таким именем нет
    [no-answer] PostgreSQL по этому адресу не отвечает
    [timed-out] PostgreSQL не ответил вовремя
    [not-ready] PostgreSQL запускается или останавливается
    [too-many-connections] PostgreSQL не принимает новых соединений
    [login-refused] PostgreSQL не принимает это имя или пароль
    [no-such-database] базы с таким именем в PostgreSQL нет
   *[other] причина неизвестна
} ({ $code }).
setting-unknown = Настройки { $name } нет; возможно, имелась в виду { $value }.
setting-not-port = { $name }: нужен порт от 1 до 65535, а не «{ $value }».
setting-not-origin = { $name }: нужны адреса вида https://games.example через запятую, а не «{ $value }».
setting-not-address = { $name }: нужны адреса или сети вида 10.0.0.0/8 через запятую, а не «{ $value }».
setting-not-level = { $name }: нужно debug, info, warning или error, а не «{ $value }».
setting-not-switch = { $name }: нужно on или off, а не «{ $value }».

### Командная строка

unknown-language = «Омерта» не говорит на языке «{ $language }»; есть: { $languages }.
output-failed = Вывод записать нельзя ({ $why }).
no-such-command = Команды «{ $command }» нет; есть: { $commands }.
needs-package = Для omerta { $command } нужен пакет { $package }, он не установлен.
usage-no-such-option = Ключа { $option } здесь нет; см. --help.
usage-option-needs-value = Ключу { $option } нужно значение.
usage-missing = Не хватает { $what }; см. --help.
usage-bad-value = { $kind ->
    [number] { $what }: нужно целое число в допустимых пределах.
   *[other] Значение { $what } не подходит; см. --help.
}
usage-extra = «{ $what }» здесь лишнее; см. --help.

help-omerta = Омерта: криминальные настольные игры в терминале.
help-usage = Запуск: { $usage }
help-more = omerta КОМАНДА --help объясняет команду. Ключ --lang en|ru есть у всех.
help-lobby = лобби: собрать стол, отвечая на вопросы
help-play = Играть с ботами и людьми за этим терминалом.
help-play-game = игра, например crooks (см. omerta games)
help-play-seats = число игроков; кто не бот, тот человек
help-play-bots = уровни ботов через запятую: random, easy, normal, hard
help-play-names = имена игроков через запятую, сначала люди
help-play-seed = число, которое повторяет раздачу; без него раздача тайная, честная и проверяемая
help-play-edition = издание игры, например 2016
help-play-data = ваш файл данных, для «Аферистов» колода в TOML
help-play-settings = настройка игры, например memory_aid=off; можно повторять
help-play-save = сохранять в этот новый файл после каждого хода
help-play-resume = продолжить игру из этого файла
help-play-origin = продолжить игру из этого файла с выбранного шага: с новой удачей и, если хотите, другими игроками
help-play-step = вместе с --from: шаг, после которого игра продолжается; без него последний
help-play-bot-iterations = сколько итераций боты думают над ходом
help-serve = Открыть живые столы для браузеров, здесь и в вашей сети.
help-serve-host = адрес, на котором слушать; 0.0.0.0 — на всех
help-serve-port = порт; без него 8080 или ближайший свободный
help-serve-database = файл SQLite или адрес базы PostgreSQL
help-replay = Рассказать сохранённую игру строка за строкой.
help-replay-file = сохранённая игра
help-replay-seat = глазами этого места: номер от 1 или имя игрока
help-replay-everything = со всеми секретами; только когда игра окончена
help-replay-hindsight = вместо рассказа: что и когда мог знать этот игрок; только когда игра окончена
help-replay-step = ждать Enter после каждой строки
help-verify = Проверить сохранённую игру: обязательство, раздачу и каждый ход.
help-verify-file = сохранённая игра
help-paper = Отпечатать городскую газету о сохранённой игре, одной страницей для браузера.
help-paper-file = сохранённая игра, оконченная или нет
help-paper-out = новый файл для страницы; без него paper.html
help-games = Список игр.
help-version = Версия программы.
help-sim = Много игр между ботами: кто как часто побеждает.
help-rules = Инструменты для нумерованных правил.
help-rules-coverage = Показать каждый пункт с кодом и тестами, которые на него ссылаются; пробел — ошибка.
help-rules-coverage-game = имя игры; без него все игры
help-rules-coverage-quiet = показать только то, чего не хватает
help-rules-golden = Сравнить эталонные партии с тем, как игра играется сегодня.
help-rules-golden-game = имя игры; без него все игры
help-rules-golden-update = записать файлы заново
help-any-lang = en или ru; иначе язык системы
help-any-no-color = без цвета (NO_COLOR тоже действует)
