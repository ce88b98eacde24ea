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

/** The talk at a table, and how much of it somebody has not read yet. */
export class ChatController {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** Is it in sight? Then everything is read as it comes. */
  readonly shown = signal(false);
  /** Lines from before somebody came are no news to them. */
  readonly #read: Signal<number>;
  readonly #remote: RemoteTable;

  constructor(remote: RemoteTable) {
    this.#remote = remote;
    this.lines = remote.chat;
    this.#read = signal(remote.chat.peek().length);
    this.unread = computed(() => this.#countUnread());
  }

  #countUnread(): number {
    if (this.shown.value) return 0;
    const own = this.#remote.seat.value;
    return this.lines.value.slice(this.#read.value).filter(({ seat }) => seat === undefined || seat !== own).length;
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
