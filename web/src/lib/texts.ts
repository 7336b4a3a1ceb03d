/**
 * The client's side of `omerta.kernel.texts`; both read the same Fluent files.
 *
 * A message is found by its id; "_" and "-" are equal. Its arguments are the fields of an event, an
 * action or a refusal. A field `face` gives `$face`, its text, and `$face_id`, the bare value for
 * selectors, which is "none" if the viewer does not know it. A number also gives
 * `$modifiers_signed`, a list `$faces_count`; booleans are "yes" or "no". A field of kind "gang" is
 * named by the message `gang-<value>`, and each attribute of that message becomes
 * `$gang_<attribute>`.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

/** The names of things at this table, by kind and value: `{ seat: { 0: "Anna" } }`. */
export type Names = Readonly<Record<string, Readonly<Record<string | number, string>>>>;
export type Args = Readonly<Record<string, string | number>>;
/** For each action and event, the kind of each field: `TEXT_KINDS` of a game. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** An event or an action: a structure with a tag. */
export interface Tagged {
  readonly type: string;
}
/** A refusal: its code and parameters. */
export interface Refusal {
  readonly code: string;
  readonly params: Args;
}

/** The texts that a component can use. */
export interface Words {
  readonly language: Language;
  say(id: string, args?: Args): string;
  /** One attribute of a message, for example `attribute("options-edition", "why")`. */
  attribute(id: string, name: string): string;
  has(id: string): boolean;
  /** The other forms of a name: each attribute of its message. */
  cases(id: string): Readonly<Record<string, string>>;
  refusal(refusal: Refusal): string;
  /** An event or action in words: the message `<prefix>-<tag>` with the fields as arguments. */
  describe(prefix: string, value: Tagged, names: Names): string;
  arguments(value: Tagged, names: Names): Args;
  /** True if all texts are loaded, including those for later (see tools/words.ts). */
  readonly isLoaded: boolean;
  /** True if no more texts are coming for now: all are loaded, or loading failed. */
  readonly isFinal: boolean;
  /** Wait for all texts, and for another promise: `loadAll(import("./Menu.svelte"))`. */
  loadAll<T>(thing?: Promise<T>): Promise<T>;
}

/** A language lacks a message, or a message lacks an argument. */
export class MissingText extends Error {}

/** The kind of a list with one number for each seat; "per_seat gang" holds things of a kind. */
const PER_SEAT = "per_seat";
/** An item of such a list. */
type PerSeat = string | number | readonly (string | number)[] | null;
const KERNEL_KINDS: Kinds = { timeout_applied: { seat: "seat", decision: "" } };

const PARSED = new Map<string, FluentResource>();

/** Parse a file of messages; each file is parsed once, however often its language is chosen. */
function parsed(source: string): FluentResource {
  const resource = PARSED.get(source) ?? new FluentResource(source);
  PARSED.set(source, resource);
  return resource;
}

/** The texts of one language. */
export class Texts implements Words {
  readonly isLoaded = true;
  readonly isFinal = true;
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

  loadAll<T>(thing?: Promise<T>): Promise<T> {
    return thing ?? (Promise.resolve() as Promise<T>); // without an argument there is nothing to wait for
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

  describe(prefix: string, value: Tagged, names: Names): string {
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
      const list = this.#listed(kind, value, names);
      return {
        [name]: list.join(", "),
        [`${name}_id`]: list.length > 0 ? "known" : "none",
        [`${name}_count`]: list.length,
      };
    }
    // the wire has no other kinds of fields
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

  /** Each seat's number, thing or things; seats without any are left out. */
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
