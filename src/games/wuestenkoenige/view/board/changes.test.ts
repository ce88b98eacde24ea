import { expect, test } from 'vitest';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import type { WuestenkoenigeState } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { soundsBetween } from '../sounds.ts';
import { changesBetween, nothing } from './changes.ts';

const start = position(
  `
     a    b    c    d
  1  P0   =    p0   p
  2     =    p1   d    _
`,
  { seats: 2, step: 'desert', hands: [['sand'], []] },
);
const field = (name: string) => start.board.fieldNamed(name);

function after(s: WuestenkoenigeState, text: string): WuestenkoenigeState {
  const next = copyOf(s);
  game.apply(next, game.parse(s, text));
  return next;
}

test('a tile that is turned over is turned, one that is shifted is laid from where it was', () => {
  expect(changesBetween(start, after(start, 'turn c2'))).toMatchObject({ turned: [field('c2')], laid: [], walks: [] });
  expect(changesBetween(start, after(start, 'shift c2 d2'))).toMatchObject({
    turned: [],
    laid: [{ hex: field('d2'), from: field('c2') }],
  });
});

test('camels walk from where they stood', () => {
  const moving = position('  1  P  =  p0  p\n  2    =  p', { seats: 2 });
  const walked = changesBetween(moving, after(moving, 'go c1 - d1'));
  expect(walked.walks).toEqual([{ camel: 0, from: field('c1') }]);
  expect(changesBetween(moving, moving)).toBe(nothing);
});

test('a tile from the reserve and a delivery are heard', () => {
  const laid = position('  1  P  =  p0  p', { seats: 2, step: 'card', hands: [['sand'], []] });
  expect(changesBetween(laid, after(laid, 'play sand d1 dune')).laid).toEqual([{ hex: field('d1'), from: undefined }]);
  const home = position('  1  P  =  p0f  p', { seats: 2 });
  expect(soundsBetween(home, after(home, 'go c1 f palace'))).toEqual(['place', 'triumph']);
});
