/** Counts moves, and how long they were under way, while a round runs. */
export class Stopwatch {
  running = false;
  moves = 0;
  readonly delays: number[] = [];

  note(delay: number): void {
    if (!this.running) return;
    this.moves++;
    this.delays.push(delay);
  }
}

/** Brings two clients to a table of their own, and has them move whenever it is their turn. */
export type Open = (address: string, duel: Duel) => Promise<void>;

/** One match: who may move does so at once while a round runs, and otherwise when the next one begins. */
export class Duel {
  /** The name of the match where clients choose it. */
  readonly name: string;
  readonly #watch: Stopwatch;
  readonly #sent = new Map<number, { readonly seat: number; readonly at: number }>();
  #move: (() => void) | undefined;

  constructor(name: string, watch: Stopwatch) {
    this.name = name;
    this.#watch = watch;
  }

  /** Somebody has seen all that happened, and has the next move. */
  ready(move: () => void): void {
    if (this.#watch.running) move();
    else this.#move = move;
  }

  goOn(): void {
    const move = this.#move;
    this.#move = undefined;
    move?.();
  }

  /** A seat sends the move of this position. */
  sends(position: number, seat: number): void {
    this.#sent.set(position, { seat, at: performance.now() });
  }

  /** A seat is told of it: what counts is when the other one is. */
  sees(position: number, seat: number): void {
    const sent = this.#sent.get(position);
    if (!sent || sent.seat === seat) return;
    this.#sent.delete(position);
    this.#watch.note(performance.now() - sent.at);
  }
}
