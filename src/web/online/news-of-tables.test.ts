import { expect, test } from 'vitest';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { newsOfLobby, newsOfMine } from './news-of-tables.ts';

const table: LobbyEntry = {
  match: 'm1',
  game: 'nomadi',
  stage: 'gathering',
  pace: 'relaxed',
  chairs: [{ colour: 'red', name: 'Anna' }, { colour: 'blue' }],
  touched: 1,
  seat: 0,
};
const joined: LobbyEntry = { ...table, chairs: [table.chairs[0], { colour: 'blue', name: 'Ben' }] };
const { seat: _, ...foreign } = table;

test('it is news who sat down at one’s table, once', () => {
  expect(newsOfMine([table], [joined])).toEqual({ kind: 'sat', name: 'Ben', match: 'm1', game: 'nomadi' });
  expect(newsOfMine([joined], [joined])).toBeUndefined();
  expect(newsOfMine([joined], [table])).toBeUndefined();
});

test('it is no news that one sits down oneself, or puts a bot there', () => {
  const free: LobbyEntry = { ...table, chairs: [{ colour: 'red' }, { colour: 'blue' }] };
  expect(newsOfMine([free], [table])).toBeUndefined();
  const bot: LobbyEntry = { ...table, chairs: [table.chairs[0], { colour: 'blue', bot: 'easy' }] };
  expect(newsOfMine([table], [bot])).toBeUndefined();
  expect(newsOfMine([], [joined])).toBeUndefined();
});

test('it is news that the game has begun', () => {
  const begun: LobbyEntry = { ...joined, stage: 'playing' };
  expect(newsOfMine([joined], [begun])).toMatchObject({ kind: 'begun', match: 'm1' });
  expect(newsOfMine([begun], [begun])).toBeUndefined();
});

test('it is news, once, that one’s table in an event is ready', () => {
  const ready: LobbyEntry = { ...table, event: 'e1', awaited: true };
  expect(newsOfMine([], [ready])).toMatchObject({ kind: 'ready', match: 'm1' });
  expect(newsOfMine([ready], [ready])).toBeUndefined();
  const { awaited: __, ...come } = ready;
  expect(newsOfMine([], [come])).toBeUndefined();
});

test('of the lobby it is news which tables were opened, where there is room, and not by oneself', () => {
  expect(newsOfLobby([], [foreign])).toEqual({ kind: 'opened', name: 'Anna', match: 'm1', game: 'nomadi' });
  expect(newsOfLobby([foreign], [foreign])).toBeUndefined();
  expect(newsOfLobby([], [table])).toBeUndefined();
  expect(newsOfLobby([], [{ ...foreign, chairs: joined.chairs }])).toBeUndefined();
});
