import type { Move, RuleId } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { ends, grid } from './board.ts';
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
} from './encoding.ts';
import {
  displayOf,
  fitsSomewhere,
  holdsOneFor,
  oasisFrom,
  partKey,
  partsOn,
  suits,
  undiscoveredBeside,
  walkFrom,
} from './inspection.ts';
import { DISPLAY } from './material.ts';
import { AT_HOME, At, NO_TOKEN, ownerOf, Phase, SENT_OFF, SLOTS, UNKNOWN, type WuestensoehneState } from './state.ts';
import { faceOf, faceTexts, GOODS, KINDS } from './tiles.ts';

type Verdict = RuleId | undefined;
type Judge = (s: WuestensoehneState, m: Move) => Verdict;

/** In which steps each kind of move can be made, and what else has to be true of it. */
interface Article {
  readonly steps: readonly number[];
  readonly judge: Judge;
}

const always: Judge = () => undefined;

const articles: Article[] = [];
articles[MoveKind.Tile] = { steps: [Phase.Deal, Phase.Draw, Phase.AmendsDraw], judge: judgeTile };
articles[MoveKind.Stay] = { steps: [Phase.Move], judge: judgeStay };
articles[MoveKind.Go] = { steps: [Phase.Start, Phase.Move], judge: judgeGoing };
articles[MoveKind.Drive] = { steps: [Phase.Move], judge: judgeDrive };
articles[MoveKind.Discard] = { steps: [Phase.Move], judge: judgeDiscard };
articles[MoveKind.Draw] = { steps: [Phase.Explore, Phase.Amends], judge: judgeDraw };
articles[MoveKind.Own] = { steps: [Phase.Explore], judge: judgeOwn };
articles[MoveKind.Scout] = { steps: [Phase.Explore], judge: judgeScout };
articles[MoveKind.Skip] = { steps: [Phase.Explore], judge: judgeSkip };
articles[MoveKind.Lay] = { steps: [Phase.Lay], judge: judgeLaying };
articles[MoveKind.Decline] = { steps: [Phase.Amends, Phase.Room], judge: always };
articles[MoveKind.Set] = { steps: [Phase.Figure], judge: judgeSetting };
articles[MoveKind.Take] = { steps: [Phase.Figure], judge: judgeTaking };
articles[MoveKind.Pass] = { steps: [Phase.Figure, Phase.Look], judge: always };
articles[MoveKind.Score] = { steps: [Phase.Score], judge: judgeScoring };
articles[MoveKind.Occupy] = { steps: [Phase.Occupy], judge: judgeField };
articles[MoveKind.Drop] = { steps: [Phase.Room], judge: judgeDrop };
articles[MoveKind.Token] = { steps: [Phase.Token, Phase.See, Phase.Reveal], judge: judgeToken };
articles[MoveKind.Put] = { steps: [Phase.Put], judge: judgePut };
articles[MoveKind.Look] = { steps: [Phase.Look], judge: judgeLook };
articles[MoveKind.Leave] = { steps: [Phase.Keep], judge: always };
articles[MoveKind.Remove] = { steps: [Phase.Keep], judge: always };
articles[MoveKind.Bonus] = { steps: [Phase.Guide], judge: always };
articles[MoveKind.End] = { steps: [Phase.Guide], judge: always };

/**
 * Why a move is forbidden, read off the tiles and pieces as a player at the table would: it shares nothing with the
 * tables that `rules.ts` lists moves from, so each of the two can catch the other's mistakes.
 */
export function forbids(s: WuestensoehneState, m: Move): Verdict {
  if (s.turn[At.Phase] === Phase.Over) return 'WS-END-4';
  const { steps, judge } = articles[kindOf(m)];
  return steps.includes(s.turn[At.Phase]) ? judge(s, m) : 'WS-TURN-1';
}

function judgeTile(s: WuestensoehneState, m: Move): Verdict {
  const first = s.left.findIndex(count => count > 0);
  const stack = Math.floor(first / KINDS);
  return s.left[stack * KINDS + detailOf(m)] > 0 ? undefined : 'WS-TILE-2';
}

// ------------------------------------------------------------------------------------------------ moving

