/** Which sheet is enlarged: the one that the viewer chose, or one that must be read now. */
export class Largest {
  #seat: number;
  /** The chosen sheet while another one must be read. */
  #before: number | null = null;

  constructor(seat: number) {
    this.#seat = $state(seat);
  }

  get seat(): number {
    return this.#seat;
  }

  /** The viewer chose this sheet. */
  turn(seat: number): void {
    this.#seat = seat;
  }

  /** This sheet must be read for now; null if none. */
  need(seat: number | null): void {
    if (seat !== null) [this.#before, this.#seat] = [this.#before ?? this.#seat, seat];
    else if (this.#before !== null) [this.#before, this.#seat] = [null, this.#before];
  }

  /** Another viewer begins. */
  begin(seat: number): void {
    this.#before = null;
    this.#seat = seat;
  }
}
