import { type EventEnding, type EventEntry, type EventSettings, type EventTable, isBotEntrant } from './event-log.ts';
import type { Entrant } from './pairing.ts';

export interface PlayedTable extends EventTable {
  /** The rank of each seat once the match is over. */
  readonly ranks?: readonly number[];
  /** Nobody came, so nothing counts. */
  readonly voided?: true;
  /** The organiser has said how it ended. */
  readonly corrected?: true;
}

export interface EventRound {
  readonly at: number;
  readonly tables: readonly PlayedTable[];
  readonly byes: readonly string[];
  /** Tables were added for those who came late. */
  readonly extended?: true;
}

export interface EventMember {
  readonly person: string;
  readonly dropped?: true;
  /** By the organiser: only they can let them in again. */
  readonly sentAway?: true;
}

/** An event as it is after a number of entries. */
export interface EventState {
  readonly stage: 'open' | 'running' | 'closed';
  readonly settings: EventSettings;
  readonly by: string;
  readonly begunAt?: number;
  readonly ending?: EventEnding;
  readonly endedAt?: number;
  /** In the order in which they came. Who has dropped out stays on the list. */
  readonly people: readonly EventMember[];
  readonly rounds: readonly EventRound[];
}

export class BadEvent extends Error {}

/** What a log of entries comes to. Throws `BadEvent` where it contradicts itself. */
export function eventAfter(entries: readonly EventEntry[]): EventState {
  const [first, ...rest] = entries;
  if (first?.type !== 'opened') throw new BadEvent('an event begins by being opened');
  const opened: EventState = { stage: 'open', settings: first.settings, by: first.by, people: [], rounds: [] };
  return rest.reduce(withEntry, opened);
}

/** The state after one more entry. */
export function withEntry(state: EventState, entry: EventEntry): EventState {
  if (state.stage === 'closed' && entry.type !== 'corrected')
    throw new BadEvent('nothing but corrections happens in an event that is closed');
  switch (entry.type) {
    case 'opened':
      throw new BadEvent('an event is opened once');
    case 'changed':
      return headingChanged(state, entry);
    case 'begun':
      return { ...state, stage: 'running', begunAt: entry.at };
    case 'joined':
      return withPerson(state, entry.person);
    case 'dropped':
      return withDropped(state, entry.person, entry.by);
    case 'paired':
      return withRound(state, entry);
    case 'added':
      return withMoreTables(state, entry.tables);
    case 'finished':
      return withResult(state, entry.match, entry.ranks);
    case 'voided':
      return withOutcome(state, entry.match, table => ({ ...table, voided: true }));
    case 'corrected':
      return withCorrection(state, entry.match, entry.ranks);
    case 'closed':
      return { ...state, stage: 'closed', ending: entry.why ?? 'done', endedAt: entry.at };
  }
}

function headingChanged(state: EventState, { name, startsAt }: Pick<EventSettings, 'name' | 'startsAt'>): EventState {
  if (state.stage !== 'open') throw new BadEvent('an event that has begun keeps its name and its time');
  const { startsAt: _before, ...settings } = state.settings;
  return { ...state, settings: { ...settings, name, ...(startsAt !== undefined && { startsAt }) } };
}

/** Who comes back after having dropped out goes on with the points they have. */
function withPerson(state: EventState, person: string): EventState {
  const others = state.people.filter(one => one.person !== person);
  const isBack = others.length < state.people.length;
  const people = isBack ? state.people.map(one => (one.person === person ? { person } : one)) : [...others, { person }];
  return { ...state, people };
}

function withDropped(state: EventState, person: string, by?: string): EventState {
  const sentAway = by !== undefined && { sentAway: true as const };
  const people = state.people.map(one =>
    one.person === person ? { ...one, dropped: true as const, ...sentAway } : one,
  );
  return { ...state, people };
}

function withRound(state: EventState, { at, tables, byes }: EventRound): EventState {
  checkSeats(state, { tables, byes });
  const { begunAt = at } = state;
  return { ...state, stage: 'running', begunAt, rounds: [...state.rounds, { at, tables, byes }] };
}

function checkSeats({ people }: EventState, { tables, byes }: Pick<EventRound, 'tables' | 'byes'>): void {
  const placed = [...tables.flatMap(table => table.people), ...byes].filter(name => !isBotEntrant(name));
  if (new Set(placed).size < placed.length) throw new BadEvent('nobody sits twice in a round');
  const known = new Set(people.map(({ person }) => person));
  for (const person of placed) if (!known.has(person)) throw new BadEvent(`${person} has not joined`);
}

/** Whoever sat out and has a table now gets nothing for sitting out. */
function withMoreTables(state: EventState, tables: readonly EventTable[]): EventState {
  const last = state.rounds.at(-1);
  if (!last) throw new BadEvent('no round is being played');
  const seated = new Set(tables.flatMap(({ people }) => people));
  const byes = last.byes.filter(person => !seated.has(person));
  const extended: EventRound = { ...last, tables: [...last.tables, ...tables], byes, extended: true };
  checkSeats(state, extended);
  return { ...state, rounds: state.rounds.with(-1, extended) };
}

function withResult(state: EventState, match: string, ranks: readonly number[]): EventState {
  return withOutcome(state, match, table => ranked(table, ranks));
}

function ranked(table: PlayedTable, ranks: readonly number[]): PlayedTable {
  const { match, people } = table;
  if (ranks.length !== people.length) throw new BadEvent(`${match} has ${people.length} seats`);
  return { match, people, ranks };
}

function withCorrection(state: EventState, match: string, ranks: readonly number[] | undefined): EventState {
  return withTable(state, match, table => {
    if (isOpen(table)) throw new BadEvent(`${match} is still being played`);
    const { people } = table;
    return { ...(ranks ? ranked(table, ranks) : { match, people, voided: true }), corrected: true };
  });
}

