import type { Game, RuleId, Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Effect } from '../kit/effect.ts';
import type { Orientation, Standpoint } from '../kit/orientation/orientation.ts';
import type { Button, GameWords, TurnPause } from '../kit/view.ts';

/** A table as the ask line knows it: what the viewer may know, and what they can do. */
export interface AskedTable {
  readonly game: Game;
  readonly gameWords: GameWords;
  readonly orientation: Orientation;
  readonly look: Standpoint;
  readonly seats: number;
  /** The seat that is to move; undefined when the game is over. */
  readonly actor: Seat | undefined;
  /** Is the viewer to move, in the present? */
  readonly mine: boolean;
  /** What is asked of the viewer now. */
  readonly task: string;
  /** What lies face up of a seat's points. */
  readonly score: (seat: Seat) => string;
  /** The latest lines of the log, the oldest first. */
  readonly latest: (count: number) => readonly string[];
  /** Gains and losses in words, the mover's first. */
  readonly gains: (effects: readonly Effect[], mover: Seat) => string;
  readonly moveText: (s: AnyState, move: string) => string;
  readonly whyNot: (token: string) => readonly RuleId[];
  readonly ruleText: (rule: RuleId) => Promise<string>;
  /** What is pressed at the prompt now. */
  readonly buttons: readonly Button[];
  /** Where the turn stops for a while: what is pressed to go on. */
  readonly pause: TurnPause | undefined;
  /** Does the viewer's turn go on when what was tried out is sent? */
  readonly goesOn: boolean;
  readonly canEnd: boolean;
  readonly canUndo: boolean;
  /** Tries moves out, one after the other; false where one can't be played. */
  readonly play: (moves: readonly string[]) => boolean;
  /** False where the turn can't be ended. */
  readonly end: () => boolean;
  readonly undo: () => boolean;
  /** Shows hints; false where there are none now. */
  readonly hint: () => boolean;
}
