import type { LobbyEntry } from '../../protocol/replies.ts';

/** Does the table wait for the reader? */
export function isMyTurn({ stage, seat, turn }: LobbyEntry): boolean {
  return stage === 'playing' && seat !== undefined && seat === turn;
}

export function isWaiting(table: LobbyEntry): boolean {
  return isMyTurn(table) || table.awaited === true;
}

/** Those where one is to move, and those of events where everybody waits for one to come. */
export function waitingAmong(tables: readonly LobbyEntry[]): readonly LobbyEntry[] {
  return tables.filter(isWaiting);
}

/** Matches that go on, in which somebody else is to move. */
export function runningAmong(tables: readonly LobbyEntry[]): readonly LobbyEntry[] {
  return tables.filter(table => table.stage === 'playing' && table.seat !== undefined && !isMyTurn(table));
}

export function takenSeats({ chairs }: LobbyEntry): number {
  return chairs.filter(({ name, bot }) => name !== undefined || bot !== undefined).length;
}

const ranks: Readonly<Record<LobbyEntry['stage'], number>> = { playing: 1, gathering: 2, over: 3, closed: 4 };

/** One's own tables: where one is to move first, then what goes on, then what is over; the latest first in each. */
export function sortedMine(tables: readonly LobbyEntry[]): LobbyEntry[] {
  const rank = (table: LobbyEntry) => (isWaiting(table) ? 0 : ranks[table.stage]);
  const shown = tables.filter(({ stage }) => stage !== 'closed');
  return shown.toSorted((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** Tables of others where people gather: those with a free seat first. One's own stand in a list of their own. */
export function sortedOpen(tables: readonly LobbyEntry[]): LobbyEntry[] {
  const rank = (table: LobbyEntry) => (canJoin(table) ? 0 : 1);
  const others = tables.filter(({ seat, stage }) => seat === undefined && stage === 'gathering');
  return others.toSorted((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** Games of others that can be watched: what moved last comes first. */
export function sortedRunning(tables: readonly LobbyEntry[]): LobbyEntry[] {
  const others = tables.filter(({ seat, stage }) => seat === undefined && stage === 'playing');
  return others.toSorted((a, b) => b.touched - a.touched);
}

export function canJoin(table: LobbyEntry): boolean {
  return table.stage === 'gathering' && takenSeats(table) < table.chairs.length;
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in the largest unit that says something: "5 minutes ago". */
export function ageIn(language: string, touched: number, now: number): string {
  const seconds = Math.max(0, (now - touched) / 1000);
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? ['second', seconds + 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
