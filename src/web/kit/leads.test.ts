import { expect, test } from 'vitest';
import type { Game, Lead } from '../../engine/game.ts';
import { LeadWatch, leadsOf } from './leads.ts';

/** A game whose states are who is ahead in what. */
function watching(): (...ahead: readonly (readonly [colour: string, ...seats: readonly number[]])[]) => string[] {
  const watch = new LeadWatch();
  return (...ahead) => {
    const leads: Lead[] = ahead.map(([colour, ...seats]) => ({ key: 'herd', args: { colour }, seats, points: 10 }));
    const game = { leads: () => leads } as unknown as Game;
    return watch.takenAt(game, undefined as never).map(({ seat, args }) => `${seat} ${args.colour}`);
  };
}

test('the first to be ahead takes nothing from anybody', () => {
  const look = watching();
  expect(look(['red', 0])).toEqual([]);
  expect(look(['red', 0], ['blue', 1])).toEqual([]);
});

test('who draws level and falls back has taken nothing, who passes has', () => {
  const look = watching();
  look(['red', 0]);
  expect(look(['red', 0, 1])).toEqual([]);
  expect(look(['red', 0])).toEqual([]);
  look(['red', 0, 1]);
  expect(look(['red', 1])).toEqual(['1 red']);
  expect(look(['red', 1])).toEqual([]);
  expect(look(['red', 0], ['blue', 0])).toEqual(['0 red']);
});

test('a game without leads has none', () => {
  expect(leadsOf({} as Game, undefined as never, 0)).toEqual([]);
});
