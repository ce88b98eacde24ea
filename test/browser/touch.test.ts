import { engine } from './engines/chosen.ts';
import { finger } from './hands.ts';
import { expect, phone, test } from './visitor.ts';
import { finishAndCompare } from './whole-game.ts';

test('a tap reaches the page as a finger, not as a mouse', async ({ visitor }) => {
  const page = await visitor.open('#/', phone);
  const more = page.getByText('More', { exact: true }).first();
  const touched = more.evaluate(
    word =>
      new Promise(resolve =>
        word.addEventListener('pointerdown', event => resolve((event as PointerEvent).pointerType), { once: true }),
      ),
  );
  await engine.tap(more);
  expect(await touched).toBe('touch');
});

test('a whole game for two by finger on a phone', async ({ visitor }) => {
  const page = await visitor.open('#/', phone);
  await engine.tap(page.getByText('More', { exact: true }).first());
  await engine.tap(page.getByRole('link', { name: 'New game' }).first());
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await engine.tap(page.getByRole('button', { name: 'Start the game' }));
  await finishAndCompare(page, finger);
});
