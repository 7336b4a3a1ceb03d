# В чём отказывает ядро, по-русски.

unknown-game = Игры { $game } нет.
unknown-command = Команды «{ $text }» здесь нет; список команд: помощь.
malformed = Такого хода в этой игре нет.
cannot-undo = Это нельзя взять назад: что-то раскрыто или вытянуто, либо это не ваш ход.
nothing-to-expire = Никто никого не ждёт.

save-corrupt = Файл повреждён и не открывается.
save-foreign = Это не файл сохранённой игры «Омерта».
save-unknown-schema = Файл записан в формате { $schema }, эта версия «Омерты» его не знает.
save-other-ruleset = Игра сыграна по правилам версии { $ruleset }; эта версия «Омерты» не может её повторить.
save-not-repeatable = История не повторяется: расхождение на шаге { $step } ({ $why }).
save-impossible = В файле записан стол, какого не может быть ({ $detail }).
save-bad-salt = Соль должна быть одной строкой.
save-bad-secret = Секрет в файле негоден.
save-broken-commitment = Секрет не подходит к обязательству, объявленному до раздачи.
save-scripted = Игру с заданной удачей сохранить нельзя.
save-unknown-frame = В файле записан вопрос, которого в этой игре нет ({ $frame }).
save-bad-frame = В файле записан испорченный вопрос ({ $frame }).

data-unreadable = { $file } нельзя прочитать как файл данных.
data-not-text = Файл { $file } не текстовый.
data-not-toml = { $file }: это не TOML (строка { $line }).

per-seat = { $player } — { $number }
event-timeout-applied = Время вышло: стол отвечает за игрока { $seat }.