/** On the way to an end of the cross no lines are asked for: the caravan is put there. */
function judgeGoing(s: WuestensoehneState, m: Move): Verdict {
  if (s.turn[At.Phase] === Phase.Move) return judgeWalk(s, m);
  return ends.includes(detailOf(m)) && !s.caravans.includes(detailOf(m)) ? undefined : 'WS-SETUP-5';
}

function judgeStay(s: WuestensoehneState): Verdict {
  return judgeDuty(s, s.caravans[s.turn[At.Seat]], s.water[s.turn[At.Seat]]);
}

/** May a seat that has to lay one of its three tiles, or to scout, end its way here with this much water? */
function judgeDuty(s: WuestensoehneState, cell: number, water: number): Verdict {
  if (s.turn[At.Bound] === 0 || holdsOneFor(s, s.turn[At.Seat], cell)) return undefined;
  const others = water > 0 ? everySeat(s.seats) : [];
  return others.some(seat => holdsOneFor(s, seat, cell)) ? undefined : 'WS-DUTY-1';
}

function judgeWalk(s: WuestensoehneState, m: Move): Verdict {
  const unfit = judgeTarget(s, detailOf(m));
  if (unfit) return unfit;
  if (walkFrom(s, s.caravans[s.turn[At.Seat]], 'one')[detailOf(m)] === 0) return 'WS-MOVE-2';
  return judgeDuty(s, detailOf(m), s.water[s.turn[At.Seat]]);
}

function judgeTarget(s: WuestensoehneState, cell: number): Verdict {
  if (s.tiles[cell] === 0 || s.caravans[s.turn[At.Seat]] === cell) return 'WS-MOVE-1';
  return s.caravans.includes(cell) ? 'WS-MOVE-3' : undefined;
}

function judgeDrive(s: WuestensoehneState, m: Move): Verdict {
  const seat = s.turn[At.Seat];
  const cell = detailOf(m);
  const unfit = judgeTarget(s, cell);
  if (unfit) return unfit;
  if (s.water[seat] === 0) return 'WS-DRIVER-1';
  if (walkFrom(s, s.caravans[seat], 'one')[cell] === 1) return 'WS-DRIVER-2';
  return walkFrom(s, s.caravans[seat], 'any')[cell] === 1 ? judgeDuty(s, cell, s.water[seat] - 1) : 'WS-MOVE-1';
}

function judgeDiscard(s: WuestensoehneState, m: Move): Verdict {
  const display = displayOf(s, s.turn[At.Seat]);
  if (display.length < DISPLAY || !display.includes(detailOf(m))) return 'WS-DEAD-1';
  const discovered = grid.spots.flatMap((_, cell) => (s.tiles[cell] === 0 ? [] : [cell]));
  const rims = new Set(discovered.flatMap(cell => undiscoveredBeside(s, cell)));
  return display.some(kind => fitsSomewhere(s, [...rims], kind)) ? 'WS-DEAD-1' : undefined;
}

// ------------------------------------------------------------------------------------------------ exploring

function judgeDraw(s: WuestensoehneState): Verdict {
  const noneLeft = s.left.every(count => count === 0);
  if (s.turn[At.Phase] === Phase.Amends) return noneLeft ? 'WS-AMENDS-1' : undefined;
  if (displayOf(s, s.turn[At.Seat]).length >= DISPLAY) return 'WS-DRAW-1';
  return noneLeft ? 'WS-DRAW-2' : undefined;
}

function judgeOwn(s: WuestensoehneState, m: Move): Verdict {
  const held = displayOf(s, s.turn[At.Seat]).includes(detailOf(m));
  return held && fitsBesideCaravan(s, detailOf(m)) ? undefined : 'WS-OWN-1';
}

function fitsBesideCaravan(s: WuestensoehneState, kind: number): boolean {
  return fitsSomewhere(s, undiscoveredBeside(s, s.caravans[s.turn[At.Seat]]), kind);
}

