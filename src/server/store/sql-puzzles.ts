import type { PuzzleStore, PuzzleTry } from './puzzle-port.ts';
import type { SqlEngine } from './sql-engine.ts';

/** Tries at puzzles in SQL: the same statements on every engine. */
export class SqlPuzzles implements PuzzleStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async enter({ game, puzzle, person, solved, at }: PuzzleTry): Promise<boolean> {
    const statement = `INSERT INTO puzzle_tries (game, puzzle, person, solved, at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (game, puzzle, person) DO NOTHING RETURNING person`;
    return (await this.#engine.query(statement, [game, puzzle, person, solved ? 1 : 0, at])).length > 0;
  }

  async countOf(person: string): Promise<number> {
    const statement = 'SELECT count(*) AS tries FROM puzzle_tries WHERE person = $1';
    return Number((await this.#engine.query(statement, [person]))[0]?.tries);
  }

  async latestOf(game: string, most: number): Promise<readonly PuzzleTry[]> {
    const statement = `SELECT game, puzzle, person, solved, at FROM puzzle_tries
      WHERE game = $1 ORDER BY at DESC, puzzle DESC, person DESC LIMIT $2`;
    const rows = (await this.#engine.query(statement, [game, most])) as unknown as readonly TryRow[];
    return rows.map(row => ({ ...row, solved: row.solved === 1 })).toReversed();
  }
}

type TryRow = Omit<PuzzleTry, 'solved'> & { readonly solved: number };
