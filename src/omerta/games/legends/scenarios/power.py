"""Scenario 6, The Fight for Power: more support than the mayor when the city votes (SC-6.8)."""

from typing import ClassVar, Final

from omerta.games.legends.actions import Draw, Drop, Enough
from omerta.games.legends.actions_power import NameRoller, RevealCampaign, TakeCampaigns
from omerta.games.legends.components import (
    CARD,
    CHEER,
    CONTROL,
    LOCK,
    LUCK,
    PROBLEM,
    REVIVE,
    bits,
)
from omerta.games.legends.events import CardRevealed, DieSeized, PoliceStruck
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import then
from omerta.games.legends.rules.recruit import DRAW, ENOUGH
from omerta.games.legends.rules.rounds import shared_effect
from omerta.games.legends.scenarios.decks import NO_CARD, believed, shuffled
from omerta.games.legends.scenarios.power_checks import power_data_error, power_errors
from omerta.games.legends.scenarios.power_pieces import (
    ChooseRoller,
    DrawCampaign,
    PowerState,
    advance_marker,
    by_number_of_players,
    can_draw,
    card_of,
    count_effects,
    deck_of,
    discard_campaign,
    discard_rumour,
    free,
    hand_of,
    held_as,
    is_betrayal,
    log_drawn,
    player_of,
    reveal_campaign,
    reveal_rumour,
    seize,
    slots,
    state_of,
    support_clan,
    support_mayor,
    take_campaign,
)
from omerta.games.legends.scenarios.power_view_builder import own_power_view, power_view
from omerta.games.legends.scenarios.power_vote import (
    ask_roller,
    hold_election,
    name_roller,
    roll_votes,
    roller_options,
    roller_refusal,
)
from omerta.games.legends.scenarios.registry import scenario_by_code
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ScenarioState, Table, seat_of
from omerta.games.legends.table_challenges import challenge_of, scenario_cards
from omerta.games.legends.view import ScenarioView
from omerta.games.legends.view_power import PowerView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat, Viewer

DROP: Final = Drop()
TAKE: Final = TakeCampaigns()

_HARDER: Final[dict[int, tuple[str, ...]]] = {
    CHEER: ("cheer_harder", "care_harder", "all_harder"),
    REVIVE: ("care_harder", "all_harder"),
    CONTROL: ("control_harder", "all_harder"),
}
"""The effects that make each board test harder."""
_PROBLEM_HARDER: Final = ("problems_harder", "all_harder")
_CAMPAIGN_HARDER: Final = ("campaign_harder", "all_harder")
_RUMOUR_HARDER: Final = ("rumours_harder", "all_harder")
_BETRAYAL_HARDER: Final = ("betrayal_harder", "all_harder")
_FEWER: Final = ("all_minus_die",)


