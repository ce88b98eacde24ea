import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/game.ts';
import type { BoardHint } from '../kit/view.ts';

/** What a table online or a study board adds to the layout; a table on this device adds nothing. */
export interface TableSlots {
  /** What has to be known before anything else, under the header. */
  readonly notes?: ComponentChildren;
  /** Below the name of the game: what this match is. It is said aloud, too. */
  readonly subtitle?: string;
  /** What whoever is to move is asked for, in place of whose turn it is, and what is small beside it. */
  readonly asked?: () => { readonly title: string; readonly about: string };
  /** What is said where no hints are given; that this game has none, if left out. */
  readonly noHints?: string;
  /** Is nobody to be told now what others do, though it is shown? */
  readonly untold?: () => boolean;
  readonly menu?: ComponentChildren;
  /** Buttons in the header; on a small screen also for what is a fold elsewhere. */
  readonly buttons?: (tight: boolean) => ComponentChildren;
  /** What stands beside the board above the points, and in place of the log. */
  readonly panel?: ComponentChildren;
  /** What is pointed out on the board, as long as no advice is. */
  readonly marks?: ReadonlySignal<readonly BoardHint[] | undefined>;
  /** One more fold beside the board. */
  readonly fold?: ComponentChildren;
  /** Beside the name of a seat. */
  readonly beside?: (seat: Seat) => ComponentChildren;
  /** Why a seat does not move, where it is not that its player thinks. */
  readonly waiting?: (seat: Seat) => string | undefined;
  /** What follows from that, in a sentence. */
  readonly whatThen?: (seat: Seat) => string | undefined;
  /** What else is to be told of an entry in the log, by its number. */
  readonly remark?: (seq: number) => string | undefined;
  /** What can be done when the game is over, in place of what one does on one's own device. */
  readonly after?: (close: () => void) => ComponentChildren;
  /** What stands in place of the prompt, as long as it is anything. */
  readonly prompt?: () => ComponentChildren;
  /** Where to go for whoever leaves a game that goes on; left out, to the start page. */
  readonly exit?: string;
  /** Puts a match that is over onto this device, so that it can be replayed. */
  readonly keep?: () => Promise<void>;
}
