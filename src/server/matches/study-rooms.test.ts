import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { StudyRooms } from './study-rooms.ts';
import type { Subscriber } from './subscribers.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
const errors: unknown[] = [];
afterAll(async () => {
  await store.close();
  remove();
});

const anna = { id: 'anna', name: 'Anna' };

/** A page that notes where it is shown to be. */
function page(): Subscriber & { readonly told: number[] } {
  const told: number[] = [];
  return { person: undefined, told, send: text => void told.push((JSON.parse(text) as { at: number }).at) };
}

test('those who come in the same moment are in the same room, and so is the owner', async () => {
  const study = { id: 'water', person: anna.id, name: 'Water', game: 'nomadi', body: '{}', touched: 1 };
  await store.studies.save(study, { studies: 9, letters: 9 });
  const rooms = new StudyRooms(store, error => void errors.push(error));
  const followers = [page(), page(), page()];
  const owner = { ...page(), person: anna };
  await Promise.all([
    ...followers.map(follower => rooms.follow(follower, study.id)),
    rooms.show(owner, anna, study.id, 3),
  ]);
  await rooms.show(owner, anna, study.id, 4);
  expect(followers.map(({ told }) => told.at(-1))).toEqual([4, 4, 4]);
  rooms.leave(followers[0]);
  await rooms.show(owner, anna, study.id, 5);
  expect(followers.map(({ told }) => told.at(-1))).toEqual([4, 5, 5]);
  expect(errors).toEqual([]);
});
