import type { OnlineWords } from '../words/online.en.ts';
import type { Words } from '../words/words.ts';
import type { Visit } from './visit.ts';

/** What all parts of a table online share. */
export interface AtTable {
  readonly visit: Visit;
  readonly words: Words;
  readonly said: OnlineWords;
}
