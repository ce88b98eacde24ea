import type { Move, RuleId } from '../../../engine/game.ts';
import { grid } from './board.ts';
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
} from './encoding.ts';
import { fitsSomewhere, oasisFrom, partKey, partsOn, suits, undiscoveredBeside, walkFrom } from './inspection.ts';
import { DISPLAY } from './material.ts';
import {
  AMENDS,
  AMENDS_DRAW,
  AT_HOME,
  DEAL,
  DRAW,
  EXPLORE,
  FIGURE,
  FRONT,
  GUIDE,
  HAND,
  KEEP,
  LAID,
  LAY,
  LOOK,
  MOVE,
  NO_TOKEN,
  OASIS,
  OCCUPY,
  OVER,
  ownerOf,
  PHASE,
  PUT,
  REVEAL,
  ROOM,
  SCORE,
  SEAT,
  SEE,
  SENT_OFF,
  SLOTS,
  TOKEN,
  TOPIC,
  UNKNOWN,
  type WuestensoehneState,
} from './state.ts';
import { faceOf, faceTexts, GOODS, KINDS, NO_KIND } from './tiles.ts';

type Verdict = RuleId | undefined;
type Judge = (s: WuestensoehneState, m: Move) => Verdict;

/** In which steps each kind of move can be made, and what else has to be true of it. */
interface Article {
  readonly steps: readonly number[];
  readonly judge: Judge;
}

const always: Judge = () => undefined;

const articles: Article[] = [];
articles[TILE_MOVE] = { steps: [DEAL, DRAW, AMENDS_DRAW], judge: judgeTile };
articles[STAY_MOVE] = { steps: [MOVE], judge: always };
articles[GO_MOVE] = { steps: [MOVE], judge: judgeWalk };
articles[DRIVE_MOVE] = { steps: [MOVE], judge: judgeDrive };
articles[DISCARD_MOVE] = { steps: [MOVE], judge: judgeDiscard };
articles[DRAW_MOVE] = { steps: [EXPLORE, AMENDS], judge: judgeDraw };
articles[OWN_MOVE] = { steps: [EXPLORE], judge: judgeOwn };
articles[SCOUT_MOVE] = { steps: [EXPLORE], judge: judgeScout };
articles[SKIP_MOVE] = { steps: [EXPLORE], judge: judgeSkip };
articles[LAY_MOVE] = { steps: [LAY], judge: judgeLaying };
articles[DECLINE_MOVE] = { steps: [AMENDS, ROOM], judge: always };
articles[SET_MOVE] = { steps: [FIGURE], judge: judgeSetting };
articles[TAKE_MOVE] = { steps: [FIGURE], judge: judgeTaking };
articles[PASS_MOVE] = { steps: [FIGURE, LOOK], judge: always };
articles[SCORE_MOVE] = { steps: [SCORE], judge: judgeScoring };
articles[OCCUPY_MOVE] = { steps: [OCCUPY], judge: judgeField };
articles[DROP_MOVE] = { steps: [ROOM], judge: judgeDrop };
articles[TOKEN_MOVE] = { steps: [TOKEN, SEE, REVEAL], judge: judgeToken };
articles[PUT_MOVE] = { steps: [PUT], judge: judgePut };
articles[LOOK_MOVE] = { steps: [LOOK], judge: judgeLook };
articles[LEAVE_MOVE] = { steps: [KEEP], judge: always };
articles[REMOVE_MOVE] = { steps: [KEEP], judge: always };
articles[BONUS_MOVE] = { steps: [GUIDE], judge: always };
articles[END_MOVE] = { steps: [GUIDE], judge: always };

/**
 * Why a move is forbidden, read off the tiles and pieces as a player at the table would: it shares nothing with the
 * tables that `rules.ts` lists moves from, so each of the two can catch the other's mistakes.
 */
export function forbids(s: WuestensoehneState, m: Move): Verdict {
  if (s.clock[PHASE] === OVER) return 'WS-END-4';
  const { steps, judge } = articles[kindOf(m)];
  return steps.includes(s.clock[PHASE]) ? judge(s, m) : 'WS-TURN-1';
}

