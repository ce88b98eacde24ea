import { signal } from '@preact/signals';
import type { SearchPool } from '../../ai/messages.ts';
import type { Game } from '../../engine/game.ts';
import { type Puzzle, positionOf } from '../../table/puzzle.ts';
import { snapshotFor } from '../../table/table.ts';
import { isSound } from '../advice/grade.ts';
import { TableController } from '../table/table-controller.ts';
import { PuzzleHost } from './puzzle-host.ts';
import { type OpenPuzzle, type Verdict, verdictOn } from './verdict.ts';

/** How far somebody is with a puzzle. */
export type PuzzleStage =
  | { readonly kind: 'trying' | 'grading' | 'solution' }
  | { readonly kind: 'graded'; readonly verdict: Verdict }
  | { readonly kind: 'trouble'; readonly why: string };

/** One puzzle on a table of its own, from the position to the verdict. */
export class PuzzleSession {
  readonly open: OpenPuzzle;
  readonly controller: TableController<PuzzleHost>;
  readonly stage = signal<PuzzleStage>({ kind: 'trying' });
  readonly #search: SearchPool['search'];
  readonly #onSolved: () => void;

  constructor(game: Game, puzzle: Puzzle, search: SearchPool['search'], onSolved: () => void) {
    const position = positionOf(game, puzzle);
    const host = new PuzzleHost(game, position, search, moves => void this.#grade(moves));
    const { match, seat } = position;
    this.open = { game, match, puzzle, seat, view: snapshotFor(host.table, seat).state };
    this.#search = search;
    this.#onSolved = onSolved;
    // A turn is ended by hand: a slip of the finger is no answer.
    this.controller = new TableController(host, () => false);
  }

  /** Lays the best turn on the board, as if somebody were about to end it. */
  showSolution(): void {
    this.stage.value = { kind: 'solution' };
    this.controller.playMoves(this.open.puzzle.best.moves);
  }

  leave(): void {
    this.controller.leave();
  }

  async #grade(moves: readonly string[]): Promise<void> {
    if (this.stage.peek().kind === 'solution') return;
    this.stage.value = { kind: 'grading' };
    try {
      const verdict = await verdictOn(this.open, moves, this.#search);
      this.stage.value = { kind: 'graded', verdict };
      if (isSound(verdict.grade)) this.#onSolved();
      else this.controller.host.answer();
    } catch (error) {
      this.stage.value = { kind: 'trouble', why: String((error as Error).message) };
    }
  }
}
