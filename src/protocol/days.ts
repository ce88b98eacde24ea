/** What somebody has made of the desert of a day, and how many are better. */
export interface DayStanding {
  /** Among all who are listed, from 1; who has the same shares one. */
  readonly rank: number;
  /** Against the computer, from 1. */
  readonly place: number;
  /** Points behind the winner; below 0, ahead of the next. */
  readonly behind: number;
  readonly score: number;
}

export interface DayPlace extends DayStanding {
  readonly name: string;
  readonly me?: true;
}

/** The list of a day in one game: the best, and the reader's own. */
export interface DayTable {
  readonly game: string;
  readonly count: number;
  readonly places: readonly DayPlace[];
  readonly mine?: DayStanding;
}
