import type { BrowserContext, Page } from 'playwright-core';
import { type Game, movesOf, NOBODY } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/random.ts';
import { type AnyState, copyOf } from '../../src/engine/state.ts';
import { loadGame } from '../../src/games/registry.ts';
import { logOf, stateOf } from '../../src/server/app/testing/desert.ts';
import { Visitor as Caller, nonce, type Wish } from '../../src/server/app/testing/visitor.ts';
import { choose, mouse } from './hands.ts';
import { GAME } from './matches.ts';
import type { House } from './server.ts';
import type { Visit, Visitor } from './visitor.ts';

/** Somebody at a browser who also can be spoken for over a socket of their own, which is quicker. */
export interface Guest {
  readonly page: Page;
  readonly caller: Caller;
}

export interface Place {
  readonly visitor: Visitor;
  readonly house: House;
}

/** Somebody who has given their name already. */
export async function comeAs({ visitor, house }: Place, name: string, visit?: Visit): Promise<Guest> {
  const context = await visitor.arrive(visit);
  await context.request.post(`${house.home}/api/me`, { data: { name } });
  return { page: await context.newPage(), caller: await callerFor(context, house) };
}

export async function callerFor(context: BrowserContext, { home }: House): Promise<Caller> {
  const cookies = await context.cookies(home);
  return Caller.come(home, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

export const forTwo = {
  type: 'open',
  game: GAME,
  options: {},
  chairs: [{ for: 'me' }, { for: 'anybody' }],
  listed: false,
  pace: 'relaxed',
} as const;

/** Opens a table; everybody takes a seat of it in turn, and the first begins. */
export async function beginTable(guests: readonly Guest[], wish: Wish = forTwo): Promise<string> {
  const [host] = guests;
  const opened = await host.caller.ask(wish);
  if (opened.type !== 'done' || opened.match === undefined) throw new Error(JSON.stringify(opened));
  const { match } = opened;
  for (const [seat, { caller }] of guests.entries()) {
    await caller.ask({ type: 'watch', match });
    await caller.ask({ type: 'sit', match, seat, nonce: nonce() });
  }
  await host.caller.ask({ type: 'start', match });
  return match;
}

/** Answers when the table is there to be seen: a page that has just loaded may still fetch the game's files. */
export async function goToTable({ page }: Guest, { home }: House, match: string): Promise<void> {
  await page.goto(`${home}/#/table/${match}`);
  await page.locator('main:not(.notice)').waitFor();
}

export const myTurn = (page: Page) => page.getByRole('region', { name: 'Your turn' });

/** Tries a turn out, without ending it. */
export async function tryTurn(page: Page): Promise<void> {
  await myTurn(page).waitFor();
  const end = page.getByRole('button', { name: 'End turn' });
  for (let tries = 0; !(await end.isEnabled()); tries++) {
    if (tries > 50) throw new Error('nothing that was chosen completes a turn');
    await choose(page, mouse);
  }
}

/** Answers when the server has kept the turn. */
export async function takeTurn(page: Page): Promise<void> {
  await tryTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  // Bots may have answered by now: then it is the same person's turn again, with nothing tried out yet.
  await page.getByRole('button', { name: 'End turn', disabled: false }).waitFor({ state: 'detached' });
  await page.locator('.prompt[aria-busy]').waitFor({ state: 'detached' });
}

/** Plays on for all until one more turn ends the game, as quickly as the rules allow; answers whose turn that is. */
export async function playNearEnd(guests: readonly Guest[], match: string): Promise<Guest> {
  const game = await loadGame(GAME);
  const [first] = guests;
  for (;;) {
    const state = stateOf(first.caller, match);
    const seat = game.actor(state);
    const moves = quickTurn(game, copyOf(state), seat);
    const mover = guests[seat];
    if (moves.ends) return mover;
    const base = logOf(first.caller, match).length;
    await mover.caller.ask({ type: 'play', match, seat, base, moves: moves.texts });
    await first.caller.until(() => logOf(first.caller, match).length > base);
  }
}

/** A turn that uses up the first colour that can still be placed, and whether it ends the game. */
function quickTurn(game: Game, state: AnyState, seat: number): { texts: string[]; ends: boolean } {
  const random = seeded(`${seat}`);
  const texts: string[] = [];
  while (game.actor(state) === seat) {
    const legal = movesOf(game, state).map(move => game.format(state, move));
    const text = legal.find(move => move.startsWith('camel')) ?? legal[random.below(legal.length)];
    game.apply(state, game.parse(state, text));
    texts.push(text);
  }
  return { texts, ends: game.actor(state) === NOBODY };
}
