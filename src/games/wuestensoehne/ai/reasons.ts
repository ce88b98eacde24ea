import type { Move, Seat } from '../../../engine/game.ts';
import { countBits, everySeat, highestBit } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { CELLS, neighbours } from '../rules/board.ts';
import { kindOf, MoveKind, scoutedSeat } from '../rules/encoding.ts';
import { openSides } from '../rules/moves.ts';
import { blankSurvey, countFields, figuresIn, type OasisSurvey, surveyFrom } from '../rules/oases.ts';
import { frontOf } from '../rules/row.ts';
import { winners, worthOf } from '../rules/scoring.ts';
import {
  AT_HOME,
  FIGURES,
  FIGURES_OF_A_SEAT,
  faceOn,
  figuresBySeat,
  ownerOf,
  type WuestensoehneState,
} from '../rules/state.ts';
import { ACTIONS, GOODS, type Good, goods, partAt, SIDES } from '../rules/tiles.ts';

/** What can be said in favour of the steps of a turn. `other` is a seat, `height` that of a figure. */
export type SonsFacts = {
  wins: Readonly<Record<never, never>>;
  takesGood: { readonly good: Good; readonly count: number; readonly worth: number };
  takesCamel: { readonly camels: number };
  takesWater: { readonly stones: number };
  /** An oasis with an own figure has no open side any more. */
  completes: { readonly fields: number };
  /** A figure comes into an oasis with so many action fields. */
  claims: { readonly height: number; readonly fields: number };
  /** It stands before all others there, of whom `other` was in front. */
  choosesBefore: { readonly height: number; readonly other: Seat };
  /** An oasis with an own figure is open towards one field only. */
  oneMore: Readonly<Record<never, never>>;
  robs: { readonly other: Seat };
  takesBack: { readonly height: number };
  /** A good of which one has `own` gets dearer, or one of which `other` has the most gets cheaper. */
  raises: { readonly good: Good; readonly by: number; readonly own: number };
  lowers: { readonly good: Good; readonly by: number; readonly other: Seat; readonly count: number };
  bonusTurn: Readonly<Record<never, never>>;
  /** The caravan stands beside so many cells that nobody has discovered. */
  opens: { readonly sides: number };
  /** The tile belongs to no oasis in which somebody else has a figure. */
  apart: Readonly<Record<never, never>>;
  /** So many figures stay at home, for oases to come. */
  keeps: { readonly figures: number };
};

type Fact = ReasonIn<SonsFacts>;
type Line = PlayedLine<WuestensoehneState>;

export function reasonsFor(line: Line): readonly Fact[] {
  const facts = [
    ...wins(line),
    ...takes(line),
    ...rumours(line),
    ...completes(line),
    ...sets(line),
    ...robs(line),
    ...nearly(line),
    ...takesBack(line),
    ...bonus(line),
    ...opens(line),
  ];
  return facts.length > 0 ? facts : [...apart(line), ...keeps(line)];
}

function wins({ seat, states }: Line): Fact[] {
  return winners(states.at(-1)!).includes(seat) ? [{ key: 'wins', args: {} }] : [];
}

const has = ({ moves }: Line, ...kinds: readonly MoveKind[]): boolean =>
  moves.some(move => kinds.includes(kindOf(move)));

// ------------------------------------------------------------------------------------------------ goods

function takes(line: Line): Fact[] {
  const { seat } = line;
  const [before, after] = endsOf(line);
  const facts = goods.flatMap((good, i): Fact[] => {
    const count = after.goods[seat * GOODS + i] - before.goods[seat * GOODS + i];
    return count > 0 ? [{ key: 'takesGood', args: { good, count, worth: worthOf(after, i) } }] : [];
  });
  const camels = after.camels[seat] - before.camels[seat];
  const stones = after.water[seat] - before.water[seat];
  if (camels > 0) facts.push({ key: 'takesCamel', args: { camels } });
  if (stones > 0) facts.push({ key: 'takesWater', args: { stones } });
  return facts;
}

/** A rumour put beside a good, or taken away from it. */
function rumours(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (!has(line, MoveKind.Put, MoveKind.Remove)) return [];
  return goods.flatMap((good, i): Fact[] => {
    const by = worthOf(after, i) - worthOf(before, i);
    const own = after.goods[line.seat * GOODS + i];
    if (by > 0 && own > 0) return [{ key: 'raises', args: { good, by, own } }];
    const [most] = othersIn(line)
      .map(other => ({ other, count: after.goods[other * GOODS + i] }))
      .toSorted((a, b) => b.count - a.count);
    return by < 0 && most && most.count > own ? [{ key: 'lowers', args: { good, by: -by, ...most } }] : [];
  });
}

function othersIn({ seat, states }: Line): readonly Seat[] {
  return everySeat(states[0].seats).filter(other => other !== seat);
}

// ------------------------------------------------------------------------------------------------ oases

const oasis = blankSurvey();
const fieldsFound = new Uint8Array(ACTIONS);

function* ownFigures(seat: Seat): Generator<number> {
  for (let i = seat * FIGURES_OF_A_SEAT; i < (seat + 1) * FIGURES_OF_A_SEAT; i++) yield figuresBySeat[i];
}

