import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, NOBODY } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { game } from './game.ts';
import { position } from './position.ts';
import type { CaravanState } from './state.ts';
import { crowded } from './testing/crowd.ts';
import {
  actorOf,
  breakdownOf,
  chancesOf,
  legalTexts,
  type Naive,
  naiveGame,
  scoreOf,
  winnersOf,
} from './testing/naive.ts';
import { oddPosition } from './testing/naive-odd.ts';
import { play } from './testing/naive-play.ts';
import { naiveFrom } from './testing/naive-position.ts';
import { choose, tastes } from './testing/naive-tastes.ts';

/** Plays one game on both, comparing everything a player can see after each entry. */
function playBoth(s: CaravanState, naive: Naive, taste: keyof typeof tastes, seed: string): void {
  const random = seeded(seed);
  const log: string[] = [];
  compare(s, naive, `${seed} at the start`);
  while (game.actor(s) !== NOBODY) {
    const text =
      game.actor(s) === CHANCE ? game.format(s, game.sample(s, random)) : choose(naive, tastes[taste], random);
    log.push(text);
    game.apply(s, game.parse(s, text));
    play(naive, text);
    compare(s, naive, `${seed} after ${log.slice(-20).join(', ')}`);
  }
  expect(game.winners(s), seed).toEqual(winnersOf(naive));
}

function compare(s: CaravanState, naive: Naive, when: string): void {
  expect(nameOf(game.actor(s)), when).toBe(actorOf(naive));
  const moves = movesOf(game, s);
  const texts = moves.map(move => game.format(s, move));
  expect(texts.toSorted(), when).toEqual(legalTexts(naive).sort());
  if (game.actor(s) === CHANCE)
    expect(
      moves.map(move => game.weight(s, move)),
      when,
    ).toEqual(texts.map(text => chancesOf(naive, text)));
  const seats = naive.players.map((_, seat) => seat);
  expect(
    seats.map(seat => game.breakdown(s, seat)),
    when,
  ).toEqual(seats.map(seat => breakdownOf(naive, seat)));
  expect(
    seats.map(seat => game.score(s, seat)),
    when,
  ).toEqual(seats.map(seat => scoreOf(naive, seat)));
}

function nameOf(actor: Actor): number | 'chance' | 'nobody' {
  return actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : actor;
}

const seen = new Set<string>();
const ways = Object.keys(tastes) as (keyof typeof tastes)[];
const cases = game.seats.flatMap(seats => ways.map(taste => ({ seats, taste })));

test.each(cases)(
  '$seats seats, $taste play: the game agrees with the reference after every entry',
  ({ seats, taste }) => {
    for (let round = 0; round < 5; round++) {
      const naive = naiveGame(seats);
      playBoth(game.blank(seats, {}), naive, taste, `${seats} ${taste} ${round}`);
      for (const event of naive.seen) seen.add(event);
    }
  },
);

test.each(cases)(
  '$seats seats from odd positions, $taste play: the game agrees with the reference',
  ({ seats, taste }) => {
    for (let round = 0; round < 12; round++) {
      const seed = `odd ${seats} ${taste} ${round}`;
      const { drawing, setting } = oddPosition(seats, seeded(seed));
      const naive = naiveFrom(drawing, setting);
      playBoth(position(drawing, setting), naive, taste, seed);
      for (const event of naive.seen) seen.add(event);
    }
  },
);

test.each(game.seats)('%i seats: three dead tiles, and whatever follows', seats => {
  for (let round = 0; round < 3; round++) {
    const setting = { seats, displays: ['desert desert NESW:myrrh'], left: 'N:water NS:gem' };
    const naive = naiveFrom(crowded, setting);
    playBoth(position(crowded, setting), naive, 'random', `dead ${seats} ${round}`);
    for (const event of naive.seen) seen.add(event);
  }
});
test('seen', () => {
  console.log([...seen].sort().join('\n'));
});
