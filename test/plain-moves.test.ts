import { expect, test } from 'vitest';
import { levelPolicy } from '../src/ai/bot.ts';
import type { LevelName } from '../src/ai/levels.ts';
import { moveList } from '../src/engine/game.ts';
import { seeded } from '../src/engine/random.ts';
import { quickOrLong } from '../src/engine/testing/samples.ts';
import { heuristics } from '../src/games/wuestenkoenige/ai/heuristics.ts';
import { game as rules } from '../src/games/wuestenkoenige/game.ts';
import type { WuestenkoenigeState } from '../src/games/wuestenkoenige/rules/state.ts';
import { after } from '../src/games/wuestenkoenige/testing/table.ts';
import { position } from '../src/games/wuestenkoenige/text/position.ts';

const game = { ...rules, heuristics };

const TRIES = quickOrLong(3, 20);

/** What a level plays here, in so many tries. */
function tries(level: LevelName, s: WuestenkoenigeState, count: number): string[] {
  const legal = moveList();
  game.moves(s, legal);
  return Array.from({ length: count }, (_, i) =>
    game.format(s, levelPolicy(level)(game, s, legal, seeded(`try ${i}`))),
  );
}

/** Late in a game that went on for far too long: what seat 1 lacks is on one of its camels and in a valley beside it. */
const inSight = position(
  `
  1  P       =       dd      d       _1      _wwd    ddp     d       =       W
  2      =       d0      d       dp0     _       _ffd    pd1w    _       =
  3  _       pdpp1   _       d       p       _       _       d       dp      pd1w
  4      _       _ffvpd  d       pd      _       pp      p       d       _
  5  _       _vvdd0  _       _       _       dd      p       pd      _0      pd
  6      _       _       d       pd      d       d       _       dp      _
  7  ddpp    _       p       p       p       _       dd      d       d       pd1w
  8      p       _       _vvd    p       _vd     d       _       _       _wp
  9  d       _vvvvvv p       _       _       p       pp      _ffd    _fd0    p
 10      =       _       d       pdp     d       d       pd      p       =
 11  V1ff    =       pp      p       d       d       _       d       =       F`,
  { seats: 2, seat: 1, round: 47, hands: [['sand', 'storm'], ['swap']], displays: ['fffw', 'w'] },
);

test.each(['easy', 'fair', 'strong'] as const)('%s goes for goods that it lacks and that lie in plain sight', level => {
  expect(new Set(tries(level, inSight, TRIES))).toEqual(new Set(['go vegetation ff b9']));
  const there = after(inSight, 'go vegetation ff b9');
  expect(new Set(tries(level, there, TRIES))).toEqual(new Set(['take b9 ff v']));
});

const won = position('1 P01 = p0w\n5 p p p p1 p1fv p1', {
  seats: 2,
  hands: [['trek'], ['sand', 'plague']],
  displays: ['fv', 'fv'],
});

test.each(['learning', 'easy', 'fair', 'strong'] as const)(
  '%s never overlooks what wins at once, whatever others hold',
  level => {
    expect(new Set(tries(level, won, TRIES))).toEqual(new Set(['go c1 w palace']));
  },
);

test('a laden camel that can be home in this turn goes home', () => {
  const s = position('1 P01 = p p p0w\n5 p p p p1 p1fv p1', { seats: 2, displays: ['fv', 'fv'] });
  expect(new Set(tries('easy', s, TRIES))).toEqual(new Set(['go e1 w d1']));
});
