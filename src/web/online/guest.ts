import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Game, Seat, Viewer } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/transcript.ts';
import type { Refusal, TableView } from '../../protocol/replies.ts';
import { seedIn } from '../../table/fairness.ts';
import { beginGlimpse, type Glimpse, viewIn, withEntries } from '../../table/glimpse.ts';
import { type Command, type Entry, type Match, type RefusalCode, refusals, type SeenEntry } from '../../table/match.ts';
import { type Answer, openTable, type Table, type View } from '../../table/table.ts';
import { chronicleOf, type Line } from '../play/chronicle.ts';
import type { Hosting } from '../play/hosting.ts';
import { type Sight, sightOf } from '../play/sight.ts';
import type { Wish } from './connection.ts';
import type { ToldLog } from './told-log.ts';
import type { Visit } from './visit.ts';

/**
 * A match whose table lies on a server: this page has what its viewer may know and no more. It is followed with the
 * rules on masked states; once the match is over and everything laid open, it is a table like any other.
 */
export class Guest implements Hosting {
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
  readonly sight: Sight;
  readonly #visit: Visit;
  readonly #away: ReadonlySignal<boolean>;
  readonly #stop: () => void;
  #glimpse: Glimpse;
  /** What was told once is not worked out again: a log only grows. */
  #lines: readonly Line[] = [];
  /** Commands that wait for their answer: asked twice, each is sent once. */
  readonly #sending = new Map<string, Promise<Answer>>();

  constructor(game: Game, visit: Visit, table: TableView) {
    this.game = game;
    this.#visit = visit;
    this.match = matchOf(table);
    this.viewer = visit.viewer;
    this.hints = table.chairs.filter(({ bot }) => bot === undefined).length === 1;
    this.#glimpse = beginGlimpse(game, this.match, this.viewer);
    this.#away = computed(() => visit.table.value?.chairs[this.viewer]?.away === true);
    this.sight = this.#sightOfGlimpse();
    this.thinking = computed(() => this.#botToMove(visit.table.value));
    this.#stop = effect(() => this.#follow(visit.log.value));
  }

  #follow(log: ToldLog): void {
    try {
      const seed = seedIn(log.entries.filter(isEntry));
      const whole = seed !== undefined && log.entries.every(isEntry) ? this.#openWhole(log.entries, seed) : undefined;
      if (!whole) this.#glimpse = this.#seenWith(log);
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

  #seenWith({ entries, states }: ToldLog): Glimpse {
    const { length } = this.#glimpse.entries;
    // A log that was told anew from the beginning is followed anew.
    const anew = length > entries.length;
    if (anew) this.#lines = [];
    const known = anew ? beginGlimpse(this.game, this.match, this.viewer) : this.#glimpse;
    return withEntries(known, entries.slice(known.entries.length), states);
  }

  #sightOfGlimpse(): Sight {
    const table = () => this.whole.peek();
    const whole = sightOf(() => this.whole.peek()!);
    return {
      handover: () => ({ viewer: this.viewer }),
      personToMove: () => this.#personToMove(),
      hidesAnything: () => !this.game.open,
      view: viewer => (table() ? whole.view(viewer) : viewIn(this.#glimpse)),
      lines: viewer => (table() ? whole.lines(viewer) : this.#told()),
      seenAfter: (length, viewer) => (table() ? whole.seenAfter(length, viewer) : this.#glimpse.states[length]!),
      result: () => (table() ? whole.result() : this.#standing()),
    };
  }

  #told(): readonly Line[] {
    const fresh = chronicleOf(this.#glimpse, this.#lines.length);
    if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh];
    return this.#lines;
  }

  #view(): View {
    return this.sight.view(this.viewer);
  }

  #standing() {
    return outcomeOf(this.game, this.#view().state, this.match.players.length);
  }

  /** While a bot stands in for somebody, nothing is asked of them. */
  #personToMove(): Seat | undefined {
    const away = this.#away.value;
    const { over, state, resigned } = this.#view();
    if (away || over || this.game.actor(state) !== this.viewer) return undefined;
    return this.viewer < 0 || resigned.has(this.viewer) ? undefined : this.viewer;
  }

  #botToMove(table: TableView | undefined): Seat | undefined {
    if (this.length.value === 0 || this.broken.value !== undefined) return undefined;
    const { over, state, resigned } = this.#view();
    const seat = this.game.actor(state);
    const chair = table?.chairs[seat];
    return !over && chair && (chair.bot !== undefined || chair.away || resigned.has(seat)) ? seat : undefined;
  }

  send(command: Command): Promise<Answer> {
    const known = this.#sending.get(command.id);
    const answer = known ?? this.#ask(command).finally(() => this.#sending.delete(command.id));
    this.#sending.set(command.id, answer);
    return answer;
  }

  async #ask(command: Command): Promise<Answer> {
    const answer = await this.#visit.ask(wishOf(this.match.id, command), command.id);
    const refused = answer.type === 'refused' && refusedByTable(answer);
    if (!refused) return { ok: true, entries: [] };
    this.#visit.refusal.value = undefined;
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

function matchOf({ match, game, version, options, chairs, nonces }: TableView): Match {
  const players = chairs.map(({ name, colour, bot }) => ({
    name: name ?? '',
    colour,
    ...(bot !== undefined && { bot }),
  }));
  return { id: match, game, version, options, players, chance: { seed: '', match, nonces } };
}

function wishOf(match: string, command: Command): Wish {
  const { seat, base } = command;
  if (command.kind === 'moves') return { type: 'play', match, seat, base, moves: [...command.moves] };
  return command.kind === 'aside'
    ? { type: 'aside', match, seat, base, move: command.move }
    : { type: 'resign', match, seat, base };
}

/** A refusal that the table itself would give; what else a server has against it is told beside the table. */
function refusedByTable({ code, rule, at }: Refusal): Extract<Answer, { ok: false }> | undefined {
  if (!(refusals as readonly string[]).includes(code)) return undefined;
  return {
    ok: false,
    code: code as RefusalCode,
    ...(rule !== undefined && { rule }),
    ...(at !== undefined && { at }),
  };
}
