# The chase: words that only its board needs.

chase-scene = The chase
chase-road = The car is on { $car }, worth { $worth }; the van is on { $van } and gone at { $escaped }. Catching it is worth { $caught }.
chase-behind = { $spaces } behind
chase-ahead = { $spaces } ahead
chase-ahead-of-you = of you
chase-left = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}

### Obstacles

chase-tab = { $where ->
    [near] { $side ->
        [left] left lane, near
       *[right] right lane, near
    }
    [yours] { $side ->
        [left] left lane: your obstacle
       *[right] right lane: your obstacle
    }
   *[future] { $side ->
        [left] left lane, after that
       *[right] right lane, after that
    }
}
chase-obstacle = { $tab }: { $name }. { $icons }, difficulty { $difficulty }. { $effects }.
chase-speed-gain = speed +{ $speed }
chase-plus = { $effect ->
    [draw1] draw 1
    [drive1] 1 to Driving
   *[other] bonus
}
chase-minus = rough: { $effect ->
    [tire1] 1 tires
    [tire2] 2 tire
    [wound1] 1 out
    [problem] a problem
    [van1] van +1
   *[other] a price
}

### Gear and driving

chase-speed = speed { $lever }
chase-speed-then = speed { $lever }, then { $then }
chase-lever = { $side ->
    [left] Left lane
   *[right] Right lane
}, speed { $lever } of { $top }{ $then ->
    [none] {""}
   *[other] ; { $then } after this obstacle
}
chase-driving = Driving
chase-driving-count = { $count } of { $spaces }
chase-driving-costs = 1: change lane · { $spaces }: speed +1
chase-driving-said = { $count } of { $spaces } dice on Driving

### Police

chase-police = { $police ->
    [controlled] Police calm
    [active] Police active
   *[uncontrolled] Police watching
}
chase-police-until = { $police ->
    [controlled] until round end
    [active] 2 locks: a problem
   *[uncontrolled] active at round end
}

### Signs in the street

chase-sign-milk = MILK
chase-sign-garage = GARAGE
chase-sign-police = POLICE
chase-sign-prison = PRISON
