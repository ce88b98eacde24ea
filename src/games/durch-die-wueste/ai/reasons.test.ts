import { expect, test } from 'vitest';
import { movesOf, type Seat } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { copyOf } from '../../../engine/state.ts';
import { linesOf } from '../../../engine/testing/lines.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { At, type Colour, caravanOf, colours, type DurchDieWuesteState, PALM, Phase } from '../rules/state.ts';
import { position } from '../text/position.ts';
import { type DesertFacts, reasonsFor } from './reasons.ts';

type Line = PlayedLine<DurchDieWuesteState>;
type Fact = ReasonIn<DesertFacts>;

/** By the rules alone: all that one camel could do for a seat, if it were to move. */
function camelsOf(s: DurchDieWuesteState, seat: Seat, colour?: Colour) {
  const trial = copyOf(s);
  trial.turn[At.Seat] = seat;
  trial.turn[At.Left] = 2;
  const texts = movesOf(game, trial).map(move => [move, ...game.format(trial, move).split(' ')] as const);
  return texts
    .filter(([, verb, own]) => verb === 'camel' && (colour === undefined || own === colour))
    .map(([move, , , hex]) => {
      const after = copyOf(trial);
      game.apply(after, move);
      const gain = (source: string) => game.breakdown(after, seat)[source] - game.breakdown(s, seat)[source];
      return { hex: hex, oases: gain('oases'), areas: gain('areas'), water: s.land[s.board.grid.names.indexOf(hex)] };
    });
}

/** The palms that a caravan would reach, by what stands next to the camel. */
const palmsFor = (s: DurchDieWuesteState, seat: Seat, colour: Colour) =>
  camelsOf(s, seat, colour).filter(({ oases }) => oases > 0).length;
const landFor = (s: DurchDieWuesteState, seat: Seat, colour: Colour) =>
  Math.max(0, ...camelsOf(s, seat, colour).map(({ areas }) => areas));
const holesFor = (s: DurchDieWuesteState, seat: Seat, colour?: Colour) =>
  new Map(camelsOf(s, seat, colour).flatMap(({ hex, water }) => (water > 0 ? [[hex, water] as const] : [])));

function gained(line: Line, source: string): number {
  const [before, after] = endsOf(line);
  return game.breakdown(after, line.seat)[source] - game.breakdown(before, line.seat)[source];
}

/** Is what a fact says so, by the rules? */
const checks: { readonly [K in keyof DesertFacts]: (args: DesertFacts[K], line: Line) => boolean } = {
  wins: (_, line) => game.winners(endsOf(line)[1]).includes(line.seat),
  closes: ({ hexes }, line) => gained(line, 'areas') === hexes,
  oases: ({ oases }, line) => gained(line, 'oases') === 5 * oases,
  water: ({ points }, line) => gained(line, 'water') === points,
  keepsFromOasis: ({ other, colour }, line) =>
    other !== line.seat && palmsFor(endsOf(line)[0], other, colour) > palmsFor(endsOf(line)[1], other, colour),
  keepsFromLand: ({ other, colour, hexes }, line) =>
    landFor(endsOf(line)[0], other, colour) === hexes && landFor(endsOf(line)[1], other, colour) < hexes,
  keepsFromWater: ({ other, points }, line) => driedUp(line, other).includes(points),
  leads: ({ colour, camels }, line) =>
    isLeader(endsOf(line)[1], line.seat, colour, camels) && gained(line, 'caravans') > 0,
  preparesOasis: ({ colour }, line) => palmsFor(endsOf(line)[1], line.seat, colour) > 0,
  preparesLand: ({ colour, hexes }, line) =>
    landFor(endsOf(line)[1], line.seat, colour) === hexes && landFor(endsOf(line)[0], line.seat, colour) < hexes,
  preparesWater: ({ colour, points }, line) => newHoles(line, colour).includes(points),
  grows: ({ colour, camels }, line) => sizeOf(endsOf(line)[1], line.seat, colour) === camels,
  palmAround: ({ hexes }, line) => around(line, 1).length === hexes + 1,
  palmNext: ({ steps }, line) => palmsWithin(line, steps) > 0 && palmsWithin(line, steps - 1) === 0,
  nearPalm: ({ steps }, line) => palmsWithin(line, steps) > 0 && palmsWithin(line, steps - 1) === 0,
  nearWater: ({ points }, line) => waterWithin(line, 2) === points,
};

/** Water that a camel of `other` could have taken, that is still there, and that none can take any more. */
function driedUp(line: Line, other: Seat): readonly number[] {
  const [before, after] = endsOf(line);
  const still = holesFor(after, other);
  const there = ([hex]: readonly [string, number]) => after.land[after.board.grid.names.indexOf(hex)] > 0;
  return [...holesFor(before, other)].filter(hole => there(hole) && !still.has(hole[0])).map(([, points]) => points);
}

function newHoles(line: Line, colour: Colour): readonly number[] {
  const before = holesFor(endsOf(line)[0], line.seat, colour);
  return [...holesFor(endsOf(line)[1], line.seat, colour)]
    .filter(([hex]) => !before.has(hex))
    .map(([, points]) => points);
}

