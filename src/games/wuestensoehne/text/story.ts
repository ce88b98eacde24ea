import type { Description, Move } from '../../../engine/game.ts';
import { grid } from '../rules/board.ts';
import {
  detailOf,
  kindOf,
  laidCell,
  laidTurns,
  MoveKind,
  scoutedSeat,
  scoutedTile,
  setFigure,
  setSides,
} from '../rules/encoding.ts';
import { fitsAt, tokenPlace } from '../rules/moves.ts';
import { frontOf, rowWaiting } from '../rules/row.ts';
import { At, actor, ownerOf, Phase, slotNames, tokenValues, type WuestensoehneState } from '../rules/state.ts';
import { actions, goods, kinds, sidesText } from '../rules/tiles.ts';
import { wayBetween } from '../rules/ways.ts';

type Args = Description['args'];

/** A key and what to fill in beside the seat that acts. */
type Teller = (s: WuestensoehneState, m: Move) => readonly [key: string, args?: Args];

const cellArg = (cell: number) => grid.names[cell] ?? '';
const tileArg = (m: Move) => kinds[detailOf(m)] ?? '';
const slotArg = (slot: number) => slotNames[slot] ?? '';
const goodArg = (good: number) => goods[good] ?? '';

const tellers: Teller[] = [];
tellers[MoveKind.Tile] = (s, m) => [tileKey(s, m), { tile: tileArg(m) }];
tellers[MoveKind.Stay] = () => ['stay'];
tellers[MoveKind.Go] = (s, m) => [s.turn[At.Phase] === Phase.Start ? 'start' : 'go', { cell: cellArg(detailOf(m)) }];
tellers[MoveKind.Drive] = (_, m) => ['drive', { cell: cellArg(detailOf(m)) }];
tellers[MoveKind.Discard] = (_, m) => ['discard', { tile: tileArg(m) }];
tellers[MoveKind.Draw] = s => [s.turn[At.Phase] === Phase.Amends ? 'drawAmends' : 'draw'];
tellers[MoveKind.Own] = (_, m) => ['own', { tile: tileArg(m) }];
tellers[MoveKind.Scout] = (_, m) => ['scout', { other: scoutedSeat(m), tile: kinds[scoutedTile(m)] ?? '' }];
tellers[MoveKind.Skip] = () => ['skip'];
tellers[MoveKind.Lay] = (s, m) => [
  'lay',
  { tile: kinds[s.turn[At.Hand]] ?? '', cell: cellArg(laidCell(m)), angle: laidTurns(m) * 90 },
];
tellers[MoveKind.Decline] = s =>
  s.turn[At.Phase] === Phase.Amends ? ['declineAmends'] : ['declineGood', { good: goodArg(s.turn[At.Topic]) }];
tellers[MoveKind.Set] = (s, m) => [
  'set',
  { figure: setFigure(m) + 1, sides: sidesText(setSides(m)), cell: cellArg(s.turn[At.Laid]) },
];
tellers[MoveKind.Take] = (s, m) => ['take', { figure: detailOf(m) + 1, cell: cellArg(s.figures[detailOf(m)] >> 2) }];
tellers[MoveKind.Pass] = s => [s.turn[At.Phase] === Phase.Figure ? 'pass' : 'noLook'];
tellers[MoveKind.Score] = (s, m) => [
  'score',
  { sides: sidesText(detailOf(m)), cell: cellArg(s.turn[At.Laid]), ...tollOf(s, detailOf(m)) },
];
tellers[MoveKind.Occupy] = (s, m) => ['occupy', { figure: s.turn[At.Front] + 1, action: actions[detailOf(m)] ?? '' }];
tellers[MoveKind.Drop] = (s, m) => ['drop', { good: goodArg(detailOf(m)), gained: goodArg(s.turn[At.Topic]) }];
tellers[MoveKind.Token] = (s, m) => [
  tokenKey(s),
  { value: tokenValues[detailOf(m)] ?? 0, slot: slotArg(tokenPlace(s)) },
];
tellers[MoveKind.Put] = (_, m) => ['put', { slot: slotArg(detailOf(m)) }];
tellers[MoveKind.Look] = (_, m) => ['look', { slot: slotArg(detailOf(m)) }];
tellers[MoveKind.Leave] = s => ['leave', { slot: slotArg(s.turn[At.Topic]) }];
tellers[MoveKind.Remove] = s => ['remove', { slot: slotArg(s.turn[At.Topic]) }];
tellers[MoveKind.Bonus] = () => ['bonus'];
tellers[MoveKind.End] = () => ['end'];

/**
 * The keys: start stay go drive discard draw drawAmends own scout skip lay declineAmends declineGood set take pass noLook
 * score occupy drop put look leave remove bonus end, of chance dealt drawn kept amends token seen reveal.
 */
export function describe(s: WuestensoehneState, m: Move): Description {
  const [key, args] = tellers[kindOf(m)](s, m);
  const cell = args?.cell;
  const line = { key, args: { seat: seatOf(s), ...args }, at: cell === undefined ? cell : String(cell) };
  return { ...line, ...journeyOf(s, m) };
}

/** Whoever goes, is driven or lays a tile leaves the field where the caravan stood. */
function journeyOf(s: WuestensoehneState, m: Move): Pick<Description, 'from' | 'via'> {
  const from = s.caravans[s.turn[At.Seat]];
  if (kindOf(m) === MoveKind.Lay) return { from: cellArg(from), via: [] };
  if (kindOf(m) !== MoveKind.Go && kindOf(m) !== MoveKind.Drive) return {};
  return { from: cellArg(from), via: wayBetween(s, from, detailOf(m)).map(cellArg) };
}

/**
 * In a row of several the one in front costs a water stone: whose it is, and how many are left; fewer than none, if there
 * was none to pay.
 */
function tollOf(s: WuestensoehneState, sides: number): Args {
  const row = rowWaiting(s, sides);
  if (row === 0) return {};
  const figure = frontOf(s, row);
  const other = ownerOf[figure];
  return { figure: figure + 1, other, left: s.water[other] - 1 };
}

/** The seat that an entry is about: what chance does happens to a seat too. */
function seatOf(s: WuestensoehneState): number {
  const seat = actor(s);
  if (seat >= 0) return seat;
  if (s.turn[At.Phase] === Phase.AmendsDraw) return s.turn[At.Robbed];
  return ownerOf[s.turn[At.Front]] ?? s.turn[At.Seat];
}

/** A drawn tile is to be laid, or kept in the display because it does not fit. */
function tileKey(s: WuestensoehneState, m: Move): string {
  if (s.turn[At.Phase] === Phase.Deal) return 'dealt';
  if (s.turn[At.Phase] === Phase.AmendsDraw) return 'amends';
  return fitsAt(s, s.caravans[s.turn[At.Seat]], detailOf(m)) ? 'drawn' : 'kept';
}

function tokenKey(s: WuestensoehneState): string {
  if (s.turn[At.Phase] === Phase.Reveal) return 'reveal';
  return s.turn[At.Phase] === Phase.Token ? 'token' : 'seen';
}