function judgeScout(s: WuestensoehneState, m: Move): Verdict {
  const [seat, robbed, kind] = [s.turn[At.Seat], scoutedSeat(m), scoutedTile(m)];
  if (robbed === seat || s.water[seat] === 0 || !displayOf(s, robbed).includes(kind)) return 'WS-SCOUT-1';
  return fitsBesideCaravan(s, kind) ? undefined : 'WS-SCOUT-1';
}

function judgeSkip(s: WuestensoehneState): Verdict {
  const own = displayOf(s, s.turn[At.Seat]).some(kind => fitsBesideCaravan(s, kind));
  if (own || judgeDraw(s) === undefined) return 'WS-EXPLORE-2';
  return s.turn[At.Bound] === 1 ? 'WS-DUTY-2' : undefined;
}

function judgeLaying(s: WuestensoehneState, m: Move): Verdict {
  const [cell, turns, kind] = [laidCell(m), laidTurns(m), s.turn[At.Hand]];
  if (!undiscoveredBeside(s, s.caravans[s.turn[At.Seat]]).includes(cell)) return 'WS-LAY-1';
  if (!suits(s, cell, faceOf(kind, turns))) return 'WS-LAY-2';
  const look = faceTexts[faceOf(kind, turns)];
  for (let less = 0; less < turns; less++) if (faceTexts[faceOf(kind, less)] === look) return 'WS-LAY-3';
  return undefined;
}

// ------------------------------------------------------------------------------------------------ figures

function judgeSetting(s: WuestensoehneState, m: Move): Verdict {
  const cell = s.turn[At.Laid];
  if (cell >= grid.size || !partsOn(s, cell).some(part => part.sides === setSides(m))) return 'WS-FIGURE-2';
  const figure = setFigure(m);
  return ownerOf[figure] === s.turn[At.Seat] && s.figures[figure] === AT_HOME ? undefined : 'WS-FIGURE-3';
}

function judgeTaking(s: WuestensoehneState, m: Move): Verdict {
  const figure = detailOf(m);
  return ownerOf[figure] === s.turn[At.Seat] && s.figures[figure] !== AT_HOME ? undefined : 'WS-FIGURE-4';
}

// ------------------------------------------------------------------------------------------------ scoring

function judgeScoring(s: WuestensoehneState, m: Move): Verdict {
  const cell = s.turn[At.Laid];
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
  const cell = s.turn[At.Laid];
  const part = partsOn(s, cell).find(({ sides }) => sides === s.turn[At.Oasis]);
  if (!part) return 'WS-FIELD-1';
  const fields = oasisFrom(s, cell, part).actions.filter(action => action === detailOf(m)).length;
  const taken = s.posts.filter(post => post !== SENT_OFF && post === detailOf(m) + 1).length;
  return fields > taken ? undefined : 'WS-FIELD-1';
}

function judgeDrop(s: WuestensoehneState, m: Move): Verdict {
  const held = s.goods[ownerOf[s.turn[At.Front]] * GOODS + detailOf(m)];
  return held > 0 && detailOf(m) !== s.turn[At.Topic] ? undefined : 'WS-GOODS-3';
}

/** A token that lies somewhere is what it is; one that nobody drew yet, or this viewer never saw, is any unseen one. */
function judgeToken(s: WuestensoehneState, m: Move): Verdict {
  const phase = s.turn[At.Phase];
  const token = s.tokens[phase === Phase.Token ? SLOTS : s.turn[At.Topic]];
  const open = token === NO_TOKEN || token === UNKNOWN;
  if (open ? s.pool[detailOf(m)] > 0 : token === detailOf(m) + 1) return undefined;
  if (phase === Phase.Token) return 'WS-RUMOUR-1';
  return phase === Phase.See ? 'WS-RUMOUR-3' : 'WS-END-3';
}

function judgePut(s: WuestensoehneState, m: Move): Verdict {
  const slot = detailOf(m);
  if (s.tokens[slot] !== NO_TOKEN) return 'WS-RUMOUR-1';
  return slot % 2 === 1 && s.tokens[slot - 1] === NO_TOKEN ? 'WS-RUMOUR-2' : undefined;
}

function judgeLook(s: WuestensoehneState, m: Move): Verdict {
  return s.tokens[detailOf(m)] === NO_TOKEN ? 'WS-RUMOUR-3' : undefined;
}
