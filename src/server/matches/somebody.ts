import { randomBytes } from 'node:crypto';
import { withDropOut } from './event-table.ts';
import { seatOfBot } from './outside-bots.ts';
import type { Chair, TableRecord } from './record.ts';
import { roseFrom, seatOfPerson } from './table-record.ts';

/**
 * The record of a table after one of its people has had everything about them erased. Where people still gather their chair
 * is free; where they played, somebody sat there: a person of this one table, without a name.
 */
export function withSomebody(record: TableRecord, person: string): TableRecord {
  const seat = seatOfPerson(record, person);
  if (seat === undefined) return record;
  const name = record.chairs[seat]!.name ?? '';
  if (record.stage === 'gathering' && record.event === undefined)
    return withoutDeclined(roseFrom(record, person), name);
  const somebody = randomBytes(12).toString('hex');
  const { origin, ...rest } = record;
  return {
    ...rest,
    // It says where the one who opened the table called from.
    ...(origin !== undefined && record.host !== person && { origin }),
    host: record.host === person ? somebody : record.host,
    ...(record.nextBy === person && { nextBy: somebody }),
    chairs: withDropOut(record, person).chairs.map(chair =>
      chair.person === person ? nameless(chair, somebody) : chair,
    ),
  };
}

/** The bot of somebody who is erased plays no longer, and nobody knows what it was called. */
export function withNamelessBot(record: TableRecord, bot: string): TableRecord {
  const seat = seatOfBot(record, bot);
  if (seat === undefined) return record;
  const { outside: _outside, ...chair } = record.chairs[seat]!;
  return { ...record, chairs: record.chairs.with(seat, chair) };
}

/** What the person gave to chance stays: without it nobody could check the match any more. */
function nameless({ name: _name, ...chair }: Chair, somebody: string): Chair {
  return { ...chair, person: somebody };
}

/** Without the name of somebody who did not want to play again. */
export function withoutDeclined(record: TableRecord, name: string): TableRecord {
  const { declined, ...rest } = record;
  if (!declined?.includes(name)) return record;
  const left = declined.filter(other => other !== name);
  return left.length > 0 ? { ...rest, declined: left } : rest;
}
