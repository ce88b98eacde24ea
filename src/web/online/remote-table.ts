import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { SPECTATOR, type Viewer } from '../../engine/game.ts';
import type {
  AnyRefusalCode,
  ChairInfo,
  ChatLine,
  RefusalReply,
  TableInfo,
  TableSnapshot,
  TableUpdate,
} from '../../protocol/replies.ts';
import { freshId } from '../browser/ids.ts';
import { nothingReceived, type ReceivedLog, withReceived } from './received-log.ts';
import type { RequestBody, ServerAnswer, ServerConnection, TableMessage } from './server-connection.ts';

/** The part of a connection that a remote table uses. */
export type TableConnection = Pick<ServerConnection, 'ask' | 'watch' | 'state'>;

/** A table on a server, as far as this page has received it, and the requests that can be made there. */
export class RemoteTable {
  readonly match: string;
  readonly connection: TableConnection;
  readonly table = signal<TableInfo | undefined>(undefined);
  readonly log = signal<ReceivedLog>(nothingReceived);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Why the table can't be watched. */
  readonly shut = signal<AnyRefusalCode | undefined>(undefined);
  /** Why the last request was not carried out. */
  readonly refusal = signal<RefusalReply | undefined>(undefined);
  readonly seat: ReadonlySignal<number | undefined>;
  /** How much the clock of the server is ahead of ours, in milliseconds. */
  clockOffset = 0;
  readonly #somebody: () => string;
  /** A part of the log is missing, and was asked for. */
  #isAsking = false;
  #stop: () => void;

  /** `somebody` is what those are called who have had themselves erased. */
  constructor(connection: TableConnection, match: string, somebody = () => '') {
    this.#somebody = somebody;
    this.connection = connection;
    this.match = match;
    this.seat = computed(() => seatIn(this.table.value));
    this.#stop = connection.watch(match, news => this.#receive(news));
  }

  leave(): void {
    this.#stop();
  }

  get viewer(): Viewer {
    return this.seat.value ?? SPECTATOR;
  }

  /** Makes a request at this table. A refusal is kept for the screen to show. */
  async ask(body: RequestBody, id = freshId()): Promise<ServerAnswer> {
    this.refusal.value = undefined;
    const answer = await this.connection.ask(body, id);
    if (answer.type === 'refused') this.refusal.value = answer;
    return answer;
  }

  #receive(news: TableMessage): void {
    batch(() => {
      if (news.type === 'refused') this.shut.value = news.code;
      else if (news.type === 'said') this.#hear(news.line);
      else this.#read(news);
    });
  }

  /** A line that was sent again, because its answer was lost, comes again. */
  #hear(line: ChatLine): void {
    if (!this.chat.value.some(({ id }) => id === line.id)) this.chat.value = [...this.chat.value, line];
  }

  #read(news: TableSnapshot | TableUpdate): void {
    const seat = this.seat.value;
    this.clockOffset = news.now - Date.now();
    if (news.type === 'table') this.#show(news);
    else if (this.table.value && news.clock) this.table.value = { ...this.table.value, clock: news.clock };
    // Another seat sees other things, from the beginning of the log.
    if (this.seat.value !== seat) this.log.value = nothingReceived;
    const more = withReceived(this.log.value, news);
    if (!more) return this.#askForMissing(news);
    this.log.value = more;
    if (news.type === 'table') this.#isAsking = false;
  }

  #show({ table, chat }: TableSnapshot): void {
    this.shut.value = undefined;
    this.table.value = withSomebody(table, this.#somebody);
    if (chat) this.chat.value = chat;
  }

  /** Lets the table and its chat be sent once more. */
  watchAnew(): void {
    this.#stop();
    this.#stop = this.connection.watch(this.match, news => this.#receive(news));
  }

  /** What is known stays until the whole has come: somebody may be looking at it. Meanwhile one asks once. */
  #askForMissing({ type }: TableSnapshot | TableUpdate): void {
    if (type === 'news' && this.#isAsking) return;
    this.#isAsking = true;
    this.watchAnew();
  }
}

/** A seat that was played and has neither a name nor a bot is that of somebody who has had themselves erased. */
function withSomebody(table: TableInfo, somebody: () => string): TableInfo {
  if (table.stage === 'gathering' || table.stage === 'closed') return table;
  const isNobody = ({ name, bot }: ChairInfo) => name === undefined && bot === undefined;
  if (!table.chairs.some(isNobody)) return table;
  return { ...table, chairs: table.chairs.map(chair => (isNobody(chair) ? { ...chair, name: somebody() } : chair)) };
}

function seatIn(table: TableInfo | undefined): number | undefined {
  const seat = table?.chairs.findIndex(({ mine }) => mine) ?? -1;
  return seat < 0 ? undefined : seat;
}
