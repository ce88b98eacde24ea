import { signal } from '@preact/signals';

/** Something that happened at a table online while its reader is elsewhere in the page. */
export interface TableNews {
  /**
   * Somebody sat down at one's table, the game there has begun, a table was opened that one may join, or one's table in an
   * event is ready.
   */
  readonly kind: 'sat' | 'begun' | 'opened' | 'ready';
  readonly match: string;
  readonly game: string;
  /** Who did it; empty where that is not one person. */
  readonly name: string;
}

/** The latest, until it was read. */
export const tableNews = signal<TableNews | undefined>(undefined);
