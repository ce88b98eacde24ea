import { afterAll, expect, test } from 'vitest';
import { movesOf, NOBODY } from '../../engine/game.ts';
import { loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, carriedOut, forTwo, logOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';

const { file, remove } = freshFile();
// These players do not think, and send faster than people may.
const server = await openTestServer({ file }, { env: { MESSAGES_PER_SECOND: '0' } });
afterAll(async () => {
  await server.close();
  remove();
});

const game = await loadGame(smallGame);

test('two people play a game on a server that has neither chance nor options, to its end', async () => {
  const { anna, ben, match } = await begun(server.address, { ...forTwo, game: smallGame });
  const s = game.initial(2, {});
  const played: string[] = [];
  while (game.actor(s) !== NOBODY) {
    const seat = game.actor(s);
    const move = game.format(s, movesOf(game, s)[0]);
    const request = { type: 'play', match, seat, base: played.length, moves: [move] };
    expect(await [anna, ben][seat].ask(request)).toMatchObject(carriedOut);
    game.apply(s, game.parse(s, move));
    played.push(move);
  }
  await ben.until(() => logOf(ben, match).length >= played.length);
  const told = logOf(ben, match).map(text => JSON.parse(text) as { move?: string });
  expect(told.flatMap(({ move }) => move ?? [])).toEqual(played);
  expect(server.errors).toEqual([]);
});

test('a table for more than the game has seats for is refused', async () => {
  const { anna } = await begun(server.address);
  const chairs = [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }];
  expect(await anna.ask({ ...forTwo, game: smallGame, chairs })).toMatchObject({ type: 'refused', code: 'bad-chairs' });
});
