import { expect } from 'vitest';
import type { EventInfo } from '../../../protocol/event-replies.ts';
import { withEventUpdate } from '../../../protocol/event-replies.ts';
import type { TableInfo } from '../../../protocol/replies.ts';
import { member } from './bot.ts';
import { logOf } from './desert.ts';
import { nonce, Visitor } from './visitor.ts';

export const evening = {
  name: 'Evening',
  game: 'durch-die-wueste',
  options: {},
  format: 'swiss',
  tableSize: 2,
  rounds: 2,
  pace: 'relaxed',
  points: [2, 0],
  byePoints: 2,
} as const;

/** Somebody with an account, at a socket of a server; after a restart they come back with the same cookie. */
export interface Player {
  readonly name: string;
  readonly cookie: string;
  readonly visitor: Visitor;
}

export async function player(address: string, name: string): Promise<Player> {
  const cookie = await member(address, name);
  return { name, cookie, visitor: await Visitor.come(address, cookie) };
}

export async function openEvent({ visitor }: Player, wishes: object = {}): Promise<string> {
  const reply = await visitor.ask({ type: 'event-open', wishes: { ...evening, ...wishes } });
  if (reply.type !== 'done' || reply.event === undefined) throw new Error(JSON.stringify(reply));
  return reply.event;
}

export async function enterAll(event: string, players: readonly Player[], more: object = {}): Promise<void> {
  for (const { visitor } of players)
    expect(await visitor.ask({ type: 'event-enter', event, ...more })).toMatchObject({ type: 'done' });
}

/** The event as a visitor who follows it knows it by now, put together from what was sent. */
function eventAt({ visitor }: Pick<Player, 'visitor'>, event: string): EventInfo | undefined {
  let info: EventInfo | undefined;
  for (const reply of visitor.replies) {
    if (reply.type === 'event' && reply.info.event === event) info = reply.info;
    if (reply.type === 'event-news' && reply.event === event && info && reply.revision > info.revision)
      info = withEventUpdate(info, reply);
  }
  return info;
}

/** Waits until what a follower knows is so. */
export async function untilEvent(
  follower: Pick<Player, 'visitor'>,
  event: string,
  wanted: (info: EventInfo) => boolean,
): Promise<EventInfo> {
  const isSo = () => {
    const info = eventAt(follower, event);
    return info !== undefined && wanted(info);
  };
  if (!isSo()) await follower.visitor.until(isSo);
  return eventAt(follower, event)!;
}

export const follow = ({ visitor }: Pick<Player, 'visitor'>, event: string) =>
  visitor.ask({ type: 'event', event, watch: true });

/** The open tables of an event, each with the players who sit there, in the order of their seats. */
export function tablesOf(info: EventInfo, players: readonly Player[]): { match: string; sitters: Player[] }[] {
  const named = new Map(info.people.map(({ number, name }) => [number, name]));
  return info.tables
    .filter(({ ranks, voided }) => !ranks && !voided)
    .map(({ match, seats }) => ({
      match,
      sitters: seats.flatMap(number => players.filter(({ name }) => name === named.get(number))),
    }));
}

/** Those who sit at a table come to it, and the game begins by itself. */
export async function beginTable(match: string, sitters: readonly Player[], more: object = {}): Promise<void> {
  for (const { visitor } of sitters) await comeTo(visitor, match, more);
  await sitters[0]!.visitor.until(
    reply => reply.type === 'table' && reply.table.match === match && reply.table.stage === 'playing',
  );
}

export async function comeTo(visitor: Visitor, match: string, more: object = {}): Promise<void> {
  const answer = await visitor.ask({ type: 'watch', match });
  const seat = mySeat(answer.type === 'table' ? answer.table : undefined);
  const sat = await visitor.ask({ type: 'sit', match, seat, nonce: nonce(), ...more });
  expect(sat, JSON.stringify([answer, sat])).toMatchObject({ type: 'done' });
}

function mySeat(table: TableInfo | undefined): number {
  return table?.chairs.findIndex(({ mine }) => mine) ?? -1;
}

export async function resignFrom({ visitor }: Player, match: string): Promise<void> {
  const answer = await visitor.ask({ type: 'watch', match });
  const seat = mySeat(answer.type === 'table' ? answer.table : undefined);
  const base = logOf(visitor, match).length;
  expect(await visitor.ask({ type: 'resign', match, seat, base })).toMatchObject({
    type: expect.stringMatching(/^(news|done|table)$/),
  });
}

/** Plays a whole round: at every table the last seat gives up. */
export async function playRound(info: EventInfo, players: readonly Player[], more: object = {}): Promise<void> {
  for (const { match, sitters } of tablesOf(info, players)) {
    await beginTable(match, sitters, more);
    for (const loser of sitters.slice(1)) await resignFrom(loser, match);
  }
}
