/** How far somebody is in the lesson: which card lies on the table, and which were read. */
import type { AnyGameModule, AnyView, LessonCard } from "../games/module";

export class Course {
  readonly #game: AnyGameModule;
  readonly #view: () => AnyView | null;
  #read: readonly string[] = $state.raw([]);
  #parted = $state(false);

  /** The first card whose moment has come and that was not read yet. */
  readonly card: LessonCard<AnyView> | null = $derived.by(() => this.#next());
  /** Everything was told: a word to part with. */
  readonly farewell: boolean = $derived.by(
    () => !this.#parted && this.#read.includes(this.#game.lesson.at(-1)?.message ?? ""),
  );
  /** Whether something is to be read now. */
  readonly speaks: boolean = $derived(this.card !== null || this.farewell);

  constructor(game: AnyGameModule, view: () => AnyView | null) {
    this.#game = game;
    this.#view = view;
  }

  /** The card was read. */
  goOn(message: string): void {
    this.#read = [...this.#read, message];
  }

  /** The farewell was read. */
  part(): void {
    this.#parted = true;
  }

  #next(): LessonCard<AnyView> | null {
    const view = this.#view();
    if (view === null) return null;
    const left = this.#game.lesson.filter(({ message }) => !this.#read.includes(message));
    return left.find((card) => card.when(view)) ?? null;
  }
}
