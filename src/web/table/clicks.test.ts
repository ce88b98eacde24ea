import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { loadGame } from '../../games/registry.ts';
import { candidateFor } from '../kit/candidate.ts';
import { beginMove, candidates, type MoveBuilder } from '../kit/input/move-builder.ts';
import { clickOn, previewsOf } from './clicks.ts';

const desert = await loadGame('durch-die-wueste');

/** All riders stand, and seat 0 is to place the first camel. */
function firstCamel() {
  const s = desert.initial(2, readOptions(desert.options));
  const random = seeded('choosing');
  for (let i = 0; i < 38 + 10; i++)
    desert.apply(s, desert.actor(s) === CHANCE ? desert.sample(s, random) : desert.randomMove!(s, random));
  return s;
}

const s = firstCamel();
const fresh = beginMove(desert, s);
const click = (builder: MoveBuilder, token: string) => clickOn(desert, s, builder, token);
const hexesOf = (colour: string) =>
  fresh.legal.filter(({ tokens }) => tokens[1] === colour).map(({ tokens }) => tokens[2]);

function chosen(builder: MoveBuilder, token: string): MoveBuilder {
  const answer = click(builder, token);
  if (answer.kind !== 'chosen') throw new Error(answer.kind);
  return answer.builder;
}

test('a colour and a hex make a move, in either order', () => {
  const hex = hexesOf('white')[0];
  const move = desert.parse(s, `camel white ${hex}`);
  expect(click(chosen(fresh, 'white'), hex)).toEqual({ kind: 'move', move });
  const first = click(fresh, hex);
  const played = first.kind === 'chosen' ? click(first.builder, 'white') : first;
  expect(played).toEqual({ kind: 'move', move });
});

test('another colour takes the place of the first; the same one again lets it go', () => {
  const white = chosen(fresh, 'white');
  expect([...chosen(white, 'pink').chosen.values()]).toEqual(['pink']);
  expect(chosen(white, 'white').chosen.size).toBe(0);
});

test('a hex where the chosen colour can’t go names the rule, also if another colour could', () => {
  const here = new Set(hexesOf('white'));
  const elsewhere = hexesOf('pink').find(hex => !here.has(hex))!;
  expect(click(chosen(fresh, 'white'), elsewhere)).toEqual({ kind: 'refused', rules: ['DW-CAMEL-3'] });
});

test('choosing a colour that has one hex left does not play it', () => {
  const alone: MoveBuilder = {
    ...fresh,
    legal: fresh.legal.filter(
      ({ tokens }, i, all) => tokens[1] !== 'white' || all.findIndex(o => o.tokens[1] === 'white') === i,
    ),
  };
  const white = chosen(alone, 'white');
  expect(candidates(white)).toHaveLength(1);
});

test('what a hex would bring is known for every colour that can go there', () => {
  const hex = hexesOf('white')[0];
  const possible = fresh.legal.filter(({ tokens }) => tokens[2] === hex);
  expect(previewsOf(desert, s, fresh, hex).map(({ tokens }) => tokens)).toEqual(possible.map(({ tokens }) => tokens));
  expect(previewsOf(desert, s, chosen(fresh, 'white'), hex)).toHaveLength(1);
  expect(previewsOf(desert, s, fresh, 'white')).toEqual([]);
});

test('where moves only differ in words that could be added, the shortest is meant', () => {
  const moves = ['go c4', 'go c4 driver', 'go d5', 'go d5 driver'];
  const legal = moves.map((text, move) => candidateFor(move, text));
  const builder = { legal, chosen: new Map<number, string>() };
  expect(click(builder, 'c4')).toEqual({ kind: 'move', move: 0 });
  expect(click(chosen(builder, 'driver'), 'c4')).toEqual({ kind: 'move', move: 1 });
});

test('with a stone from the hand chosen, one that stands begins another move; where it can’t go is still asked', () => {
  const legal = ['drop b2', 'drop b3', 'go a1 b2', 'go a1 b3'].map((text, move) => candidateFor(move, text));
  const inHand: MoveBuilder = { legal, chosen: new Map([[0, 'drop']]) };
  expect([...chosen(inHand, 'a1').chosen.values()]).toEqual(['a1']);
  expect(click(inHand, 'c3').kind).toBe('refused');
  const standing: MoveBuilder = { legal, chosen: new Map([[1, 'a1']]) };
  expect([...chosen(standing, 'drop').chosen.values()]).toEqual(['drop']);
});
