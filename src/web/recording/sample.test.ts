import { expect, test } from 'vitest';
import { NOBODY } from '../../engine/game.ts';
import { gameIds } from '../../games/registry.ts';
import { loadSample } from './sample.ts';
import { LONGEST_LINK } from './share-link.ts';

test.each(gameIds)('%s: the game of the best two is whole, and fits into a link', async id => {
  const { recording, word } = (await loadSample(id))!;
  expect(recording.game.actor(recording.truth.states.at(-1)!)).toBe(NOBODY);
  expect(recording.match.players.map(({ bot }) => bot)).toEqual(
    Array(2).fill(id === 'durch-die-wueste' ? 'grandmaster' : 'master'),
  );
  expect(word.length).toBeLessThan(LONGEST_LINK);
});
