import { CHANCE, NOBODY, NOT_A_MOVE, randomMoveOf, type Seat } from '../../../engine/game.ts';
import { newMatchOptions } from '../../../engine/options.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import type { AnyState } from '../../../engine/state.ts';
import { loadGame } from '../../../games/registry.ts';

/** Durch die Wüste for two as peers serve it: by our rules, in their kind of state. */

const game = await loadGame('durch-die-wueste');
const pick = randomMoveOf(game);

export function emptyDesert(): AnyState {
  return game.initial(2, newMatchOptions(game.options));
}

/** The set-up of a table's game of this number: server and clients draw the same. */
export function setUp(number: number): AnyState {
  const state = emptyDesert();
  const random = seeded(`set-up ${number}`);
  while (game.actor(state) === CHANCE) game.apply(state, game.sample(state, random));
  return state;
}

export function applyText(state: AnyState, text: string): void {
  game.apply(state, game.parse(state, text));
}

/** A move that a seat is going to send. */
export interface PlannedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** A random game from here to its end, made beforehand so that it costs nothing while it is played. Uses the state up. */
export function planRandomGame(state: AnyState, random: Random): PlannedMove[] {
  const steps: PlannedMove[] = [];
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    const move = pick(state, random);
    steps.push({ seat, text: game.format(state, move) });
    game.apply(state, move);
  }
  return steps;
}

/** What lies on the table, without what our rules keep beside it to be quick. */
export const stateParts = [
  'camels',
  'land',
  'riders',
  'supply',
  'given',
  'water',
  'taken',
  'oases',
  'areas',
  'turn',
] as const;
export type StatePart = (typeof stateParts)[number];

type Parts = Readonly<Record<StatePart, Uint8Array>>;

/** A number that is another one now. */
export interface NumberChange {
  readonly part: StatePart;
  readonly index: number;
  readonly value: number;
}

/** The rules behind a table of a peer. When a game is over the next one begins. */
export class Desert {
  #games = 0;
  #state = setUp(0);
  readonly #told: Parts;

  constructor() {
    this.#told = Object.fromEntries(stateParts.map(part => [part, this.#parts[part].slice()])) as Record<
      StatePart,
      Uint8Array
    >;
  }

  get #parts(): Parts {
    return this.#state as unknown as Parts;
  }

  /** All numbers of a part, as they were told last. */
  numbers(part: StatePart): number[] {
    return [...this.#told[part]];
  }

  /** Plays a move, and returns what is different then; undefined where the rules forbid it. */
  play(seat: Seat, text: string): NumberChange[] | undefined {
    if (game.actor(this.#state) !== seat) return undefined;
    const move = game.parse(this.#state, text);
    if (move === NOT_A_MOVE || game.forbids(this.#state, move) !== undefined) return undefined;
    game.apply(this.#state, move);
    if (game.actor(this.#state) === NOBODY) this.#state = setUp(++this.#games);
    return this.#changes();
  }

  #changes(): NumberChange[] {
    const changes: NumberChange[] = [];
    for (const part of stateParts) {
      const now = this.#parts[part];
      const told = this.#told[part];
      for (let index = 0; index < now.length; index++) {
        if (now[index] === told[index]) continue;
        told[index] = now[index]!;
        changes.push({ part, index, value: now[index]! });
      }
    }
    return changes;
  }
}
