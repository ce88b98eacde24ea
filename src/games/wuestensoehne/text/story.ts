import type { Description, Move } from '../../../engine/game.ts';
import { grid } from '../rules/board.ts';
import {
  BONUS_MOVE,
  DECLINE_MOVE,
  DISCARD_MOVE,
  DRAW_MOVE,
  DRIVE_MOVE,
  DROP_MOVE,
  detailOf,
  END_MOVE,
  GO_MOVE,
  kindOf,
  LAY_MOVE,
  LEAVE_MOVE,
  LOOK_MOVE,
  laidCell,
  laidTurns,
  OCCUPY_MOVE,
  OWN_MOVE,
  PASS_MOVE,
  PUT_MOVE,
  REMOVE_MOVE,
  SCORE_MOVE,
  SCOUT_MOVE,
  SET_MOVE,
  SKIP_MOVE,
  STAY_MOVE,
  scoutedSeat,
  scoutedTile,
  setFigure,
  setSides,
  TAKE_MOVE,
  TILE_MOVE,
  TOKEN_MOVE,
} from '../rules/encoding.ts';
import { actor, fitsAt, tokenPlace } from '../rules/moves.ts';
import {
  AMENDS,
  AMENDS_DRAW,
  DEAL,
  FIGURE,
  FRONT,
  HAND,
  LAID,
  ownerOf,
  PHASE,
  REVEAL,
  ROBBED,
  SEAT,
  slotNames,
  TOKEN,
  TOPIC,
  tokenValues,
  type WuestensoehneState,
} from '../rules/state.ts';
import { actions, goods, kinds, sidesText } from '../rules/tiles.ts';

type Args = Description['args'];

/** A key and what to fill in beside the seat that acts. */
type Teller = (s: WuestensoehneState, m: Move) => readonly [key: string, args?: Args];

const cellArg = (cell: number) => grid.names[cell] ?? '';
const tileArg = (m: Move) => kinds[detailOf(m)] ?? '';
const slotArg = (slot: number) => slotNames[slot] ?? '';
const goodArg = (good: number) => goods[good] ?? '';

const tellers: Teller[] = [];
tellers[TILE_MOVE] = (s, m) => [tileKey(s, m), { tile: tileArg(m) }];
tellers[STAY_MOVE] = () => ['stay'];
tellers[GO_MOVE] = (_, m) => ['go', { cell: cellArg(detailOf(m)) }];
tellers[DRIVE_MOVE] = (_, m) => ['drive', { cell: cellArg(detailOf(m)) }];
tellers[DISCARD_MOVE] = (_, m) => ['discard', { tile: tileArg(m) }];
tellers[DRAW_MOVE] = s => [s.clock[PHASE] === AMENDS ? 'drawAmends' : 'draw'];
tellers[OWN_MOVE] = (_, m) => ['own', { tile: tileArg(m) }];
tellers[SCOUT_MOVE] = (_, m) => ['scout', { other: scoutedSeat(m), tile: kinds[scoutedTile(m)] ?? '' }];
tellers[SKIP_MOVE] = () => ['skip'];
tellers[LAY_MOVE] = (s, m) => [
  'lay',
  { tile: kinds[s.clock[HAND]] ?? '', cell: cellArg(laidCell(m)), angle: laidTurns(m) * 90 },
];
tellers[DECLINE_MOVE] = s =>
  s.clock[PHASE] === AMENDS ? ['declineAmends'] : ['declineGood', { good: goodArg(s.clock[TOPIC]) }];
tellers[SET_MOVE] = (s, m) => [
  'set',
  { figure: setFigure(m) + 1, sides: sidesText(setSides(m)), cell: cellArg(s.clock[LAID]) },
];
tellers[TAKE_MOVE] = (s, m) => ['take', { figure: detailOf(m) + 1, cell: cellArg(s.figures[detailOf(m)] >> 2) }];
tellers[PASS_MOVE] = s => [s.clock[PHASE] === FIGURE ? 'pass' : 'noLook'];
tellers[SCORE_MOVE] = (s, m) => ['score', { sides: sidesText(detailOf(m)), cell: cellArg(s.clock[LAID]) }];
tellers[OCCUPY_MOVE] = (s, m) => ['occupy', { figure: s.clock[FRONT] + 1, action: actions[detailOf(m)] ?? '' }];
tellers[DROP_MOVE] = (s, m) => ['drop', { good: goodArg(detailOf(m)), gained: goodArg(s.clock[TOPIC]) }];
tellers[TOKEN_MOVE] = (s, m) => [tokenKey(s), { value: tokenValues[detailOf(m)] ?? 0, slot: slotArg(tokenPlace(s)) }];
tellers[PUT_MOVE] = (_, m) => ['put', { slot: slotArg(detailOf(m)) }];
tellers[LOOK_MOVE] = (_, m) => ['look', { slot: slotArg(detailOf(m)) }];
tellers[LEAVE_MOVE] = s => ['leave', { slot: slotArg(s.clock[TOPIC]) }];
tellers[REMOVE_MOVE] = s => ['remove', { slot: slotArg(s.clock[TOPIC]) }];
tellers[BONUS_MOVE] = () => ['bonus'];
tellers[END_MOVE] = () => ['end'];

/**
 * The keys: stay go drive discard draw drawAmends own scout skip lay declineAmends declineGood set take pass noLook
 * score occupy drop put look leave remove bonus end, of chance dealt drawn kept amends token seen reveal.
 */
export function describe(s: WuestensoehneState, m: Move): Description {
  const [key, args] = tellers[kindOf(m)](s, m);
  return { key, args: { seat: seatOf(s), ...args } };
}

/** Whom an entry is about: what chance does happens to somebody too. */
function seatOf(s: WuestensoehneState): number {
  const seat = actor(s);
  if (seat >= 0) return seat;
  if (s.clock[PHASE] === AMENDS_DRAW) return s.clock[ROBBED];
  return ownerOf[s.clock[FRONT]] ?? s.clock[SEAT];
}

/** A drawn tile is to be laid, or kept in the display because it does not fit. */
function tileKey(s: WuestensoehneState, m: Move): string {
  if (s.clock[PHASE] === DEAL) return 'dealt';
  if (s.clock[PHASE] === AMENDS_DRAW) return 'amends';
  return fitsAt(s, s.caravans[s.clock[SEAT]], detailOf(m)) ? 'drawn' : 'kept';
}

function tokenKey(s: WuestensoehneState): string {
  if (s.clock[PHASE] === REVEAL) return 'reveal';
  return s.clock[PHASE] === TOKEN ? 'token' : 'seen';
}
