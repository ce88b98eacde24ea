import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLoopback } from '../net/addresses.ts';
import { RateLimits, requestWeights } from '../net/rate-limits.ts';
import { type Env, readSettings } from './settings.ts';

function limitsAt(env: Env) {
  const clock = { now: 0 };
  return { clock, limits: new RateLimits(readSettings(env), () => clock.now) };
}

/** How often it is allowed when it is asked a number of times at once. */
function allowed(times: number, ask: () => boolean): number {
  return Array.from({ length: times }, ask).filter(Boolean).length;
}

test('a page may send three seconds’ worth at once, and then its measure every second', () => {
  const { clock, limits } = limitsAt({ MESSAGES_PER_SECOND: '5' });
  const page = limits.forAddress('127.0.0.1');
  expect(allowed(100, () => page.message(1))).toBe(15);
  clock.now += 1000;
  expect(allowed(100, () => page.message(1))).toBe(5);
  clock.now += 60_000;
  expect(allowed(100, () => page.message(1))).toBe(15);
  expect(allowed(100, () => limits.forAddress('127.0.0.1').message(1))).toBe(100);
});

test('what costs more counts for more, for the page as for its address', () => {
  const { clock, limits } = limitsAt({ MESSAGES_PER_SECOND: '10', ADDRESS_MESSAGES_PER_SECOND: '12' });
  const page = limits.forAddress('203.0.113.7');
  expect(allowed(100, () => page.message(requestWeights.lobby))).toBe(6);
  expect(page.message(requestWeights.ping)).toBe(false);
  const other = limits.forAddress('203.0.113.7');
  expect(allowed(100, () => other.message(requestWeights.watch))).toBe(2);
  clock.now += 1000;
  expect(allowed(100, () => page.message(requestWeights.lobby))).toBe(2);
});

test('where little is allowed, a costly request is allowed too, and counts for longer', () => {
  const { clock, limits } = limitsAt({ MESSAGES_PER_SECOND: '1' });
  const page = limits.forAddress('127.0.0.1');
  expect(allowed(3, () => page.message(requestWeights.open))).toBe(1);
  clock.now += 2000;
  expect(page.message(requestWeights.ping)).toBe(false);
  clock.now += 1000;
  expect(page.message(requestWeights.ping)).toBe(true);
});

test('to read or write much counts for more than a move, and the guide for hosts says how much', () => {
  const heavy = ['open', 'rematch', 'start', 'lobby', 'mine', 'watch'] as const;
  expect(heavy.every(type => requestWeights[type] > requestWeights.play)).toBe(true);
  const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const rows = [...hosting.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| (\d+) \|$/gm)];
  const documented = rows.flatMap(([, types = '', weight]) =>
    [...types.matchAll(/[a-z-]+/g)].map(([type]) => [type, Number(weight)]),
  );
  expect(Object.fromEntries(documented)).toEqual(requestWeights);
});

test('a clock that is set back gives nothing away, and takes nothing', () => {
  const { clock, limits } = limitsAt({ MESSAGES_PER_SECOND: '1' });
  clock.now = 10_000;
  const page = limits.forAddress('127.0.0.1');
  expect(allowed(9, () => page.message(1))).toBe(3);
  clock.now = 0;
  expect(page.message(1)).toBe(false);
  clock.now = 1000;
  expect(page.message(1)).toBe(true);
});

test('all pages of an address share what the address may send', () => {
  const { limits } = limitsAt({ ADDRESS_MESSAGES_PER_SECOND: '10' });
  const pages = [1, 2, 3, 4].map(() => limits.forAddress('203.0.113.7'));
  expect(allowed(100, () => pages[0].message(1)) + allowed(100, () => pages[1].message(1))).toBe(30);
  expect(limits.forAddress('203.0.113.8').message(1)).toBe(true);
});

test('tables are limited by person and by address', () => {
  const { clock, limits } = limitsAt({ TABLES_PER_HOUR: '4', ADDRESS_TABLES_PER_HOUR: '6' });
  const page = limits.forAddress('203.0.113.7');
  expect(allowed(10, () => page.table('anna'))).toBe(4);
  expect(allowed(10, () => page.table('ben'))).toBe(2);
  clock.now += 3_600_000;
  expect(allowed(10, () => page.table('ben'))).toBe(4);
});

test('chat is limited by person, whatever page it comes from', () => {
  const { clock, limits } = limitsAt({ LINES_PER_MINUTE: '30' });
  const says = () => limits.forAddress('203.0.113.7').line('anna');
  expect(allowed(100, says)).toBe(10);
  clock.now += 2000;
  expect(allowed(100, says)).toBe(1);
});

test('new names don’t make an address chat faster for ever', () => {
  const { limits } = limitsAt({ LINES_PER_MINUTE: '30' });
  const page = limits.forAddress('203.0.113.7');
  expect(allowed(1000, () => page.line(`name ${Math.random()}`))).toBe(100);
  expect(limits.forAddress('203.0.113.8').line('ben')).toBe(true);
});

