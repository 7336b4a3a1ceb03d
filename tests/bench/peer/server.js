// The peer's server with the same kind of game as Crooks and the same facts on the table: piles,
// who looked where and what they left, who left which pile, hidden faces, gangs, money.
// The deck's constants are not in the state, as they are not in our steps.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const TARGETS = [2, 3, 4, 5, 6, 7, 8, 9];
const SIZES = [2, 2, 3, 3, 3, 4, 4, 5, 5];
const COLOURS = ["red", "yellow", "green", "blue"];
const INVALID = "INVALID_MOVE";

const deck = Array.from({ length: 32 }, (_, index) => `c${String(index + 1).padStart(2, "0")}`);

function deal(random) {
  const cards = random.Shuffle(deck);
  return SIZES.map((size, index) => ({
    hangout: "ABCDEFGHI"[index],
    cards: cards.splice(0, size),
    exits: [],
    looks: [],
    memory: [null, null, null, null],
  }));
}

function fresh(random) {
  return {
    turn: 1,
    next: 1,
    hangouts: deal(random),
    searching: null,
    hand: null,
    box: [],
    seats: COLOURS.map((colour) => ({ colour, money: 18, passed: false, members: [0, 0, 0], hidden: 0 })),
    targets: TARGETS.map((target) => ({
      target,
      value: target,
      spots: COLOURS.map(() => ({ cards: [], rating: 0, hidden: 0 })),
    })),
  };
}

function seen(card, mine) {
  const known = card.facing === "up" || mine;
  return { ...card, face: known ? card.face : null, how: known ? "up" : null };
}

const crooks = {
  name: "crooks",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => fresh(random),
  playerView: ({ G, ctx, playerID }) => {
    const active = playerID === ctx.currentPlayer;
    return {
      ...G,
      hangouts: G.hangouts.map(({ cards, memory, ...open }, index) => ({
        ...open,
        size: cards.length,
        price: cards.length,
        faces: active && G.searching === index ? cards : null,
        memory: playerID === null ? null : memory[playerID],
      })),
      hand: G.hand === null ? null : seen(G.hand, active),
      targets: G.targets.map((target) => ({
        ...target,
        spots: target.spots.map((spot, seat) => ({
          ...spot,
          cards: spot.cards.map((card) => seen(card, String(seat) === playerID)),
        })),
      })),
    };
  },
  moves: {
    recruit: ({ G, playerID }, index) => {
      const hangout = G.hangouts[index];
      if (G.searching !== null || G.hand !== null || !(hangout?.cards.length > 0)) return INVALID;
      G.seats[playerID].money -= hangout.cards.length;
      hangout.looks.push([G.turn, Number(playerID), "recruit"]);
      G.searching = index;
      return undefined;
    },
    take: ({ G, playerID }, index) => {
      if (G.searching === null) return INVALID;
      const hangout = G.hangouts[G.searching];
      const tag = `s${String(G.next).padStart(2, "0")}`;
      hangout.exits.push({ tag, seat: Number(playerID), size_before: hangout.cards.length });
      const [face] = hangout.cards.splice(index, 1);
      hangout.memory[playerID] = { turn: G.turn, kind: "recruit", left: [...hangout.cards] };
      G.hand = { tag, hangout: hangout.hangout, facing: null, face, spied_by: [] };
      G.next += 1;
      G.searching = null;
      return undefined;
    },
    lay: ({ G, playerID, events, random }, index, up) => {
      if (G.hand === null) return INVALID;
      const target = G.targets[index];
      const spot = target.spots[playerID];
      spot.cards.push({ ...G.hand, facing: up ? "up" : "down" });
      if (spot.cards.length > 1) G.box.push({ ...spot.cards.shift(), face: null });
      spot.rating = Number(spot.cards[0].face.slice(1));
      target.value += up ? 1 : 0;
      G.seats[playerID].members[index % 3] += 1;
      G.hand = null;
      G.turn += 1;
      if (G.hangouts.every((hangout) => hangout.cards.length === 0)) Object.assign(G, fresh(random));
      events.endTurn();
      return undefined;
    },
  },
};

const server = Server({ games: [crooks], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("ready\n") });
