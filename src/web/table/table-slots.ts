import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/game.ts';

/** What a table online adds to the layout; one on this device adds nothing. */
export interface TableSlots {
  /** What has to be known before anything else, under the header. */
  readonly notes?: ComponentChildren;
  readonly menu?: ComponentChildren;
  /** Buttons in the header; on a small screen also for what is a fold elsewhere. */
  readonly buttons?: (tight: boolean) => ComponentChildren;
  /** One more fold beside the board. */
  readonly fold?: ComponentChildren;
  /** Beside the name of a seat. */
  readonly beside?: (seat: Seat) => ComponentChildren;
  /** What can be done when the game is over, in place of what one does on one's own device. */
  readonly after?: (close: () => void) => ComponentChildren;
}
