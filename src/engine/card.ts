/** A game as a list of games shows it, before anything else of it is loaded. */
export interface GameCard {
  /** The name of its folder. */
  readonly id: string;
  readonly title: string;
  /** The language of the title, so that it is read out as it should be; that of the page if left out. */
  readonly titleLanguage?: string;
  /** Raised whenever a log written earlier might no longer replay to the same end. */
  readonly version: number;
  /** The seat counts that can be played, ascending: 2 to 5. */
  readonly seats: readonly number[];
  /** Do points only rank, as where each of one source counts before all of another? Then nobody speaks of their number. */
  readonly pointsOnlyRank?: true;
  /** A sentence by language; in English at least. */
  readonly about: Readonly<Record<string, string>> & { readonly en: string };
}
