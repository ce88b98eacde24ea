import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '../../table/match.ts';
import { coachMemory, hasMet, isKnown, meet } from './acquaintance.ts';
import type { SavedMatch } from './saved-match.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name),
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const players: readonly Player[] = [
  { name: '', colour: 'red' },
  { name: 'Idris', colour: 'blue', bot: 'easy' },
];
const chance = { seed: '', match: 'm', nonces: [] };

/** A match in which these have moved. */
function moved(...actors: readonly number[]): SavedMatch {
  const match = { id: 'm', game: 'chess', version: 1, options: {}, players, chance };
  return { match, entries: actors.map((actor, seq) => ({ seq, actor, move: 'e4' })), over: false, touched: 1 };
}

test('a game is known once it was explained, or a person has moved in it', () => {
  expect(isKnown('chess', [moved(1)])).toBe(false);
  expect(isKnown('chess', [moved(1, 0)])).toBe(true);
  expect(isKnown('go', [moved(0)])).toBe(false);
  meet('go');
  expect([hasMet('go'), isKnown('go', [])]).toEqual([true, true]);
});

test('the coach remembers what it has said, and that it was sent away', () => {
  expect(coachMemory('chess').value).toBe('off');
  expect(kept.size).toBe(0);
  coachMemory('chess').value = [];
  coachMemory('chess').value = ['turn', 'end'];
  expect(kept.get('caravanserai.coach.chess')).toBe('on turn end');
  coachMemory('chess').value = 'off';
  expect(kept.get('caravanserai.coach.chess')).toBe('off');
  kept.set('caravanserai.coach.go', 'on turn');
  expect(coachMemory('go').value).toEqual(['turn']);
});