test('open pages are counted by address, and forgotten when they are closed', () => {
  const { limits } = limitsAt({ ADDRESS_SOCKETS: '2' });
  const come = (address: string) => limits.enter(address);
  expect([come('203.0.113.7'), come('::ffff:203.0.113.7'), come('203.0.113.7')]).toEqual([true, true, false]);
  limits.leave('203.0.113.7');
  expect([come('203.0.113.7'), come('203.0.113.8')]).toEqual([true, true]);
});

test('there is a bound on open pages in all, for this machine too', () => {
  const { limits } = limitsAt({ SOCKETS: '3' });
  const addresses = ['203.0.113.7', '127.0.0.1', '203.0.113.8', '203.0.113.9', '127.0.0.1'];
  expect(addresses.map(address => limits.enter(address))).toEqual([true, true, true, false, false]);
  limits.leave('127.0.0.1');
  expect(limits.enter('203.0.113.9')).toBe(true);
});

test('sockets that are opened in a short time are limited by address, and floods weigh on it', () => {
  const { clock, limits } = limitsAt({ ADDRESS_MESSAGES_PER_SECOND: '20' });
  expect(allowed(100, () => limits.enter('203.0.113.7'))).toBe(20);
  clock.now += 60_000;
  limits.flooded('203.0.113.7');
  expect(limits.enter('203.0.113.7')).toBe(false);
  expect(limits.enter('203.0.113.8')).toBe(true);
  // What is owed is no more than what there can be at once.
  for (let i = 0; i < 100; i++) limits.flooded('203.0.113.7');
  clock.now += 4000;
  expect(limits.enter('203.0.113.7')).toBe(true);
});

test('IPv6 addresses with the same first half are counted together', () => {
  const { limits } = limitsAt({ ADDRESS_SOCKETS: '1' });
  expect(limits.enter('2001:db8:1:2::5')).toBe(true);
  expect(limits.enter('2001:DB8:1:2:a:b:c:d')).toBe(false);
  expect(limits.enter('2001:db8:1:3::5')).toBe(true);
  expect(limits.enter('2001:db8::1')).toBe(true);
});

test('codes by mail are counted by address, however many addresses of its own somebody asks from', () => {
  const { clock, limits } = limitsAt({});
  let asked = 0;
  expect(allowed(30, () => limits.mayAskMail(`2001:db8:1:2::${asked++}`))).toBe(10);
  expect(allowed(30, () => limits.mayAskMail('127.0.0.1'))).toBe(30);
  clock.now += 3_600_000;
  expect(allowed(30, () => limits.mayAskMail('2001:db8:1:2::1'))).toBe(10);
});

test('a limit of 0 is none, and this machine is not limited', () => {
  const { limits } = limitsAt({ ADDRESS_SOCKETS: '1', ADDRESS_POSTS_PER_MINUTE: '1', MESSAGES_PER_SECOND: '0' });
  expect(allowed(9, () => limits.enter('127.0.0.1')) + allowed(9, () => limits.mayPost('::1'))).toBe(18);
  expect(allowed(9, () => limits.mayPost('203.0.113.7'))).toBe(1);
  const page = limits.forAddress('203.0.113.7');
  expect(allowed(500, () => page.message(1))).toBe(500);
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['128.0.0.1', '::2', '10.127.0.0', '2001:db8::1'].some(isLoopback)).toBe(false);
});

test('addresses are forgotten when they are left alone, not before', () => {
  const { clock, limits } = limitsAt({ ADDRESS_POSTS_PER_MINUTE: '1' });
  const busy = '203.0.113.7';
  for (let i = 0; i < 50_000; i++) {
    clock.now += 200;
    limits.mayPost(`198.51.${i >> 8}.${i & 255}`);
    if (i % 100 === 0) limits.mayPost(busy);
  }
  expect(limits.mayPost(busy)).toBe(false);
});

test('what was dropped is owed: an address is not heard until that is made good', () => {
  const { clock, limits } = limitsAt({ ADDRESS_REQUESTS_PER_SECOND: '1' });
  const address = '203.0.113.1';
  for (let i = 0; i < 10; i++) expect(limits.mayAsk(address)).toBe(true);
  expect([limits.mayAsk(address), limits.owes(address)]).toEqual([false, false]);
  for (let i = 0; i < 5; i++) limits.dropped(address);
  expect([limits.owes(address), limits.owes('203.0.113.2')]).toEqual([true, false]);
  clock.now += 4000;
  expect(limits.owes(address)).toBe(true);
  clock.now += 1000;
  expect(limits.owes(address)).toBe(false);
  for (let i = 0; i < 50; i++) limits.dropped('127.0.0.1');
  expect(limits.owes('127.0.0.1')).toBe(false);
});
