import { botsFor, type EventState, entrantsOf, openTables } from './event.ts';
import { botEntrant, type EventEntry } from './event-log.ts';
import { type Draw, type Entrant, type Pairing, paired, sizesFor } from './pairing.ts';

/** What an event needs to go on. */
export interface Progress {
  readonly now: number;
  readonly draw: Draw;
  /** The match of a table, both counted from 0: always the same, so that a table is opened once. */
  readonly matchId: (round: number, table: number) => string;
  /** Who is not to sit with whom as long as there is another way. */
  readonly avoidance?: Avoidance;
}

/** Whom each of the people named here avoids. */
export type Avoidance = ReadonlyMap<string, ReadonlySet<string>>;

/** How long somebody in an arena waits for a full table before a smaller one will do, in milliseconds. */
const ARENA_PATIENCE = 60_000;
/** How long after the beginning of their last table somebody in an arena gets no other: else who resigns gets ever new ones. */
const ARENA_REST = 60_000;

/** What is to happen now by itself, as entries that are not in the log yet; nothing, where everybody plays or waits. */
export function dueEntries(state: EventState, progress: Progress): readonly EventEntry[] {
  if (state.stage === 'closed') return [];
  if (state.stage === 'open') return isTimeToBegin(state, progress.now) ? beginning(state, progress) : [];
  if (state.settings.format === 'arena') return nextOfArena(state, progress);
  if (!isTimeForRound(state, progress.now)) return [];
  return nextRound(state, progress);
}

/** The event begins, at its time or because somebody wants it to; or it is closed, because too few have come. */
export function beginning(state: EventState, progress: Progress, by?: string): readonly EventEntry[] {
  const at = progress.now;
  if (!canPair(state)) return [{ type: 'closed', at, why: 'too-few', ...(by !== undefined && { by }) }];
  const begun: EventEntry = { type: 'begun', at, ...(by !== undefined && { by }) };
  return [begun, pairedEntry(state, progress, pairingOf(state, entrantsOf(state), progress))];
}

/** More tables in the round that is being played, where people have come late: with them, whoever sits out plays too. */
export function lateTables(state: EventState, progress: Progress, by: string): readonly EventEntry[] {
  const round = state.rounds.at(-1);
  if (!round || state.stage !== 'running' || state.settings.format === 'arena') return [];
  const seated = new Set(round.tables.flatMap(({ people }) => people));
  const free = entrantsOf(state).filter(({ id }) => !seated.has(id));
  if (free.every(({ id }) => round.byes.includes(id))) return [];
  const { tables } = pairingOf(state, free, progress);
  if (tables.length === 0) return [];
  const place = (table: number) => progress.matchId(state.rounds.length - 1, round.tables.length + table);
  const named = tables.map((people, table) => ({ match: place(table), people }));
  return [{ type: 'added', at: progress.now, tables: named, by }];
}

/** Are there enough people for at least one table? */
export function canPair(state: EventState): boolean {
  return pairingSizes(state, entrantsOf(state).length) > 0;
}

/** When something may be due next, as far as it goes by the clock. */
export function nextTimeOf({ stage, settings, begunAt = 0, rounds }: EventState, now: number): number | undefined {
  const { format, startsAt, duration = 0, roundTime = 0 } = settings;
  if (stage === 'open') return startsAt;
  if (stage === 'closed') return undefined;
  if (format === 'arena')
    return now < begunAt + duration ? Math.min(now + ARENA_PATIENCE, begunAt + duration) : undefined;
  return format === 'league' ? begunAt + rounds.length * roundTime : undefined;
}

/** How many rounds are played: in a round robin without a number, until everybody can have met everybody. */
export function roundsOf(state: EventState): number {
  const { rounds, tableSize } = state.settings;
  const staying = state.people.filter(({ dropped }) => !dropped).length;
  return rounds ?? Math.max(1, Math.ceil((staying - 1) / (tableSize - 1)));
}

function isTimeToBegin({ settings: { startsAt } }: EventState, now: number): boolean {
  return startsAt !== undefined && startsAt <= now;
}

