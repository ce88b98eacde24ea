import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import {
  isLonely,
  openRequest,
  readTableSetup,
  type TableSetup,
  usualTableSetup,
  withChairs,
  withChoice,
} from './table-setup.ts';

const nomadi = await loadGame('nomadi');
const usual = usualTableSetup(nomadi);

function seated(...chairs: string[]): TableSetup {
  return { ...usual, chairs };
}

test('the usual table is the smallest, with a free chair for somebody else', () => {
  expect(usual).toMatchObject({ chairs: ['me', 'anybody'], access: 'everybody', pace: 'relaxed' });
  expect(isLonely(usual)).toBe(false);
});

test('more chairs are for whoever comes; of fewer chairs oneself keeps one', () => {
  expect(withChairs(seated('easy', 'me'), 4).chairs).toEqual(['easy', 'me', 'anybody', 'anybody']);
  expect(withChairs(seated('easy', 'anybody', 'me'), 2).chairs).toEqual(['easy', 'me']);
});

test('oneself sits on exactly one chair, whatever is chosen', () => {
  const table = seated('me', 'easy', 'anybody');
  expect(withChoice(table, 1, 'me').chairs).toEqual(['easy', 'me', 'anybody']);
  expect(withChoice(table, 2, 'master').chairs).toEqual(['me', 'easy', 'master']);
  expect(withChoice(table, 0, 'anybody').chairs).toEqual(['me', 'easy', 'anybody']);
});

test('a table of bots alone can’t be joined', () => {
  expect(isLonely(seated('me', 'easy'))).toBe(true);
});

test('what was wanted is read back, and what does not fit is not', () => {
  const setup: TableSetup = { ...seated('fair', 'me', 'anybody'), access: 'link', pace: 'week' };
  expect(readTableSetup(nomadi, JSON.stringify(setup))).toEqual(setup);
  const broken = [
    undefined,
    'nonsense',
    '{}',
    JSON.stringify(seated('anybody', 'anybody')),
    JSON.stringify(seated('me', 'me')),
    JSON.stringify(seated('me', 'nobody')),
    JSON.stringify(seated('me')),
    JSON.stringify({ ...usual, pace: 'year' }),
    JSON.stringify({ ...usual, access: 'friends' }),
    JSON.stringify({ ...usual, options: { camels: 'many' } }),
  ];
  for (const text of broken) expect(readTableSetup(nomadi, text)).toBeUndefined();
});

test('the request says it in the words of the server', () => {
  expect(openRequest('nomadi', { ...seated('me', 'anybody', 'strong'), access: 'link', pace: 'day' })).toEqual({
    type: 'open',
    game: 'nomadi',
    options: usual.options,
    chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'bot', level: 'strong' }],
    listed: false,
    pace: 'day',
  });
});
