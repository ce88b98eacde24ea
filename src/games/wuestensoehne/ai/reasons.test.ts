import { describe, expect, test } from 'vitest';
import { randomMoveOf, type Seat } from '../../../engine/game.ts';
import { endsOf, type PlayedLine } from '../../../engine/reasons.ts';
import { linesOf } from '../../../engine/testing/lines.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { grid } from '../rules/board.ts';
import { WORTH } from '../rules/material.ts';
import { AT_HOME, At, ownerOf, SLOTS, tokenValues, UNKNOWN, type WuestensoehneState } from '../rules/state.ts';
import { faceParts, goods, sidesText } from '../rules/tiles.ts';
import { heuristics } from './heuristics.ts';
import { reasonsFor, type SonsFacts } from './reasons.ts';

type Line = PlayedLine<WuestensoehneState>;

const ways = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const facing = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
type Way = keyof typeof ways;

/** One oasis, walked through by what is printed on the tiles: written apart from the rules. */
interface Walked {
  readonly parts: ReadonlySet<string>;
  /** Undiscovered cells that it is open towards. */
  readonly open: ReadonlySet<string>;
  readonly fields: number;
}

function partsOn(s: WuestensoehneState, cell: number) {
  return (faceParts[s.tiles[cell] - 1] ?? []).map(({ sides, action }) => {
    return { sides: sidesText(sides), field: action !== undefined && action < 255 };
  });
}

function walkFrom(s: WuestensoehneState, cell: number, sides: string): Walked {
  const parts = new Set([`${grid.names[cell]}/${sides}`]);
  const open = new Set<string>();
  let fields = 0;
  for (const part of parts) {
    const [name, own] = part.split('/') as [string, string];
    const here = grid.names.indexOf(name);
    if (partsOn(s, here).some(each => each.sides === own && each.field)) fields++;
    for (const way of [...own] as Way[]) {
      const beside = besideOf(here, way);
      if (beside === undefined) continue;
      const met = partsOn(s, beside).find(each => each.sides.includes(facing[way]));
      if (s.tiles[beside] === 0) open.add(grid.names[beside]);
      else if (met) parts.add(`${grid.names[beside]}/${met.sides}`);
    }
  }
  return { parts, open, fields };
}

function besideOf(cell: number, way: Way): number | undefined {
  const { col, row } = grid.spots[cell];
  const beside = grid.spots.findIndex(spot => spot.col === col + ways[way][0] && spot.row === row + ways[way][1]);
  return beside < 0 ? undefined : beside;
}

/** The oases in which a seat's figures stand, with the figures there. */
function oasesOf(s: WuestensoehneState, seat: Seat): readonly (Walked & { readonly figures: readonly number[] })[] {
  return [...s.figures.keys()]
    .filter(figure => ownerOf[figure] === seat && s.figures[figure] !== AT_HOME)
    .map(figure => {
      const walked = walkFrom(s, s.figures[figure] >> 2, standing(s, figure));
      const there = [...s.figures.keys()].filter(
        other =>
          s.figures[other] !== AT_HOME &&
          walked.parts.has(`${grid.names[s.figures[other] >> 2]}/${standing(s, other)}`),
      );
      return { ...walked, figures: there };
    });
}

function standing(s: WuestensoehneState, figure: number): string {
  const side = ['N', 'E', 'S', 'W'][s.figures[figure] & 3];
  return partsOn(s, s.figures[figure] >> 2).find(({ sides }) => sides.includes(side))!.sides;
}

const textsOf = ({ moves, states }: Line) => moves.map((move, i) => game.format(states[i], move));

/** What a good is worth by the tokens that can be seen. */
function worth(s: WuestensoehneState, good: SonsFacts['raises']['good']): number {
  const first = goods.indexOf(good) * (SLOTS / goods.length);
  const tokens = [...s.tokens.subarray(first, first + SLOTS / goods.length)];
  return tokens.reduce((sum, token) => sum + (token === 0 || token === UNKNOWN ? 0 : tokenValues[token - 1]), WORTH);
}
const owns = (s: WuestensoehneState, seat: Seat, good: SonsFacts['raises']['good']) =>
  s.goods[seat * goods.length + goods.indexOf(good)];
const change = (line: Line, count: (s: WuestensoehneState) => number) =>
  count(endsOf(line)[1]) - count(endsOf(line)[0]);

/** After the move that begins with this word. */
const after = (line: Line, word: string) => line.states[textsOf(line).findIndex(text => text.startsWith(word)) + 1];
const holds = (figures: readonly number[], height: number) => figures.includes(height - 1);

