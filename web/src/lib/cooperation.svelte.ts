/** Cooperative games: proposals of the other players, and requests to undo a step. */
import type { Shown } from "./showing";
import type { MatchInfo, Suggested, Suggestion, UndoAsked, UndoWanted } from "./wire";

export class Cooperation {
  #suggested: Omit<Suggested, "type"> = $state.raw({ seq: -1, suggestions: [] });
  #wanted: Omit<UndoWanted, "type"> = $state.raw({ seq: -1, asked: null });

  /** The proposals about the shown step; the next step cancels them. */
  suggestions(shown: Shown | null): readonly Suggestion[] {
    return shown?.seq === this.#suggested.seq ? this.#suggested.suggestions : [];
  }

  /** The request to undo the shown step, and the players whose consent is missing. */
  asked(shown: Shown | null): UndoAsked | null {
    return shown?.seq === this.#wanted.seq ? this.#wanted.asked : null;
  }

  /** The match moved on or was reloaded: drop earlier proposals. */
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
