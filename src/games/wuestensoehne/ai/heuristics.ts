import { type Move, type MoveList, moveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import type { Random } from '../../../engine/random.ts';
import {
  detailOf,
  kindOf,
  laidCell,
  laidTurns,
  MoveKind,
  moveOf,
  scoutedTile,
  setFigure,
  setSides,
} from '../rules/encoding.ts';
import { moves as listMoves, randomMove } from '../rules/moves.ts';
import { score, worthOf } from '../rules/scoring.ts';
import {
  At,
  actor,
  BESIDE,
  displaySize,
  FIGURES,
  goodOfSlot,
  NO_TOKEN,
  PARTS,
  Phase,
  partOn,
  tokenValues,
  UNKNOWN,
  type WuestensoehneState,
} from '../rules/state.ts';
import { ACTIONS } from '../rules/tiles.ts';
import { actionWorths, appraise, leadIn, meansOf, stoneWorths } from './appraisal.ts';
import { beginWeighing, bestPlace, drawWorth, fieldWorth, recallWorth, settingWorth, turnWorth } from './layings.ts';
import { addProspect, forgetOases, oasesFound, oasisNumberAt, oasisNumbered } from './oases.ts';

// ------------------------------------------------------------------------------------------------ forecast

/** Whoever is to move has this much of an advantage. */
const TEMPO = 0.8;

/** The goods so far, what there is to get more with, and what the figures on the board wait for. */
function evaluate(s: WuestensoehneState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat);
  if (s.turn[At.Phase] === Phase.Over) return;
  appraise(s);
  for (let seat = 0; seat < s.seats; seat++) out[seat] += meansOf(s, seat);
  addOases(s, out);
  if (s.turn[At.Last] === 0) out[s.turn[At.Seat]] += TEMPO;
}

function addOases(s: WuestensoehneState, out: Float64Array): void {
  forgetOases();
  for (let figure = 0; figure < FIGURES; figure++) {
    if (s.figures[figure] >= PARTS) continue;
    const found = oasesFound();
    const number = oasisNumberAt(s, s.figures[figure]);
    if (number === found) addProspect(s, oasisNumbered(number), oasisNumbered(number).figures, out);
  }
}

/** Between two turns everything on the table is what it seems. */
function isQuiescent(s: WuestensoehneState): boolean {
  return s.turn[At.Phase] === Phase.Move && s.turn[At.Bonus] === 0;
}

// ------------------------------------------------------------------------------------------------ ratings

/** How each kind of move is rated, by its number; the others are worth 0. */
const ratings: ((s: WuestensoehneState, seat: number, m: Move) => number)[] = [];
ratings[MoveKind.Stay] = (s, seat) => fieldWorth(s, seat, s.caravans[seat]);
ratings[MoveKind.Go] = (s, seat, m) => fieldWorth(s, seat, detailOf(m));
ratings[MoveKind.Drive] = (s, seat, m) => fieldWorth(s, seat, detailOf(m)) - stoneWorths[seat];
ratings[MoveKind.Discard] = () => 1;
ratings[MoveKind.Draw] = (s, seat) =>
  s.turn[At.Phase] === Phase.Amends ? amendsWorth(s, seat) : drawWorth(s, seat, s.caravans[seat]);
ratings[MoveKind.Own] = (s, seat, m) => bestPlace(s, seat, s.caravans[seat], detailOf(m));
ratings[MoveKind.Scout] = (s, seat, m) => bestPlace(s, seat, s.caravans[seat], scoutedTile(m)) - stoneWorths[seat];
ratings[MoveKind.Lay] = (s, seat, m) => turnWorth(s, seat, laidCell(m), s.turn[At.Hand], laidTurns(m));
ratings[MoveKind.Set] = (s, seat, m) => {
  const oasis = oasisNumbered(oasisNumberAt(s, partOn(s.turn[At.Laid], setSides(m))));
  return settingWorth(s, seat, oasis, setFigure(m));
};
ratings[MoveKind.Take] = (s, seat, m) => recallWorth(s, seat, detailOf(m));
ratings[MoveKind.Occupy] = (_, seat, m) => actionWorths[seat * ACTIONS + detailOf(m)];
ratings[MoveKind.Drop] = (s, _, m) => worthOf(s, s.turn[At.Topic]) - worthOf(s, detailOf(m));
ratings[MoveKind.Put] = (s, seat, m) => tokenWorth(s, seat, BESIDE, goodOfSlot(detailOf(m)));
ratings[MoveKind.Look] = (s, seat, m) => lookWorth(s, seat, detailOf(m));
ratings[MoveKind.Remove] = (s, seat) => -tokenWorth(s, seat, s.turn[At.Topic], goodOfSlot(s.turn[At.Topic]));
ratings[MoveKind.Bonus] = (s, seat) => bonusWorth(s, seat);