function judgeTile(s: WuestensoehneState, m: Move): Verdict {
  const first = s.left.findIndex(count => count > 0);
  const stack = Math.floor(first / KINDS);
  return s.left[stack * KINDS + detailOf(m)] > 0 ? undefined : 'WS-TILE-2';
}

// ------------------------------------------------------------------------------------------------ moving

function judgeWalk(s: WuestensoehneState, m: Move): Verdict {
  const unfit = judgeTarget(s, detailOf(m));
  if (unfit) return unfit;
  return walkFrom(s, s.caravans[s.clock[SEAT]], 'one')[detailOf(m)] === 1 ? undefined : 'WS-MOVE-2';
}

function judgeTarget(s: WuestensoehneState, cell: number): Verdict {
  if (s.tiles[cell] === 0 || s.caravans[s.clock[SEAT]] === cell) return 'WS-MOVE-1';
  return s.caravans.includes(cell) ? 'WS-MOVE-3' : undefined;
}

function judgeDrive(s: WuestensoehneState, m: Move): Verdict {
  const seat = s.clock[SEAT];
  const cell = detailOf(m);
  const unfit = judgeTarget(s, cell);
  if (unfit) return unfit;
  if (s.water[seat] === 0) return 'WS-DRIVER-1';
  if (walkFrom(s, s.caravans[seat], 'one')[cell] === 1) return 'WS-DRIVER-2';
  return walkFrom(s, s.caravans[seat], 'any')[cell] === 1 ? undefined : 'WS-MOVE-1';
}

function displayOf(s: WuestensoehneState, seat: number): number[] {
  return Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY)).filter(kind => kind !== NO_KIND);
}

function judgeDiscard(s: WuestensoehneState, m: Move): Verdict {
  const display = displayOf(s, s.clock[SEAT]);
  if (display.length < DISPLAY || !display.includes(detailOf(m))) return 'WS-DEAD-1';
  const discovered = grid.spots.flatMap((_, cell) => (s.tiles[cell] === 0 ? [] : [cell]));
  const rims = new Set(discovered.flatMap(cell => undiscoveredBeside(s, cell)));
  return display.some(kind => fitsSomewhere(s, [...rims], kind)) ? 'WS-DEAD-1' : undefined;
}

// ------------------------------------------------------------------------------------------------ exploring

function judgeDraw(s: WuestensoehneState): Verdict {
  const noneLeft = s.left.every(count => count === 0);
  if (s.clock[PHASE] === AMENDS) return noneLeft ? 'WS-AMENDS-1' : undefined;
  if (displayOf(s, s.clock[SEAT]).length >= DISPLAY) return 'WS-DRAW-1';
  return noneLeft ? 'WS-DRAW-2' : undefined;
}

function judgeOwn(s: WuestensoehneState, m: Move): Verdict {
  const held = displayOf(s, s.clock[SEAT]).includes(detailOf(m));
  return held && fitsBesideCaravan(s, detailOf(m)) ? undefined : 'WS-OWN-1';
}

function fitsBesideCaravan(s: WuestensoehneState, kind: number): boolean {
  return fitsSomewhere(s, undiscoveredBeside(s, s.caravans[s.clock[SEAT]]), kind);
}

function judgeScout(s: WuestensoehneState, m: Move): Verdict {
  const [seat, robbed, kind] = [s.clock[SEAT], scoutedSeat(m), scoutedTile(m)];
  if (robbed === seat || s.water[seat] === 0 || !displayOf(s, robbed).includes(kind)) return 'WS-SCOUT-1';
  return fitsBesideCaravan(s, kind) ? undefined : 'WS-SCOUT-1';
}

function judgeSkip(s: WuestensoehneState): Verdict {
  const own = displayOf(s, s.clock[SEAT]).some(kind => fitsBesideCaravan(s, kind));
  return own || judgeDraw(s) === undefined ? 'WS-EXPLORE-2' : undefined;
}

