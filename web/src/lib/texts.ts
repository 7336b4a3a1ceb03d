/**
 * Words: the browser's side of `omerta.kernel.texts`, reading the same Fluent files.
 *
 * A message is found by its id, in which "_" and "-" are the same. Arguments are the fields of an
 * event, an action or a refusal. A field `face` gives `$face`, its
 * words, and `$face_id`, the bare value to choose by, which is "none" where the viewer has none; a
 * number also gives `$modifiers_signed`, a list `$faces_count`, and what is true or false is "yes"
 * or "no". A field of kind "gang" is named by the message `gang-<value>`, and each attribute of
 * that message becomes `$gang_<attribute>`.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

/** What this table calls things, by kind and value: `{ seat: { 0: "Anna" } }`. */
export type Names = Readonly<Record<string, Readonly<Record<string | number, string>>>>;
export type Args = Readonly<Record<string, string | number>>;
/** For each action and event the kinds of things its fields name: `TEXT_KINDS` of a game. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** An event or an action: a structure with a tag. */
export interface Tagged {
  readonly type: string;
}
/** Why something was refused. */
export interface Refusal {
  readonly code: string;
  readonly params: Args;
}

/** The words a component may ask for. */
export interface Words {
  readonly language: Language;
  say(id: string, args?: Args): string;
  /** One attribute of a message, for example `attribute("options-edition", "why")`. */
  attribute(id: string, name: string): string;
  has(id: string): boolean;
  /** The other forms of a name: each attribute of its message. */
  cases(id: string): Readonly<Record<string, string>>;
  refusal(refusal: Refusal): string;
  /** An event or action in words: message `<prefix>-<tag>` with the fields as arguments. */
  told(prefix: string, value: Tagged, names: Names): string;
  arguments(value: Tagged, names: Names): Args;
  /** Whether all words are here, also those that are said later (see tools/words.ts). */
  readonly complete: boolean;
  /** Whether what is lacking now will be lacking for a while: the rest could not be fetched. */
  readonly settled: boolean;
  /** Waits until all words are here, and for what is given: `whole(import("./Menu.svelte"))`. */
  whole<T>(thing?: Promise<T>): Promise<T>;
}

/** A message that a language lacks, or an argument a message wants and did not get. */
export class MissingText extends Error {}

/** The kind of a list that holds one number for each seat; "per_seat gang" holds things of a kind. */
const PER_SEAT = "per_seat";
/** What such a list holds for one seat. */
type PerSeat = string | number | readonly (string | number)[] | null;
const KERNEL_KINDS: Kinds = { timeout_applied: { seat: "seat", decision: "" } };

const PARSED = new Map<string, FluentResource>();

/** The messages of a file, which is read once however often its language is chosen. */
function parsed(source: string): FluentResource {
  const resource = PARSED.get(source) ?? new FluentResource(source);
  PARSED.set(source, resource);
  return resource;
}

