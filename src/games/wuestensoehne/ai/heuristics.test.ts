import { expect, test } from 'vitest';
import { CHANCE, type Move, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { testHeuristics } from '../../../engine/testing/heuristics.ts';
import { game } from '../game.ts';
import type { WuestensoehneState } from '../rules/state.ts';
import { after, playOn, setUp } from '../testing/table.ts';
import { type PositionSetting, position } from '../text/position.ts';
import { heuristics } from './heuristics.ts';

const { rolloutMove } = heuristics;
const { ranked, expected } = testHeuristics(game, heuristics);

/** How many points more than seat 1 seat 0 can expect. */
function lead(s: WuestensoehneState): number {
  const [own, other] = expected(s);
  return own - other;
}

/** An oasis with gems at e2 that reaches from the cross to the west. */
const gems = '     e        f\n  2  EW:gem   +\n';

function nearGems(setting: Partial<PositionSetting>): WuestensoehneState {
  return position(gems, { seats: 2, caravans: ['f3'], ...setting });
}

test('the caravan goes where its own tile completes an oasis with its figure in it', () => {
  const s = nearGems({ displays: ['N'], figures: { 6: 'e2 EW' }, left: 'desert' });
  expect(ranked(s)[0]).toBe('go e2');
  const there = after(s, 'go e2');
  expect(ranked(there)[0]).toBe('own N');
  expect(ranked(after(there, 'own N'))[0]).toBe('lay d2 90');
});

test('a figure is set in an oasis that is complete: it takes a field and is back at once', () => {
  const s = after(nearGems({ displays: ['N:water'], caravans: ['e2'] }), 'stay', 'own N:water', 'lay d2 90');
  expect(ranked(s)[0]).toMatch(/^set \d+ E$/);
});

test('where a rival waits for the only field, a taller figure is set than where nobody does', () => {
  const laid = (figures: NonNullable<PositionSetting['figures']>) =>
    after(nearGems({ displays: ['N'], caravans: ['e2'], figures }), 'stay', 'own N', 'lay d2 90');
  expect(ranked(laid({ 15: 'e2 EW' }))[0]).toBe('set 16 E');
  expect(ranked(laid({ 5: 'e2 EW', 2: 'e2 EW' }))[0]).toMatch(/^set (6|11|16) E$/);
});

test('an oasis in which only a rival stands is not completed for it', () => {
  const s = nearGems({ displays: ['N NS:incense'], caravans: ['e2'], figures: { 5: 'e2 EW' }, water: [0, 2] });
  const texts = ranked(after(s, 'stay'));
  expect(texts.indexOf('own N')).toBeGreaterThan(0);
});

test('full camels want another camel; near the end empty ones want a good', () => {
  const choice = (goods: string) => {
    const s = position('     e\n  2  EW:gem\n', {
      seats: 2,
      displays: ['N:camel'],
      caravans: ['e2'],
      figures: { 6: 'e2 EW' },
      goods: [goods],
      left: 'desert N N:water',
    });
    return ranked(after(s, 'stay', 'own N:camel', 'lay d2 90', 'pass', 'score E'))[0];
  };
  expect(choice('')).toBe('occupy gem');
  expect(choice('gem gem salt salt')).toBe('occupy camel');
});

test('a good rumour goes beside what one has, a bad one beside what the other has', () => {
  const put = (value: string) => {
    const s = position('     e\n  2  EW:water\n', {
      seats: 2,
      displays: ['N:rumour'],
      caravans: ['e2'],
      figures: { 6: 'e2 EW' },
      goods: ['gem gem gem', 'salt salt salt'],
    });
    const way = ['stay', 'own N:rumour', 'lay d2 90', 'pass', 'score E', 'occupy rumour', `token ${value}`];
    return ranked(after(s, ...way))[0];
  };
  expect(put('3')).toBe('put gem1');
  expect(put('-2')).toBe('put salt1');
});

test('when the camels are full the good that is worth least is dropped', () => {
  const s = position('     e\n  2  EW:gem\n', {
    seats: 2,
    displays: ['N'],
    caravans: ['e2'],
    figures: { 6: 'e2 EW' },
    goods: ['myrrh incense incense salt'],
    rumours: { incense1: { value: -2, seen: [0, 1] }, gem1: { value: 2, seen: [0, 1] } },
  });
  expect(ranked(after(s, 'stay', 'own N', 'lay d2 90', 'pass', 'score E', 'occupy gem'))[0]).toBe('drop incense');
});

test('an evaluation is the score when the game is over', () => {
  const s = playOn(setUp(3, seeded(3)), seeded(3));
  expect(expected(s)).toEqual([0, 1, 2].map(seat => game.score(s, seat)));
});

test('a good, water, a camel and a figure in an oasis each make more to be expected', () => {
  const plain = lead(nearGems({}));
  expect(lead(nearGems({ goods: ['gem'] }))).toBeGreaterThan(plain + 1);
  expect(lead(nearGems({ water: [3, 2] }))).toBeGreaterThan(plain);
  expect(lead(nearGems({ camels: [3, 2] }))).toBeGreaterThan(plain);
  expect(lead(nearGems({ figures: { 6: 'e2 EW' } }))).toBeGreaterThan(plain);
  expect(lead(nearGems({ figures: { 5: 'e2 EW' } }))).toBeLessThan(plain);
});

test('what seats can expect is the same for both when all is the same, but for whose turn it is', () => {
  const [first, second] = [0, 1].map(seat => lead(nearGems({ seat })));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeCloseTo(-second, 10);
});

/** Plays by rollout moves alone, and shows each position. */
function playByRollout(
  seats: number,
  seed: string,
  told: (s: WuestensoehneState, move: Move) => void,
): WuestensoehneState {
  const random = seeded(seed);
  const s = setUp(seats, random);
  while (game.actor(s) !== NOBODY) {
    const chance = game.actor(s) === CHANCE;
    const move = chance ? game.sample(s, random) : (rolloutMove?.(s, random) ?? -1);
    if (!chance) told(s, move);
    game.apply(s, move);
  }
  return s;
}

test.each(game.seats)('rollout moves are legal and lead to an end with goods on the camels, with %i seats', seats => {
  const end = playByRollout(seats, `hunch ${seats}`, (s, move) => expect(movesOf(game, s)).toContain(move));
  const points = Array.from({ length: seats }, (_, seat) => game.score(end, seat));
  expect(Math.max(...points)).toBeGreaterThan(10);
});

test('on what a seat can see, and on any world that fits, moves are rated and evaluated, changing nothing', () => {
  const random = seeded('masked');
  playByRollout(2, 'masked', s => {
    if (random.below(6) !== 0) return;
    const view = copyOf(s);
    game.mask(view, game.actor(s));
    const legal = movesOf(game, view);
    for (const world of [view, copyOf(view)]) {
      if (world !== view) game.determinize(world, game.actor(s), random);
      const before = copyOf(world);
      expect(new Set(ranked(world)).size).toBe(legal.length);
      expect(expected(world).every(Number.isFinite)).toBe(true);
      expect(legal).toContain(rolloutMove?.(world, random));
      expect(sameBytes(world, before)).toBe(true);
    }
  });
});

test('the same state is rated and evaluated the same, whatever was looked at before', () => {
  const s = nearGems({ displays: ['N:water'], figures: { 6: 'e2 EW' } });
  const before = [ranked(s), expected(s)];
  playByRollout(4, 'between', other => expected(other));
  expect([ranked(s), expected(s)]).toEqual(before);
});
