import { type Move, type MoveList, moveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { bestOfRandom } from '../../../engine/kit.ts';
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
import { beginStudy, leadIn, meansOf } from './appraisal.ts';
import { bestPlace, drawWorth, fieldWorth, recallWorth, settingWorth, turnWorth } from './layings.ts';
import { addProspect, oasisAt, oasisNumberAt } from './oases.ts';
import { blankStudy, type SeatStudy } from './study.ts';

const scratch = blankStudy();

function studyOf(s: WuestensoehneState): SeatStudy {
  beginStudy(scratch, s);
  return scratch;
}

// ------------------------------------------------------------------------------------------------ evaluation

/** The advantage of the seat to move. */
const TEMPO = 0.8;

/** The goods so far, what there is to get more with, and what the figures on the board wait for. */
function evaluate(s: WuestensoehneState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat);
  if (s.turn[At.Phase] === Phase.Over) return;
  const study = studyOf(s);
  for (let seat = 0; seat < s.seats; seat++) out[seat] += meansOf(study, seat);
  addOases(study, out);
  if (s.turn[At.Last] === 0) out[s.turn[At.Seat]] += TEMPO;
}

/** Each oasis counts once, however many figures stand in it: when the first of them finds it. */
function addOases(study: SeatStudy, out: Float64Array): void {
  const { figures } = study.state;
  for (let figure = 0; figure < FIGURES; figure++) {
    if (figures[figure] >= PARTS) continue;
    const found = study.oasisCount;
    const number = oasisNumberAt(study, figures[figure]);
    if (number === found) addProspect(study, study.oases[number], study.oases[number].figures, out);
  }
}

/** Between two turns everything on the table is what it seems. */
function isQuiescent(s: WuestensoehneState): boolean {
  return s.turn[At.Phase] === Phase.Move && s.turn[At.Bonus] === 0;
}

// ------------------------------------------------------------------------------------------------ ratings

/** How each kind of move is rated, by its number; the others are worth 0. */
const ratings: ((study: SeatStudy, seat: number, m: Move) => number)[] = [];
ratings[MoveKind.Stay] = (study, seat) => fieldWorth(study, seat, study.state.caravans[seat]);
ratings[MoveKind.Go] = (study, seat, m) => fieldWorth(study, seat, detailOf(m));
ratings[MoveKind.Drive] = (study, seat, m) => fieldWorth(study, seat, detailOf(m)) - study.stoneWorths[seat];
ratings[MoveKind.Discard] = () => 1;
ratings[MoveKind.Draw] = (study, seat) =>
  study.state.turn[At.Phase] === Phase.Amends
    ? amendsWorth(study.state, seat)
    : drawWorth(study, seat, study.state.caravans[seat]);
ratings[MoveKind.Own] = (study, seat, m) => bestPlace(study, seat, study.state.caravans[seat], detailOf(m));
ratings[MoveKind.Scout] = (study, seat, m) =>
  bestPlace(study, seat, study.state.caravans[seat], scoutedTile(m)) - study.stoneWorths[seat];
ratings[MoveKind.Lay] = (study, seat, m) =>
  turnWorth(study, seat, laidCell(m), study.state.turn[At.Hand], laidTurns(m));
ratings[MoveKind.Set] = (study, seat, m) => {
  const oasis = oasisAt(study, partOn(study.state.turn[At.Laid], setSides(m)));
  return unlessVain(settingWorth(study, seat, oasis, setFigure(m)), VAIN_SETTING);
};
ratings[MoveKind.Take] = (study, seat, m) => unlessVain(recallWorth(study, seat, detailOf(m)), VAIN_RECALL);
ratings[MoveKind.Occupy] = (study, seat, m) => study.actionWorths[seat * ACTIONS + detailOf(m)];
ratings[MoveKind.Drop] = ({ state }, _, m) => worthOf(state, state.turn[At.Topic]) - worthOf(state, detailOf(m));
ratings[MoveKind.Put] = ({ state }, seat, m) => tokenWorth(state, seat, BESIDE, goodOfSlot(detailOf(m)));
ratings[MoveKind.Look] = ({ state }, seat, m) => lookWorth(state, seat, detailOf(m));
ratings[MoveKind.Remove] = ({ state }, seat) =>
  -tokenWorth(state, seat, state.turn[At.Topic], goodOfSlot(state.turn[At.Topic]));
