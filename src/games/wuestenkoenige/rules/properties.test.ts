import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesOf, randomMoveOf, SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { followPicks, type Look, type PickedGame, pickedGames } from '../../../engine/testing/picked-games.ts';
import { game } from '../game.ts';
import { playOn, setUp } from '../testing/table.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, handSize, Phase, type WuestenkoenigeState } from './state.ts';

const games = pickedGames(game, 150);
const follow = (picked: PickedGame, look: Look<WuestenkoenigeState>) => followPicks(game, setUp, picked, look);

const always = (look: Look<WuestenkoenigeState>, numRuns = 40) =>
  fc.assert(
    fc.property(games, picked => follow(picked, look)),
    { numRuns },
  );

test('every listed move gets picked: of cards, camels, tiles and storms', () => {
  const random = seeded('every');
  for (const phase of [Phase.PlayCard, Phase.MoveCamels, Phase.Storming]) {
    const s = playOn(setUp(3, seeded(1)), seeded('on'), ({ turn }) => turn[At.Phase] === phase);
    const moves = movesOf(game, s);
    const picked = new Set(Array.from({ length: 20 * moves.length }, () => randomMoveOf(game)(s, random)));
    expect([...picked].toSorted((a, b) => a - b)).toEqual(moves);
  }
});

test('whatever is played, nobody brings home less than before, and a step costs one or two points', () => {
  always((s, move, next) => {
    expect(next.display.every((count, i) => count >= s.display[i])).toBe(true);
    const cost = kindOf(move) === MoveKind.Go ? s.turn[At.Left] - next.turn[At.Left] : 1;
    expect([1, 2]).toContain(cost);
  });
});

test('whatever is played, spectators know how many cards everybody holds and nothing about them', () => {
  always(s => {
    const seen = copyOf(s);
    game.mask(seen, SPECTATOR);
    for (let seat = 0; seat < s.seats; seat++) expect(handSize(seen, seat)).toBe(handSize(s, seat));
    expect(seen.hands.every(count => count === 0)).toBe(true);
  }, 20);
});

test('whatever chance does, the set-up is complete and the same outcomes give the same bytes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...game.seats), fc.nat(), (seats, seed) => {
      const s = setUp(seats, seeded(seed));
      expect(game.actor(s)).toBe(0);
      expect(game.check(s)).toBeUndefined();
      expect(sameBytes(s, setUp(seats, seeded(seed)))).toBe(true);
    }),
    { numRuns: 40 },
  );
});
