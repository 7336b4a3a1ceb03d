"""The events of Legends (rules, section 7). Only campaign cards in hand are secret."""

from omerta.games.legends.events_board import (
    BagsGained,
    ClanRallied,
    DrivingDicePlaced,
    EvidenceCounted,
    LaneChosen,
    PoliceActivated,
    PoliceStruck,
    PoliceTurned,
    SpeedBoosted,
    TrackMoved,
    VaultSearched,
)
from omerta.games.legends.events_cards import (
    CardDiscarded,
    CardRevealed,
    DeckShuffled,
    MinionExhausted,
    MinionOut,
    MinionPlayed,
    MinionsDrawn,
    MinionsReturned,
    MinionsTakenBack,
    ProblemDealt,
    ProblemSolved,
    TopExhausted,
)
from omerta.games.legends.events_casino import (
    BetOpened,
    BetSettled,
    ChipsLaundered,
    JackpotWon,
    MinionKept,
    MinionsFound,
    PenaltyStruck,
    RedDieRolled,
    SpaceBlocked,
    StakeSet,
    TableClosed,
    TableRemoved,
    TableSwapped,
)
from omerta.games.legends.events_family import (
    BusinessKept,
    BusinessLost,
    BusinessOpened,
    BusinessRemoved,
    DowntimeLaid,
    DowntimeWhy,
    MoleRevealed,
    MoleShuffledIn,
    MoleWhy,
)
from omerta.games.legends.events_flow import (
    Bailed,
    BreakOpened,
    CampaignEnded,
    CampaignStarted,
    FirstPlayerNamed,
    Hired,
    MinionsLeft,
    MinionWon,
    PlayerLeft,
    RecruitsAdded,
    RoundStarted,
    ScenarioEnded,
    ScenarioSetUp,
    TurnEnded,
    TurnStarted,
)
from omerta.games.legends.events_power import (
    CampaignCardsDrawn,
    CampaignRevealed,
    DiceFreed,
    DieSeized,
    ElectionDecided,
    RollerNamed,
    SeizeWhy,
    SupportMoved,
    SupportWhy,
    VoteSide,
    VoteSideName,
    VotesRolled,
)
from omerta.games.legends.events_rebels import (
    AmbushLaid,
    AttackPlanned,
    FightDecided,
    FugitivesCaught,
    LoyaltyChecked,
    PlaceRevealed,
    RebelFled,
    RebelsJoined,
    RebelsRolled,
    ShortageMet,
)
from omerta.games.legends.events_rolls import (
    AbilityUsed,
    ChallengeChosen,
    ChallengeOvercome,
    DiceRerolled,
    DiceRolled,
    DiceSetAside,
    DieAdded,
    DieTurned,
    IntroUsed,
    LuckSplit,
    RollEased,
    RollVoided,
    SirenHeard,
    TokensPlaced,
    TotalFixed,
)
from omerta.games.legends.kinds import (
    CardId,
    Cause,
    Ending,
    LaneHow,
    Pile,
    Police,
    Rank,
    Red,
    SolvedHow,
    Track,
    White,
)

