import type { Seat } from '../../engine/game.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import type { Player } from '../../table/match.ts';
import { playersOn } from '../../table/players.ts';
import { ranksOf, type Standing } from '../../table/standing.ts';
import { ownSeat } from './people.ts';
import type { SavedMatch } from './saved-match.ts';

/** A match of somebody's, wherever it was played and is kept. */
export interface ArchivedMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** The reader's own seat. */
  readonly me: Seat | undefined;
  readonly over: boolean;
  /** Does it wait for the reader? */
  readonly isMyTurn: boolean;
  readonly touched: number;
  readonly standing: Standing | undefined;
  /** Is its log on this device? */
  readonly here: boolean;
  /** Is it on the server? */
  readonly online: boolean;
  readonly rated: boolean;
  readonly elsewhere: boolean;
}

function fromDevice(saved: SavedMatch): ArchivedMatch {
  const { match, over, touched, turn, standing, elsewhere = false } = saved;
  const { id, game, players } = match;
  const me = ownSeat(saved);
  const isMyTurn = !over && me !== undefined && turn === me;
  const known = { isMyTurn, here: true, online: false, rated: false, elsewhere };
  return { id, game, players, me, over, touched, standing, ...known };
}

function fromServer(table: LobbyEntry): ArchivedMatch {
  const { match: id, game, chairs, seat: me, stage, turn, touched, standing, rated = false } = table;
  const over = stage === 'over';
  return {
    id,
    game,
    players: playersOn(chairs),
    me,
    over,
    isMyTurn: stage === 'playing' && me !== undefined && turn === me,
    touched,
    standing,
    here: false,
    online: true,
    rated,
    elsewhere: false,
  };
}

/** All of them, each once, the latest first. A match that is in both places is what the server says of it. */
export function archiveOf(saved: readonly SavedMatch[], tables: readonly LobbyEntry[]): readonly ArchivedMatch[] {
  const all = new Map(saved.map(one => [one.match.id, fromDevice(one)]));
  for (const table of tables) {
    if (table.stage !== 'over' && table.stage !== 'playing') continue;
    all.set(table.match, { ...fromServer(table), here: all.has(table.match) });
  }
  return [...all.values()].sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
}

export const archiveResults = ['any', 'won', 'lost', 'running'] as const;
export type ArchiveResult = (typeof archiveResults)[number];

/** What is looked for. Empty texts ask for nothing. */
export interface ArchiveSearch {
  readonly game: string;
  readonly who: string;
  readonly result: ArchiveResult;
  /** Days, as YYYY-MM-DD. */
  readonly since: string;
  readonly until: string;
}

export const anything: ArchiveSearch = { game: '', who: '', result: 'any', since: '', until: '' };

export function isWanted(match: ArchivedMatch, search: ArchiveSearch): boolean {
  const { game, who, result, since, until } = search;
  const day = dayText(match.touched);
  return (
    (game === '' || match.game === game) &&
    (result === 'any' || ownResultOf(match) === result) &&
    (since === '' || day >= since) &&
    (until === '' || day <= until) &&
    isNamed(match, who)
  );
}

/** As the calendar of the device has it. */
function dayText(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Every word has to stand in some name. */
function isNamed({ players }: ArchivedMatch, who: string): boolean {
  const names = players.map(({ name }) => plain(name));
  return plain(who)
    .split(/\s+/)
    .every(word => names.some(name => name.includes(word)));
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** How it ended for the reader; undefined where they did not sit in it, or nothing is known of it. */
export function ownResultOf({ over, me, standing }: ArchivedMatch): Exclude<ArchiveResult, 'any'> | undefined {
  if (!over) return 'running';
  if (me === undefined || !standing || standing.winners.length === 0) return undefined;
  return standing.winners.includes(me) ? 'won' : 'lost';
}

/** The place that the reader reached. */
export function placeOf({ me, standing, over }: ArchivedMatch): number | undefined {
  return over && me !== undefined && standing && standing.winners.length > 0 ? ranksOf(standing)[me] : undefined;
}
