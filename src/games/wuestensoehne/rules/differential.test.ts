import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { crowded } from '../testing/edge-positions.ts';
import { choose, policies } from '../testing/policies.ts';
import { randomPosition } from '../testing/random-positions.ts';
import {
  actorOf,
  breakdownOf,
  chancesOf,
  legalTexts,
  type ReferenceState,
  referenceGame,
  scoreOf,
  winnersOf,
} from '../testing/reference.ts';
import { play } from '../testing/reference-apply.ts';
import { referenceFrom } from '../testing/reference-position.ts';
import { position, type Setting } from '../text/position.ts';
import type { WuestensoehneState } from './state.ts';

interface Match {
  readonly s: WuestensoehneState;
  readonly naive: ReferenceState;
  readonly taste: keyof typeof policies;
  readonly seed: string;
  /** What is played first, if anything. */
  readonly opening?: readonly string[];
}

/** Plays one game on both, comparing everything a player can see after each entry. */
function playBoth({ s, naive, taste, seed, opening = [] }: Match): void {
  const random = seeded(seed);
  const log: string[] = [];
  compare(s, naive, `${seed} at the start`);
  while (game.actor(s) !== NOBODY) {
    const byChance = game.actor(s) === CHANCE;
    const free = byChance ? game.format(s, game.sample(s, random)) : choose(naive, policies[taste], random);
    const text = opening[log.length] ?? free;
    log.push(text);
    game.apply(s, game.parse(s, text));
    play(naive, text);
    compare(s, naive, `${seed} after ${log.slice(-20).join(', ')}`);
  }
  expect(game.winners(s), seed).toEqual(winnersOf(naive));
  for (const event of naive.seen) seen.add(event);
}

function compare(s: WuestensoehneState, naive: ReferenceState, when: string): void {
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
const ways = Object.keys(policies) as (keyof typeof policies)[];
const cases = game.seats.flatMap(seats => ways.map(taste => ({ seats, taste })));

test.each(cases)(
  '$seats seats, $taste play: the game agrees with the reference after every entry',
  ({ seats, taste }) => {
    for (let round = 0; round < 4; round++)
      playBoth({ s: game.initial(seats, {}), naive: referenceGame(seats), taste, seed: `${seats} ${taste} ${round}` });
  },
);

test.each(cases)(
  '$seats seats from odd positions, $taste play: the game agrees with the reference',
  ({ seats, taste }) => {
    for (let round = 0; round < 9; round++) {
      const seed = `odd ${seats} ${taste} ${round}`;
      const { drawing, setting } = randomPosition(seats, seeded(seed));
      playBoth({ s: position(drawing, setting), naive: referenceFrom(drawing, setting), taste, seed });
    }
  },
);

/** Positions that random games do not come to, and what is to happen there first. */
const corners: { what: string; drawing: string; setting: Setting; opening: string[] }[] = [
  {
    what: 'three dead tiles',
    drawing: crowded,
    setting: { seats: 3, displays: ['desert desert NESW:myrrh'] },
    opening: ['discard desert'],
  },
  {
    what: 'three dead tiles in a bonus turn',
    drawing: crowded,
    setting: { seats: 4, seat: 2, bonus: true, displays: ['', '', 'desert desert NESW:myrrh'] },
    opening: ['discard NESW:myrrh'],
  },
  {
    what: 'no water in the stock but what is paid',
    drawing: '     e\n  2  EW:gem\n',
    setting: {
      seats: 3,
      displays: ['N:water'],
      caravans: ['e2'],
      figures: { 6: 'e2 EW', 5: 'e2 EW' },
      water: [2, 9, 9],
    },
    opening: ['stay', 'own N:water', 'lay d2 90', 'pass', 'score E', 'occupy water'],
  },
];

test.each(corners)('$what, and whatever follows: the game agrees with the reference', ({ what, ...corner }) => {
  const { drawing, setting, opening } = corner;
  for (const taste of ways) {
    const seed = `${what} ${taste}`;
    playBoth({ s: position(drawing, setting), naive: referenceFrom(drawing, setting), taste, seed, opening });
  }
});

/** What the games above must have shown before they prove anything. */
const wonders = [
  'discard in move',
  'driver',
  'nothing to do in move',
  'drawn tile does not fit',
  'scout in explore',
  'skip in explore',
  'draw in amends',
  'decline in amends',
  'nothing to do in amends',
  'last tile in amends drawing',
  'stack used up in drawing',
  'desert',
  'take in figure',
  'taken back in time',
  'several oases at once',
  'two parts of the laid tile are one oasis',
  'row of several seats',
  'front figure leaves',
  'turban in a row',
  'turban before a taller figure',
  'row of several without a field',
  'figure without a field',
  'drop in no room',
  'decline in no room',
  'nothing to do in no room',
  'water short',
  'look in look',
  'pass in look',
  'leave in verdict',
  'remove in verdict',
  'removed token drawn again',
  'bonus in guide',
  'end after the last tile',
  'end of idle rounds',
  'tie broken by water',
];

test('the games above have shown every rare thing', () => {
  expect(wonders.filter(wonder => !seen.has(wonder))).toEqual([]);
});
