import { pointsFor } from '../../events/event.ts';
import type { EventInfo, EventPerson, EventTableInfo } from '../../protocol/event-replies.ts';

/** What a screen reads out of an event, without any words. */

export interface ShownRound {
  /** From 0. */
  readonly round: number;
  readonly tables: readonly EventTableInfo[];
  readonly byes: readonly number[];
}

/** The rounds of which the tables are known, the latest first. */
export function roundsIn(info: Pick<EventInfo, 'byes'>, tables: readonly EventTableInfo[]): readonly ShownRound[] {
  const numbers = [...new Set(tables.map(({ round }) => round))].toSorted((a, b) => b - a);
  return numbers.map(round => ({
    round,
    tables: tables.filter(table => table.round === round),
    byes: info.byes.find(bye => bye.round === round)?.numbers ?? [],
  }));
}

export function isTableOver({ ranks, voided }: EventTableInfo): boolean {
  return ranks !== undefined || voided === true;
}

/** The tables of the round that is played now; in an arena all that are played. */
export function currentTables({ tables, rounds, settings }: EventInfo): readonly EventTableInfo[] {
  if (settings.format === 'arena') return tables.filter(table => !isTableOver(table));
  return tables.filter(({ round }) => round === rounds - 1);
}

/** What the event is waiting for, as far as the reader is concerned. */
export type OwnState =
  | { readonly is: 'stranger' | 'dropped' | 'sent-away' }
  /** In, and nothing is being played. */
  | { readonly is: 'in' }
  | { readonly is: 'at-table'; readonly match: string }
  /** The round goes on without them: they sit out, have played, or came late. */
  | { readonly is: 'sits-out' | 'has-played' | 'is-late' | 'is-free' };

export function ownState(info: EventInfo): OwnState {
  const { me } = info;
  const person = info.people.find(({ number }) => number === me);
  const isIn = me !== undefined && info.standings.some(({ number }) => number === me);
  if (me === undefined || !isIn) return { is: 'stranger' };
  const table = info.tables.find(one => !isTableOver(one) && one.seats.includes(me));
  if (info.stage !== 'closed' && table) return { is: 'at-table', match: table.match };
  if (person?.sentAway) return { is: 'sent-away' };
  if (person?.dropped) return { is: 'dropped' };
  if (info.stage !== 'running') return { is: 'in' };
  if (info.settings.format === 'arena') return { is: 'is-free' };
  return { is: stateInRound(info, me) };
}

function stateInRound(info: EventInfo, me: number): 'sits-out' | 'has-played' | 'is-late' {
  const round = info.rounds - 1;
  if (info.byes.some(bye => bye.round === round && bye.numbers.includes(me))) return 'sits-out';
  return currentTables(info).some(({ seats }) => seats.includes(me)) ? 'has-played' : 'is-late';
}

/** Those who are in, but have no table in this round and do not sit out either. */
export function lateComers(info: EventInfo): readonly EventPerson[] {
  if (info.stage !== 'running' || info.settings.format === 'arena') return [];
  const placed = new Set(currentTables(info).flatMap(({ seats }) => seats));
  for (const number of info.byes.find(({ round }) => round === info.rounds - 1)?.numbers ?? []) placed.add(number);
  return membersOf(info).filter(({ number, dropped }) => !dropped && !placed.has(number));
}

/** Those who have joined at some time: whoever opened the event need not play. */
export function membersOf({ people, standings }: EventInfo): readonly EventPerson[] {
  const members = new Set(standings.map(({ number }) => number));
  return people.filter(({ number }) => members.has(number));
}

/** What each seat of a table has won there. */
export function pointsAt({ settings }: Pick<EventInfo, 'settings'>, { ranks }: EventTableInfo): readonly number[] {
  return ranks ? pointsFor(ranks, settings.points) : [];
}

/** The tables that have ended since, or of which something else is said now. */
export function newResults(before: EventInfo, after: EventInfo): readonly EventTableInfo[] {
  const known = new Map(before.tables.map(table => [table.match, JSON.stringify(table.ranks)]));
  return after.tables.filter(
    ({ match, ranks }) => ranks && known.has(match) && known.get(match) !== JSON.stringify(ranks),
  );
}

/** Those on the first three places, who have played at all. */
export function podiumOf({
  standings,
}: EventInfo): readonly { readonly rank: number; readonly numbers: readonly number[] }[] {
  const played = standings.filter(({ rank, games }) => rank <= 3 && games > 0);
  return [1, 2, 3].flatMap(rank => {
    const numbers = played.filter(line => line.rank === rank).map(({ number }) => number);
    return numbers.length > 0 ? [{ rank, numbers }] : [];
  });
}
