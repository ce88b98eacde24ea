import type { SheetObjection, SheetResult } from '../../engine/score-sheet.ts';
import type { Words } from '../words/words.ts';
import type { PrintedGame } from './printed-game.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** What the parts of a score sheet share. */
export interface SheetContext {
  readonly printed: PrintedGame;
  readonly words: Words;
  readonly draft: SheetDraft;
  readonly change: (draft: SheetDraft) => void;
  readonly who: (seat: number) => string;
  readonly objections: readonly SheetObjection[];
  /** None before the first number, nor where something can't be. */
  readonly result: SheetResult | undefined;
}