function rate(s: WuestensoehneState, moves: MoveList, out: Float64Array): void {
  const seat = actor(s);
  beginWeighing(s);
  for (let i = 0; i < moves.length; i++) {
    const rating = ratings[kindOf(moves.items[i])];
    out[i] = rating === undefined ? 0 : rating(s, seat, moves.items[i]);
  }
}

/** The third tile of a display keeps its owner from drawing. */
function amendsWorth(s: WuestensoehneState, seat: number): number {
  return displaySize(s, seat) < 2 ? 0.3 : -0.8;
}

/** What the token in a place means for the seat when it lies beside this good. */
function tokenWorth(s: WuestensoehneState, seat: number, place: number, good: number): number {
  const token = s.tokens[place];
  if (token === NO_TOKEN || token === UNKNOWN) return 0;
  return tokenValues[token - 1] * (leadIn(s, seat, good) + 0.2);
}

/** A token that was not seen yet may be worth a look where much depends on it. */
function lookWorth(s: WuestensoehneState, seat: number, slot: number): number {
  const seen = (s.seen[slot] & (1 << seat)) !== 0;
  return seen ? -tokenWorth(s, seat, slot, goodOfSlot(slot)) : 0.5 * Math.abs(leadIn(s, seat, goodOfSlot(slot)));
}

/** Another turn for a stone of water. */
const BONUS_TURN = 1.6;

function bonusWorth(s: WuestensoehneState, seat: number): number {
  return Math.min(BONUS_TURN, fieldWorth(s, seat, s.caravans[seat]) + 1) - stoneWorths[seat];
}

// ------------------------------------------------------------------------------------------------ playouts

/** Of so many ways for the caravan a playout takes the best one. */
const WAYS = 4;
/** One move in so many is any, so that nothing is ruled out. */
const WHIM = 12;

function rolloutMove(s: WuestensoehneState, random: Random): Move {
  if (random.below(WHIM) === 0) return randomMove(s, random);
  if (s.turn[At.Phase] === Phase.Move) return rolloutWay(s, random);
  if (s.turn[At.Phase] === Phase.Guide) return rolloutGuide(s, random);
  return bestMove(s, random);
}

function rolloutWay(s: WuestensoehneState, random: Random): Move {
  const seat = s.turn[At.Seat];
  beginWeighing(s);
  let best = randomMove(s, random);
  let top = ratings[kindOf(best)](s, seat, best);
  for (let way = 1; way < WAYS; way++) {
    const move = randomMove(s, random);
    const worth = ratings[kindOf(move)](s, seat, move);
    if (worth <= top) continue;
    top = worth;
    best = move;
  }
  return best;
}

const legal = moveList();
let worths = new Float64Array(64);

function bestMove(s: WuestensoehneState, random: Random): Move {
  listMoves(s, legal);
  if (legal.length === 1) return legal.items[0];
  if (worths.length < legal.length) worths = new Float64Array(2 * legal.length);
  rate(s, legal, worths);
  let best = random.below(legal.length);
  for (let i = 0; i < legal.length; i++) if (worths[i] > worths[best]) best = i;
  return legal.items[best];
}

/** In the end water is worth nothing any more. */
function rolloutGuide(s: WuestensoehneState, random: Random): Move {
  return moveOf(s.turn[At.Last] > 0 || random.below(3) === 0 ? MoveKind.Bonus : MoveKind.End);
}

/** Long thought brings little here, so it is above all noise that sets the levels apart. */
const ladder = [
  { rollouts: 32, temperature: 3 },
  { rollouts: 100, temperature: 1.15 },
  { rollouts: 250, temperature: 0.75 },
  { rollouts: 600, temperature: 0.52 },
  { rollouts: 2500, temperature: 0 },
];

export const heuristics: Heuristics<WuestensoehneState> = {
  decisiveLead: 16,
  hiddenInfoKeepsMovesLegal: true,
  tuning: { levels: ladder, rolloutDepth: 0, uctFactor: 0.016, raveFactor: 0 },
  rate,
  rolloutMove,
  evaluate,
  isQuiescent,
};
