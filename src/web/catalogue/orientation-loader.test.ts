import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, movesOf, NOBODY } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { candidateFor } from '../kit/candidate.ts';
import { landmarkKinds } from '../kit/landmarks.ts';
import type { Standpoint } from '../kit/orientation/orientation.ts';
import { languages } from '../kit/view.ts';
import { loadGameWords } from './game-words.ts';
import { openOrientation } from './orientation-loader.ts';

/** Some positions of a game played at random, as the seat to move sees them. */
function positionsOf(game: Game, seed: string): AnyState[] {
  const random = seeded(seed);
  const s = game.initial(game.seats.at(-1)!, readOptions(game.options));
  const met: AnyState[] = [];
  while (game.actor(s) !== NOBODY) {
    const actor = game.actor(s);
    if (actor !== CHANCE) {
      const seen = copyOf(s);
      game.mask(seen, actor);
      met.push(seen);
    }
    const moves = movesOf(game, s);
    game.apply(s, actor === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return met.filter((_, i) => i % Math.ceil(met.length / 12) === 0);
}

function lookAt(game: Game, s: AnyState): Omit<Standpoint, 'words' | 'told'> {
  return {
    s,
    who: seat => `Seat${seat}`,
    viewer: game.actor(s),
    turned: false,
    legal: movesOf(game, s).map(move => candidateFor(move, game.format(s, move))),
    after: text => {
      const after = copyOf(s);
      game.apply(after, game.parse(s, text));
      return after;
    },
  };
}

/** Whatever a person hears has to be a text with nothing left open. */
const whole = /^(?!.*(undefined|NaN|\[object|null)).*$/s;

describe.each([...gameIds, smallGame])('%s', id => {
  test.each(languages)(
    'tells where one is in %s, whatever lies on the board, with nothing left open',
    async language => {
      const [game, words, { orientation, told }] = await Promise.all([
        loadGame(id),
        loadGameWords(id, language),
        openOrientation(id, language),
      ]);
      for (const s of positionsOf(game, `orientation of ${id}`)) {
        const look: Standpoint = { ...lookAt(game, s), words, told };
        const landmarks = orientation.landmarks(look);
        for (const place of landmarkKinds.flatMap(kind => landmarks[kind])) {
          expect(orientation.at(look, place), place).toMatch(new RegExp(`^\\S.*`));
          expect(orientation.around(look, place)).toMatch(whole);
          expect(orientation.around({ ...look, turned: true }, place)).toMatch(whole);
        }
        for (const { names, told: text } of orientation.named(look)) {
          expect(names.length).toBeGreaterThan(0);
          expect(text).toMatch(whole);
          expect(text).toMatch(/\.$/);
        }
        for (let seat = 0; seat < s.seats; seat++) expect(orientation.seat(look, seat)).toMatch(whole);
        expect(orientation.task?.(look) ?? '').toMatch(whole);
        for (const { text } of look.legal.slice(0, 6))
          expect(orientation.brings?.(look, look.after(text)) ?? '').toMatch(whole);
      }
    },
  );

  test('a position can be looked at as if it were anybody’s turn, and stays as it was', async () => {
    const [game, { orientation }] = await Promise.all([loadGame(id), openOrientation(id, 'en')]);
    let looked = 0;
    for (const s of positionsOf(game, `turns of ${id}`)) {
      const before = s.bytes.slice();
      for (let seat = 0; seat < s.seats; seat++) {
        const turn = orientation.turnOf?.(s, seat);
        looked += Number(turn !== undefined);
        expect(turn === undefined ? seat : game.actor(turn)).toBe(seat);
        for (const move of turn ? movesOf(game, turn) : []) game.apply(copyOf(turn!), move);
      }
      expect(s.bytes).toEqual(before);
    }
    expect(looked > 0).toBe(orientation.turnOf !== undefined);
  });

  test('there is no such place as none', async () => {
    const [game, words, { orientation, told }] = await Promise.all([
      loadGame(id),
      loadGameWords(id, 'en'),
      openOrientation(id, 'en'),
    ]);
    const [s] = positionsOf(game, 'nowhere');
    expect(orientation.at({ ...lookAt(game, s), words, told }, 'z99')).toBeUndefined();
  });
});