class Power(Scenario):
    """The fight for power as a scenario."""

    code: ClassVar[str] = "power"
    number: ClassVar[int] = 6
    finale: ClassVar[bool] = True
    frames: ClassVar[tuple[type[Decision], ...]] = (DrawCampaign, ChooseRoller)
    steps: ClassVar[tuple[str, ...]] = (
        "campaign_acts",
        "rumours_act",
        "rumour_acts",
        "marker",
        "election",
        "ask_roller",
        "votes",
    )
    round_end: ClassVar[tuple[str, ...]] = (
        "campaign_acts",
        "rumours_act",
        "evidence",
        "police",
        "marker",
    )  # SC-6.23

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        return power_data_error(table)

    # Set-up and round

    def empty_state(self) -> ScenarioState:
        """Return a new state of the election, before set-up."""
        return PowerState()

    def join_before_deal(self, s: Table, chance: Chance) -> None:
        """Add some better minions to the clan of a one-shot match (LG-16.2)."""
        if s.settings.mode == "one_shot":
            for level, count in zip((2, 3), scenario_cards(s).many("recruits"), strict=True):
                found = bits(s.box & s.pack.of_level[level])
                chance.shuffle(found, "recruits")
                joining = sum([1 << minion for minion in found[:count]])
                s.box ^= joining
                s.clan |= joining

    def set_up(self, s: Table, chance: Chance) -> None:
        """Set up rumours, campaign cards, marker, traitor and support (SC-6.1 to SC-6.7)."""
        p = state_of(s)
        deck = shuffled(s, "rumour", chance)
        p.rumours, p.rumour_deck = deck[-1:], deck[:-1]  # SC-6.1
        cards = list(shuffled(s, "campaign", chance))
        held = [
            held_as(0, player, cards.pop())
            for player in range(s.players)
            for _ in range(scenario_cards(s).one("hand"))
        ]
        p.held = tuple(sorted(held))  # SC-6.2
        p.campaign_deck = tuple(cards)
        p.marker = by_number_of_players(s, "marker_start")  # SC-6.3
        p.betrayal = chance.pick(traitors(s), "betrayal")  # SC-6.6
        p.mayor = by_number_of_players(s, "support")  # SC-6.7

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the first rumour and the traitor, and to each seat its own campaign cards."""
        p = state_of(s)
        ids = scenario_cards(s).ids
        log += [CardRevealed(ids[card]) for card in (*p.rumours, p.betrayal)]
        for player in range(s.players):
            log_drawn(s, player, hand_of(p, player), log)

    def start_of_round(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Seize a die if the traitor does so each round, before anything else (SC-6.18)."""
        if self._rule(s) == "seize_round":
            seize(s, "round", log)

    def log_start(self, s: Table, log: list[Event]) -> None:
        """Log the die seized in the first round."""
        p = state_of(s)
        if p.seized:
            log.append(DieSeized("round", p.seized, slots(s)))

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step of the end of a round or of the election."""
        p = state_of(s)
        if what == "campaign_acts":
            if p.campaign != NO_CARD:
                self._acts(s, p.campaign, log)
        elif what == "rumours_act":  # the rumours that are active now, oldest first
            effects = scenario_cards(s).effect
            acting = [card for card in p.rumours if effects[card].startswith("end_")]
            then(s, *[Step("rumour_acts", card) for card in acting])
        elif what == "rumour_acts":
            self._acts(s, a, log)
        elif what == "marker":
            advance_marker(s, chance, log)
        elif what == "election":
            hold_election(s, log)
        elif what == "ask_roller":
            ask_roller(s, a, log)
        elif what == "votes":
            roll_votes(s, chance, log)
        else:
            raise AssertionError(what)

    def _acts(self, s: Table, card: int, log: list[Event]) -> None:
        """Apply the end-of-round effect of the campaign or a rumour (SC-6.10, SC-6.12)."""
        effect = scenario_cards(s).effect[card]
        if effect == "end_support1":
            support_mayor(s, "campaign" if card == state_of(s).campaign else "rumour", log)
        elif effect == "end_seize1":
            seize(s, "rumour", log)
        else:
            cause = "campaign" if card == state_of(s).campaign else "rumour"
            shared_effect(s, effect, cause, log)  # type: ignore[arg-type]  # one of the causes

    # Drop, Reveal, Take campaign cards

    def actions(self, s: Table, player: int) -> list[Action]:
        """Return Drop and Take, which cost an action, and Reveal, which is free."""
        p = state_of(s)
        found: list[Action] = []
        if p.campaign == NO_CARD:
            ids = scenario_cards(s).ids
            found += [RevealCampaign(ids[card]) for card in hand_of(p, player)]
        elif s.actions:
            found.append(DROP)
        if s.actions and can_draw(p):
            found.append(TAKE)
        return found

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why one of the scenario's actions is refused, or None."""
        p = state_of(s)
        if isinstance(action, RevealCampaign):
            if p.campaign != NO_CARD:
                return Illegal("campaign_active", "SC-6.20")
            card = challenge_of(s, action.card) - CARD
            return None if card in hand_of(p, player) else Illegal("not_your_card", "SC-6.20")
        if isinstance(action, Drop | TakeCampaigns):
            if not s.actions:
                return Illegal("no_actions_left", "LG-3.1")
            if isinstance(action, Drop):
                return Illegal("no_campaign", "SC-6.19") if p.campaign == NO_CARD else None
            return None if can_draw(p) else Illegal("no_campaign_cards", "SC-6.21")
        return Illegal("act_now", "LG-3.2")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry out one of the scenario's actions."""
        if isinstance(action, RevealCampaign):
            reveal_campaign(s, player, challenge_of(s, action.card) - CARD, log)
            return
        s.actions -= 1
        if isinstance(action, Drop):
            discard_campaign(s, log)  # SC-6.19
        else:
            take_campaign(s, player, 0, chance, log)

    # Challenges and rolls

    def challenges(self, s: Table) -> list[int]:
        """Return the active campaign, all rumours and the betrayal card."""
        p = state_of(s)
        found = [] if p.campaign == NO_CARD else [CARD + p.campaign]
        found += [CARD + rumour for rumour in p.rumours]
        found.append(CARD + p.betrayal)
        return found

    def token_cards(self, s: Table) -> list[int]:
        """Return the campaign and the rumours; the betrayal card takes no tokens."""
        return self.challenges(s)[:-1]

    def useful_successes(self, s: Table, challenge: int) -> int:
        """Return the seized dice, as each success against the traitor frees one (SC-6.17), or -1."""
        return state_of(s).seized if is_betrayal(s, challenge) else -1

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return the sum of constant effects, which always hold for all players (SC-6.10, SC-6.12)."""
        if challenge < PROBLEM:
            names = _HARDER.get(challenge, ())
        elif challenge < CARD:
            names = _PROBLEM_HARDER
        elif challenge - CARD == state_of(s).campaign:
            names = _CAMPAIGN_HARDER
        elif is_betrayal(s, challenge):
            names = _BETRAYAL_HARDER
        else:
            names = _RUMOUR_HARDER
        return count_effects(s, names)

    def dice_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return the dice that hecklers take from every roll, 0 or less."""
        return -count_effects(s, _FEWER)

    def ignores_damage(self, s: Table, challenge: int) -> bool:
        """Return whether the challenge is the betrayal card, where locks deal no damage (SC-6.17)."""
        return is_betrayal(s, challenge)

    def spend_successes(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Free a die for each success against the traitor (SC-6.17)."""
        free(s, successes, log)

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Move a support token for a campaign (SC-6.9), or discard a rumour (SC-6.12)."""
        card = challenge - CARD
        if card == state_of(s).campaign:
            support_clan(s, log)
            discard_campaign(s, log)
        else:
            discard_rumour(s, card, log)

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """Seize a die if the result fits the traitor's rule (SC-6.17, SC-6.18)."""
        if is_betrayal(s, s.challenge):
            return
        rule = self._rule(s)
        bound = scenario_cards(s).values("bound")[state_of(s).betrayal]
        if (
            (rule == "seize_above" and s.total > bound)
            or (rule == "seize_below" and s.total < bound)
            or (rule == "seize_lock" and LOCK in final)
            or (rule == "seize_luck" and LUCK in final)
        ):
            seize(s, "roll", log)

    def _rule(self, s: Table) -> str:
        """Return the rule by which the single betrayal card seizes dice (SC-6.13)."""
        return scenario_cards(s).effect[state_of(s).betrayal]

    # Rally, evidence, police, the end

    def can_rally(self, s: Table) -> bool:
        """Return whether the clan has a support token, the price of Rally (SC-6.24)."""
        return state_of(s).clan > 0

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Move a support token to the mayor (SC-6.24)."""
        support_mayor(s, "rally", log)

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints of all cards in play; too many end the campaign (SC-6.28)."""
        prints = scenario_cards(s).prints
        return sum([prints[challenge - CARD] for challenge in self.challenges(s)])

    def police_strike(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Reveal another rumour if a minion is out of action (SC-6.22)."""
        if s.out:
            log.append(PoliceStruck(self.code))
            reveal_rumour(s, chance, log)

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Return the reputation of a won election, including its lead, otherwise 0 (LG-15.5)."""
        p = state_of(s)
        if s.ending != "elected":
            return 0
        return scenario_cards(s).one("victory") + max(0, p.clan - p.mayor)

    def verdict(self, s: Table) -> str:
        """Return how the campaign has ended: won, lost, or betrayed (SC-6.16, SC-6.27)."""
        return s.ending

    # The decisions: another campaign card, and who rolls

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Return the legal actions."""
        if isinstance(frame, ChooseRoller):
            return roller_options(s, frame)
        return [DRAW, ENOUGH]

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(frame, ChooseRoller):
            return roller_refusal(s, frame, action)
        return None if isinstance(action, Draw | Enough) else Illegal("draw_or_enough", "SC-6.21")

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal action."""
        if isinstance(action, NameRoller):
            name_roller(s, action.player, frame.a, log)
        elif isinstance(action, Draw):
            take_campaign(s, frame.player, frame.a, chance, log)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Stop drawing, or the first player who can roll (rules, section 4)."""
        return roller_options(s, frame)[0] if isinstance(frame, ChooseRoller) else ENOUGH

    # View, belief and audit

    def view(self, s: Table) -> PowerView:
        """Return the part of the view that all viewers share: hands only by size."""
        return power_view(s)

    def own_view(self, s: Table, seen: ScenarioView, viewer: Viewer) -> ScenarioView:
        """Return the view with the viewer's own campaign cards (LG-12.5)."""
        assert isinstance(seen, PowerView)
        return own_power_view(s, seen, viewer)

    def public_options(self, s: Table, answers: list[Action]) -> list[Action]:
        """Return the options without Reveal, which would show a hidden card (LG-12.5)."""
        return [action for action in answers if not isinstance(action, RevealCampaign)]

    def believe(self, world: Table, chance: Chance) -> None:
        """Shuffle both decks again."""
        p = state_of(world)
        p.campaign_deck = believed(p.campaign_deck, "believe", chance)
        p.rumour_deck = believed(p.rumour_deck, "believe", chance)

    def believe_hands(self, world: Table, seat: Seat, chance: Chance) -> None:
        """Redeal the cards of other hands, each from the deck that it was drawn from."""
        p = state_of(world)
        hidden = [held for held in p.held if seat_of(world, player_of(held)) != seat]
        dealt = [held for held in p.held if seat_of(world, player_of(held)) == seat]
        for deck in range(p.shuffles + 1):
            places = [held for held in hidden if deck_of(held) == deck]
            pool = [card_of(held) for held in places]
            if deck == p.shuffles:
                pool += p.campaign_deck
            pool.sort()
            chance.shuffle(pool, "believe")
            dealt += [held_as(deck, player_of(place), pool.pop()) for place in places]
            if deck == p.shuffles:
                p.campaign_deck = tuple(pool)
        p.held = tuple(sorted(dealt))

    def has_secrets(self, s: Table) -> bool:
        """Return whether any player holds campaign cards (SC-6.2)."""
        return bool(state_of(s).held)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards and impossible numbers."""
        return power_errors(s)

    def dice_on_board(self, s: Table) -> int:
        """Return the seized dice, which are not in the stock (SC-6.15)."""
        return state_of(s).seized


def traitors(s: Table) -> list[int]:
    """Return the betrayal cards of scenarios played before; all in a one-shot match (SC-6.6)."""
    cards = scenario_cards(s)
    before = [scenario_by_code(code).number for code in s.played[:-1]]
    numbers = cards.values("scenario")
    every = cards.of_deck("betrayal")
    return [card for card in every if numbers[card] in before] or every
