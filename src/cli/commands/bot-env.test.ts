import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newMatchOptions } from '../../engine/options.ts';
import { loadDrawing } from '../../games/drawings.ts';
import { loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { type HostMessage, type HostMessageOf, hostMessageSchema } from '../../protocol/bot-messages.ts';
import { typed } from '../testing/typed.ts';
import { Environment } from './environment.ts';

async function environmentOf(id: string, players: readonly string[]) {
  const game = await loadGame(id as 'nomadi');
  const sent: HostMessage[] = [];
  const setting = { game, players, options: newMatchOptions(game.options), draw: await loadDrawing(id) };
  const environment = new Environment(setting, message => {
    v.assert(hostMessageSchema, message);
    sent.push(message);
  });
  return { environment, sent };
}

type Table = Awaited<ReturnType<typeof environmentOf>>;

/** Plays the last legal move at every turn, and tells which seats were asked. */
function playToTheEnd({ environment, sent }: Table): number[] {
  const asked: number[] = [];
  for (let last = sent.at(-1); last?.type === 'your turn'; last = sent.at(-1)) {
    const { match, base, seat, legal } = last;
    asked.push(seat);
    environment.hear({ type: 'move', match, base, move: legal.at(-1) ?? '' });
  }
  return asked;
}

const ends = (sent: readonly HostMessage[]) =>
  sent.filter((message): message is HostMessageOf<'end'> => message.type === 'end');

test('one program plays all seats, match after match, and each seat is told the end', async () => {
  const table = await environmentOf(smallGame, ['me', 'me']);
  table.environment.hear({ type: 'reset', seed: 'a' });
  expect(table.sent.slice(0, 2).map(message => message.type === 'new match' && message.seat)).toEqual([0, 1]);
  expect(new Set(playToTheEnd(table))).toEqual(new Set([0, 1]));
  expect(ends(table.sent)).toHaveLength(2);
  expect(ends(table.sent)[0]?.winners.length).toBeGreaterThan(0);
  table.environment.hear({ type: 'reset' });
  expect(playToTheEnd(table).length).toBeGreaterThan(0);
  expect(new Set(ends(table.sent).map(({ match }) => match))).toEqual(new Set(['match 1', 'match 2']));
});

test('our bots have the other seats, and the same seed brings the same match', async () => {
  const tables = await Promise.all([1, 2].map(() => environmentOf('nomadi', ['greedy', 'me', 'random'])));
  for (const table of tables) {
    table.environment.hear({ type: 'reset', seed: 'a' });
    expect(new Set(playToTheEnd(table))).toEqual(new Set([1]));
    expect(ends(table.sent)).toHaveLength(1);
  }
  expect(tables[1]?.sent).toEqual(tables[0]?.sent);
});

test('what is wrong is refused, and the turn stays', async () => {
  const { environment, sent } = await environmentOf(smallGame, ['me', 'me']);
  environment.hear({ type: 'move', match: 'match 1', base: 0, move: 'x' });
  environment.hear({ type: 'hello', protocol: 99 });
  environment.hear({ type: 'reset', seed: 'a' });
  const turn = sent.at(-1) as HostMessageOf<'your turn'>;
  environment.hear({ type: 'move', match: 'match 1', base: turn.base + 1, move: turn.legal[0] });
  environment.hear({ type: 'move', match: 'match 1', base: turn.base, move: 'x' });
  const refusals = sent.flatMap(message => (message.type === 'refused' ? [message.code] : []));
  expect(refusals).toEqual(['unasked', 'hello', 'base', 'illegal']);
  environment.hear({ type: 'move', match: 'match 1', base: turn.base, move: turn.legal[0] });
  expect(sent.at(-1)).toMatchObject({ type: 'your turn', base: turn.base + 1 });
});

test('it speaks lines of JSON, and leaves with the end of its input', async () => {
  const { code, out } = await typed(
    ['bot-env', smallGame],
    ['{"type":"hello","protocol":1}', '', 'nonsense', '{"type":"leap"}', '{"type":"reset","seed":"a"}'],
  );
  expect(code).toBe(0);
  const types = out.map(line => JSON.parse(line)).map(({ type, code: why }) => why ?? type);
  expect(types).toEqual(['hello', 'json', 'message', 'new match', 'new match', 'your turn']);
});

test.each([
  [['bot-env'], 'GAME is missing'],
  [['bot-env', 'nomadi', '--players', 'me,nobody'], 'unknown player "nobody"; known: me, random'],
  [['bot-env', 'nomadi', '--players', 'random,greedy'], '--players has no seat for the program; call it me'],
  [['bot-env', 'nomadi', '--players', 'me'], '--players must name 2, 3, 4, 5 players for nomadi, not 1'],
  [['bot-env', 'nomadi', '--players', 'me,me', '--seats', '3'], '--seats says 3, and --players names 2'],
  [['bot-env', 'nomadi', '--options', '{"oasis":7}'], '--options: option "oasis" can\'t be 7'],
])('bad input gets one clear line: %s', async (args, words) => {
  const { code, out, err } = await typed(args);
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toContain(words);
});
