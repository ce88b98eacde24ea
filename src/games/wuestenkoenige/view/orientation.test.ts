import { expect, test } from 'vitest';
import type { Standpoint } from '../../../web/kit/orientation/orientation.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { position } from '../text/position.ts';
import { words as de } from '../words/de.ts';
import { words as en, type Words } from '../words/en.ts';
import { words as nl } from '../words/nl.ts';
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

test('who walks and comes back is told to have been there and back', () => {
  const step = (from: string, to: string) => ({ key: 'go', args: { seat: 0, from, to, load: '', cost: 1 } });
  const walk = orientation.walks?.joined(step('c10', 'c9'), step('c9', 'c10'));
  for (const [words, heard] of [
    [en, /there and back for 2 /],
    [de, /hin und zurück, 2 /],
    [nl, /heen en terug, 2 /],
  ] as const)
    expect(words.story.go(walk?.args as never, () => 'Ann')).toMatch(heard);
});
