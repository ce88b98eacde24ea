import { expect, test } from 'vitest';
import { CHANCE, movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { legalCandidates } from '../../../web/kit/input/move-builder.ts';
import type { Standpoint } from '../../../web/kit/orientation/orientation.ts';
import { game } from '../game.ts';
import type { NomadiState } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after } from '../testing/table.ts';
import { words as de } from '../words/de.ts';
import { words as en, type Words } from '../words/en.ts';
import { words as nl } from '../words/nl.ts';
import { orientation as toldDe } from '../words/orientation.de.ts';
import { type OrientationWords, orientation as toldEn } from '../words/orientation.en.ts';
import { orientation as toldNl } from '../words/orientation.nl.ts';
import { orientation } from './orientation.ts';

/** All stones are placed, and the first dice have been rolled. */
function begun(): NomadiState {
  const random = seeded('orientation');
  const s = game.initial(2, {});
  while (game.actor(s) === CHANCE || game.format(s, movesOf(game, s)[0]).startsWith('place'))
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : movesOf(game, s)[0]);
  return s;
}

const s = begun();

function lookFrom(
  words: Words,
  told: OrientationWords,
  turned = true,
): Standpoint<NomadiState, Words, OrientationWords> {
  return { s, words, told, who: seat => ['Ada', 'Bo'][seat], viewer: 0, turned, legal: [], after: () => s };
}

test.each([
  ['en', lookFrom(en, toldEn), /the canyon to the /],
  ['de', lookFrom(de, toldDe), /die Schlucht im /],
  ['nl', lookFrom(nl, toldNl), /de kloof in het /],
])('%s tells a field at the canyon', (_, look, told) => {
  const { grid, far } = s.board;
  const edge = grid.names.find((_name, cell) => far[cell] === 0 && far[cell - 1] === 1)!;
  expect(orientation.around(look, edge)).toMatch(told);
});

test('the canyon lies another way on a board that is laid on its side', () => {
  const { grid, far } = s.board;
  const edge = grid.names.find((_name, cell) => far[cell] === 0 && far[cell - 1] === 1)!;
  const [upright, lying] = [true, false].map(turned => orientation.around(lookFrom(en, toldEn, turned), edge));
  expect(upright).toMatch(/canyon to the [^,]*north/);
  expect(lying).toMatch(/canyon to the [^,]*west/);
});

test('one’s own stones and those of others are found, and each is told so', () => {
  const { own, others, prizes } = orientation.landmarks(lookFrom(en, toldEn));
  expect(own.length).toBe(others.length);
  expect(prizes.length).toBeGreaterThan(5);
  for (const place of own) expect(orientation.at(lookFrom(en, toldEn), place)).toContain('a stone of Ada');
  for (const place of prizes) expect(orientation.at(lookFrom(en, toldEn), place)).toContain('a card face down');
});

test('the dice that are left are told once some are used, and only to whoever uses them', () => {
  const used = copyOf(s);
  const seat = game.actor(s);
  while (game.actor(used) === seat && used.dice.reduce((sum, count) => sum + count, 0) === 6)
    game.apply(used, movesOf(game, used)[0]);
  const look = { ...lookFrom(en, toldEn), viewer: seat };
  expect(orientation.task?.({ ...look, s })).toBe('');
  expect(orientation.task?.({ ...look, s: used })).toMatch(/^Dice left: [1-6](, [1-6]){4}\.$/);
  expect(orientation.task?.({ ...look, s: used, viewer: 1 - seat })).toBe('');
});

test('whoever is to move hears what is offered, in the words of the buttons, until the first die is used', () => {
  const road = position('   a b c d e\n1  . . . . .\n2  . 0 1 2 .\n3  . . . . .', { seats: 3, trade: 'bind' });
  const offered = after(road, 'roll 1 1 1 1 1 1', 'want 1 d2 c3', 'pay 2', 'pass');
  const look = (at: NomadiState, words = en, told = toldEn) => ({
    ...lookFrom(words, told),
    s: at,
    who: (seat: number) => words.players[seat],
    legal: legalCandidates(game, at),
  });
  expect(orientation.task?.(look(offered))).toBe(
    'Offered to you, as buttons that Tab leads to: “Yellow gives 2 talers: use the 1, d2 to c3”.',
  );
  expect(orientation.task?.(look(offered, de, toldDe))).toMatch(/^Dir angeboten.*Gelb/);
  expect(orientation.task?.(look(offered, nl, toldNl))).toMatch(/^Jou aangeboden.*Geel/);
  expect(orientation.task?.({ ...look(offered), viewer: 1 })).toBe('');
  const used = after(
    offered,
    game.format(offered, movesOf(game, offered).find(move => !/accept/.test(game.format(offered, move)))!),
  );
  expect(orientation.task?.(look(used))).toMatch(/^Dice left: 1, 1, 1, 1, 1\.$/);
});