/** Is what a fact says so, by the rules and by what is printed? */
const checks: { readonly [K in keyof SonsFacts]: (args: SonsFacts[K], line: Line) => boolean } = {
  wins: (_, line) => game.winners(endsOf(line)[1]).includes(line.seat),
  takesGood: ({ good, count, worth: each }, line) =>
    change(line, s => owns(s, line.seat, good)) === count && worth(endsOf(line)[1], good) === each,
  takesCamel: ({ camels }, line) => change(line, s => s.camels[line.seat]) === camels,
  takesWater: ({ stones }, line) => change(line, s => s.water[line.seat]) === stones,
  completes: ({ fields }, line) =>
    line.states.slice(1).some(s => oasesOf(s, line.seat).some(each => each.open.size === 0 && each.fields === fields)),
  claims: ({ height, fields }, line) =>
    oasesOf(after(line, 'set '), line.seat).some(each => holds(each.figures, height) && each.fields === fields),
  choosesBefore: ({ height, other }, line) => isFirst(after(line, 'set '), line.seat, height, other),
  oneMore: (_, line) => oasesOf(endsOf(line)[1], line.seat).some(({ open }) => open.size === 1),
  robs: ({ other }, line) => textsOf(line).some(text => text.startsWith('scout ')) && other !== line.seat,
  takesBack: ({ height }, line) => textsOf(line).includes(`take ${height}`),
  raises: ({ good, by, own }, line) =>
    change(line, s => worth(s, good)) === by && owns(endsOf(line)[1], line.seat, good) === own,
  lowers: ({ good, by, other, count }, line) =>
    change(line, s => worth(s, good)) === -by && owns(endsOf(line)[1], other, good) === count && other !== line.seat,
  bonusTurn: (_, line) => textsOf(line).includes('bonus'),
  opens: ({ sides }, line) => freeSides(endsOf(line)[1], line.seat) === sides,
  apart: (_, line) => !isInOasisOfOthers(line),
  keeps: ({ figures }, line) =>
    textsOf(line).includes('pass') &&
    [...endsOf(line)[1].figures.keys()].filter(
      figure => ownerOf[figure] === line.seat && endsOf(line)[1].figures[figure] === AT_HOME,
    ).length === figures,
};

/** Does the tile that is laid belong to an oasis in which a figure of somebody else stood? */
function isInOasisOfOthers(line: Line): boolean {
  const at = textsOf(line).findIndex(text => text.startsWith('lay '));
  const [before, laid] = [line.states[at], line.states[at + 1]];
  const cell = textsOf(line)[at].split(' ')[1];
  return [...before.figures.keys()].some(
    figure =>
      before.figures[figure] !== AT_HOME &&
      ownerOf[figure] !== line.seat &&
      [...walkFrom(laid, before.figures[figure] >> 2, standing(before, figure)).parts].some(part =>
        part.startsWith(`${cell}/`),
      ),
  );
}

/** In its row, by the rules: the oasis counts as complete, and the figure is asked first. */
function isFirst(s: WuestensoehneState, seat: Seat, height: number, other: Seat): boolean {
  const oasis = oasesOf(s, seat).find(each => holds(each.figures, height));
  const rivals = oasis?.figures.filter(figure => ownerOf[figure] !== seat) ?? [];
  return (
    rivals.some(figure => ownerOf[figure] === other) &&
    rivals.every(figure => figure < height - 1 || isCrowned(s, height))
  );
}
const isCrowned = (s: WuestensoehneState, height: number) =>
  Math.max(...[...s.figures.keys()].filter(figure => ownerOf[figure] === s.turn[At.Turban])) === height - 1;

/** Cells beside the caravan that nobody has discovered. */
function freeSides(s: WuestensoehneState, seat: Seat): number {
  const around = (Object.keys(ways) as Way[]).map(way => besideOf(s.caravans[seat], way));
  return around.filter(cell => cell !== undefined && s.tiles[cell] === 0).length;
}

const seen = new Set<string>();

/** What is left of a turn after each of its steps: hints are asked for in the middle of turns, too. */
function restsOf({ seat, moves, states }: Line): readonly Line[] {
  return moves.map((_, i) => ({ seat, moves: moves.slice(i), states: states.slice(i) }));
}

function checkAll(line: Line): void {
  for (const fact of reasonsFor(line)) {
    seen.add(fact.key);
    expect(checks[fact.key](fact.args as never, line), `${JSON.stringify(fact)} ${textsOf(line).join()}`).toBe(true);
  }
}

const policies = { random: randomMoveOf(game), plausible: heuristics.rolloutMove! };

describe.each(Object.entries(policies))('among %s players', (name, policy) => {
  test.each(Array.from({ length: quickOrLong(3, 9) }, (_, i) => i))('in game %d every reason is true', i => {
    for (const line of linesOf(game, 2 + (i % 3), `reasons ${name} ${i}`, policy)) restsOf(line).forEach(checkAll);
  });
});

test('every kind of reason comes up', () => {
  for (let i = 0; seen.size < Object.keys(checks).length && i < 20; i++)
    for (const line of linesOf(game, 2 + (i % 3), `kinds ${i}`, policies.plausible))
      for (const { key } of reasonsFor(line)) seen.add(key);
  expect(Object.keys(checks).filter(key => !seen.has(key) && key !== 'wins')).toEqual([]);
});
