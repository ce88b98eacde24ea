import { expect, test } from 'vitest';
import type { Standpoint } from '../../../web/kit/orientation/orientation.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { position } from '../text/position.ts';
import { words as en, type Words } from '../words/en.ts';
import { type OrientationWords, orientation as told } from '../words/orientation.en.ts';
import { orientation } from './orientation.ts';

const s = position('  1  P0 p1 v', { seats: 2, step: 'card', hands: [['sand', 'trek', 'trek'], ['storm']] });

function lookFrom(viewer: number | undefined): Standpoint<WuestenkoenigeState, Words, OrientationWords> {
  const who = (seat: number) => ['Ann', 'Ben'][seat];
  return { s, words: en, told, who, viewer, turned: false, legal: [], after: () => s };
}

test('whoever may play a card is told what they hold, and nobody else is', () => {
  expect(orientation.task?.(lookFrom(0))).toMatch(/^Your cards: Sand, Camel trek, Camel trek\.$/);
  expect(orientation.task?.(lookFrom(1))).toBe('');
  expect(orientation.task?.(lookFrom(undefined))).toBe('');
});

test('beside a hex the palace is named, without all who wait in it', () => {
  const beside = orientation.around(lookFrom(0), 'a3');
  expect(beside).toMatch(/the palace to the/);
  expect(beside).not.toMatch(/the palace,/);
});
