import type { RatedMatch } from '../../ratings/rated-match.ts';

/** How a rated match ended; which one and when is said by the commit that ends it. */
export type RatedResult = Pick<RatedMatch, 'game' | 'anchors' | 'seats'>;

/**
 * The results of rated matches, from which ratings are folded. They are written with the commit that ends the match, and
 * stay when the match is forgotten, so that the list can be computed again.
 */
export interface RatingStore {
  /**
   * Those that ended after a moment, in order. No two end at the same moment, and none is ever added before one that
   * could be read already.
   */
  after(ended: number, most: number): Promise<readonly RatedMatch[]>;
  /** The names of those among these people who have an account. */
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Where the pages are of those among them who have made one that everybody may read. */
  profilesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
