/** The pictures of the cards, as soon as they are loaded. */
import type { PICTURES, Picture } from "./pictures";

class Album {
  pictures: typeof PICTURES | null = $state.raw(null);

  constructor() {
    void import("./pictures").then((fetched) => (this.pictures = fetched.PICTURES));
  }
}

export const album = new Album();
export type { Picture };
