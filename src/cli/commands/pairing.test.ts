import { expect, test } from 'vitest';
import { dispatch } from '../dispatch.ts';

async function told(...args: readonly string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const io = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = await dispatch(['pairing', ...args], { ...io, lines: () => (async function* () {})() });
  return { code, out, err };
}

test('a row for each number of people and of seats', async () => {
  const { code, out } = await told('--people', '8,12', '--seats', '3,4', '--rounds', '2');
  expect(code).toBe(0);
  expect(out.slice(1).map(line => line.trim().split(/ +/).slice(0, 2).join(' '))).toEqual([
    '8 3',
    '12 3',
    '8 4',
    '12 4',
  ]);
});

test('the same as numbers', async () => {
  const { out } = await told('--people', '16', '--seats', '4', '--rounds', '3', '--format', 'round-robin', '--json');
  const { rows } = JSON.parse(out[0]) as { rows: { rematches: number; tables: number }[] };
  expect(rows).toMatchObject([{ rematches: 0, tables: 12 }]);
});

test.each([
  [['--format', 'chess'], '--format must be one of swiss'],
  [['--seats', '9'], '--seats must be a whole number from 2 to 5'],
  [['again'], 'don\'t know what to do with "again"'],
])('bad input gets one clear line: %s', async (args, complaint) => {
  const { code, err } = await told(...args);
  expect(code).toBe(2);
  expect(err.join()).toContain(complaint);
});
