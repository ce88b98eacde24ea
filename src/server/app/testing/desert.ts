import { expect } from 'vitest';
import { movesOf } from '../../../engine/game.ts';
import type { AnyState } from '../../../engine/state.ts';
import { loadGame } from '../../../games/registry.ts';
import { introduce, nonce, Visitor, type Wish } from './visitor.ts';

export const desert = await loadGame('durch-die-wueste');

export const forTwo = {
  type: 'open',
  game: 'durch-die-wueste',
  options: {},
  chairs: [{ for: 'me' }, { for: 'anybody' }],
  listed: true,
  pace: 'relaxed',
} as const;

export async function guest(address: string, name: string): Promise<Visitor> {
  return Visitor.come(address, await introduce(address, name));
}

export async function opened(host: Visitor, wish: Wish = forTwo): Promise<string> {
  const reply = await host.ask(wish);
  if (reply.type !== 'done' || !reply.match) throw new Error(JSON.stringify(reply));
  return reply.match;
}

/** A table for two that has begun. */
export async function begun(
  address: string,
  wish: Wish = forTwo,
  elsewhere = address,
): Promise<{ anna: Visitor; ben: Visitor; match: string }> {
  const [anna, ben] = await Promise.all([guest(address, 'Anna'), guest(elsewhere, 'Ben')]);
  const match = await opened(anna, wish);
  await anna.ask({ type: 'watch', match });
  await ben.ask({ type: 'watch', match });
  expect(await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() })).toMatchObject({ type: 'done' });
  expect(await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() })).toMatchObject({ type: 'done' });
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  return { anna, ben, match };
}

/** The log as a visitor was sent it, message by message. */
export function logOf(visitor: Visitor, match: string): readonly string[] {
  const log: string[] = [];
  for (const reply of visitor.replies) {
    if (reply.type !== 'news' && reply.type !== 'table') continue;
    if ((reply.type === 'news' ? reply.match : reply.table.match) !== match) continue;
    reply.entries.forEach((entry, i) => (log[reply.from + i] = JSON.stringify(entry)));
  }
  return log;
}

export function stateOf(visitor: Visitor, match: string, seats = 2): AnyState {
  const state = desert.initial(seats, { chips: 'down' });
  for (const text of logOf(visitor, match)) {
    const entry = JSON.parse(text) as { move?: string };
    if (entry.move !== undefined) desert.apply(state, desert.parse(state, entry.move));
  }
  return state;
}

/** A move is answered by an update where the table is watched; one that ends the game or is sent again, by `done`. */
export const carriedOut = { type: expect.stringMatching(/^(news|done)$/) };

/** The first legal move in a position, as it is written. */
export function someMove(state: AnyState): string {
  return desert.format(state, movesOf(desert, state)[0]!);
}
