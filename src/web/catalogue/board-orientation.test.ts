import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { copyOf } from '../../engine/state.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import { randomRecording, stateAt } from '../recording/recording.ts';
import { wordsIn } from '../words/words.ts';
import { boardOrientationOf, standpointAt } from './board-orientation.ts';
import { loadGameWords } from './game-words.ts';
import { openOrientation } from './orientation-loader.ts';

const words = await wordsIn('en');
const ids = ['durch-die-wueste', 'wuestensoehne', 'wuestenkoenige', 'nomadi'] as const;

/** A board that is no table's, as replays and guided games show it, in the middle of a game. */
async function boardOf(id: GameId) {
  const [game, gameWords, opened] = await Promise.all([
    loadGame(id),
    loadGameWords(id, 'en'),
    openOrientation(id, 'en'),
  ]);
  const recording = randomRecording(game, 2, 'told');
  const middle = Math.floor((recording.setUp + recording.entries.length) / 2);
  const state = stateAt(recording, middle);
  const look = (viewer: number | undefined, turned = false) => {
    const position = { game, state, gameWords, who: (seat: number) => ['Ada', 'Bo'][seat], viewer, turned };
    return standpointAt({ ...position, legal: legalCandidates(game, state) }, opened.told);
  };
  return {
    game,
    state,
    look,
    boardTo: (viewer: number | undefined, turned = false) => boardOrientationOf(opened, look(viewer, turned), words),
  };
}

test.each(ids)('%s: what is one’s own depends on who looks, and whoever only looks on has nothing', async id => {
  const { boardTo } = await boardOf(id);
  const [ada, bo, nobody] = [0, 1, undefined].map(viewer => boardTo(viewer).landmarks);
  expect(ada.own.length).toBeGreaterThan(0);
  expect(bo.own.length).toBeGreaterThan(0);
  expect(ada.own).not.toEqual(bo.own);
  expect(nobody.own).toEqual([]);
  expect(new Set(nobody.others)).toEqual(new Set([...ada.own, ...bo.own]));
});

test.each(ids)('%s: a board that is laid on its side is told by the directions that are seen', async id => {
  const { boardTo } = await boardOf(id);
  const [place] = boardTo(0).landmarks.own;
  const [upright, lying] = [false, true].map(turned => boardTo(0, turned).around(place));
  expect(upright).toMatch(/ (north|south|east|west)/);
  // The others lie the same way on every screen.
  const isTurned = id === 'durch-die-wueste' || id === 'nomadi';
  expect(lying !== upright).toBe(isTurned);
});

test('what the keys say comes from the words of the page', async () => {
  const { boardTo } = await boardOf('nomadi');
  expect(boardTo(0)).toMatchObject({ keys: words.play.jumps, nothing: words.play.nothingThere });
});

test('looking ahead leaves the position as it is', async () => {
  const { game, state, look } = await boardOf('durch-die-wueste');
  const before = copyOf(state);
  const move = movesOf(game, state)[0];
  expect(look(0).after(game.format(state, move)).bytes).not.toEqual(before.bytes);
  expect(state.bytes).toEqual(before.bytes);
});
