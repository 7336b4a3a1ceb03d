/** The luck of a live table, drawn again: the same few lines as `omerta.kernel.chance.Fair`. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Draws } from "./wire.ts";

const WORD = 2 ** 32;
const WORDS_IN_A_BLOCK = 8;

/** What the table publishes before the deal: SHA-256 of its secret, in hexadecimal. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Luck from a secret and every seat's salt, in the order in which the table drew it. */
export class Fair {
  readonly #key: Uint8Array;
  #block = new Uint8Array();
  #draws = 0;

  constructor(secret: string, salts: readonly string[]) {
    this.#key = hmac(sha256, hexToBytes(secret), utf8ToBytes(salts.join("\n")));
  }

  /** A whole number from 0 to n-1; words that would bring a bias are skipped. */
  below(n: number): number {
    for (;;) {
      const word = this.#word();
      if (word < WORD - (WORD % n)) return word % n;
    }
  }

  /** The items in random order. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const moved = order[last] as T;
      order[last] = order[other] as T;
      order[other] = moved;
    }
    return order;
  }

  #word(): number {
    const place = this.#draws % WORDS_IN_A_BLOCK;
    if (place === 0) {
      const index = Math.floor(this.#draws / WORDS_IN_A_BLOCK);
      this.#block = hmac(sha256, this.#key, utf8ToBytes(String(index)));
    }
    this.#draws += 1;
    return new DataView(this.#block.buffer, this.#block.byteOffset).getUint32(4 * place);
  }
}

/** One use of luck, drawn again: what the table says came of it, and whether it does. */
export interface Redrawn {
  readonly draw: Draw;
  readonly agrees: boolean;
}

/** Every draw and shuffle of a game again, in order. */
export function redraw(secret: string, salts: readonly string[], luck: Draws): Redrawn[] {
  const fair = new Fair(secret, salts);
  return luck.draws.map((draw) => ({ draw, agrees: agrees(fair, draw) }));
}

/**
 * The things as a shuffle leaves them; null: it was of others. They stand in an order that this
 * browser knows by itself: what they are called in the draw, and in which order they are named
 * there, is the table's word alone, by which it could deal whatever it likes.
 */
export function shuffledBy(
  draw: Draw | null | undefined,
  things: readonly string[],
): readonly string[] | null {
  if (draw?.items?.length !== things.length || !draw.shuffled) return null;
  const named = new Map(draw.items.map((item, place) => [item, things[place] ?? ""]));
  if (draw.items.some((item, place) => named.get(item) !== things[place])) return null;
  return draw.shuffled.map((item) => named.get(item) ?? "");
}

function agrees(fair: Fair, draw: Draw): boolean {
  if (draw.items === null) return fair.below(draw.n) === draw.result;
  const order = fair.shuffled(draw.items);
  return draw.shuffled !== null && order.join("\n") === draw.shuffled.join("\n");
}
