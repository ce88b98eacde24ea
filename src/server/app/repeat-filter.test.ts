import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listener } from './listener.ts';

const lines: Record<string, unknown>[] = [];
const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a warning that comes again and again is written ten times a minute, and then as a number', () => {
  const { log } = listener({ logLevel: 'info', logTo });
  for (let i = 0; i < 25; i++) log.child({ connection: i }).warn({ address: `203.0.113.${i}` }, 'too many sockets');
  expect(lines).toHaveLength(10);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(10)).toMatchObject([{ level: 40, leftOut: 15, msg: 'too many sockets' }]);
  log.warn({}, 'too many sockets');
  expect(lines).toHaveLength(12);
});

test('other warnings are written meanwhile, and so is everything that is none', () => {
  const { log } = listener({ logLevel: 'info', logTo });
  for (let i = 0; i < 30; i++) log.error({ err: new Error('the database is away') }, 'trouble');
  log.error({ err: new Error('the disk is full') }, 'trouble');
  for (let i = 0; i < 30; i++) log.info({ match: 'oasis1' }, 'table');
  expect(lines.filter(({ msg }) => msg === 'trouble')).toHaveLength(11);
  expect(lines.filter(({ msg }) => msg === 'table')).toHaveLength(30);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ level: 50, leftOut: 20, msg: 'trouble: the database is away' });
});

test('ever new warnings do not fill the memory with their names', () => {
  const { log } = listener({ logLevel: 'warn', logTo });
  for (let i = 0; i < 2000; i++) log.warn({}, `warning ${i}`);
  expect(lines).toHaveLength(510);
  expect(vi.getTimerCount()).toBeLessThan(600);
});

test('a warning that came a few times only is not summed up', () => {
  const { log } = listener({ logLevel: 'warn', logTo });
  for (let i = 0; i < 10; i++) log.warn({}, 'once in a while');
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(10);
});
