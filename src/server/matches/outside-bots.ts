import { STAND_IN_LEVEL } from '../../ai/levels.ts';
import type { Seat } from '../../engine/game.ts';
import type { ForfeitCode } from '../../protocol/bot-messages.ts';
import { type Clock, deadlineOf, timeControls } from '../../protocol/time-controls.ts';
import type { MatchPosition } from '../../table/table.ts';
import type { Chair, SeatedBot, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';
import { withoutOpening } from './sealing.ts';
import { isShut, wasSentAway, withRemembered } from './table-manners.ts';

/** How long a bot of somebody else may take for a turn, in milliseconds, and no longer than its clock says. */
const OUTSIDE_TURN = 20_000;

/** Finds bots that people have brought along. */
export interface OutsideBots {
  /** The bot of this name, ready to play this game; a RefusedRequest where there is none. */
  ready(name: string, game: string): Promise<SeatedBot>;
}

export const noOutsideBots: OutsideBots = {
  ready: () => Promise.reject(new RefusedRequest('no-such-bot')),
};

export function outsideBotsAt({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ outside }) => (outside === undefined ? [] : [outside.id]));
}

/** The seat of a bot of somebody else. */
export function seatOfBot({ chairs }: TableRecord, bot: string): Seat | undefined {
  const seat = chairs.findIndex(({ outside }) => outside?.id === bot);
  return seat < 0 ? undefined : seat;
}

/** Whoever opened the table has invited a bot to a seat where no person is. */
export function withInvited(record: TableRecord, host: string, seat: Seat, bot: SeatedBot): TableRecord {
  if (record.host !== host) throw new RefusedRequest('not-host');
  return withBotOn(record, seat, bot);
}

/** A bot sits down by itself, where bots may. */
export function withArrived(record: TableRecord, bot: SeatedBot): TableRecord {
  if (seatOfBot(record, bot.id) !== undefined) return record;
  const isWelcome = record.bots === 'open' && !isShut(record) && !wasSentAway(record, bot.id);
  if (!isWelcome) throw new RefusedRequest('closed', 'no bots of others are let in');
  const seat = record.chairs.findIndex(chair => chair.person === undefined && chair.bot === undefined);
  if (seat < 0) throw new RefusedRequest('taken');
  return withBotOn(record, seat, bot);
}

function withBotOn(record: TableRecord, seat: Seat, bot: SeatedBot): TableRecord {
  if (record.stage !== 'gathering') throw new RefusedRequest('not-gathering');
  // Ratings are people's, and of levels whose strength is known.
  if (record.rated !== undefined) throw new RefusedRequest('rated', 'no bots of others play rated games');
  const chair = record.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  if (chair.person !== undefined) throw new RefusedRequest('taken');
  if (seatOfBot(record, bot.id) !== undefined) throw new RefusedRequest('seated', 'this bot sits here already');
  const seated: Chair = { colour: chair.colour, bot: STAND_IN_LEVEL, outside: bot };
  const waiting = withoutOpening(record);
  return { ...waiting, chairs: waiting.chairs.with(seat, seated) };
}

/** A bot that was put away does not come back by itself. */
export function withoutBotOn(record: TableRecord, seat: Seat): TableRecord {
  const bot = record.chairs[seat]?.outside;
  return bot ? withRemembered(record, bot.id) : record;
}

/** From now on the chair's own bot plays there. The same record where that is so already. */
export function withLostBot(record: TableRecord, seat: Seat, code: ForfeitCode): TableRecord {
  const chair = record.chairs[seat];
  if (!chair?.outside || chair.outside.lost !== undefined) return record;
  return { ...record, chairs: record.chairs.with(seat, { ...chair, outside: { ...chair.outside, lost: code } }) };
}

/** Is somebody else's bot asked for the moves of this seat? */
export function isAskedOutside(
  { chairs }: TableRecord,
  { resigned }: Pick<MatchPosition, 'resigned'>,
  seat: Seat,
): boolean {
  const outside = chairs[seat]?.outside;
  return outside !== undefined && outside.lost === undefined && !resigned.has(seat);
}

/** When it has lost by the clock. */
export function outsideDeadline(pace: TableRecord['pace'], clock: Clock, seat: Seat): number {
  return Math.min(clock.since + OUTSIDE_TURN, deadlineOf(timeControls[pace], clock, seat));
}
