import type { OnlineWords } from '../words/online.en.ts';
import type { Words } from '../words/words.ts';
import type { RemoteTable } from './remote-table.ts';

/** What all parts of a table online share. */
export interface OnlineContext {
  readonly remote: RemoteTable;
  readonly words: Words;
  readonly onlineWords: OnlineWords;
}
