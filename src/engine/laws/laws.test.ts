import { describe, expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { pearls } from '../testing/pearls.ts';
import { type Saboteur, saboteurs } from '../testing/saboteurs.ts';
import { tossing } from '../testing/tossing.ts';
import type { Breach } from './law.ts';
import { checkPositions, fullCheckPlan } from './law-run.ts';
import { lawNamed, laws } from './laws.ts';
import { everyOption, walkOf } from './walk.ts';

const randomPair = (seed: string) => ({ play: seeded(`${seed} play`), check: seeded(`${seed} watch`) });

for (const toy of [pearls, tossing]) {
  for (const seats of toy.seats) {
    for (const options of everyOption(toy.options)) {
      test(`${toy.id} with ${seats} seats and ${JSON.stringify(options)} keeps all laws`, () => {
        expect(checkPositions(walkOf(toy, seats, options), fullCheckPlan(), randomPair('honest'), 400)).toBeUndefined();
      });
    }
  }
}

test('every law has its saboteur', () => {
  const caught = new Set(saboteurs.map(({ law }) => law));
  expect(laws.map(({ name }) => name).filter(name => !caught.has(name))).toEqual([]);
});

test('no two laws share a name', () => {
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length);
});

test('a law that is not there is asked for in vain', () => {
  expect(() => lawNamed('gravity')).toThrow(/no law is called "gravity"; there are check, /);
});

function firstBreach({ law, game }: Saboteur): Breach | undefined {
  return checkPositions(walkOf(game, 3), fullCheckPlan([lawNamed(law)]), randomPair(law), 400);
}

describe('caught by the law meant for it', () => {
  for (const saboteur of saboteurs) {
    test(`${saboteur.law}: ${saboteur.wrong}`, () => {
      const breach = firstBreach(saboteur);
      expect(breach?.law).toBe(saboteur.law);
      expect(breach?.detail).not.toBe('');
      expect(breach?.log.length).toBe(breach?.at);
    });
  }
});
