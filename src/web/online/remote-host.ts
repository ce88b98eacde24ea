import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, isSeat, type Seat, type Viewer } from '../../engine/game.ts';
import type { RefusalReply, TableInfo } from '../../protocol/replies.ts';
import { revealedSeed } from '../../table/fairness.ts';
import {
  type Command,
  type Entry,
  type Match,
  type RefusalCode,
  refusalCodes,
  type SeenEntry,
} from '../../table/match.ts';
import { botToMove, playersOn } from '../../table/players.ts';
import { type CommandResult, openTable, type Snapshot, type Table } from '../../table/table.ts';
import { beginTimeline, extend, resultAt, snapshotOf } from '../../table/timeline.ts';
import { MatchStory } from '../table/log-lines.ts';
import type { MatchHost } from '../table/match-host.ts';
import { type MatchReader, readerOf } from '../table/match-reader.ts';
import type { ReceivedLog } from './received-log.ts';
import type { RemoteTable } from './remote-table.ts';

/**
 * A match whose table lies on a server: this page has what its viewer may know and no more. It is followed with the
 * rules on masked states; once the match is over and everything laid open, it is a table like any other.
 */
export class RemoteHost implements MatchHost {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly alone = true;
  /** Among people everybody plays for themselves. */
  readonly hints: boolean;
  readonly length = signal(0);
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly trouble = signal<string | undefined>(undefined);
  readonly stuck = signal<string | undefined>(undefined);
  /** Why the log can't be followed: page and server play by different rules. */
  readonly broken = signal<string | undefined>(undefined);
  /** The whole match, once it is over. */
  readonly whole = signal<Table | undefined>(undefined);
  readonly reader: MatchReader;
  readonly #remote: RemoteTable;
  readonly #away: ReadonlySignal<boolean>;
  readonly #stop: () => void;
  #story: MatchStory;
  /** Commands that wait for their answer: asked twice, each is sent once. */
  readonly #sending = new Map<string, Promise<CommandResult>>();

  constructor(game: Game, remote: RemoteTable, table: TableInfo) {
    this.game = game;
    this.#remote = remote;
    this.match = matchOf(table);
    this.viewer = remote.viewer;
    this.hints = !table.rated && table.chairs.filter(({ bot }) => bot === undefined).length === 1;
    this.#story = this.#newStory();
    this.#away = computed(() => remote.table.value?.chairs[this.viewer]?.away === true);
    this.reader = this.#readerOfStory();
    this.thinking = computed(() => this.#botToMove(remote.table.value));
    this.#stop = effect(() => this.#follow(remote.log.value));
  }

  #follow(log: ReceivedLog): void {
    try {
      const seed = revealedSeed(log.entries.filter(isEntry));
      const whole = seed !== undefined && log.entries.every(isEntry) ? this.#openWhole(log.entries, seed) : undefined;
      if (!whole) this.#hear(log);
      batch(() => {
        this.whole.value = whole;
        this.length.value = log.entries.length;
      });
    } catch (error) {
      this.broken.value = (error as Error).message;
    }
  }

  #openWhole(entries: readonly Entry[], seed: string): Table {
    return openTable(this.game, { ...this.match, chance: { ...this.match.chance, seed } }, entries);
  }

  #newStory(): MatchStory {
    return new MatchStory(beginTimeline(this.game, this.match, this.viewer));
  }

  #hear({ entries, states }: ReceivedLog): void {
    // A log that came anew from the beginning is followed anew.
    if (this.#story.timeline.entries.length > entries.length) this.#story = this.#newStory();
    const { timeline } = this.#story;
    extend(timeline, entries.slice(timeline.entries.length), states);
  }

  #readerOfStory(): MatchReader {
    const table = () => this.whole.peek();
    const whole = readerOf(() => this.whole.peek()!);
    return {
      handover: () => ({ viewer: this.viewer }),
      personToMove: () => this.#personToMove(),
      hidesAnything: () => !this.game.perfectInformation,
      snapshot: viewer => (table() ? whole.snapshot(viewer) : snapshotOf(this.#story.timeline, this.viewer)),
      lines: viewer => (table() ? whole.lines(viewer) : this.#story.lines),
      seenAfter: (length, viewer) => (table() ? whole.seenAfter(length, viewer) : this.#story.timeline.states[length]!),
      result: () => (table() ? whole.result() : resultAt(this.#story.timeline)),
      whole: () => table(),
    };
  }

  #snapshot(): Snapshot {
    return this.reader.snapshot(this.viewer);
  }

  /** While a bot stands in for somebody, nothing is asked of them. */
  #personToMove(): Seat | undefined {
    const away = this.#away.value;
    const { over, state, resigned } = this.#snapshot();
    if (away || over || this.game.actor(state) !== this.viewer) return undefined;
    return isSeat(this.viewer) && !resigned.has(this.viewer) ? this.viewer : undefined;
  }

  #botToMove(table: TableInfo | undefined): Seat | undefined {
    if (this.broken.value !== undefined || table?.clock?.paused !== undefined) return undefined;
    // The log is read without its signal: reading the length asks anew after every entry.
    void this.length.value;
    return botToMove({ game: this.game, ...this.#snapshot() }, table?.chairs ?? []);
  }

  send(command: Command): Promise<CommandResult> {
    const known = this.#sending.get(command.id);
    const answer = known ?? this.#ask(command).finally(() => this.#sending.delete(command.id));
    this.#sending.set(command.id, answer);
    return answer;
  }

  async #ask(command: Command): Promise<CommandResult> {
    const answer = await this.#remote.ask({ ...command, match: this.match.id }, command.id);
    const refused = answer.type === 'refused' && refusedByTable(answer);
    if (!refused) return { ok: true, entries: [] };
    this.#remote.refusal.value = undefined;
    return refused;
  }

  askAgain(): void {
    // The server's bots ask themselves.
  }

  close(): void {
    this.#stop();
  }
}

function isEntry(entry: SeenEntry): entry is Entry {
  return !('veiled' in entry);
}

function matchOf({ match, game, version, options, chairs, nonces, seals, spoilt }: TableInfo): Match {
  const added = { nonces, ...(seals && { seals }), ...(spoilt !== undefined && { spoilt }) };
  return { id: match, game, version, options, players: playersOn(chairs), chance: { seed: '', match, ...added } };
}

/** A refusal that the table itself would give; other refusals of the server are shown beside the table. */
function refusedByTable({ code, rule, at }: RefusalReply): Extract<CommandResult, { ok: false }> | undefined {
  if (!(refusalCodes as readonly string[]).includes(code)) return undefined;
  return {
    ok: false,
    code: code as RefusalCode,
    ...(rule !== undefined && { rule }),
    ...(at !== undefined && { at }),
  };
}
