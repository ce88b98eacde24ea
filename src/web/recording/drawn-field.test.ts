import { describe, expect, test } from 'vitest';
import { movesOf, NOBODY } from '../../engine/game.ts';
import { type PositionText, readPositionText, writePosition } from '../../engine/position-text.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { gameIds, loadGame, loadPositionText } from '../../games/registry.ts';
import { drawnFields, withToken } from './drawn-field.ts';
import { randomRecording, stateAt } from './recording.ts';

/** One field in so many is drawn anew. */
const EVERY = quickOrLong(7, 1);

/** Positions of a game from its beginning to its end, as text. */
async function textsOf(id: (typeof gameIds)[number]) {
  const [game, found] = [await loadGame(id), await loadPositionText(id)];
  const codec: PositionText = found!;
  const texts = game.seats.slice(0, quickOrLong(1, game.seats.length)).flatMap(seats => {
    const recording = randomRecording(game, seats, `fields ${seats}`);
    const { options } = recording.match;
    const length = recording.seen.states.length;
    return [0.2, 0.5, 0.9].flatMap(part => {
      const state = stateAt(recording, Math.floor(part * length));
      const playable = game.actor(state) !== NOBODY && movesOf(game, state).length > 0;
      return playable ? [writePosition(game, codec, { seats, options, state })] : [];
    });
  });
  return { game, codec, texts };
}

describe.each(gameIds)('%s', async id => {
  const { game, codec, texts } = await textsOf(id);

  test('every field that is drawn is found in the text, and put back it changes nothing', () => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const fields = drawnFields(text);
      expect(fields.size).toBeGreaterThan(60);
      for (const [field, { start, end, token }] of fields) {
        expect(text.slice(start, end)).toBe(token);
        expect(withToken(text, field, token)).toBe(text);
      }
    }
  });

  test('whatever is drawn on a field stands there, and all others stay as they were', () => {
    for (const text of texts) {
      const before = drawnFields(text);
      const tokens = [...new Set([...before.values()].map(({ token }) => token))];
      for (const [i, field] of [...before.keys()].entries()) {
        if (i % EVERY > 0) continue;
        const token = tokens[i % tokens.length];
        const changed = withToken(text, field, token);
        const after = drawnFields(changed);
        expect([...after.keys()]).toEqual([...before.keys()]);
        for (const [other, { token: drawn }] of after)
          expect(drawn).toBe(other === field ? token : before.get(other)!.token);
        const read = readPositionText(game, codec, changed);
        // What was understood is drawn as it was meant; a row that was torn would be found otherwise.
        expect('key' in read ? token : drawnFields(codec.draw(read.state)).get(field)!.token).toBe(token);
      }
    }
  });
});

test('there are texts without a drawing', () => {
  expect(drawnFields('').size).toBe(0);
  expect(withToken('game: nomadi', 'a1', 'x')).toBe('game: nomadi');
});