function judgeLaying(s: WuestensoehneState, m: Move): Verdict {
  const [cell, turns, kind] = [laidCell(m), laidTurns(m), s.clock[HAND]];
  if (!undiscoveredBeside(s, s.caravans[s.clock[SEAT]]).includes(cell)) return 'WS-LAY-1';
  if (!suits(s, cell, faceOf(kind, turns))) return 'WS-LAY-2';
  const look = faceTexts[faceOf(kind, turns)];
  for (let less = 0; less < turns; less++) if (faceTexts[faceOf(kind, less)] === look) return 'WS-LAY-3';
  return undefined;
}

// ------------------------------------------------------------------------------------------------ figures

function judgeSetting(s: WuestensoehneState, m: Move): Verdict {
  const cell = s.clock[LAID];
  if (cell >= grid.size || !partsOn(s, cell).some(part => part.sides === setSides(m))) return 'WS-FIGURE-2';
  const figure = setFigure(m);
  return ownerOf[figure] === s.clock[SEAT] && s.figures[figure] === AT_HOME ? undefined : 'WS-FIGURE-3';
}

function judgeTaking(s: WuestensoehneState, m: Move): Verdict {
  const figure = detailOf(m);
  return ownerOf[figure] === s.clock[SEAT] && s.figures[figure] !== AT_HOME ? undefined : 'WS-FIGURE-4';
}

// ------------------------------------------------------------------------------------------------ scoring

function judgeScoring(s: WuestensoehneState, m: Move): Verdict {
  const cell = s.clock[LAID];
  const parts = partsOn(s, cell).toSorted((a, b) => firstSide(a.sides) - firstSide(b.sides));
  const part = parts.find(({ sides }) => sides === detailOf(m));
  if (!part) return 'WS-OASIS-4';
  const oasis = oasisFrom(s, cell, part);
  if (oasis.open) return 'WS-OASIS-1';
  if (oasis.figures.length === 0) return 'WS-OASIS-3';
  const first = parts.find(each => oasis.places.has(partKey(cell, each)));
  return first === part ? undefined : 'WS-OASIS-4';
}

function firstSide(sides: number): number {
  return [0, 1, 2, 3].find(side => (sides & (1 << side)) !== 0) ?? 0;
}

/** Fields of the oasis that no figure has taken since the row was formed. */
function judgeField(s: WuestensoehneState, m: Move): Verdict {
  const cell = s.clock[LAID];
  const part = partsOn(s, cell).find(({ sides }) => sides === s.clock[OASIS]);
  if (!part) return 'WS-FIELD-1';
  const fields = oasisFrom(s, cell, part).actions.filter(action => action === detailOf(m)).length;
  const taken = s.posts.filter(post => post !== SENT_OFF && post === detailOf(m) + 1).length;
  return fields > taken ? undefined : 'WS-FIELD-1';
}

function judgeDrop(s: WuestensoehneState, m: Move): Verdict {
  const held = s.goods[ownerOf[s.clock[FRONT]] * GOODS + detailOf(m)];
  return held > 0 && detailOf(m) !== s.clock[TOPIC] ? undefined : 'WS-GOODS-3';
}

/** A token that lies somewhere is what it is; one that nobody drew yet, or this viewer never saw, is any unseen one. */
function judgeToken(s: WuestensoehneState, m: Move): Verdict {
  const step = s.clock[PHASE];
  const token = s.tokens[step === TOKEN ? SLOTS : s.clock[TOPIC]];
  const open = token === NO_TOKEN || token === UNKNOWN;
  if (open ? s.pool[detailOf(m)] > 0 : token === detailOf(m) + 1) return undefined;
  if (step === TOKEN) return 'WS-RUMOUR-1';
  return step === SEE ? 'WS-RUMOUR-3' : 'WS-END-3';
}

function judgePut(s: WuestensoehneState, m: Move): Verdict {
  const slot = detailOf(m);
  if (s.tokens[slot] !== NO_TOKEN) return 'WS-RUMOUR-1';
  return slot % 2 === 1 && s.tokens[slot - 1] === NO_TOKEN ? 'WS-RUMOUR-2' : undefined;
}

function judgeLook(s: WuestensoehneState, m: Move): Verdict {
  return s.tokens[detailOf(m)] === NO_TOKEN ? 'WS-RUMOUR-3' : undefined;
}
