import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { SPECTATOR, type Viewer } from '../../engine/game.ts';
import type {
  AnyRefusalCode,
  ChatLine,
  RefusalReply,
  TableInfo,
  TableSnapshot,
  TableUpdate,
} from '../../protocol/replies.ts';
import { freshId } from '../browser/ids.ts';
import { nothingReceived, type ReceivedLog, withReceived } from './received-log.ts';
import type { RequestBody, ServerAnswer, ServerConnection, TableMessage } from './server-connection.ts';

/** What a visit needs of the line to the server. */
export type TableConnection = Pick<ServerConnection, 'ask' | 'watch' | 'state'>;

/** A table elsewhere, as far as this page was told of it, and what can be asked of it. */
export class RemoteTable {
  readonly match: string;
  readonly line: TableConnection;
  readonly table = signal<TableInfo | undefined>(undefined);
  readonly log = signal<ReceivedLog>(nothingReceived);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Why the table can't be watched. */
  readonly shut = signal<AnyRefusalCode | undefined>(undefined);
  /** Why the last thing that was asked for was not done. */
  readonly refusal = signal<RefusalReply | undefined>(undefined);
  readonly seat: ReadonlySignal<number | undefined>;
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = 0;
  #stop: () => void;

  constructor(line: TableConnection, match: string) {
    this.line = line;
    this.match = match;
    this.seat = computed(() => seatIn(this.table.value));
    this.#stop = line.watch(match, news => this.#hear(news));
  }

  leave(): void {
    this.#stop();
  }

  get viewer(): Viewer {
    return this.seat.value ?? SPECTATOR;
  }

  /** Asks for something at this table. A refusal is kept for the screen to tell. */
  async ask(wish: RequestBody, id = freshId()): Promise<ServerAnswer> {
    this.refusal.value = undefined;
    const answer = await this.line.ask(wish, id);
    if (answer.type === 'refused') this.refusal.value = answer;
    return answer;
  }

  #hear(news: TableMessage): void {
    batch(() => {
      if (news.type === 'refused') this.shut.value = news.code;
      else if (news.type === 'said') this.chat.value = [...this.chat.value, news.line];
      else this.#read(news);
    });
  }

  #read(news: TableSnapshot | TableUpdate): void {
    const seat = this.seat.value;
    this.ahead = news.now - Date.now();
    if (news.type === 'table') this.#show(news);
    else if (this.table.value && news.clock) this.table.value = { ...this.table.value, clock: news.clock };
    // Who has become somebody else sees with other eyes, from the beginning.
    const log = this.seat.value === seat ? this.log.value : nothingReceived;
    const more = withReceived(log, news);
    if (more) this.log.value = more;
    else this.#beginAnew();
  }

  #show({ table, chat }: TableSnapshot): void {
    this.shut.value = undefined;
    this.table.value = table;
    if (chat) this.chat.value = chat;
  }

  #beginAnew(): void {
    this.#stop();
    this.log.value = nothingReceived;
    this.#stop = this.line.watch(this.match, news => this.#hear(news));
  }
}

function seatIn(table: TableInfo | undefined): number | undefined {
  const seat = table?.chairs.findIndex(({ mine }) => mine) ?? -1;
  return seat < 0 ? undefined : seat;
}
