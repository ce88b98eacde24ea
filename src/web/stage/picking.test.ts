import { beforeAll, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import type { AnyState } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import {
  beginPicking,
  candidates,
  litTokens,
  type Picking,
  pickedMove,
  pickToken,
  settledTokens,
  whyNot,
} from './picking.ts';

let game: Game;

beforeAll(async () => {
  game = await loadGame('durch-die-wueste');
});

/** A game after chance and these moves; what chance lays out is always the same. */
function after(...moves: string[]): AnyState {
  const random = seeded('picking');
  const s = game.blank(2, readOptions(game.options));
  while (game.actor(s) < 0) game.apply(s, game.sample(s, random));
  for (const move of moves) game.apply(s, game.parse(s, move));
  return s;
}

function picked(picking: Picking, ...tokens: string[]): Picking {
  return tokens.reduce((so, token) => pickToken(so, token)!, picking);
}

const chosen = (picking: Picking) => [...picking.chosen.values()];
const hexes = (picking: Picking) => [...litTokens(picking)].filter(token => /\d/.test(token));

test('at first every word of every legal move is lit, and only the verb is settled', () => {
  const picking = beginPicking(game, after());
  const words = new Set(picking.legal.flatMap(({ tokens }) => tokens));
  expect(litTokens(picking)).toEqual(words);
  expect([...settledTokens(picking).values()]).toEqual(['rider']);
  expect(pickedMove(picking)).toBeUndefined();
});

test('colour and hex may be chosen in either order', () => {
  const s = after();
  const picking = beginPicking(game, s);
  const hex = hexes(picking)[0];
  const move = game.parse(s, `rider pink ${hex}`);
  expect(pickedMove(picked(picking, 'pink', hex))).toBe(move);
  expect(pickedMove(picked(picking, hex, 'pink'))).toBe(move);
});

test('a chosen colour lights its own hexes only, and the other colours stay open', () => {
  const [first] = hexes(beginPicking(game, after()));
  const open = beginPicking(game, after(`rider white ${first}`));
  expect(litTokens(open)).not.toContain(first);
  expect(litTokens(open)).not.toContain('white');
  const picking = picked(open, 'blue');
  expect(litTokens(picking)).toContain('green');
  expect(candidates(picking).every(({ tokens }) => tokens[1] === 'blue')).toBe(true);
});

test('clicking a chosen word lets it go, clicking another one of its kind replaces it', () => {
  const picking = picked(beginPicking(game, after()), 'white');
  expect(chosen(picked(picking, 'white'))).toEqual([]);
  expect(chosen(picked(picking, 'violet'))).toEqual(['violet']);
});

test('a word that goes with no legal move is refused, and the rule is named', () => {
  const s = after();
  const picking = beginPicking(game, s);
  const grid = (s as unknown as { board: { palmHexes: readonly number[]; grid: { names: readonly string[] } } }).board;
  const palm = grid.palmHexes.map(cell => grid.grid.names[cell]).find(hex => !litTokens(picking).has(hex))!;
  expect(pickToken(picking, palm)).toBeUndefined();
  expect(whyNot(game, s, picking, palm)).toEqual([expect.stringMatching(/^DW-RIDER-\d$/)]);
});

test('a lit word has no rule against it', () => {
  const s = after();
  const picking = beginPicking(game, s);
  expect(whyNot(game, s, picking, hexes(picking)[0])).toEqual([]);
});
