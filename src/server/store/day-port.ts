/** What somebody has made of the desert of a day in one game. */
export interface DayResult {
  /** From 1, against the computer. */
  readonly place: number;
  /** Points behind the winner; below 0, ahead of the next. The lower, the better. */
  readonly behind: number;
  readonly score: number;
}

export interface DayTry extends DayResult {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly at: number;
}

export interface ListedTry extends DayResult {
  readonly person: string;
  /** What they are called; empty for somebody who is not known any more. */
  readonly name: string;
}

export interface DayStore {
  /** False where this person has a result there already, which stays as it is. */
  enter(result: DayTry): Promise<boolean>;
  /** Takes a result out again. */
  withdraw(day: string, game: string, person: string): Promise<void>;
  /** The best first; of those that are alike, whoever came first. */
  bestOf(day: string, game: string, most: number): Promise<readonly ListedTry[]>;
  /** How many there are, and what one person's is. */
  countOf(day: string, game: string): Promise<number>;
  resultOf(day: string, game: string, person: string): Promise<DayResult | undefined>;
  /** How many are better. */
  countBetter(day: string, game: string, than: DayResult): Promise<number>;
  /** Removes the earliest day before another one, and says how many results it had. */
  forgetDay(before: string): Promise<number>;
}