function withOutcome(state: EventState, match: string, outcome: (table: PlayedTable) => PlayedTable): EventState {
  return withTable(state, match, table => {
    if (!isOpen(table)) throw new BadEvent(`${match} has been finished before`);
    return outcome(table);
  });
}

function withTable(state: EventState, match: string, change: (table: PlayedTable) => PlayedTable): EventState {
  const at = state.rounds.findIndex(({ tables }) => tables.some(one => one.match === match));
  const round = state.rounds[at];
  const table = round?.tables.find(one => one.match === match);
  if (!round || !table) throw new BadEvent(`${match} is no table of this event`);
  const tables = round.tables.map(one => (one === table ? change(one) : one));
  return { ...state, rounds: state.rounds.with(at, { ...round, tables }) };
}

function isOpen({ ranks, voided }: PlayedTable): boolean {
  return !ranks && !voided;
}

/** The tables that are still played. */
export function openTables({ rounds }: EventState): readonly EventTable[] {
  return rounds.flatMap(({ tables }) => tables).filter(isOpen);
}

/** What each seat gets for its rank: those who share one share what those ranks would bring. */
export function pointsFor(ranks: readonly number[], points: readonly number[]): number[] {
  return ranks.map(rank => {
    const sharers = ranks.filter(other => other === rank).length;
    const shared = Array.from({ length: sharers }, (_, i) => points[rank - 1 + i] ?? 0);
    return shared.reduce((sum, value) => sum + value, 0) / sharers;
  });
}

/** One line of the table of an event. */
export interface EventStanding {
  readonly person: string;
  /** From 1; equals share one. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly byes: number;
  /** The points of all whom they have met, each as often as they met: whose were stronger stands before their equals. */
  readonly opposition: number;
  readonly dropped?: true;
}

/** Who stands where: by points, then by the points of those met, then by tables won. */
export function standingsOf(state: EventState): EventStanding[] {
  const tallies = new Map(state.people.map(({ person }) => [person, new Tally()]));
  for (const { tables, byes } of state.rounds) {
    for (const person of byes) tallies.get(person)?.sitOut(state.settings.byePoints);
    for (const table of tables) if (table.ranks) tally(tallies, table, table.ranks, state.settings.points);
  }
  const lines = state.people.map(({ person, dropped }) => {
    const { points, wins, games, byes, met } = tallies.get(person)!;
    const opposition = [...met].reduce((sum, [other, times]) => sum + times * (tallies.get(other)?.points ?? 0), 0);
    return { person, points, wins, games, byes, opposition, ...(dropped && { dropped }) };
  });
  const ordered = lines.toSorted((a, b) => compared(a, b) || (a.person < b.person ? -1 : 1));
  return ordered.map(line => ({ ...line, rank: 1 + ordered.findIndex(other => compared(other, line) === 0) }));
}

type Compared = Pick<EventStanding, 'points' | 'opposition' | 'wins'>;

function compared(a: Compared, b: Compared): number {
  return b.points - a.points || b.opposition - a.opposition || b.wins - a.wins;
}

class Tally {
  points = 0;
  wins = 0;
  games = 0;
  byes = 0;
  readonly met = new Map<string, number>();

  sitOut(points: number): void {
    this.points += points;
    this.byes++;
  }

  play(others: readonly string[], rank: number, points: number): void {
    this.points += points;
    this.games++;
    if (rank === 1) this.wins++;
    for (const other of others) this.met.set(other, (this.met.get(other) ?? 0) + 1);
  }
}

function tally(
  tallies: ReadonlyMap<string, Tally>,
  { people }: EventTable,
  ranks: readonly number[],
  points: readonly number[],
): void {
  const won = pointsFor(ranks, points);
  for (const [seat, person] of people.entries())
    tallies.get(person)?.play(people.toSpliced(seat, 1), ranks[seat], won[seat]);
}

/**
 * Those who are to be given a table now, with what has been so far: whoever is there and does not play. In a league, which
 * has weeks for a round, one may still be at the table of the last one.
 */
export function entrantsOf(state: EventState): Entrant[] {
  const isLeague = state.settings.format === 'league';
  const busy = new Set(isLeague ? [] : openTables(state).flatMap(({ people }) => people));
  const standings = new Map(standingsOf(state).map(standing => [standing.person, standing]));
  const free = state.people.filter(({ person, dropped }) => !dropped && !busy.has(person));
  return free.map(({ person }) => ({
    id: person,
    points: standings.get(person)?.points ?? 0,
    ...pastOf(state, person),
  }));
}

/** Bots that fill in have a past too, so that nobody gets one again and again. */
export function botsFor(state: EventState, names: readonly string[]): Entrant[] {
  const others = new Map(names.map(name => [name, 1]));
  return names.map(id => {
    const past = pastOf(state, id);
    return { id, points: 0, ...past, met: new Map([...past.met, ...others]) };
  });
}

function pastOf({ rounds, settings }: EventState, person: string): Pick<Entrant, 'met' | 'seats' | 'byes'> {
  const met = new Map<string, number>();
  const seats = Array.from({ length: settings.tableSize }, () => 0);
  for (const { people } of rounds.flatMap(({ tables }) => tables).filter(({ voided }) => !voided)) {
    const seat = people.indexOf(person);
    if (seat < 0) continue;
    seats[seat] = (seats[seat] ?? 0) + 1;
    for (const other of people) if (other !== person) met.set(other, (met.get(other) ?? 0) + 1);
  }
  return { met, seats, byes: rounds.filter(({ byes }) => byes.includes(person)).length };
}
