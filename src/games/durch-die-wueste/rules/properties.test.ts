import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Move } from '../../../engine/game.ts';
import { followPicks, type Look, type PickedGame, pickedGames } from '../../../engine/testing/picked-games.ts';
import { game } from '../game.ts';
import { setUp } from '../testing/table.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, type DurchDieWuesteState } from './state.ts';

const games = pickedGames(game, 200);
const follow = (picked: PickedGame, look: Look<DurchDieWuesteState>) => followPicks(game, setUp, picked, look);

test('whatever is played, water and oases are never lost, and a move changes them for its seat only', () => {
  const look = (s: DurchDieWuesteState, _: Move, next: DurchDieWuesteState) => {
    for (let seat = 0; seat < s.seats; seat++) {
      const [was, is] = [game.breakdown(s, seat), game.breakdown(next, seat)];
      const gains = [is.water - was.water, is.oases - was.oases];
      const mayGain = seat === game.actor(s) || next.turn[At.Phase] !== s.turn[At.Phase];
      expect(gains.every(gain => (mayGain ? gain >= 0 : gain === 0))).toBe(true);
    }
  };
  fc.assert(
    fc.property(games, picked => follow(picked, look)),
    { numRuns: 40 },
  );
});

test('whatever is played, a camel costs its seat one enclosed hex at most, and nobody else any', () => {
  const look = (s: DurchDieWuesteState, move: Move, next: DurchDieWuesteState) => {
    if (kindOf(move) !== MoveKind.Camel) return;
    for (let seat = 0; seat < s.seats; seat++) {
      const change = next.areas[seat] - s.areas[seat];
      expect(seat === game.actor(s) ? change >= -1 : change === 0).toBe(true);
    }
  };
  fc.assert(
    fc.property(games, picked => follow(picked, look)),
    { numRuns: 40 },
  );
});
