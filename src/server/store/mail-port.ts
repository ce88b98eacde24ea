/** Where people want to get mail, and about what. */
export interface MailStore {
  /** Writes down an address that is to be confirmed by a code, in place of the one before. */
  enter(mail: EnteredMail): Promise<void>;
  /** True once, in time: from now on mail goes there. */
  confirm(person: string, code: string, now: number): Promise<boolean>;
  mailOf(person: string): Promise<StoredMail | undefined>;
  /** About what mail is wanted; an address that was not confirmed gets none all the same. */
  setWants(person: string, wants: string): Promise<void>;
  drop(person: string): Promise<void>;
  /** Those to whom mail goes at this address: several accounts may share one. */
  confirmedAt(address: string, most: number): Promise<readonly StoredMail[]>;
  /** True for one asker, and only where none was sent since `before`: two processes never send the same twice. */
  claimSending(person: string, now: number, before: number): Promise<boolean>;
}

export interface StoredMail {
  readonly person: string;
  /** What they are called. */
  readonly name: string;
  readonly address: string;
  readonly language: string;
  readonly isConfirmed: boolean;
  /** Words with blanks between them. */
  readonly wants: string;
}

export interface EnteredMail extends Omit<StoredMail, 'isConfirmed' | 'name'> {
  /** The hash of the code. */
  readonly code: string;
  readonly until: number;
}