function isTimeForRound(state: EventState, now: number): boolean {
  const { settings, rounds, begunAt = 0 } = state;
  const isOver = openTables(state).length === 0;
  if (settings.format !== 'league' || rounds.length >= roundsOf(state)) return isOver;
  return now >= begunAt + rounds.length * (settings.roundTime ?? 0);
}

function nextRound(state: EventState, progress: Progress): readonly EventEntry[] {
  if (state.rounds.length >= roundsOf(state) || !canPair(state)) return closedWhenIdle(state, progress.now);
  return [pairedEntry(state, progress, pairingOf(state, entrantsOf(state), progress))];
}

function closedWhenIdle(state: EventState, at: number): readonly EventEntry[] {
  return openTables(state).length === 0 ? [{ type: 'closed', at, why: 'done' }] : [];
}

/** Whoever is free in an arena gets a table; those who are too few for one wait for others, but not for long. */
function nextOfArena(state: EventState, progress: Progress): readonly EventEntry[] {
  const { settings, begunAt = 0 } = state;
  if (progress.now >= begunAt + (settings.duration ?? 0)) return closedWhenIdle(state, progress.now);
  const resting = restingAt(state, progress.now);
  const waiting = inOrderOfWaiting(state).filter(({ id }) => !resting.has(id));
  const full = waiting.length - (waiting.length % settings.tableSize);
  const isLate = progress.now - latestRound(state) >= ARENA_PATIENCE;
  const isSmallWelcome = full === 0 && (isLate || openTables(state).length === 0);
  const free = isSmallWelcome ? waiting : waiting.slice(0, full);
  const pairing = pairingOf(state, free, progress);
  return pairing.tables.length === 0 ? [] : [pairedEntry(state, progress, pairing)];
}

/** Who has played least waits longest. */
function inOrderOfWaiting(state: EventState): Entrant[] {
  const games = ({ seats }: Entrant) => seats.reduce((sum, times) => sum + times, 0);
  return entrantsOf(state).toSorted((a, b) => games(a) - games(b));
}

function restingAt({ rounds }: EventState, now: number): ReadonlySet<string> {
  const recent = rounds.filter(({ at }) => now - at < ARENA_REST);
  return new Set(recent.flatMap(({ tables }) => tables).flatMap(({ people }) => people));
}

function latestRound({ rounds, begunAt = 0 }: EventState): number {
  return rounds.at(-1)?.at ?? begunAt;
}

function pairingOf(state: EventState, free: readonly Entrant[], { draw, avoidance }: Progress): Pairing {
  const { tableSize, format } = state.settings;
  const names = Array.from({ length: botsNeeded(state, free.length) }, (_, i) => botEntrant(i + 1));
  const people = free.map(one => ({ ...one, avoids: avoidance?.get(one.id) ?? new Set<string>() }));
  return paired([...people, ...botsFor(state, names)], { tableSize, byPoints: format === 'swiss' }, draw);
}

/** How many tables there would be. */
function pairingSizes(state: EventState, people: number): number {
  const bots = botsNeeded(state, people);
  return people < 2 ? 0 : sizesFor(people + bots, state.settings.tableSize).sizes.length;
}

/** So many that all tables are full: one at each table at most, unless there is one table only. */
function botsNeeded({ settings }: EventState, people: number): number {
  const { tableSize, botsFillIn } = settings;
  const missing = (tableSize - (people % tableSize)) % tableSize;
  const tables = Math.ceil(people / tableSize);
  return botsFillIn && people > 1 && (missing <= tables || tables === 1) ? missing : 0;
}

function pairedEntry(
  { rounds, settings }: EventState,
  { now, matchId }: Progress,
  { tables, byes }: Pairing,
): EventEntry {
  const named = tables.map((people, table) => ({ match: matchId(rounds.length, table), people }));
  // Whoever is too many in an arena plays in a moment, and does not sit out.
  return { type: 'paired', at: now, tables: named, byes: settings.format === 'arena' ? [] : byes };
}
