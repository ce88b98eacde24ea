import type { ChatLine } from '../../protocol/replies.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import type { MatchDirectory } from './match-directory.ts';

/** A line was said at a match by way of this process. */
export interface LinePosted {
  readonly match: string;
  readonly line: string;
}

/** How many of the last lines are searched for a line that another process has stored. */
const LOOKED_BACK = 20;

/** What people say to each other at their tables. */
export class Chat {
  readonly posted: Emitter<LinePosted>;
  readonly #store: Pick<Store, 'say' | 'chat'>;
  readonly #directory: MatchDirectory;

  constructor(store: Pick<Store, 'say' | 'chat'>, directory: MatchDirectory, onError: (error: unknown) => void) {
    this.#store = store;
    this.#directory = directory;
    this.posted = new Emitter(onError);
  }

  async post(match: string, line: ChatLine): Promise<void> {
    await this.#store.say({ id: line.id, match, at: line.at, body: JSON.stringify(line) });
    this.#directory.liveMatch(match).sendLine(line);
    this.posted.emit({ match, line: line.id });
  }

  /** Sends a line that was posted by way of another process, where somebody follows the match here. */
  async deliver(match: string, id: string): Promise<void> {
    const live = this.#directory.known(match);
    const lines = live ? await this.#store.chat(match, LOOKED_BACK) : [];
    const found = lines.find(line => line.id === id);
    if (found) live?.sendLine(JSON.parse(found.body) as ChatLine);
  }
}
