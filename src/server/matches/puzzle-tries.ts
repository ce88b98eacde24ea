import type { GameId } from '../../games/registry.ts';
import type { PuzzleDifficulty } from '../../protocol/puzzles.ts';
import { chanceToSolve, ratePuzzles } from '../../ratings/puzzle-ratings.ts';
import type { Store } from '../store/port.ts';

export interface PuzzleParts {
  readonly store: Pick<Store, 'puzzles'>;
  readonly now: () => number;
}

/** With fewer first tries a puzzle is as hard as the levels of bots say. */
const ENOUGH = 8;
/** So many first tries of a game are looked at, the latest ones. */
const MOST = 50_000;
/** So many are kept of one person: more puzzles there are not. */
const MOST_OF_ONE = 20_000;
/** For so long, in milliseconds, what was found out is good enough. */
const FRESH = 60_000;

interface Known {
  readonly at: number;
  readonly told: Promise<readonly PuzzleDifficulty[]>;
}

/** How hard puzzles are, by what people have made of them here: a fold over their first tries. */
export class PuzzleTries {
  readonly #parts: PuzzleParts;
  readonly #known = new Map<GameId, Known>();

  constructor(parts: PuzzleParts) {
    this.#parts = parts;
  }

  /** False where it is not kept: it is not the first one, or nobody tries so many. */
  async enter(game: GameId, puzzle: string, person: string, solved: boolean): Promise<boolean> {
    const { store, now } = this.#parts;
    return (
      (await store.puzzles.countOf(person)) < MOST_OF_ONE &&
      store.puzzles.enter({ game, puzzle, person, solved, at: now() })
    );
  }

  /** Those that enough people have tried. Nothing is told of who they were. */
  difficultiesOf(game: GameId): Promise<readonly PuzzleDifficulty[]> {
    const at = this.#parts.now();
    const known = this.#known.get(game);
    if (known && at - known.at < FRESH) return known.told;
    const told = this.#reckon(game);
    this.#known.set(game, { at, told });
    // What failed is tried again.
    told.catch(() => this.#known.delete(game));
    return told;
  }

  async #reckon(game: GameId): Promise<readonly PuzzleDifficulty[]> {
    const rated = ratePuzzles(await this.#parts.store.puzzles.latestOf(game, MOST));
    return [...rated]
      .filter(([, { tries }]) => tries >= ENOUGH)
      .map(([puzzle, { tries, solved, ...skill }]) => ({
        puzzle,
        tries,
        solved,
        chance: Number(chanceToSolve(skill).toFixed(3)),
      }));
  }
}
