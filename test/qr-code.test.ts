import { expect, test } from 'vitest';
import { qrCodeOf } from '../src/web/ui/qr-code.ts';
import { readModules } from './qr-reader.ts';

const LONGEST = 180;
const address = `https://desert.example/#/table/${'k3v9x0'.repeat(40)}`;

/** As much as each version holds, and one letter more, where the next one begins. */
const fulls = [14, 26, 42, 62, 84, 106, 122, 152, LONGEST];

test.each([1, 50, ...fulls, ...fulls.slice(0, -1).map(full => full + 1)])(
  'an address of %i letters is read',
  length => {
    const text = address.slice(0, length);
    expect(readModules(qrCodeOf(text)!)).toBe(text);
  },
);

test('letters beyond ASCII survive', () => {
  expect(readModules(qrCodeOf('https://wüste.example/#/lobby')!)).toBe('https://wüste.example/#/lobby');
});

test('one dark spot too many is noticed', () => {
  const code = qrCodeOf(address.slice(0, 60))!;
  const spoilt = code.map((line, y) => line.map((dark, x) => (y === 12 && x === 12 ? !dark : dark)));
  expect(() => readModules(spoilt)).toThrow('do not fit their correction');
});

test('an address that is longer than any of ours has no code', () => {
  expect(qrCodeOf(address.slice(0, LONGEST + 1))).toBeUndefined();
});