const sizeOf = (s: DurchDieWuesteState, seat: Seat, colour: Colour) =>
  s.sizes[caravanOf(colours.indexOf(colour), seat)];

function isLeader(s: DurchDieWuesteState, seat: Seat, colour: Colour, camels: number): boolean {
  const others = everySeat(s.seats).filter(other => other !== seat);
  return sizeOf(s, seat, colour) === camels && others.every(other => sizeOf(s, other, colour) < camels);
}

/** The hexes that so many steps lead to from where the rider or the palm stands now. */
function around(line: Line, steps: number): readonly number[] {
  const [before, after] = endsOf(line);
  const isNew = (cell: number) => before.camels[cell] !== after.camels[cell] || before.land[cell] !== after.land[cell];
  const found = new Set([...after.land.keys()].filter(isNew));
  for (let step = 0; step < steps; step++)
    for (const cell of Array.from(found))
      for (const beside of after.neighbours.subarray(cell * 6, cell * 6 + 6))
        if (beside < after.board.grid.size) found.add(beside);
  return [...found];
}
const palmsWithin = (line: Line, steps: number) =>
  around(line, steps).filter(cell => line.states[0].land[cell] === PALM).length;
const waterWithin = (line: Line, steps: number) =>
  around(line, steps)
    .map(cell => line.states[0].land[cell])
    .filter(land => land !== PALM)
    .reduce((sum, land) => sum + land, 0);

const isTrue = (fact: Fact, line: Line) => checks[fact.key](fact.args as never, line);

/** Kinds of reasons in lines, each of which is looked at. */
function kindsIn(lines: Iterable<Line>): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const line of lines)
    for (const fact of reasonsFor(line)) {
      kinds.add(fact.key);
      expect(isTrue(fact, line), JSON.stringify(fact)).toBe(true);
    }
  return kinds;
}

test.each(Array.from({ length: quickOrLong(3, 30) }, (_, i) => i))(
  'in random game %d every reason says what the rules say',
  i => {
    expect(kindsIn(linesOf(game, 2 + (i % 3), `reasons ${i}`))).not.toEqual(new Set());
  },
);

function* whilePalmsAreSet(): Generator<Line> {
  for (const line of linesOf(game, 3, 'palms', undefined, { palms: 'people' }))
    if (line.states[0].turn[At.Phase] === Phase.SetPalms) yield line;
}

test('what is said of palms that people set is so', () => {
  expect([...kindsIn(whilePalmsAreSet())]).toEqual(expect.arrayContaining(['palmAround', 'palmNext']));
});

/** The reasons for moves of the seat to move. */
function reasonsOf(s: DurchDieWuesteState, ...texts: readonly string[]): readonly Fact[] {
  const line = { seat: game.actor(s), moves: [] as number[], states: [s] };
  for (const text of texts) {
    const after = copyOf(line.states.at(-1)!);
    const move = game.parse(after, text);
    expect(game.forbids(after, move)).toBeUndefined();
    game.apply(after, move);
    line.moves.push(move);
    line.states.push(after);
  }
  const facts = reasonsFor(line);
  for (const fact of facts) expect(isTrue(fact, line), JSON.stringify(fact)).toBe(true);
  return facts;
}

/** White can close a wall from rim to rim on c3, with six hexes behind it. Blue stands in the way of a longer one. */
const wall = `
     a  b  c  d  e  f  g  h  i
  1     .     .     .     .
     .     W0    .     .     .
  2     .     .     .     .
     .     w0    .     .     .
  3     .     b1    .     .
     .     .     B1    .     .
`;

/** All that the seat to move can do with two camels. */
function pairsOn(s: DurchDieWuesteState): readonly (readonly string[])[] {
  return movesOf(game, s).flatMap(first => {
    const after = copyOf(s);
    game.apply(after, first);
    return movesOf(game, after).map(second => [game.format(s, first), game.format(after, second)]);
  });
}

test('who closes a wall is told so, and so is who spoils it', () => {
  const closing = reasonsOf(position(wall, { seats: 2 }), 'camel white c3');
  expect(closing[0]).toEqual({ key: 'closes', args: { hexes: 6 } });
  const rival = position(wall, { seats: 2, seat: 1 });
  const spoiling = pairsOn(rival).filter(pair => reasonsOf(rival, ...pair).some(({ key }) => key === 'keepsFromLand'));
  expect(spoiling.length).toBeGreaterThan(0);
  expect(spoiling.every(pair => pair.includes('camel blue c3'))).toBe(true);
  expect(reasonsOf(position(wall, { seats: 2 }), 'camel white b1').map(({ key }) => key)).not.toContain('closes');
});

test('every kind of reason comes up', () => {
  const rival = position(wall, { seats: 2, seat: 1 });
  const atWall = pairsOn(rival).flatMap(pair => reasonsOf(rival, ...pair));
  const seen = new Set([...kindsIn(whilePalmsAreSet()), ...atWall.map(({ key }) => key)]);
  for (let i = 0; seen.size < Object.keys(checks).length && i < 60; i++)
    for (const line of linesOf(game, 2, `kinds ${i}`)) for (const { key } of reasonsFor(line)) seen.add(key);
  expect([...seen].sort()).toEqual(Object.keys(checks).sort());
});
