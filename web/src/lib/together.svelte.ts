/** Where all play together: what the others would do, and who asks to take a step back. */
import type { Shown } from "./showing";
import type { MatchInfo, Suggested, Suggestion, UndoAsked, UndoWanted } from "./wire";

export class Together {
  #suggested: Omit<Suggested, "type"> = $state.raw({ seq: -1, suggestions: [] });
  #wanted: Omit<UndoWanted, "type"> = $state.raw({ seq: -1, asked: null });

  /** What is suggested about what is shown: the next step makes it void. */
  suggestions(shown: Shown | null): readonly Suggestion[] {
    return shown?.seq === this.#suggested.seq ? this.#suggested.suggestions : [];
  }

  /** Who asks to take back the step that is shown, and whose consent is missing. */
  asked(shown: Shown | null): UndoAsked | null {
    return shown?.seq === this.#wanted.seq ? this.#wanted.asked : null;
  }

  /** The game as it stands: what was heard before is void. */
  stand(play: MatchInfo | null): void {
    const seq = play?.seq ?? -1;
    this.#suggested = { seq, suggestions: play?.suggestions ?? [] };
    this.#wanted = { seq, asked: play?.undo_asked ?? null };
  }

  hear(push: Suggested | UndoWanted): void {
    if (push.type === "suggestions") this.#suggested = push;
    else this.#wanted = push;
  }
}
