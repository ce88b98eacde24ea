import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, carriedOut, forTwo, guest, logOf, someMove, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file });
afterAll(async () => {
  await server.close();
  remove();
});

test('what happens at a private table is not seen in the lobby, not even by when it is read', async () => {
  const stranger = await guest(server.address, 'Carl');
  const { anna, ben, match } = await begun(server.address, { ...forTwo, listed: false });
  const people = 3;
  await stranger.ask({ type: 'lobby', watch: true, changes: true });
  await stranger.until(reply => 'here' in reply && reply.here === people);
  const { store } = server.service;
  const read = store.lobby.bind(store);
  let reads = 0;
  store.lobby = most => {
    reads++;
    return read(most);
  };
  const known = stranger.replies.length;
  const { length } = logOf(anna, match);
  for (let turn = 0; turn < 6; turn++) {
    const [player, seat] = turn % 2 === 0 ? ([anna, 0] as const) : ([ben, 1] as const);
    const base = length + turn;
    await player.until(() => logOf(player, match).length === base);
    const moves = [someMove(stateOf(player, match))];
    expect(await player.ask({ type: 'play', match, seat, base, moves })).toMatchObject(carriedOut);
  }
  // When people have come, all who read the list are told, and with it whatever else is new.
  await guest(server.address, 'Dora');
  await stranger.until(reply => 'here' in reply && reply.here === people + 1);
  expect(stranger.replies.slice(known)).toEqual([{ type: 'listed', list: 'lobby', here: people + 1 }]);
  expect(reads).toBe(0);
});
