/** Which sheet is the large one: the one somebody turned to, or one that must be read just now. */
export class Largest {
  #seat: number;
  /** Before another one had to be. */
  #before: number | null = null;

  constructor(seat: number) {
    this.#seat = $state(seat);
  }

  get seat(): number {
    return this.#seat;
  }

  /** Somebody turned to it. */
  turn(seat: number): void {
    this.#seat = seat;
  }

  /** This sheet must be read, for as long as that takes; null: none must. */
  need(seat: number | null): void {
    if (seat !== null) [this.#before, this.#seat] = [this.#before ?? this.#seat, seat];
    else if (this.#before !== null) [this.#before, this.#seat] = [null, this.#before];
  }

  /** Another person looks. */
  begin(seat: number): void {
    this.#before = null;
    this.#seat = seat;
  }
}
