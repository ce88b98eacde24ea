import { beforeAll, expect, test } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import type { AnyState } from '../../../engine/state.ts';
import { loadGame } from '../../../games/registry.ts';
import {
  beginMove,
  candidates,
  type MoveBuilder,
  pickedMove,
  pickToken,
  selectableTokens,
  settledTokens,
  whyNot,
} from './move-builder.ts';

let game: Game;

beforeAll(async () => {
  game = await loadGame('durch-die-wueste');
});

/** A game after chance and these moves; what chance lays out is always the same. */
function after(...moves: string[]): AnyState {
  const random = seeded('picking');
  const s = game.initial(2, readOptions(game.options));
  while (game.actor(s) < 0) game.apply(s, game.sample(s, random));
  for (const move of moves) game.apply(s, game.parse(s, move));
  return s;
}

function picked(picking: MoveBuilder, ...tokens: string[]): MoveBuilder {
  return tokens.reduce((so, token) => pickToken(so, token)!, picking);
}

const chosen = (picking: MoveBuilder) => [...picking.chosen.values()];
const hexes = (picking: MoveBuilder) => [...selectableTokens(picking)].filter(token => /\d/.test(token));

test('at first every word of every legal move is lit, and only the verb is settled', () => {
  const picking = beginMove(game, after());
  const words = new Set(picking.legal.flatMap(({ tokens }) => tokens));
  expect(selectableTokens(picking)).toEqual(words);
  expect([...settledTokens(picking).values()]).toEqual(['rider']);
  expect(pickedMove(picking)).toBeUndefined();
});

test('colour and hex may be chosen in either order', () => {
  const s = after();
  const picking = beginMove(game, s);
  const hex = hexes(picking)[0];
  const move = game.parse(s, `rider pink ${hex}`);
  expect(pickedMove(picked(picking, 'pink', hex))).toBe(move);
  expect(pickedMove(picked(picking, hex, 'pink'))).toBe(move);
});

test('a chosen colour lights its own hexes only, and the other colours stay open', () => {
  const [first] = hexes(beginMove(game, after()));
  const open = beginMove(game, after(`rider white ${first}`));
  expect(selectableTokens(open)).not.toContain(first);
  expect(selectableTokens(open)).not.toContain('white');
  const picking = picked(open, 'blue');
  expect(selectableTokens(picking)).toContain('green');
  expect(candidates(picking).every(({ tokens }) => tokens[1] === 'blue')).toBe(true);
});

test('clicking a chosen word lets it go, clicking another one of its kind replaces it', () => {
  const picking = picked(beginMove(game, after()), 'white');
  expect(chosen(picked(picking, 'white'))).toEqual([]);
  expect(chosen(picked(picking, 'violet'))).toEqual(['violet']);
});

test('a word that goes with no legal move is refused, and the rule is named', () => {
  const s = after();
  const picking = beginMove(game, s);
  const grid = (s as unknown as { board: { palmHexes: readonly number[]; grid: { names: readonly string[] } } }).board;
  const palm = grid.palmHexes.map(cell => grid.grid.names[cell]).find(hex => !selectableTokens(picking).has(hex))!;
  expect(pickToken(picking, palm)).toBeUndefined();
  expect(whyNot(game, s, picking, palm)).toEqual([expect.stringMatching(/^DW-RIDER-\d$/)]);
});

test('a lit word has no rule against it', () => {
  const s = after();
  const picking = beginMove(game, s);
  expect(whyNot(game, s, picking, hexes(picking)[0])).toEqual([]);
});
