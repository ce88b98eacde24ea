import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)('%s: studies are kept, changed by their owner alone, and dropped', async name => {
  const { studies } = (await on(name)).store;
  const study = { id: 'a', person: 'tom', name: 'Water', game: 'nomadi', body: '{}', touched: 10 };
  expect(await studies.save(study)).toBe(true);
  expect(await studies.save({ ...study, id: 'b', touched: 20 })).toBe(true);
  expect(await studies.save({ ...study, person: 'uta', body: 'hers' })).toBe(false);
  expect(await studies.save({ ...study, name: 'Well', body: '{"more":1}', touched: 30 })).toBe(true);
  expect(await studies.studyWith('a')).toEqual({ ...study, name: 'Well', body: '{"more":1}', touched: 30 });
  expect(await studies.studyWith('c')).toBeUndefined();
  expect((await studies.studiesOf('tom', 9)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await studies.studiesOf('tom', 1)).toEqual([{ id: 'a', name: 'Well', game: 'nomadi', touched: 30 }]);
  expect(await studies.countOf('tom')).toBe(2);
  expect(await studies.countOf('uta')).toBe(0);
  expect(await studies.drop('uta', 'a')).toBe(false);
  expect(await studies.drop('tom', 'a')).toBe(true);
  expect(await studies.drop('tom', 'a')).toBe(false);
  expect(await studies.studiesOf('uta', 9)).toEqual([]);
});
