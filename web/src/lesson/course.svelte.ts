/** A player's progress in the lesson: the card that is shown, and the cards that were read. */
import type { AnyGameModule, AnyView, LessonCard } from "../games/module";

export class Course {
  readonly #game: AnyGameModule;
  readonly #view: () => AnyView | null;
  #read: readonly string[] = $state.raw([]);
  #parted = $state(false);

  /** The first unread card whose condition holds. */
  readonly card: LessonCard<AnyView> | null = $derived.by(() => this.#next());
  /** All cards were read; a farewell is left. */
  readonly farewell: boolean = $derived.by(
    () => !this.#parted && this.#read.includes(this.#game.lesson.at(-1)?.message ?? ""),
  );
  /** True if there is something to read now. */
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
