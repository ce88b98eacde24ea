import { signal } from '@preact/signals';
import { type Game, randomMoveOf, type Viewer } from '../../../engine/game.ts';
import { newMatchOptions } from '../../../engine/options.ts';
import type { Random } from '../../../engine/random.ts';
import type { RefusalReply, TableInfo, TableSnapshot, TableUpdate } from '../../../protocol/replies.ts';
import { seedFromWords } from '../../../table/chance.ts';
import { type Match, playerColours } from '../../../table/match.ts';
import { entriesFor, isOver, openTable, submit, type Table } from '../../../table/table.ts';
import { trackOn, type ViewTracker, viewTrackerOf } from '../../../table/view-tracker.ts';
import type { TableConnection } from '../remote-table.ts';
import type { RequestBody, ServerAnswer, TableMessage } from '../server-connection.ts';

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil'];

/** A table on a server that is not there: it lies in the test, and one page looks at it. */
export class Elsewhere implements TableConnection {
  readonly state = signal<'opening' | 'open' | 'lost'>('open');
  readonly table: Table;
  /** What was asked, in order. */
  readonly asked: { readonly wish: RequestBody; readonly id: string | undefined }[] = [];
  /** What is answered to whatever is asked, if it is not carried out. */
  refusal: Omit<RefusalReply, 'type'> | undefined;
  info: TableInfo;
  viewer: Viewer;
  /** How often somebody has begun to watch. */
  watched = 0;
  /** Is whoever begins to watch left without an answer for now? */
  isSlow = false;
  readonly #listeners = new Set<(news: TableMessage) => void>();
  #told = 0;
  #witness: ViewTracker;

  constructor(game: Game, seats: number, viewer: Viewer, words = 'elsewhere') {
    const players = playerColours.slice(0, seats).map((colour, seat) => ({ name: NAMES[seat]!, colour }));
    const chance = { seed: seedFromWords(words), match: 'm1', nonces: players.map(() => '') };
    const options = newMatchOptions(game.options);
    const match: Match = { id: 'm1', game: game.id, version: game.version, options, players, chance };
    this.table = openTable(game, match);
    this.viewer = viewer;
    this.#witness = viewTrackerOf(this.table, viewer);
    this.info = this.#firstInfo();
  }

  #firstInfo(): TableInfo {
    const { match } = this.table;
    const { id, game, version, options, players, chance } = match;
    const chairs = players.map((player, seat) => ({ ...player, ...(seat === this.viewer && { mine: true as const }) }));
    const rest = { stage: 'playing', listed: false, pace: 'relaxed', commitment: '', nonces: chance.nonces } as const;
    return { match: id, game, version, options, chairs, ...rest };
  }

  watch(_match: string, listener: (news: TableMessage) => void): () => void {
    this.#listeners.add(listener);
    this.watched++;
    if (!this.isSlow) listener(this.shown(0));
    return () => this.#listeners.delete(listener);
  }

  async ask(wish: RequestBody, id?: string): Promise<ServerAnswer> {
    this.asked.push({ wish, id });
    if (this.refusal) return { type: 'refused', ...this.refusal };
    if (!('base' in wish)) return { type: 'done', id: id ?? '' };
    const answer = submit(this.table, { ...wish, id: id ?? '' });
    if (!answer.ok) return { ...answer, type: 'refused' };
    const news = this.tell(this.#told, id);
    // The last move shows everybody the whole table anew, which answers nobody.
    return news.type === 'news' ? news : { type: 'done', id: id ?? '' };
  }

  /** The log from a position on, as a server tells it. */
  #log(from: number): Pick<TableUpdate, 'from' | 'entries' | 'states'> {
    if (isOver(this.table)) return { from: 0, entries: this.table.entries };
    if (this.#witness.viewer !== this.viewer) this.#witness = viewTrackerOf(this.table, this.viewer);
    trackOn(this.#witness, this.table);
    const wanted = [...this.#witness.unpredicted].filter(([seq]) => seq >= from);
    const states = Object.fromEntries(wanted.map(([seq, bytes]) => [seq, btoa(String.fromCharCode(...bytes))]));
    return { from, entries: entriesFor(this.table, this.viewer, from), states };
  }

  shown(from: number): TableSnapshot {
    return { type: 'table', table: this.info, ...this.#log(from), now: Date.now(), chat: [] };
  }

  /** Tells of what was entered since the last time, as an answer to whoever asked for it. */
  tell(from = this.#told, id?: string): TableSnapshot | TableUpdate {
    if (isOver(this.table)) this.info = { ...this.info, stage: 'over' };
    const news: TableSnapshot | TableUpdate = isOver(this.table)
      ? this.shown(from)
      : { type: 'news', ...(id !== undefined && { id }), match: 'm1', ...this.#log(from), now: Date.now() };
    this.#told = this.table.entries.length;
    this.send(news);
    return news;
  }

  send(news: TableMessage): void {
    // Whoever begins to listen at this news hears the next.
    for (const listener of Array.from(this.#listeners)) listener(news);
  }

  /** Somebody moves who is not at this page. */
  playOne(random: Random): void {
    const { game, state, entries } = this.table;
    const move = game.format(state, randomMoveOf(game)(state, random));
    const base = entries.length;
    submit(this.table, { type: 'play', id: `c${base}`, seat: game.actor(state), base, moves: [move] });
  }
}
