import { NOBODY, type Seat } from '../../../engine/game.ts';
import { everySeat, lowestBit } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { copyInto, copyOf } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { WORDS } from '../rules/bits.ts';
import { cellOf, detailOf, kindOf, MoveKind, moveOf } from '../rules/encoding.ts';
import { winners } from '../rules/scoring.ts';
import {
  At,
  actor,
  type Colour,
  caravanOf,
  colourOf,
  colours,
  type DurchDieWuesteState,
  NOWHERE,
  ownerOf,
  PALM,
  Phase,
  SAND,
} from '../rules/state.ts';
import { distancesOn } from './distances.ts';
import { hexesAround } from './palms.ts';

/** What can be said in favour of riders and camels. `other` is a seat. */
export type DesertFacts = {
  wins: Readonly<Record<never, never>>;
  closes: { readonly hexes: number };
  oases: { readonly oases: number };
  water: { readonly points: number };
  /** One camel could have done it for that caravan of `other`, and none can any more. */
  keepsFromOasis: { readonly other: Seat; readonly colour: Colour };
  keepsFromLand: { readonly other: Seat; readonly colour: Colour; readonly hexes: number };
  keepsFromWater: { readonly other: Seat; readonly points: number };
  /** Longer than all others of its colour, which it was not before. */
  leads: { readonly colour: Colour; readonly camels: number };
  /** One camel more would do it for that caravan, and none could have before. */
  preparesOasis: { readonly colour: Colour };
  preparesLand: { readonly colour: Colour; readonly hexes: number };
  preparesWater: { readonly colour: Colour; readonly points: number };
  grows: { readonly colour: Colour; readonly camels: number };
  /** Of a palm: from how many hexes it can be reached, and the way to the nearest of those that stand. */
  palmAround: { readonly hexes: number };
  palmNext: { readonly steps: number };
  /** Of a rider: the way to the nearest palm, and the water within two steps. */
  nearPalm: { readonly steps: number };
  nearWater: { readonly points: number };
};

type Fact = ReasonIn<DesertFacts>;
type Line = PlayedLine<DurchDieWuesteState>;

export function reasonsFor(line: Line): readonly Fact[] {
  const [before] = endsOf(line);
  if (before.turn[At.Phase] === Phase.SetRiders) return line.moves.flatMap(move => nearRider(before, cellOf(move)));
  if (before.turn[At.Phase] === Phase.SetPalms) return line.moves.flatMap(move => aroundPalm(before, cellOf(move)));
  if (before.turn[At.Phase] !== Phase.SetCamels) return [];
  return [...wins(line), ...takes(line), ...prevents(line), ...leads(line), ...prepares(line), ...grows(line)];
}

function wins({ seat, states }: Line): Fact[] {
  return winners(states.at(-1)!).includes(seat) ? [{ key: 'wins', args: {} }] : [];
}

function takes(line: Line): Fact[] {
  const { seat } = line;
  const [before, after] = endsOf(line);
  const hexes = after.areas[seat] - before.areas[seat];
  const oases = after.oases[seat] - before.oases[seat];
  const points = after.water[seat] - before.water[seat];
  const facts: Fact[] = [];
  if (oases > 0) facts.push({ key: 'oases', args: { oases } });
  if (hexes > 0) facts.push({ key: 'closes', args: { hexes } });
  if (points > 0) facts.push({ key: 'water', args: { points } });
  return facts.toSorted((a, b) => worthOf(b) - worthOf(a));
}

function worthOf({ key, args }: Fact): number {
  return key === 'oases' ? 5 * args.oases : key === 'closes' ? args.hexes : key === 'water' ? args.points : 0;
}

// ------------------------------------------------------------------------------------------------ what one camel can do

/** What one camel more could bring a caravan now. */
interface Chances {
  /** The oases, as bits. */
  oases: number;
  /** The most hexes that it could close. */
  hexes: number;
  /** The worth of the water hole on each hex that it could go to. */
  readonly holes: ReadonlyMap<number, number>;
}

function chancesOf(s: DurchDieWuesteState, caravan: number): Chances {
  const holes = new Map<number, number>();
  const chances = { oases: 0, hexes: 0, holes };
  if (s.turn[At.Phase] !== Phase.SetCamels) return chances;
  const seat = ownerOf(caravan);
  const trial = copyOf(s);
  for (const cell of openTo(s, caravan)) {
    copyInto(trial, s);
    trial.turn[At.Seat] = seat;
    trial.turn[At.Left] = 2;
    apply(trial, moveOf(MoveKind.Camel, colourOf(caravan), cell));
    chances.oases |= trial.reached[caravan] & ~s.reached[caravan];
    chances.hexes = Math.max(chances.hexes, trial.areas[seat] - s.areas[seat]);
    if (s.land[cell] !== SAND) holes.set(cell, s.land[cell]);
  }
  return chances;
}

function* openTo(s: DurchDieWuesteState, caravan: number): Generator<number> {
  for (let word = 0; word < WORDS; word++)
    for (let bits = s.open[caravan * WORDS + word]; bits !== 0; bits &= bits - 1) yield word * 32 + lowestBit(bits);
}

/** Less land than this, and less water, nobody speaks of. */
const MUCH_LAND = 3;
const MUCH_WATER = 2;

interface Change {
  readonly caravan: number;
  readonly was: Chances;
  readonly is: Chances;
}

function changesFor(line: Line, caravan: number): Change {
  const [before, after] = endsOf(line);
  return { caravan, was: chancesOf(before, caravan), is: chancesOf(after, caravan) };
}

