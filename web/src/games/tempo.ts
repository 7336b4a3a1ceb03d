/** How long the steps of a game are shown. */
import type { Tempo } from "../lib/showing";
import type { AnyGameModule } from "./module";

export function tempoOf(game: AnyGameModule | null): Tempo {
  return {
    still: (events) =>
      events.length > 0 && events.every((event) => game?.isInvisible?.(event) ?? false),
    urgent: (events) => events.some((event) => game?.isUrgent?.(event) ?? false),
  };
}