/** The words of one language. */
export class Texts implements Words {
  readonly complete = true;
  readonly settled = true;
  readonly #bundle: FluentBundle;
  readonly #kinds: Kinds;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    kinds: Kinds = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#kinds = { ...KERNEL_KINDS, ...kinds };
    for (const source of sources) {
      const errors = this.#bundle.addResource(parsed(source));
      if (errors[0]) throw new MissingText(`${language}: ${errors[0].message}`);
    }
  }

  whole<T>(thing?: Promise<T>): Promise<T> {
    return thing ?? (Promise.resolve() as Promise<T>); // who gives nothing awaits nothing
  }

  say(id: string, args: Args = {}): string {
    return this.#format(id, null, args);
  }

  attribute(id: string, name: string): string {
    return this.#format(id, name, {});
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(dashed(id));
  }

  cases(id: string): Readonly<Record<string, string>> {
    const attributes = Object.keys(this.#message(id).attributes);
    return Object.fromEntries(attributes.map((name) => [name, this.attribute(id, name)]));
  }

  refusal(refusal: Refusal): string {
    return this.say(refusal.code, refusal.params);
  }

  told(prefix: string, value: Tagged, names: Names): string {
    return this.say(`${prefix}-${value.type}`, this.arguments(value, names));
  }

  arguments(value: Tagged, names: Names): Args {
    const kinds = this.#kinds[value.type];
    if (!kinds) throw new MissingText(`no kinds for ${value.type}`);
    const fields = value as unknown as Readonly<Record<string, unknown>>;
    return Object.assign(
      {},
      ...Object.entries(kinds).map(([name, kind]) =>
        this.#argument(name, kind, fields[name], names),
      ),
    ) as Args;
  }

  #argument(name: string, kind: string, value: unknown, names: Names): Args {
    if (value === null || value === undefined) {
      return { [name]: "", [`${name}_id`]: "none", [`${name}_count`]: 0 };
    }
    if (Array.isArray(value)) {
      const told = this.#listed(kind, value, names);
      return {
        [name]: told.join(", "),
        [`${name}_id`]: told.length > 0 ? "known" : "none",
        [`${name}_count`]: told.length,
      };
    }
    // the wire carries no other kinds of fields
    const plain = typeof value === "boolean" ? (value ? "yes" : "no") : (value as string | number);
    const args = {
      [name]: this.#named(kind, plain, names),
      ...this.#namedCases(kind, name, plain, names),
      [`${name}_id`]: plain,
    };
    return typeof plain === "number" ? { ...args, [`${name}_signed`]: signed(plain) } : args;
  }

  #listed(kind: string, values: readonly unknown[], names: Names): readonly string[] {
    const [how, ofItem = ""] = kind.split(" ");
    if (how === PER_SEAT) return this.#perSeat(values as readonly PerSeat[], ofItem, names);
    return values.map((value) => String(this.#named(kind, value as string | number, names)));
  }

  /** Each seat's number, thing or things; a seat without any is left out. */
  #perSeat(items: readonly PerSeat[], kind: string, names: Names): readonly string[] {
    return items.flatMap((item, seat) => {
      const things = item === null ? [] : typeof item === "object" ? item : [item];
      const [first, ...more] = things.map((thing) => this.#named(kind, thing, names));
      if (first === undefined) return [];
      const number = more.length === 0 ? first : [first, ...more].join(" + ");
      return [this.say("per-seat", { player: names["seat"]?.[seat] ?? "", number })];
    });
  }

  #named(kind: string, value: string | number, names: Names): string | number {
    const given = names[kind]?.[value];
    if (given !== undefined) return given;
    const id = `${kind}-${value}`;
    return kind && this.has(id) ? this.say(id) : value;
  }

  #namedCases(kind: string, name: string, value: string | number, names: Names): Args {
    const id = `${kind}-${value}`;
    if (!kind || kind in names || !this.has(id)) return {};
    const cases = Object.entries(this.cases(id));
    return Object.fromEntries(cases.map(([form, text]) => [`${name}_${form}`, text]));
  }

  #message(id: string): Message {
    const message = this.#bundle.getMessage(dashed(id));
    if (!message) throw new MissingText(`${this.language}: ${id}`);
    return message;
  }

  #format(id: string, attribute: string | null, args: Args): string {
    const message = this.#message(id);
    const pattern = attribute === null ? message.value : message.attributes[attribute];
    if (!pattern) throw new MissingText(`${this.language}: ${id} has no ${attribute ?? "value"}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new MissingText(`${this.language}: ${id}: ${errors[0].message}`);
    return nested(text);
  }
}

function dashed(text: string): string {
  return text.replaceAll("_", "-");
}

/** Quotes within quotes have another form: «Кабаре „Восторг“». */
function nested(text: string): string {
  let depth = 0;
  return text.replace(/[«»]/g, (mark) => {
    depth += mark === "«" ? 1 : -1;
    if (mark === "«") return depth > 1 ? "„" : mark;
    return depth > 0 ? "“" : mark;
  });
}

function signed(value: number): string {
  return value >= 0 ? `+${value}` : String(value);
}
