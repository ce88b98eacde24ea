import { afterAll, expect, test } from 'vitest';
import { judge } from '../torture/judge.ts';
import { Pair } from '../torture/pair.ts';
import type { Container } from './container.ts';
import { EngineBuild } from './engine-build.ts';
import { PlainBuild } from './plain-build.ts';

/** Named by `npm run rehearse-container`, where there is one. */
const engine = process.env['CONTAINER_ENGINE'];
const containers: Readonly<Record<string, Container>> = {
  'without an engine': new PlainBuild(),
  ...(engine && { [`by ${engine}`]: new EngineBuild(engine) }),
};

afterAll(() => {
  for (const container of Object.values(containers)) container.remove();
});

const MOVES = 12;

async function isReady({ address }: Container): Promise<boolean> {
  return fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts it, and lets people play until so many moves were made. */
async function playOn(container: Container, pair: Pair, moves: number): Promise<void> {
  container.start();
  await expect.poll(() => isReady(container)).toBe(true);
  if (pair.match === '') await pair.begin();
  await pair.playOn(() => pair.acknowledged.length >= moves);
  expect(container.isWell()).toBe(true);
  const page = await fetch(container.address);
  expect(await page.text()).toContain('<title>');
}

test.each(Object.keys(containers))(
  '%s: the image is built, people play, it ends in good order, and they play on',
  async name => {
    const container = containers[name];
    await container.build();
    const pair = new Pair(() => [container.address]);
    await playOn(container, pair, MOVES);
    expect(await container.stop()).toBe(0);
    await playOn(container, pair, 2 * MOVES);
    await judge(pair);
    expect(await container.stop()).toBe(0);
  },
);
