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

/** How much one person may keep: studies, and letters in all of them. */
export interface StudyRoom {
  readonly studies: number;
  readonly letters: number;
}

export interface StudyStore {
  /** Writes a study, new or again. False where one of that id is somebody else's, or there is no room for it. */
  save(study: StoredStudy, room: StudyRoom): Promise<boolean>;
  studyWith(id: string): Promise<StoredStudy | undefined>;
  /** Whose it is, and when it was last changed: what is in it is not read. */
  ownerOf(id: string): Promise<Pick<StoredStudy, 'person' | 'touched'> | undefined>;
  /** The latest first. */
  studiesOf(person: string, most: number): Promise<readonly ListedStudy[]>;
  /** False where there is no such study of this person. */
  drop(person: string, id: string): Promise<boolean>;
}
