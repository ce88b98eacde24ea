import { expect, test } from 'vitest';
import { NOBODY } from '../../../engine/game.ts';
import { breachOf } from '../../../engine/laws/law.ts';
import { laws } from '../../../engine/laws/laws.ts';
import { newMatchOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { type Policy, policies } from '../testing/policies.ts';
import { GOODS } from './goods.ts';
import { kindsOf } from './scoring.ts';
import { At } from './state.ts';

/** Random play hardly ever gets home with goods: these games have a purpose, and all laws are watched on the way. */
function playGuided(seats: number, policy: Policy, seed: string, oneIn: number): { rounds: number; kinds: number } {
  const [random, watch] = [seeded(`${seed} play`), seeded(`${seed} watch`)];
  const options = newMatchOptions(game.options);
  const state = game.initial(seats, options);
  const log: number[] = [];
  while (game.actor(state) !== NOBODY) {
    const move = policy(state, random);
    game.apply(state, move);
    log.push(move);
    expect(game.check(state), `${seed}, entry ${log.length}`).toBeUndefined();
    if (watch.below(oneIn) > 0) continue;
    expect(breachOf({ game, seats, options, state, log }, laws, watch), `${seed}, entry ${log.length}`).toBeUndefined();
  }
  const kinds = Math.max(...Array.from({ length: seats }, (_, seat) => kindsOf(state, seat)));
  return { rounds: state.turn[At.Round], kinds };
}

/** For each number of seats and policy. */
const GAMES = quickOrLong(2, 12);

const cases = game.seats.flatMap(seats => Object.keys(policies).map(name => [seats, name] as const));

test.each(cases)('games of %i seats end soundly by the policy "%s"', (seats, name) => {
  for (let i = 0; i < GAMES; i++)
    playGuided(seats, policies[name as keyof typeof policies], `${seats} ${name} ${i}`, 300);
});

test.each(game.seats)('WK-END-1: traders of %i seats win by bringing everything home', seats => {
  const ends = Array.from({ length: 4 }, (_, i) => playGuided(seats, policies.trading, `trade ${seats} ${i}`, 10_000));
  expect(ends.filter(({ kinds }) => kinds === GOODS).length).toBeGreaterThan(0);
});
