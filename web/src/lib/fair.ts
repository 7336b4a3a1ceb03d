/**
 * The chance draws of a live table, repeated: the same algorithm as `omerta.kernel.chance.Fair`.
 */

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

/** Chance from the secret and all seats' salts, in the order in which the table drew. */
export class Fair {
  readonly #key: Uint8Array;
  #block = new Uint8Array();
  #draws = 0;

  constructor(secret: string, salts: readonly string[]) {
    this.#key = hmac(sha256, hexToBytes(secret), utf8ToBytes(salts.join("\n")));
  }

  /** A number from 0 to n-1; random words that would cause a bias are skipped. */
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

/** One repeated draw: the result that the table reported, and whether it is the same. */
export interface Redrawn {
  readonly draw: Draw;
  readonly agrees: boolean;
}

/** Repeat all draws and shuffles of a match in order. */
export function redraw(secret: string, salts: readonly string[], luck: Draws): Redrawn[] {
  const fair = new Fair(secret, salts);
  return luck.draws.map((draw) => ({ draw, agrees: agrees(fair, draw) }));
}

/**
 * The items in the order of a shuffle, or null if the shuffle was of other items. The caller passes
 * the items in an order that this browser knows by itself, because the names and the order in the
 * draw come from the table, which could otherwise deal whatever it likes.
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
