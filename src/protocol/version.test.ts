import { expect, test } from 'vitest';
import { gapBetween, PROTOCOL, UNTOLD } from './version.ts';

test('the version before is understood on both sides', () => {
  const before = { version: PROTOCOL.version - 1, oldest: PROTOCOL.oldest - 1 };
  const after = { version: PROTOCOL.version + 1, oldest: PROTOCOL.version };
  for (const [page, server] of [
    [PROTOCOL, PROTOCOL],
    [before, PROTOCOL],
    [PROTOCOL, before],
    [PROTOCOL, after],
    [after, PROTOCOL],
  ] as const)
    expect(gapBetween(page, server)).toBeUndefined();
});

test('who is too old for the other is named', () => {
  const later = { version: 9, oldest: 8 };
  expect(gapBetween(PROTOCOL, later)).toBe('page');
  expect(gapBetween(later, PROTOCOL)).toBe('server');
  expect(gapBetween(later, UNTOLD)).toBe('server');
});
