import { afterAll, expect, test } from 'vitest';
import { places, type Store } from './port.ts';
import { endGrounds, engines, matchNamed, on } from './testing/grounds.ts';

afterAll(endGrounds);

async function past(store: Store, id: string, person: string, now: number): Promise<void> {
  await store.create(matchNamed(id, { people: [person, 'others'], entries: [] }));
  const listing = { place: places.nowhere, summary: `how ${id} went`, past: true };
  expect(await store.commit({ match: id, revision: 0, length: 0, entries: [], listing, now })).toBe(true);
}

test.each(engines)(
  '%s: what is over is read back page by page, each match once, also where several ended at once',
  async name => {
    const { store } = await on(name);
    const ids = ['pastaa', 'pastbb', 'pastcc', 'pastdd', 'pastee'];
    for (const [i, id] of ids.entries()) await past(store, id, 'reader', i === 1 || i === 2 ? 20 : 10 * (i + 1));
    await past(store, 'another', 'somebody else', 100);
    await store.create(matchNamed('unended', { people: ['reader'], entries: [] }));
    const read: string[] = [];
    for (let before = { ended: Number.MAX_SAFE_INTEGER, match: '' }; ; ) {
      const page = await store.pastMatchesOf('reader', before, 2);
      const last = page.at(-1);
      if (!last) break;
      expect(page.length).toBeLessThanOrEqual(2);
      read.push(...page.map(({ match }) => match));
      before = last;
    }
    expect(read).toEqual(['pastee', 'pastdd', 'pastcc', 'pastbb', 'pastaa']);
    const [first] = await store.pastMatchesOf('reader', { ended: 50, match: 'pastzz' }, 1);
    expect(first).toEqual({ match: 'pastee', summary: 'how pastee went', touched: 50, ended: 50 });
  },
);
