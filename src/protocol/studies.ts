/** Where in a study somebody who shows it is; what is in it is read when `touched` is another one. */
export interface ShownStudy {
  readonly type: 'shown';
  readonly study: string;
  /** The position: the number of its move in the study, 0 for the first. */
  readonly at: number;
  /** When the study was last saved. */
  readonly touched: number;
}

/** A study in somebody's account, as a list has it. */
export interface AccountStudy {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly touched: number;
}

/** One that was opened by its address. */
export interface OpenedStudy extends AccountStudy {
  /** As it is written in a file. */
  readonly text: string;
  /** Is it the reader's own? */
  readonly own?: true;
  /** Whose it is. */
  readonly by?: string;
}
