import { batch, type Signal, signal } from '@preact/signals';
import type { SearchPool } from '../../ai/messages.ts';
import type { Game } from '../../engine/game.ts';
import { movesLogged, type Puzzle, partAfter, positionOf } from '../../table/puzzle.ts';
import { snapshotFor } from '../../table/table.ts';
import { isSound } from '../advice/grade.ts';
import { forgetDraft } from '../match/kept-drafts.ts';
import { TableController } from '../table/table-controller.ts';
import { PuzzleHost } from './puzzle-host.ts';
import { type OpenPuzzle, type Verdict, verdictOn } from './verdict.ts';

/** How far somebody is with a puzzle. */
export type PuzzleStage =
  | { readonly kind: 'trying' | 'grading' | 'solution' | 'answering' }
  /** \`more\`: the others answer, and a second turn is to be found. */
  | { readonly kind: 'graded'; readonly verdict: Verdict; readonly more: boolean }
  | { readonly kind: 'trouble'; readonly why: string };

/** One puzzle on a table of its own, from the position to the verdict. */
export class PuzzleSession {
  /** Another one when the first of two turns is found. */
  readonly part: Signal<OpenPuzzle>;
  readonly controller: TableController<PuzzleHost>;
  readonly stage = signal<PuzzleStage>({ kind: 'trying' });
  readonly #search: SearchPool['search'];
  readonly #onJudged: (solved: boolean) => void;

  constructor(game: Game, puzzle: Puzzle, search: SearchPool['search'], onJudged: (solved: boolean) => void) {
    const position = positionOf(game, puzzle);
    const host = new PuzzleHost(game, position, search, moves => void this.#grade(moves));
    const { match, seat } = position;
    // Whoever comes back finds the position as it was: what lay there may have been the solution.
    forgetDraft(match.id);
    this.part = signal({ game, match, puzzle, seat, view: snapshotFor(host.table, seat).state });
    this.#search = search;
    this.#onJudged = onJudged;
    // A turn is ended by hand: a slip of the finger is no answer.
    this.controller = new TableController(host, () => false);
  }

  /** Lays the best turn on the board, as if somebody were about to end it. */
  showSolution(): void {
    this.stage.value = { kind: 'solution' };
    this.controller.playMoves(this.open.puzzle.best.moves);
  }

  get open(): OpenPuzzle {
    return this.part.value;
  }

  /** The first of two turns is found: the others answer it, and the second one is to be found. */
  goOn(): void {
    const { puzzle, seat } = this.part.peek();
    const { further } = puzzle;
    if (!further) return;
    this.stage.value = { kind: 'answering' };
    const { host } = this.controller;
    host.playOn(further.answers, seat, () => {
      const next = partAfter(puzzle, further, movesLogged(host.table.entries));
      const view = snapshotFor(host.table, seat).state;
      batch(() => {
        this.part.value = { ...this.part.peek(), puzzle: next, view };
        this.stage.value = { kind: 'trying' };
      });
    });
  }

  leave(): void {
    this.controller.leave();
  }

  async #grade(moves: readonly string[]): Promise<void> {
    if (this.stage.peek().kind === 'solution') return;
    this.stage.value = { kind: 'grading' };
    try {
      const verdict = await verdictOn(this.open, moves, this.#search);
      const sound = isSound(verdict.grade);
      const more = verdict.grade === 'best' && verdict.loss === 0 && this.open.puzzle.further !== undefined;
      this.stage.value = { kind: 'graded', verdict, more };
      if (more) return;
      this.#onJudged(sound);
      if (!sound) this.controller.host.answer();
    } catch (error) {
      this.stage.value = { kind: 'trouble', why: String((error as Error).message) };
    }
  }
}
