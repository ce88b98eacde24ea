import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatLine } from '../../protocol/replies.ts';
import type { OnlineWords } from '../words/online.en.ts';
import type { RemoteTable } from './remote-table.ts';

/** Before the name of a phrase in a line of chat: each reader sees the phrase in their own language. */
const MARK = '/';

export function phraseLine(name: string): string {
  return MARK + name;
}

export function chatText(text: string, phrases: OnlineWords['phrases']): string {
  const name = text.startsWith(MARK) ? text.slice(MARK.length) : '';
  return Object.hasOwn(phrases, name) ? phrases[name as keyof typeof phrases] : text;
}

/** How many lines stay to be read aloud: earlier ones have been read by then. */
const SPOKEN = 6;

/** The talk at a table, and how much of it somebody has not read yet. */
export class ChatController {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** What others said and nobody here has read. */
  readonly unread: ReadonlySignal<readonly ChatLine[]>;
  /** In how many places it is in sight. Then everything is read as it comes. */
  readonly shown = signal(0);
  /** Lines from before somebody came are no news to them. */
  readonly #read: Signal<number>;
  readonly #remote: RemoteTable;

  constructor(remote: RemoteTable) {
    this.#remote = remote;
    this.lines = remote.chat;
    this.#read = signal(remote.chat.peek().length);
    this.unread = computed(() => this.#unreadLines());
  }

  #unreadLines(): readonly ChatLine[] {
    if (this.shown.value > 0) return [];
    const own = this.#remote.seat.value;
    return this.lines.value.slice(this.#read.value).filter(({ seat }) => seat === undefined || seat !== own);
  }

  /** What is read aloud, where that is wanted: what others say while it is not in sight; in sight it reads itself. */
  aloud(wanted: boolean): readonly ChatLine[] {
    return wanted ? this.unread.value.slice(-SPOKEN) : [];
  }

  /** Everything that is there has been read. */
  readAll(): void {
    this.#read.value = this.lines.value.length;
  }

  say(text: string): void {
    const line = text.trim();
    if (line !== '') void this.#remote.ask({ type: 'say', match: this.#remote.match, text: line });
  }
}
