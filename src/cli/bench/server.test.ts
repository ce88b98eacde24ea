import { expect, test } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { serverTable } from './bench.ts';
import { type ScriptedMatch, Stopwatch, Turns } from './clients/turns.ts';
import { Desert, planRandomGame, setUp, stateParts } from './servers/desert.ts';

test('each seat moves when it has been told of all before, and what counts is when the opponent is told', async () => {
  const watch = new Stopwatch();
  const sent: string[] = [];
  const steps = [0, 1, 1, 0].map((seat, i) => ({ seat, text: `move ${i}` }));
  const match: ScriptedMatch = {
    moves: steps,
    send: ({ seat, text }, played) => void sent.push(`${seat} ${text} ${played}`),
  };
  const turns = new Turns(watch, () => match);
  await turns.prepare();
  expect(sent).toEqual([]);
  let over = false;
  const played = turns.play().then(() => (over = true));
  const heard = (seat: number) => (turns.hears(seat), [sent.at(-1), watch.moves]);
  expect(heard(0)).toEqual(['0 move 0 0', 0]);
  expect(heard(1)).toEqual(['1 move 1 1', 1]);
  expect(heard(1)).toEqual(['1 move 2 2', 1]);
  expect(heard(0)).toEqual(['1 move 2 2', 2]);
  expect(heard(1)).toEqual(['1 move 2 2', 2]);
  expect(heard(0)).toEqual(['0 move 3 3', 3]);
  expect(heard(0)).toEqual(['0 move 3 3', 3]);
  expect(over).toBe(false);
  expect(heard(1)).toEqual(['0 move 3 3', 4]);
  await played;
  expect(watch.delays).toHaveLength(4);
});

test('peers serve games by our rules, one after the other, and tell all that has changed', () => {
  const desert = new Desert();
  const told = Object.fromEntries(stateParts.map(part => [part, desert.numbers(part)]));
  for (const number of [0, 1]) {
    const steps = planRandomGame(setUp(number), seeded('x'));
    expect(steps.length).toBeGreaterThan(30);
    expect(desert.play(1 - steps[0].seat, steps[0].text)).toBeUndefined();
    expect(desert.play(steps[0].seat, 'camel white nowhere')).toBeUndefined();
    for (const { seat, text } of steps) {
      const changes = desert.play(seat, text);
      expect(changes?.length).toBeGreaterThan(0);
      for (const { part, index, value } of changes ?? []) told[part][index] = value;
    }
  }
  const third = setUp(2) as unknown as Record<string, Uint8Array>;
  for (const part of stateParts) expect(told[part], part).toEqual([...third[part]]);
});

test('the table of bench server is for people, and says who could not be measured', () => {
  const rows = [
    { server: 'ours', durable: true, moves_per_s: 9000, p50_ms: 12, p99_ms: 30.5, rss_mb: 120 },
    { server: 'theirs', durable: false, trouble: 'it did not start' },
  ];
  expect(serverTable({ rows })).toEqual([
    'server  durable       moves/s  p50 ms  p99 ms  rss MB',
    'ours        yes          9000    12.0    30.5     120',
    'theirs       no  not measured',
    'theirs could not be measured: it did not start',
  ]);
});
