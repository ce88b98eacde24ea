import { expect, test } from 'vitest';
import { withSecondEdition } from '../../engine/testing/editions.ts';
import { loadGame } from '../../games/registry.ts';
import {
  isLonely,
  levelsAt,
  openRequest,
  readTableSetup,
  type TableSetup,
  usualTableSetup,
  withChairs,
  withChoice,
  withRated,
  withUsualTableOptions,
} from './table-setup.ts';

const desert = await loadGame('durch-die-wueste');
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

test('at a rated table sit levels whose strength has been measured; others make room', () => {
  const table = { ...usualTableSetup(desert), chairs: ['me', 'grandmaster', 'easy', 'anybody'] };
  const rated = withRated('durch-die-wueste', table, true);
  expect(rated).toMatchObject({ rated: true, chairs: ['me', 'master', 'easy', 'anybody'] });
  expect(withRated('durch-die-wueste', table, false).chairs).toEqual(table.chairs);
  const kept = JSON.stringify({ ...table, rated: true });
  expect(readTableSetup(desert, kept)?.chairs).toEqual(rated.chairs);
  expect(levelsAt('durch-die-wueste')).toContain('grandmaster');
  expect(levelsAt('durch-die-wueste', true)).not.toContain('grandmaster');
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

test('talers are open where nobody but bots can sit down, and face down where anybody can', () => {
  expect(usual.options).toMatchObject({ talers: 'down' });
  const lonely = withUsualTableOptions(nomadi, usual, withChoice(usual, 1, 'easy'));
  expect(lonely.options).toMatchObject({ talers: 'open' });
  expect(withUsualTableOptions(nomadi, lonely, withChairs(lonely, 3)).options).toMatchObject({ talers: 'down' });
});

test('a new table takes the newest edition, whatever was kept of the time before', () => {
  const edited = withSecondEdition(desert);
  expect(usualTableSetup(edited).options).toEqual({ chips: 'down', edition: 2 });
  const kept = JSON.stringify(usualTableSetup(desert));
  expect(readTableSetup(edited, kept)?.options).toEqual({ chips: 'down', edition: 2 });
});