/** The oasis in which a figure stands; undefined for one at home. It holds until the next one is asked for. */
function oasisWith(s: WuestensoehneState, figure: number): OasisSurvey | undefined {
  if (s.figures[figure] === AT_HOME) return undefined;
  surveyFrom(s, s.figures[figure], oasis);
  return oasis;
}

function fieldsIn(s: WuestensoehneState, survey: OasisSurvey): number {
  countFields(s, survey, fieldsFound);
  return fieldsFound.reduce((sum, each) => sum + each, 0);
}

/** Undiscovered fields that the oasis is open towards. */
function openingsOf(s: WuestensoehneState, survey: OasisSurvey): number {
  const open = new Set<number>();
  for (let i = 0; i < survey.count; i++) {
    const [cell, side] = [survey.parts[i] >> 2, survey.parts[i] & 3];
    const sides = partAt[faceOn(s, cell) * SIDES + side];
    for (let way = 0; way < SIDES; way++) {
      const beside = neighbours[cell * SIDES + way];
      if ((sides & (1 << way)) !== 0 && beside < CELLS && s.tiles[beside] === 0) open.add(beside);
    }
  }
  return open.size;
}

/** Scored oases lose their figures at once, so it is looked for after each step. */
function completes({ seat, states }: Line): Fact[] {
  for (const s of states.slice(1))
    for (const figure of ownFigures(seat)) {
      const survey = oasisWith(s, figure);
      if (survey?.complete) return [{ key: 'completes', args: { fields: fieldsIn(s, survey) } }];
    }
  return [];
}

/** The state after the move of this kind, and the figure that it was about. */
function figureMoved({ moves, states, seat }: Line, kind: MoveKind) {
  const at = moves.findIndex(move => kindOf(move) === kind);
  if (at < 0) return undefined;
  const [before, after] = [states[at], states[at + 1]];
  const figure = [...ownFigures(seat)].find(each => before.figures[each] !== after.figures[each]);
  return figure === undefined ? undefined : { after, figure };
}

function sets(line: Line): Fact[] {
  const moved = figureMoved(line, MoveKind.Set);
  const survey = moved && oasisWith(moved.after, moved.figure);
  if (!moved || !survey) return [];
  const { after, figure } = moved;
  const [height, fields] = [figure + 1, fieldsIn(after, survey)];
  const there = figuresIn(after, survey);
  const rivals = [...Array(FIGURES).keys()].filter(each => (there >> each) & 1 && ownerOf[each] !== line.seat);
  const first = rivals.length > 0 && frontOf(after, there) === figure;
  const front = highestBit(rivals.reduce((bits, each) => bits | (1 << each), 0));
  const overtaken: Fact[] = first ? [{ key: 'choosesBefore', args: { height, other: ownerOf[front] } }] : [];
  return fields > 0 ? [...overtaken, { key: 'claims', args: { height, fields } }] : overtaken;
}

function nearly(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const one = (s: WuestensoehneState) =>
    [...ownFigures(line.seat)].some(figure => {
      const survey = oasisWith(s, figure);
      return survey !== undefined && openingsOf(s, survey) === 1;
    });
  return one(after) && !one(before) ? [{ key: 'oneMore', args: {} }] : [];
}

function takesBack(line: Line): Fact[] {
  const moved = figureMoved(line, MoveKind.Take);
  return moved ? [{ key: 'takesBack', args: { height: moved.figure + 1 } }] : [];
}

// ------------------------------------------------------------------------------------------------ the way of a turn

function robs({ moves }: Line): Fact[] {
  const scout = moves.find((move: Move) => kindOf(move) === MoveKind.Scout);
  return scout === undefined ? [] : [{ key: 'robs', args: { other: scoutedSeat(scout) } }];
}

function bonus(line: Line): Fact[] {
  return has(line, MoveKind.Bonus) ? [{ key: 'bonusTurn', args: {} }] : [];
}

function opens(line: Line): Fact[] {
  if (!has(line, MoveKind.Go, MoveKind.Drive, MoveKind.Stay)) return [];
  const [, after] = endsOf(line);
  const sides = countBits(openSides(after, after.caravans[line.seat]));
  return sides > 0 ? [{ key: 'opens', args: { sides } }] : [];
}

// ------------------------------------------------------------------------------------------------ what is left alone

/** An oasis may be scored at once, and its figures go home: it is looked for where they stood before. */
function apart({ moves, states, seat }: Line): Fact[] {
  const at = moves.findIndex(move => kindOf(move) === MoveKind.Lay);
  if (at < 0) return [];
  const [before, after] = [states[at], states[at + 1]];
  const laid = after.tiles.findIndex((tile, cell) => tile !== before.tiles[cell]);
  const joins = before.figures.some((stand, figure) => {
    if (stand === AT_HOME || ownerOf[figure] === seat) return false;
    surveyFrom(after, stand, oasis);
    return oasis.parts.subarray(0, oasis.count).some(part => part >> 2 === laid);
  });
  return joins ? [] : [{ key: 'apart', args: {} }];
}

function keeps(line: Line): Fact[] {
  if (!has(line, MoveKind.Pass)) return [];
  const [, after] = endsOf(line);
  const figures = [...ownFigures(line.seat)].filter(figure => after.figures[figure] === AT_HOME).length;
  return figures > 0 ? [{ key: 'keeps', args: { figures } }] : [];
}
