import { expect, test } from 'vitest';
import { besideText, directionBetween, directions, listedIn } from './compass.ts';

test('directions are those of the picture', () => {
  const eight = directions.map((_, i) => ({ x: Math.sin((i * Math.PI) / 4), y: -Math.cos((i * Math.PI) / 4) }));
  expect(eight.map(to => directionBetween({ x: 0, y: 0 }, to))).toEqual(directions);
});

test('the six neighbours of a hex lie six different ways, whichever way up the board is', () => {
  for (const first of [0, 30]) {
    const ways = [0, 60, 120, 180, 240, 300].map(turn => {
      const angle = ((first + turn) * Math.PI) / 180;
      return directionBetween({ x: 5, y: 5 }, { x: 5 + Math.sin(angle), y: 5 - Math.cos(angle) });
    });
    expect(new Set(ways).size).toBe(6);
  }
});

const around = [
  { what: 'X', way: 'N' },
  { what: 'Y', way: 'SE' },
  { what: 'X', way: 'W' },
] as const;

test.each([
  ['en', 'X to the north and west, Y to the southeast'],
  ['de', 'X im Norden und Westen, Y im Südosten'],
  ['nl', 'X in het noorden en westen, Y in het zuidoosten'],
] as const)('%s says what lies which way, what is alike together', (language, text) => {
  expect(besideText(language, around)).toBe(text);
  expect(listedIn(language, ['a', 'b', 'c'])).toMatch(/^a, b \w+ c$/);
});

test('a field is named where another one lies the same way', () => {
  const crowded = [
    { what: 'dune', way: 'SE', place: 'c4' },
    { what: 'dune', way: 'S', place: 'b4' },
    { what: 'valley', way: 'S', place: 'b5' },
    { what: 'the palace', way: 'S' },
  ] as const;
  expect(besideText('en', crowded)).toBe(
    'dune to the southeast and south (b4), valley to the south (b5), the palace to the south',
  );
});
