/** A study that somebody keeps here; the store does not know what is in it. */
export interface StoredStudy extends ListedStudy {
  readonly person: string;
  readonly body: string;
}

export interface ListedStudy {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** When it was last changed. */
  readonly touched: number;
}

export interface StudyStore {
  /** Writes a study, new or again. False where one of that id is somebody else's. */
  save(study: StoredStudy): Promise<boolean>;
  studyWith(id: string): Promise<StoredStudy | undefined>;
  /** The latest first. */
  studiesOf(person: string, most: number): Promise<readonly ListedStudy[]>;
  countOf(person: string): Promise<number>;
  /** False where there is no such study of this person. */
  drop(person: string, id: string): Promise<boolean>;
}
