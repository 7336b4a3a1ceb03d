# Погоня: слова, которые нужны только её полю.

chase-scene = Погоня
chase-road = Машина на { $car }, это { $worth }; фургон на { $van } и уйдёт на { $escaped }. Поймать его — { $caught }.
chase-behind = отстаёте на { $spaces }
chase-ahead = впереди на { $spaces }
chase-ahead-of-you = {""}
chase-left = { $turns ->
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[other] ещё { $turns } ходов
}

### Препятствия

chase-tab = { $where ->
    [near] { $side ->
        [left] левая полоса, рядом
       *[right] правая полоса, рядом
    }
    [yours] { $side ->
        [left] левая полоса: ваше препятствие
       *[right] правая полоса: ваше препятствие
    }
   *[future] { $side ->
        [left] левая полоса, потом
       *[right] правая полоса, потом
    }
}
chase-obstacle = { $tab }: { $name }. { $icons }, сложность { $difficulty }. { $effects }.
chase-speed-gain = скорость +{ $speed }
chase-plus = { $effect ->
    [draw1] взять 1
    [drive1] 1 на вождение
   *[other] награда
}
chase-minus = грубо: { $effect ->
    [tire1] 1 измотан
    [tire2] 2 измотаны
    [wound1] 1 выбывает
    [problem] проблема
    [van1] фургон +1
   *[other] плата
}

### Рычаг и вождение

chase-speed = скорость { $lever }
chase-speed-then = скорость { $lever } → { $then }
chase-lever = { $side ->
    [left] Левая полоса
   *[right] Правая полоса
}, скорость { $lever } из { $top }{ $then ->
    [none] {""}
   *[other] ; после препятствия { $then }
}
chase-driving = Вождение
chase-driving-count = { $count } из { $spaces }
chase-driving-costs = 1: полоса · { $spaces }: скорость +1
chase-driving-said = На вождении { $count } из { $spaces }

### Полиция

chase-police = { $police ->
    [controlled] Полиция спокойна
    [active] Полиция действует
   *[uncontrolled] Полиция следит
}
chase-police-until = { $police ->
    [controlled] до конца раунда
    [active] 2 замка: проблема
   *[uncontrolled] вмешается в конце раунда
}

### Вывески на улице

chase-sign-milk = МОЛОКО
chase-sign-garage = ГАРАЖ
chase-sign-police = ПОЛИЦИЯ
chase-sign-prison = ТЮРЬМА
