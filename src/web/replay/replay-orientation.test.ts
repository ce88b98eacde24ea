import { expect, test } from 'vitest';
import { SPECTATOR } from '../../engine/game.ts';
import { loadGameWords } from '../catalogue/game-words.ts';
import { type Recording, recordingFrom } from '../recording/recording.ts';
import { desert, played } from '../recording/testing/played.ts';
import { wordsIn } from '../words/words.ts';
import { replayedPosition } from './replay-orientation.ts';

const [words, gameWords] = await Promise.all([wordsIn('en'), loadGameWords('durch-die-wueste', 'en')]);
const { match, entries } = played(3, 12);
const open = recordingFrom(desert, match, entries);

function toldOf(recording: Recording, turned = false) {
  const state = recording.seen.states.at(-1)!;
  return replayedPosition({ recording, words, gameWords, who: seat => `seat ${seat}` }, state, turned);
}

test('in an open replay one’s own are those of the only person, unless it was played elsewhere', () => {
  expect(toldOf(open).viewer).toBe(0);
  expect(toldOf({ ...open, elsewhere: true }).viewer).toBeUndefined();
  const twoPeople = match.players.map(({ name, colour }) => ({ name, colour }));
  expect(toldOf({ ...open, match: { ...match, players: twoPeople } }).viewer).toBeUndefined();
});

test('in a replay that one seat sees they are those of that seat, and a spectator has none', () => {
  expect(toldOf(recordingFrom(desert, match, entries, 2)).viewer).toBe(2);
  expect(toldOf(recordingFrom(desert, match, entries, SPECTATOR)).viewer).toBeUndefined();
});

test('nothing can be chosen in a replay, and directions are those of the board as it lies', () => {
  expect(toldOf(open).legal).toEqual([]);
  expect(toldOf(open, true).turned).toBe(true);
  expect(toldOf(open, false).turned).toBe(false);
});

test('whoever gave no name is spoken to', () => {
  const nameless = match.players.map(player => (player.bot === undefined ? { ...player, name: '' } : player));
  const told = { seats: (who: string) => `${who} has five camels` };
  const saidTo = (recording: Recording) => (toldOf(recording).address!(told) as typeof told).seats('You');
  expect(saidTo({ ...open, match: { ...match, players: nameless } })).toBe('You have five camels');
  expect(saidTo(open)).toBe('You has five camels');
});
