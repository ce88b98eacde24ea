import type { Game } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { isUnhurried, type TimeControlName, timeControls } from '../../protocol/time-controls.ts';
import { ANCHORS } from '../../ratings/anchors.ts';
import { playerColours } from '../../table/match.ts';
import type { Person } from '../store/port.ts';
import type { Chair, TableRecord } from './record.ts';
import { hasAgreed, withoutOpening } from './sealing.ts';

/** A table of an event, for people who were paired. A chair without a person is a bot's. */
export interface EventTableWish {
  readonly event: string;
  readonly options: Options;
  readonly pace: TimeControlName;
  readonly rated: boolean;
  readonly sitters: readonly (Person | undefined)[];
}

/** How strong the bots are that fill in. */
const FILL_IN = 'fair';
/** How long a table waits for its people where they are in a hurry, and after it could not begin, in milliseconds. */
const PATIENCE = 5 * 60_000;
const NEXT_TRY = 60_000;
/** How often numbers may be left unopened before whoever does so is waited for no longer. */
const MOST_SPOILT = 3;

/** It is nobody's: who sits there was decided elsewhere, and it begins by itself. */
export function eventRecord(game: Game, wish: EventTableWish, seed: string): TableRecord {
  const { event, options, pace, rated, sitters } = wish;
  const occupant = (sitter: Person | undefined): Partial<Chair> =>
    sitter ? { person: sitter.id, name: sitter.name } : { bot: FILL_IN };
  return {
    game: game.id,
    version: game.version,
    options,
    stage: 'gathering',
    host: '',
    event,
    listed: false,
    pace,
    ...(rated && { rated: ANCHORS }),
    chairs: sitters.map((sitter, seat) => ({ colour: playerColours[seat]!, ...occupant(sitter) })),
    seed,
  };
}

/** Until when a table of an event waits: not for ever, since all others in its round wait for it. */
export function eventDeadline({ pace, until }: TableRecord, now: number): number {
  if (until !== undefined && until > now) return until;
  if (until !== undefined) return now + NEXT_TRY;
  const control = timeControls[pace];
  return now + (isUnhurried(control) ? control.time : PATIENCE);
}

/**
 * The table no longer waits for those who have not come, or have not opened their number: a stand-in plays for them until
 * they do. A table that nobody has come to is closed.
 */
export function withoutMissing(record: TableRecord, now: number): TableRecord {
  const isMissing = record.opening ? isUnopened : (chair: Chair) => isAwaited(record, chair);
  const chairs = record.chairs.map(chair => (isMissing(chair) ? { ...chair, away: true as const } : chair));
  const shut = withoutOpening({ ...record, chairs });
  const left = { ...shut, chairs: shut.chairs.map(chair => (chair.away ? unsealed(chair) : chair)) };
  if (!left.chairs.some(({ person, away }) => person !== undefined && !away)) return { ...left, stage: 'closed' };
  return { ...left, until: eventDeadline(left, now) };
}

function isUnopened({ person, seal, nonce }: Chair): boolean {
  return person !== undefined && seal !== undefined && nonce === undefined;
}

function isAwaited({ pace }: TableRecord, chair: Chair): boolean {
  if (chair.person === undefined) return false;
  return !hasAgreed(chair) || (chair.absent !== undefined && !isUnhurried(timeControls[pace]));
}

function unsealed({ seal: _seal, nonce: _nonce, ...chair }: Chair): Chair {
  return chair;
}

/** May somebody whom the table has stopped waiting for still come? */
export function mayStillCome({ spoilt = 0 }: TableRecord): boolean {
  return spoilt < MOST_SPOILT;
}

/** Somebody has left the event before their table began: a stand-in has their place. */
export function withDropOut(record: TableRecord, person: string): TableRecord {
  const gone = (chair: Chair): Chair => (chair.person === person ? { ...unsealed(chair), away: true } : chair);
  return record.stage === 'gathering' ? { ...record, chairs: record.chairs.map(gone) } : record;
}
