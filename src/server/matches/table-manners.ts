import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/game.ts';
import type { Chair, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';
import { withoutOpening } from './sealing.ts';

/** How many people a table remembers that it has sent away, so that nobody can make its record grow for ever. */
const REMEMBERED = 50;

/** Only whoever opened the table, or has it from them, decides who is there. */
function needHost({ host }: TableRecord, person: string): void {
  if (host !== person) throw new RefusedRequest('not-host');
}

/** Frees the seat of somebody who is not wanted while people gather. They can't sit down here again. */
export function sentAway(record: TableRecord, host: string, seat: Seat): TableRecord {
  needHost(record, host);
  if (record.stage !== 'gathering') throw new RefusedRequest('not-gathering');
  const person = record.chairs[seat]?.person;
  if (!record.chairs[seat]) throw new RefusedRequest('no-such-seat');
  // Asked again because the answer was lost: they have gone already.
  if (person === undefined) return record;
  if (person === host) throw new RefusedRequest('seated', 'you can’t send yourself away');
  const left = (chair: Chair): Chair => (chair.person === person ? { colour: chair.colour } : chair);
  const waiting = withRemembered(withoutOpening(record), person);
  return { ...waiting, chairs: waiting.chairs.map(left) };
}

/** Who was sent away is remembered. */
export function withRemembered(record: TableRecord, who: string): TableRecord {
  return { ...record, dismissed: [...(record.dismissed ?? []), markOf(who)].slice(-REMEMBERED) };
}

/** Where they may, bots of other people sit down by themselves. */
export function withBotsLetIn(record: TableRecord, host: string, open: boolean): TableRecord {
  needHost(record, host);
  if (open === (record.bots === 'open')) return record;
  const { bots: _bots, ...rest } = record;
  return open ? { ...rest, bots: 'open' } : rest;
}

/** With the door shut nobody new sits down, and the lobby does not show the table. */
export function withDoor(record: TableRecord, host: string, open: boolean): TableRecord {
  needHost(record, host);
  if (open !== isShut(record)) return record;
  const { door: _door, ...rest } = record;
  return open ? rest : { ...rest, door: 'shut' };
}

/** With the floor open those who watch may speak, too. */
export function withFloor(record: TableRecord, host: string, open: boolean): TableRecord {
  needHost(record, host);
  if (open === (record.floor === 'open')) return record;
  const { floor: _floor, ...rest } = record;
  return open ? { ...rest, floor: 'open' } : rest;
}

/** The hosts of the server have closed the table, whatever was played there. The same record where it has ended before. */
export function closedByHost(record: TableRecord, reason: string): TableRecord {
  if (record.stage === 'over' || record.stage === 'closed') return record;
  const { clock: _clock, until: _until, ...rest } = withoutOpening(record);
  return { ...rest, stage: 'closed', closedFor: reason };
}

export function isShut({ door }: Pick<TableRecord, 'door'>): boolean {
  return door === 'shut';
}

/** Refuses a seat to those who are not wanted. Whoever sits there already stays. */
export function needWelcome(record: TableRecord, person: string): void {
  if (sitsAt(record, person)) return;
  if (isShut(record)) throw new RefusedRequest('closed', 'nobody else is let in');
  if (wasSentAway(record, person)) throw new RefusedRequest('closed', 'you were sent away');
}

/** Strangers do not speak unasked. */
export function needVoice(record: TableRecord, person: string): void {
  const isAsked = record.floor === 'open' && !wasSentAway(record, person);
  if (!isAsked && !sitsAt(record, person)) throw new RefusedRequest('not-seated', 'only those who sit here speak');
}

/** By this a table knows again whom it has sent away; of somebody who is erased it says nothing to anybody. */
function markOf(person: string): string {
  return createHash('sha256').update(`sent away ${person}`).digest('hex').slice(0, 24);
}

/** Tables from before there were marks have the person itself. */
export function wasSentAway({ dismissed }: TableRecord, person: string): boolean {
  return dismissed !== undefined && (dismissed.includes(markOf(person)) || dismissed.includes(person));
}

function sitsAt({ chairs }: TableRecord, person: string): boolean {
  return chairs.some(chair => chair.person === person);
}

/** What a rematch keeps of the manners of its table. */
export function mannersOf({ door, floor, bots, dismissed }: TableRecord): Partial<TableRecord> {
  const manners = { ...(door && { door }), ...(floor && { floor }), ...(bots && { bots }) };
  return { ...manners, ...(dismissed && { dismissed }) };
}
