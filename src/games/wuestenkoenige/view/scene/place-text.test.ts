import { expect, test } from 'vitest';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { seatInWords } from '../board-text.tsx';
import { task } from './buttons.ts';
import { fieldText } from './place-text.ts';

const s = position(
  `
     a    b    c    d      e
  1  P00  =    pd   _wd    p
  2     =    pf0fw*1  _
 11  V1v
`,
  { seats: 2, displays: ['ff', ''] },
);
const who = (seat: number) => ['Ann', 'Ben'][seat];
const at = (name: string) => s.board.fieldNamed(name);

test.each([
  ['palace', 'the palace, 2 camels of Ann'],
  ['c1', 'c1: dune, 2 tiles high'],
  ['d1', 'd1: dune, water buried'],
  ['b2', 'b2: plain, fire lying there, 1 camel of Ann with fire and water (has attacked), 1 camel of Ben'],
  ['c2', 'c2: valley'],
])('%s is told', (name, told) => {
  expect(fieldText(s, at(name), en, who)).toBe(told);
});

test('an oasis says how many goods it has left, in every language', () => {
  expect(fieldText(s, at('vegetation'), en, who)).toBe(
    'the vegetation oasis, 11 goods, 1 camel of Ben with vegetation',
  );
  expect(fieldText(s, at('vegetation'), de, who)).toBe('Pflanzenoase, 11 Waren, 1 Kamel von Ben mit Pflanzen');
  expect(fieldText(s, at('vegetation'), nl, who)).toBe('de plantenoase, 11 waren, 1 kameel van Ben met planten');
});

test('a seat is told with what it has and where its camels are', () => {
  expect(seatInWords(s, 0, en)).toEqual([
    'brought home: 2 fire',
    '0 cards',
    '9 camels in stock',
    'b2: 1 camel with fire and water',
    'the palace: 2 camels',
  ]);
});

test('the task says what the step is about', () => {
  expect(task(s)).toEqual({ key: 'move', args: { left: 6 } });
  const full = position('  1  P0', { seats: 2, step: 'card', hands: [['sand'], []] });
  expect(task(full)).toEqual({ key: 'card', args: {} });
});
