import { movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { loadGame } from '../../../games/registry.ts';
import type { Reply } from '../../../protocol/replies.ts';
import { begin, Guest, type Pair } from './ours.ts';

/** Matches that were really played, from which many are made. */
export interface Seeds {
  readonly matches: readonly string[];
  /** The cookies of those who sit there. */
  readonly cookies: readonly string[];
}

/** One table in so many waits for people. */
const GATHERING = 20;
/** Moves in each match: near the middle of it. */
const MOVES = 40;

/** A week for a turn: nothing becomes due while they are measured. */
const table = {
  game: 'durch-die-wueste',
  options: {},
  chairs: [{ for: 'me' }, { for: 'anybody' }],
  listed: true,
  pace: 'week',
} as const;

const desert = await loadGame('durch-die-wueste');

/** Two new people at each table, of whom most have played for a while. */
export async function playSeeds(address: string, tables: number): Promise<Seeds> {
  const matches: string[] = [];
  const cookies: string[] = [];
  for (let i = 0; i < tables; i++) {
    const guests = (await Promise.all(['Anna', 'Ben'].map(name => Guest.come(address, name)))) as unknown as Pair;
    matches.push(i % GATHERING === 0 ? await openTable(guests[0]) : await playTable(guests, String(i)));
    cookies.push(...guests.map(({ cookie }) => cookie));
    for (const guest of guests) guest.leave();
  }
  return { matches, cookies };
}

async function openTable(host: Guest): Promise<string> {
  const { match = '' } = await host.ask<Extract<Reply, { type: 'done' }>>({ type: 'open', ...table });
  return match;
}

async function playTable(guests: Pair, seed: string): Promise<string> {
  const { match, setUp } = await begin(guests, table);
  const random = seeded(seed);
  const state = desert.initial(2, { chips: 'down' });
  for (const move of setUp) desert.apply(state, desert.parse(state, move));
  for (let played = 0; played < MOVES; played++) {
    const seat = desert.actor(state);
    if (seat === NOBODY) break;
    const legal = movesOf(desert, state);
    const move = legal[random.below(legal.length)] as number;
    const moves = [desert.format(state, move)];
    await guests[seat as 0 | 1].ask({ type: 'play', match, seat, base: setUp.length + played, moves });
    desert.apply(state, move);
  }
  return match;
}
