import { CHANCE, type Game, NOBODY, type Seat } from '../../engine/game.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import type { SearchRequest } from '../messages.ts';

/** A match for tests: it is played on move by move, and anybody to move can be asked about it. */
export class Course {
  readonly game: Game;
  readonly state: AnyState;
  readonly #random: Random;
  readonly #heard: (string | undefined)[][];

  constructor(game: Game, seats: number, seed = 'course') {
    this.game = game;
    this.state = game.initial(seats, newMatchOptions(game.options));
    this.#random = seeded(seed);
    this.#heard = Array.from({ length: seats }, () => []);
    this.#letChanceMove();
  }

  get isOver(): boolean {
    return this.game.actor(this.state) === NOBODY;
  }

  get actor(): Seat {
    return this.game.actor(this.state);
  }

  /** What a bot on the seat to move would be asked; with its history, so that it can go on with its tree. */
  request(more: Partial<SearchRequest> = {}): SearchRequest {
    const { game, actor: seat } = this;
    const view = copyOf(this.state);
    game.mask(view, seat);
    const heard = [...(this.#heard[seat] ?? [])];
    const options = newMatchOptions(game.options);
    const history = { match: 'course', moves: heard };
    return {
      game: game.id,
      options,
      seats: view.seats,
      view: view.bytes,
      seat,
      seed: 'thought',
      history,
      ...more,
    };
  }

  play(text: string): void {
    const move = this.game.parse(this.state, text);
    const rule = this.game.forbids(this.state, move);
    if (rule) throw new Error(`${text} is forbidden by ${rule}`);
    this.#apply(move);
    this.#letChanceMove();
  }

  #letChanceMove(): void {
    while (this.actor === CHANCE) this.#apply(this.game.sample(this.state, this.#random));
  }

  #apply(move: number): void {
    const { game, state } = this;
    const text = game.format(state, move);
    for (const [seat, heard] of this.#heard.entries()) heard.push(game.hides(state, move, seat) ? undefined : text);
    game.apply(state, move);
  }
}
