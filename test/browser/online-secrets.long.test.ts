import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { movesOf, SPECTATOR, type Viewer } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/random.ts';
import { loadGame } from '../../src/games/registry.ts';
import { game } from '../../src/games/wuestenkoenige/game.ts';
import type { WuestenkoenigeState } from '../../src/games/wuestenkoenige/rules/state.ts';
import { heldBy } from '../../src/games/wuestenkoenige/view/panel/hands.ts';
import { beginTimeline, extend, newestState } from '../../src/table/timeline.ts';
import { nothingReceived, type ReceivedLog, withReceived } from '../../src/web/online/received-log.ts';
import { beginTable, comeAs, forTwo, type Guest, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const kings = {
  ...forTwo,
  game: game.id,
  chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }],
} as const;

/** The log as somebody was told it, message by message. */
function toldTo({ caller }: Guest): ReceivedLog {
  const told = caller.replies.filter(reply => reply.type === 'table' || reply.type === 'news');
  return told.reduce((log, reply) => withReceived(log, reply) ?? log, nothingReceived);
}

/** What somebody sees of the table, worked out from the messages alone. */
async function seenBy(guest: Guest, viewer: Viewer): Promise<WuestenkoenigeState> {
  const { table } = guest.caller.replies.find(reply => reply.type === 'table')!;
  const players = table.chairs.map(({ colour }) => ({ name: '', colour }));
  const { entries, states } = toldTo(guest);
  const timeline = beginTimeline(await loadGame('wuestenkoenige'), { players, options: table.options }, viewer);
  extend(timeline, entries, states);
  return newestState(timeline) as unknown as WuestenkoenigeState;
}

/** Plays this many moves, each by the seat to move, which knows its own cards only. */
async function playOn(guests: readonly Guest[], match: string, moves: number): Promise<void> {
  const random = seeded('kings');
  for (let i = 0; i < moves; i++) {
    const seat = game.actor(await seenBy(guests[0], 0));
    const own = await seenBy(guests[seat], seat);
    const legal = movesOf(game, own);
    const move = game.format(own, legal[random.below(legal.length)]);
    const base = toldTo(guests[seat]).entries.length;
    await guests[seat].caller.ask({ type: 'play', match, seat, base, moves: [move] });
    for (const guest of guests) await guest.caller.until(() => toldTo(guest).entries.length > base);
  }
}

const shownCards = (page: Page) =>
  page.locator('[data-card]').evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''));

test('three play with cards in hand: each sees their own, and who watches sees none', async ({ visitor }) => {
  const names = ['Anna', 'Ben', 'Cem', 'Dora'];
  const guests = await Promise.all(names.map(name => comeAs({ visitor, house }, name)));
  const seated = guests.slice(0, 3);
  const match = await beginTable(seated, kings);
  await playOn(seated, match, 9);
  for (const guest of guests) await goToTable(guest, house, match);
  await guests[3].page.getByText('You are watching.').waitFor();
  await playOn(seated, match, 3);

  const hands = await Promise.all(
    seated.map(async (guest, seat) => {
      const held = heldBy(await seenBy(guest, seat), seat);
      return held.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    }),
  );
  expect(hands.flat().length).toBeGreaterThan(4);
  for (const [seat, { page }] of seated.entries()) await expect.poll(() => shownCards(page)).toEqual(hands[seat]);
  const [, , , dora] = guests;
  expect(await shownCards(dora.page)).toEqual([]);
  await dora.caller.ask({ type: 'watch', match });
  const state = await seenBy(dora, SPECTATOR);
  expect(seated.flatMap((_, seat) => heldBy(state, seat))).toEqual([]);
});
