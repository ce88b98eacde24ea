import type { ChatLine } from '../../protocol/replies.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import type { MatchDirectory } from './match-directory.ts';

/** A line was said at a match by way of this process. */
export interface LinePosted {
  readonly match: string;
  readonly line: string;
}

/** How many of the last lines are searched for a line that is kept. */
const LOOKED_BACK = 20;

/** Lines that come within so many milliseconds of each other are told apart; a clock that was set back is believed. */
const TOGETHER = 1000;

/** What people say to each other at their tables. */
export class Chat {
  #lastAt = 0;
  readonly posted: Emitter<LinePosted>;
  readonly #store: Pick<Store, 'say' | 'chat'>;
  readonly #directory: MatchDirectory;

  constructor(store: Pick<Store, 'say' | 'chat'>, directory: MatchDirectory, onError: (error: unknown) => void) {
    this.#store = store;
    this.#directory = directory;
    this.posted = new Emitter(onError);
  }

  /** What is kept is what is shown: a line that was said before is shown as it was, whatever it is said to be now. */
  async post(match: string, person: string, said: ChatLine): Promise<void> {
    const line = { ...said, at: this.#inOrder(said.at) };
    const isNew = await this.#store.say({ id: line.id, match, at: line.at, body: JSON.stringify(line), person });
    if (!isNew) return this.deliver(match, line.id);
    this.#directory.liveMatch(match).sendLine(line, person);
    this.posted.emit({ match, line: line.id });
  }

  /** Lines are read back by their time: of two in one millisecond the later one must not come first. */
  #inOrder(at: number): number {
    const behind = this.#lastAt - at;
    this.#lastAt = behind >= 0 && behind < TOGETHER ? this.#lastAt + 1 : at;
    return this.#lastAt;
  }

  /** Sends a line that is kept, where somebody follows the match here. */
  async deliver(match: string, id: string): Promise<void> {
    const live = this.#directory.known(match);
    const lines = live ? await this.#store.chat(match, LOOKED_BACK) : [];
    const found = lines.find(line => line.id === id);
    if (found) live?.sendLine(JSON.parse(found.body) as ChatLine, found.person);
  }
}
