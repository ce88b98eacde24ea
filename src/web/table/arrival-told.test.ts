import type { Signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { arrivalTold } from './arrival-told.ts';
import { sitDown } from './testing/asking.ts';

test('whoever comes to a table where somebody else moves hears who that is', async () => {
  const { context, controller, table } = await sitDown('durch-die-wueste', 'en', 0);
  expect(arrivalTold(context)).toBe('');
  table().play([table().look.legal[0].text]);
  await controller.end();
  // A new length of the log is what the page hears of.
  (controller.host.length as Signal<number>).value++;
  expect(context.game.actor(controller.snapshot.value.state)).toBe(1);
  expect(arrivalTold(context)).toBe('Bo to move.');
});
