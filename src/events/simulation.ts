import { type EventState, entrantsOf, eventAfter, standingsOf, withEntry } from './event.ts';
import type { EventFormat } from './event-log.ts';
import { type Draw, paired } from './pairing.ts';

export interface EventSimulation {
  readonly people: number;
  readonly tableSize: number;
  readonly rounds: number;
  readonly format: EventFormat;
  /** The share of people who drop out after each round, and of new ones who come. */
  readonly dropOuts: number;
  readonly draw: Draw;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/** How well people were brought together. */
export interface EventReport {
  /** Pairs that met more than once. */
  readonly rematches: number;
  /** The most often that somebody had one seat, less the least often, of those who played every round. */
  readonly seatSpread: number;
  readonly mostByes: number;
  readonly tables: number;
  /** The longest that pairing a round took, in milliseconds. */
  readonly slowest: number;
  /** How many of the strongest quarter end in the first quarter. */
  readonly foundStrong: number;
}

/** A whole event of people of known strength. */
export function simulatedEvent(settings: EventSimulation): EventReport {
  const { people, rounds, draw, now } = settings;
  let state = opened(settings);
  let come = people;
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const begin = now();
    const { tables, byes } = paired(entrantsOf(state), wishOf(settings), draw);
    slowest = Math.max(slowest, now() - begin);
    const named = tables.map((seats, i) => ({ match: `${round}-${i}`, people: seats }));
    state = withEntry(state, { type: 'paired', at: round, tables: named, byes });
    for (const table of named)
      state = withEntry(state, { type: 'finished', at: round, match: table.match, ranks: played(table.people, draw) });
    if (round === rounds) break;
    const leaving = state.people.filter(({ dropped }) => !dropped && draw.below(1000) < settings.dropOuts * 1000);
    for (const { person } of leaving) {
      state = withEntry(state, { type: 'dropped', at: round, person });
      state = withEntry(state, { type: 'joined', at: round, person: nameOf(come++) });
    }
  }
  return { ...reportOn(state, rounds), slowest };
}

function wishOf({ tableSize, format }: EventSimulation) {
  return { tableSize, byPoints: format === 'swiss' };
}

function opened({ people, tableSize, rounds, format }: EventSimulation): EventState {
  const settings = { name: '', game: '', format, tableSize, rounds, pace: '', points: [5, 3, 2, 1], byePoints: 3 };
  const joined = Array.from({ length: people }, (_, i) => ({ type: 'joined' as const, at: 0, person: nameOf(i) }));
  return eventAfter([{ type: 'opened', at: 0, by: 'host', settings }, ...joined]);
}

/** The lower the number in the name, the stronger. */
function nameOf(number: number): string {
  return `p${number}`;
}

function played(people: readonly string[], draw: Draw): number[] {
  const days = people.map(person => Number(person.slice(1)) + draw.below(40));
  return days.map(day => 1 + days.filter(other => other < day).length);
}

function reportOn(state: EventState, rounds: number): Omit<EventReport, 'slowest'> {
  const all = entrantsOf(state);
  const rematches = all.reduce((sum, { met }) => sum + [...met.values()].filter(times => times > 1).length, 0) / 2;
  const spreads = all
    .filter(({ seats, byes }) => seats.reduce((sum, times) => sum + times, byes) === rounds)
    .map(({ seats }) => Math.max(...seats) - Math.min(...seats));
  const quarter = Math.ceil(all.length / 4);
  const strongest = new Set(
    all
      .map(({ id }) => Number(id.slice(1)))
      .sort((a, b) => a - b)
      .slice(0, quarter),
  );
  const first = standingsOf(state)
    .filter(({ dropped }) => !dropped)
    .slice(0, quarter);
  const found = first.filter(({ person }) => strongest.has(Number(person.slice(1)))).length;
  return {
    rematches,
    seatSpread: Math.max(0, ...spreads),
    mostByes: Math.max(0, ...all.map(({ byes }) => byes)),
    tables: state.rounds.reduce((sum, { tables }) => sum + tables.length, 0),
    foundStrong: found / quarter,
  };
}
