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

function picked(builder: MoveBuilder, ...tokens: string[]): MoveBuilder {
  return tokens.reduce((so, token) => pickToken(so, token)!, builder);
}

const chosen = (builder: MoveBuilder) => [...builder.chosen.values()];
const hexes = (builder: MoveBuilder) => [...selectableTokens(builder)].filter(token => /\d/.test(token));

test('at first every word of every legal move is selectable, and only the verb is settled', () => {
  const builder = beginMove(game, after());
  const words = new Set(builder.legal.flatMap(({ tokens }) => tokens));
  expect(selectableTokens(builder)).toEqual(words);
  expect([...settledTokens(builder).values()]).toEqual(['rider']);
  expect(pickedMove(builder)).toBeUndefined();
});

test('colour and hex may be chosen in either order', () => {
  const s = after();
  const builder = beginMove(game, s);
  const hex = hexes(builder)[0];
  const move = game.parse(s, `rider pink ${hex}`);
  expect(pickedMove(picked(builder, 'pink', hex))).toBe(move);
  expect(pickedMove(picked(builder, hex, 'pink'))).toBe(move);
});

test('a chosen colour lights its own hexes only, and the other colours stay open', () => {
  const [first] = hexes(beginMove(game, after()));
  const open = beginMove(game, after(`rider white ${first}`));
  expect(selectableTokens(open)).not.toContain(first);
  expect(selectableTokens(open)).not.toContain('white');
  const builder = picked(open, 'blue');
  expect(selectableTokens(builder)).toContain('green');
  expect(candidates(builder).every(({ tokens }) => tokens[1] === 'blue')).toBe(true);
});

test('clicking a chosen word lets it go, clicking another one of its kind replaces it', () => {
  const builder = picked(beginMove(game, after()), 'white');
  expect(chosen(picked(builder, 'white'))).toEqual([]);
  expect(chosen(picked(builder, 'violet'))).toEqual(['violet']);
});

test('a word that goes with no legal move is refused, and the rule is named', () => {
  const s = after();
  const builder = beginMove(game, s);
  const grid = (s as unknown as { board: { palmHexes: readonly number[]; grid: { names: readonly string[] } } }).board;
  const palm = grid.palmHexes.map(cell => grid.grid.names[cell]).find(hex => !selectableTokens(builder).has(hex))!;
  expect(pickToken(builder, palm)).toBeUndefined();
  expect(whyNot(game, s, builder, palm)).toEqual([expect.stringMatching(/^DW-RIDER-\d$/)]);
});

test('a selectable word has no rule against it', () => {
  const s = after();
  const builder = beginMove(game, s);
  expect(whyNot(game, s, builder, hexes(builder)[0])).toEqual([]);
});
