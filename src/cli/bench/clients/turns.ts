import type { PlannedMove } from '../servers/desert.ts';

/** Counts moves, and how long they were under way. */
export class Stopwatch {
  moves = 0;
  readonly delays: number[] = [];

  note(delay: number): void {
    this.moves++;
    this.delays.push(delay);
  }
}

/** A match that is about to begin. */
export interface ScriptedMatch {
  readonly moves: readonly PlannedMove[];
  readonly send: (step: PlannedMove, played: number) => void;
}

/** Two seats that play through what they will do anyway: each moves when it has been told of all moves before its own. */
export class Turns {
  readonly #watch: Stopwatch;
  readonly #next: () => ScriptedMatch | Promise<ScriptedMatch>;
  #match: ScriptedMatch | undefined;
  #played = 0;
  #heard = [0, 0];
  #sent = 0;
  #over: () => void = () => undefined;

  constructor(watch: Stopwatch, next: () => ScriptedMatch | Promise<ScriptedMatch>) {
    this.#watch = watch;
    this.#next = next;
  }

  /** Brings the next match to where somebody may move. */
  async prepare(): Promise<void> {
    this.#played = 0;
    this.#heard = [0, 0];
    this.#match = await this.#next();
  }

  /** Plays it to its end. */
  play(): Promise<void> {
    return new Promise(resolve => {
      this.#over = resolve;
      this.#move();
    });
  }

  #move(): void {
    this.#sent = performance.now();
    this.#match!.send(this.#match!.moves[this.#played]!, this.#played++);
  }

  /** One more move was told to this seat. What counts is when the opponent is. */
  hears(seat: number): void {
    const { moves } = this.#match!;
    const heard = ++this.#heard[seat]!;
    if (moves[heard - 1]!.seat !== seat) this.#watch.note(performance.now() - this.#sent);
    if (heard !== this.#played) return;
    if (moves[heard]?.seat === seat) this.#move();
    else if (heard === moves.length && this.#heard[1 - seat] === heard) this.#over();
  }
}

/** Brings two clients to a table of their own. `name`: of the match where clients choose it. */
export type Open = (address: string, name: string, watch: Stopwatch) => Promise<Turns>;
