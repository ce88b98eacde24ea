import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)('%s: studies are kept, changed by their owner alone, and dropped', async name => {
  const { studies } = (await on(name)).store;
  const room = { studies: 3, letters: 100 };
  const study = { id: 'a', person: 'tom', name: 'Water', game: 'nomadi', body: '{}', touched: 10 };
  expect(await studies.save(study, room)).toBe(true);
  expect(await studies.save({ ...study, id: 'b', touched: 20 }, room)).toBe(true);
  expect(await studies.save({ ...study, person: 'uta', body: 'hers' }, room)).toBe(false);
  expect(await studies.save({ ...study, name: 'Well', body: '{"more":1}', touched: 30 }, room)).toBe(true);
  expect(await studies.studyWith('a')).toEqual({ ...study, name: 'Well', body: '{"more":1}', touched: 30 });
  expect(await studies.studyWith('c')).toBeUndefined();
  expect((await studies.studiesOf('tom', 9)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await studies.studiesOf('tom', 1)).toEqual([{ id: 'a', name: 'Well', game: 'nomadi', touched: 30 }]);
  expect(await studies.ownerOf('a')).toEqual({ person: 'tom', touched: 30 });
  expect(await studies.ownerOf('c')).toBeUndefined();
  expect(await studies.drop('uta', 'a')).toBe(false);
  expect(await studies.drop('tom', 'a')).toBe(true);
  expect(await studies.drop('tom', 'a')).toBe(false);
  expect(await studies.studiesOf('uta', 9)).toEqual([]);
});

test.each(engines)('%s: nobody keeps more studies than there is room for, or longer ones', async name => {
  const { studies } = (await on(name)).store;
  const room = { studies: 4, letters: 20 };
  const study = (id: string, body = '{}') => ({ id, person: 'vic', name: '', game: 'nomadi', body, touched: 1 });
  const long = '0123456789';
  expect(await studies.save(study('one', long), room)).toBe(true);
  expect(await studies.save(study('two', `${long}!`), room)).toBe(false);
  expect(await studies.save(study('two', long), room)).toBe(true);
  expect(await studies.save(study('six'), room)).toBe(false);
  // What is there can be written anew.
  expect(await studies.save(study('two'), room)).toBe(true);
  const ids = Array.from({ length: 5 }, (_, i) => `small ${i}`);
  const saved = [];
  for (const id of ids) saved.push(await studies.save(study(id), room));
  expect(saved).toEqual([true, true, false, false, false]);
  expect(await studies.save({ ...study('other'), person: 'wes' }, room)).toBe(true);
});