ratings[MoveKind.Bonus] = bonusWorth;

function rate(s: WuestensoehneState, moves: MoveList, out: Float64Array): void {
  const seat = actor(s);
  const study = studyOf(s);
  for (let i = 0; i < moves.length; i++) {
    const rating = ratings[kindOf(moves.items[i])];
    out[i] = rating === undefined ? 0 : rating(study, seat, moves.items[i]);
  }
}

/** There are many figures and one way to leave them: those that bring nothing must not win by their number. */
const VAIN_SETTING = 3;
const VAIN_RECALL = 2;

function unlessVain(worth: number, loss: number): number {
  return worth > 0 ? worth : worth - loss;
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

function bonusWorth(study: SeatStudy, seat: number): number {
  const field = study.state.caravans[seat];
  return Math.min(BONUS_TURN, fieldWorth(study, seat, field) + 1) - study.stoneWorths[seat];
}

// ------------------------------------------------------------------------------------------------ rollouts

/** A rollout takes the best of this many random ways for the caravan. */
const WAYS = 4;
/** One move in this many is a random one, so that nothing is ruled out. */
const ANY = 12;

function rolloutMove(s: WuestensoehneState, random: Random): Move {
  if (random.below(ANY) === 0) return randomMove(s, random);
  if (s.turn[At.Phase] === Phase.Move) return rolloutWay(s, random);
  if (s.turn[At.Phase] === Phase.Guide) return rolloutGuide(s, random);
  return bestMove(s, random);
}

function rolloutWay(s: WuestensoehneState, random: Random): Move {
  const seat = s.turn[At.Seat];
  const study = studyOf(s);
  const first = randomMove(s, random);
  return bestOfRandom(s, random, WAYS, first, randomMove, (_, m) => ratings[kindOf(m)](study, seat, m));
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

const looked: ReadonlySet<number> = new Set([
  MoveKind.Go,
  MoveKind.Drive,
  MoveKind.Own,
  MoveKind.Scout,
  MoveKind.Set,
  MoveKind.Take,
]);
/** Cells lie behind the numbers of all other places. */
const CELLS = 1 << 16;

/** Where the caravan may go, where a tile may lie, a tile of a display, a figure that may be set or taken back. */
function placeOf(_: WuestensoehneState, m: Move): number | undefined {
  if (kindOf(m) === MoveKind.Lay) return CELLS + laidCell(m);
  return looked.has(kindOf(m)) ? m : undefined;
}

/** Long thought brings little here, so it is above all errors that set the levels apart. */
const levels = [
  { rollouts: 24, temperature: 0, errors: { overlooks: 0.9, missesReplies: 1, misjudges: 0.9, glance: 0.3 } },
  { rollouts: 50, temperature: 0, errors: { overlooks: 0.8, missesReplies: 0.9, misjudges: 0.65, glance: 0.12 } },
  { rollouts: 160, temperature: 0, errors: { overlooks: 0.58, missesReplies: 0.7, misjudges: 0.45, glance: 0.08 } },
  { rollouts: 600, temperature: 0.52 },
  { rollouts: 2500, temperature: 0 },
];

export const heuristics: Heuristics<WuestensoehneState> = {
  decisiveLead: 16,
  hiddenInfoKeepsMovesLegal: true,
  tuning: { levels, rolloutDepth: 0, uctFactor: 0.016, raveFactor: 0 },
  rate,
  placeOf,
  rolloutMove,
  evaluate,
  isQuiescent,
};