/** Of each kind the one that hurts most. */
function prevents(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (actor(after) === NOBODY) return [];
  const others = everySeat(before.seats).filter(other => other !== line.seat);
  const changes = others.flatMap(other => caravansOf(other).map(caravan => changesFor(line, caravan)));
  const [land] = changes
    .filter(({ was, is }) => was.hexes >= MUCH_LAND && was.hexes - is.hexes >= MUCH_LAND)
    .toSorted((a, b) => b.was.hexes - a.was.hexes);
  const oasis = changes.find(({ was, is }) => (was.oases & ~is.oases) !== 0);
  const facts: Fact[] = [];
  if (land) facts.push({ key: 'keepsFromLand', args: { ...namesOf(land), hexes: land.was.hexes } });
  if (oasis) facts.push({ key: 'keepsFromOasis', args: namesOf(oasis) });
  return [...facts, ...dries(line, others)];
}

const caravansOf = (seat: Seat): readonly number[] => colours.map((_, colour) => caravanOf(colour, seat));

const namesOf = ({ caravan }: Change) => ({ other: ownerOf(caravan), colour: colours[colourOf(caravan)] });

/** A water hole that is still there, and that nobody of them comes to any more. */
function dries(line: Line, others: readonly Seat[]): Fact[] {
  const [, after] = endsOf(line);
  const lost = others.flatMap(other => {
    const changes = caravansOf(other).map(caravan => changesFor(line, caravan));
    const still = new Set(changes.flatMap(({ is }) => [...is.holes.keys()]));
    const gone = changes
      .flatMap(({ was }) => [...was.holes])
      .filter(([cell]) => after.land[cell] !== SAND && !still.has(cell));
    return gone.map(([, points]) => ({ other, points }));
  });
  const [most] = lost.toSorted((a, b) => b.points - a.points);
  return most && most.points >= MUCH_WATER ? [{ key: 'keepsFromWater', args: most }] : [];
}

function prepares(line: Line): Fact[] {
  const own = coloursIn(line).map(colour => changesFor(line, caravanOf(colour, line.seat)));
  return own.flatMap(change => {
    const { was, is } = change;
    const { colour } = namesOf(change);
    const points = Math.max(0, ...[...is.holes].filter(([cell]) => !was.holes.has(cell)).map(([, worth]) => worth));
    const facts: Fact[] = [];
    if (is.hexes - was.hexes >= MUCH_LAND) facts.push({ key: 'preparesLand', args: { colour, hexes: is.hexes } });
    if ((is.oases & ~was.oases) !== 0) facts.push({ key: 'preparesOasis', args: { colour } });
    if (points >= MUCH_WATER) facts.push({ key: 'preparesWater', args: { colour, points } });
    return facts;
  });
}

// ------------------------------------------------------------------------------------------------ caravans and riders

/** The colours in which camels were placed, each once. */
function coloursIn({ moves }: Line): readonly number[] {
  return [...new Set(moves.filter(move => kindOf(move) === MoveKind.Camel).map(detailOf))];
}

function isLongest(s: DurchDieWuesteState, colour: number, seat: Seat): boolean {
  const own = s.sizes[caravanOf(colour, seat)];
  return everySeat(s.seats).every(other => other === seat || s.sizes[caravanOf(colour, other)] < own);
}

function leads(line: Line): Fact[] {
  const { seat } = line;
  const [before, after] = endsOf(line);
  return coloursIn(line)
    .filter(colour => isLongest(after, colour, seat) && !isLongest(before, colour, seat))
    .map(colour => ({ key: 'leads', args: { colour: colours[colour], camels: after.sizes[caravanOf(colour, seat)] } }));
}

function grows(line: Line): Fact[] {
  const [, after] = endsOf(line);
  return coloursIn(line).map(colour => {
    return { key: 'grows', args: { colour: colours[colour], camels: after.sizes[caravanOf(colour, line.seat)] } };
  });
}

function aroundPalm(s: DurchDieWuesteState, cell: number): Fact[] {
  const around: Fact = { key: 'palmAround', args: { hexes: hexesAround(s, cell) } };
  const isFirst = s.turn[At.Count] === 0;
  return isFirst ? [around] : [{ key: 'palmNext', args: { steps: nearestPalm(s, cell) } }, around];
}

function nearestPalm({ board, palms }: DurchDieWuesteState, cell: number): number {
  const { size } = board.grid;
  const standing = [...palms].filter(palm => palm !== NOWHERE);
  return Math.min(...standing.map(palm => distancesOn(board)[palm * size + cell]));
}

/** Farther than this nobody calls near. */
const NEAR_PALM = 4;
const NEAR_WATER = 2;

function nearRider({ board, land }: DurchDieWuesteState, cell: number): Fact[] {
  const { size } = board.grid;
  const steps = distancesOn(board).subarray(cell * size, (cell + 1) * size);
  const cells = [...land.keys()];
  const palm = Math.min(...cells.filter(each => land[each] === PALM).map(each => steps[each]));
  const holes = cells.filter(each => steps[each] <= NEAR_WATER && land[each] !== SAND && land[each] !== PALM);
  const points = holes.reduce((sum, each) => sum + land[each], 0);
  const facts: Fact[] = [];
  if (palm <= NEAR_PALM) facts.push({ key: 'nearPalm', args: { steps: palm } });
  if (points > 0) facts.push({ key: 'nearWater', args: { points } });
  return facts;
}