__all__ = [
    "AbilityUsed",
    "AmbushLaid",
    "AttackPlanned",
    "BagsGained",
    "Bailed",
    "BetOpened",
    "BetSettled",
    "BreakOpened",
    "BusinessKept",
    "BusinessLost",
    "BusinessOpened",
    "BusinessRemoved",
    "CampaignCardsDrawn",
    "CampaignEnded",
    "CampaignRevealed",
    "CampaignStarted",
    "CardDiscarded",
    "CardId",
    "CardRevealed",
    "Cause",
    "ChallengeChosen",
    "ChallengeOvercome",
    "ChipsLaundered",
    "ClanRallied",
    "DeckShuffled",
    "DiceFreed",
    "DiceRerolled",
    "DiceRolled",
    "DiceSetAside",
    "DieAdded",
    "DieSeized",
    "DieTurned",
    "DowntimeLaid",
    "DowntimeWhy",
    "DrivingDicePlaced",
    "ElectionDecided",
    "Ending",
    "EvidenceCounted",
    "FightDecided",
    "FirstPlayerNamed",
    "FugitivesCaught",
    "Hired",
    "IntroUsed",
    "JackpotWon",
    "LaneChosen",
    "LaneHow",
    "LegendsEvent",
    "LoyaltyChecked",
    "LuckSplit",
    "MinionExhausted",
    "MinionKept",
    "MinionOut",
    "MinionPlayed",
    "MinionWon",
    "MinionsDrawn",
    "MinionsFound",
    "MinionsLeft",
    "MinionsReturned",
    "MinionsTakenBack",
    "MoleRevealed",
    "MoleShuffledIn",
    "MoleWhy",
    "PenaltyStruck",
    "Pile",
    "PlaceRevealed",
    "PlayerLeft",
    "Police",
    "PoliceActivated",
    "PoliceStruck",
    "PoliceTurned",
    "ProblemDealt",
    "ProblemSolved",
    "Rank",
    "RebelFled",
    "RebelsJoined",
    "RebelsRolled",
    "RecruitsAdded",
    "Red",
    "RedDieRolled",
    "RollEased",
    "RollVoided",
    "RollerNamed",
    "RoundStarted",
    "ScenarioEnded",
    "ScenarioSetUp",
    "SeizeWhy",
    "ShortageMet",
    "SirenHeard",
    "SolvedHow",
    "SpaceBlocked",
    "SpeedBoosted",
    "StakeSet",
    "SupportMoved",
    "SupportWhy",
    "TableClosed",
    "TableRemoved",
    "TableSwapped",
    "TokensPlaced",
    "TopExhausted",
    "TotalFixed",
    "Track",
    "TrackMoved",
    "TurnEnded",
    "TurnStarted",
    "VaultSearched",
    "VoteSide",
    "VoteSideName",
    "VotesRolled",
    "White",
]

LegendsEvent = (
    CampaignStarted
    | ScenarioSetUp
    | RoundStarted
    | FirstPlayerNamed
    | TurnStarted
    | TurnEnded
    | PlayerLeft
    | ScenarioEnded
    | CampaignEnded
    | BreakOpened
    | MinionWon
    | Bailed
    | Hired
    | MinionsLeft
    | RecruitsAdded
    | MinionsDrawn
    | MinionPlayed
    | MinionsTakenBack
    | MinionExhausted
    | MinionOut
    | TopExhausted
    | MinionsReturned
    | DeckShuffled
    | ProblemDealt
    | ProblemSolved
    | CardRevealed
    | CardDiscarded
    | ChallengeChosen
    | DiceRolled
    | AbilityUsed
    | IntroUsed
    | DiceRerolled
    | DiceSetAside
    | DieAdded
    | DieTurned
    | RollEased
    | LuckSplit
    | TotalFixed
    | RollVoided
    | TokensPlaced
    | ChallengeOvercome
    | SirenHeard
    | PoliceTurned
    | PoliceActivated
    | PoliceStruck
    | EvidenceCounted
    | ClanRallied
    | TrackMoved
    | VaultSearched
    | BagsGained
    | LaneChosen
    | DrivingDicePlaced
    | SpeedBoosted
    | BusinessOpened
    | DowntimeLaid
    | BusinessKept
    | BusinessLost
    | BusinessRemoved
    | MoleRevealed
    | MoleShuffledIn
    | PlaceRevealed
    | AttackPlanned
    | AmbushLaid
    | RebelsJoined
    | LoyaltyChecked
    | ShortageMet
    | RebelsRolled
    | RebelFled
    | FightDecided
    | FugitivesCaught
    | BetOpened
    | StakeSet
    | PenaltyStruck
    | RedDieRolled
    | BetSettled
    | JackpotWon
    | ChipsLaundered
    | TableSwapped
    | TableClosed
    | TableRemoved
    | SpaceBlocked
    | MinionsFound
    | MinionKept
    | CampaignCardsDrawn
    | CampaignRevealed
    | DieSeized
    | DiceFreed
    | SupportMoved
    | RollerNamed
    | VotesRolled
    | ElectionDecided
)
