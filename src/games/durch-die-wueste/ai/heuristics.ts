import type { Move, MoveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import type { Random } from '../../../engine/random.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { countBits, lowestBit, WORDS } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { cellOf, detailOf, kindOf, MoveKind, moveOf } from '../rules/encoding.ts';
import { randomMove } from '../rules/moves.ts';
import { score } from '../rules/scoring.ts';
import {
  ANYONE,
  At,
  CARAVANS,
  COLOURS,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  MOST_SEATS,
  NOWHERE,
  ownerOf,
  PALM,
  Phase,
  TAKEN,
} from '../rules/state.ts';

/** Points for an oasis, and for the largest caravan of a colour. */
const OASIS = 5;
const LARGEST = 10;

// ------------------------------------------------------------------------------------------------- playouts

/** Out of how many random moves a playout takes the one that brings most at once. */
const DRAWS = 4;

/** A random move, but of a few the one that brings most at once. */
function hunch(s: DurchDieWuesteState, random: Random): Move {
  let best = randomMove(s, random);
  if (kindOf(best) !== MoveKind.Camel) return best;
  let top = prizeOf(s, best);
  for (let draw = 1; draw < DRAWS; draw++) {
    const move = randomMove(s, random);
    const prize = prizeOf(s, move);
    if (prize <= top) continue;
    top = prize;
    best = move;
  }
  return best;
}

/** Water and oases a camel takes by standing there; a hex that is enclosed already is lost by it. */
function prizeOf(s: DurchDieWuesteState, m: Move): number {
  const cell = cellOf(m);
  const caravan = caravanOf(detailOf(m), s.turn[At.Seat]);
  const lost = s.inside[cell] === 0 ? 0 : 1;
  return s.land[cell] - lost + OASIS * countBits(s.shade[cell] & ~s.reached[caravan]);
}

// ------------------------------------------------------------------------------------------------- forecast

/** What a prize beside a caravan is worth before it is taken: somebody else may be quicker. */
const WITHIN_REACH = 0.35;
/** What one more opening is worth. */
const OPENING = 0.12;
const MANY_OPENINGS = 8;

/** The points so far, what is within reach, and the races for the largest caravans as they stand. */
function forecast(s: DurchDieWuesteState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = over(s) ? score(s, seat) : securePoints(s, seat);
  if (over(s)) return;
  for (let caravan = 0; caravan < CARAVANS; caravan++)
    if (s.sizes[caravan] > 0) out[ownerOf(caravan)] += prospectsOf(s, caravan);
  for (let colour = 0; colour < COLOURS; colour++) addRace(s, colour, out);
}

function over(s: DurchDieWuesteState): boolean {
  return s.turn[At.Phase] === Phase.Over;
}

function securePoints(s: DurchDieWuesteState, seat: number): number {
  return s.water[seat] + OASIS * s.oases[seat] + s.areas[seat];
}

function prospectsOf(s: DurchDieWuesteState, caravan: number): number {
  let water = 0;
  let oases = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = s.open[caravan * WORDS + word]; bits !== 0; bits &= bits - 1) {
      const cell = word * 32 + lowestBit(bits);
      water += s.land[cell];
      oases |= s.shade[cell];
    }
  }
  const fresh = countBits(oases & ~s.reached[caravan]);
  return WITHIN_REACH * (water + OASIS * fresh) + OPENING * Math.min(s.openings[caravan], MANY_OPENINGS);
}

/** What each caravan of a colour weighs in the race to be the largest. */
const weights = new Float64Array(MOST_SEATS);

/** Shares out the points for the largest caravan: the fewer camels are left, the more a lead is worth. */
function addRace(s: DurchDieWuesteState, colour: number, out: Float64Array): void {
  const left = s.supply[colour] / s.seats;
  const sharpness = 1.6 / Math.sqrt(1 + left);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const caravan = caravanOf(colour, seat);
    const size = s.sizes[caravan];
    // Who has no opening has all the camels it will ever have.
    const growth = Math.min(s.openings[caravan], 3, left) / 2;
    sum += weights[seat] = size === 0 ? 0 : Math.exp(sharpness * (size + growth));
  }
  for (let seat = 0; seat < s.seats && sum > 0; seat++) out[seat] += (LARGEST * weights[seat]) / sum;
}

// -------------------------------------------------------------------------------------------------- distances

/** Steps between any two hexes of a board, as if it were empty. */
const tables = new WeakMap<Board, Uint8Array>();

function distancesOn(board: Board): Uint8Array {
  const known = tables.get(board);
  if (known) return known;
  const { size } = board.grid;
  const fresh = new Uint8Array(size * size).fill(255);
  for (let from = 0; from < size; from++) measureFrom(board, from, fresh.subarray(from * size, (from + 1) * size));
  tables.set(board, fresh);
  return fresh;
}

function measureFrom({ grid }: Board, from: number, steps: Uint8Array): void {
  const queue = [from];
  steps[from] = 0;
  for (const cell of queue) {
    for (let way = 0; way < 6; way++) {
      const beside = grid.neighbours[cell * 6 + way];
      if (beside === grid.size || steps[beside] !== 255) continue;
      steps[beside] = steps[cell] + 1;
      queue.push(beside);
    }
  }
}

// ------------------------------------------------------------------------------------------------- ratings

function rate(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const kind = kindOf(moves.items[0]);
  if (kind === MoveKind.Camel) rateCamels(s, moves, out);
  else if (kind === MoveKind.Rider) rateRiders(s, moves, out);
  else out.fill(0, 0, moves.length);
}

/** What coming one step nearer is worth: of an oasis or a water hole so many steps away this part counts already. */
const NEARNESS = Float64Array.of(1, 1, 0.45, 0.25, 0.14, 0.08, 0.05, 0.03);

function nearness(steps: number): number {
  return steps < NEARNESS.length ? NEARNESS[steps] : 0;
}

const expected = new Float64Array(MOST_SEATS);
const trials = new WeakMap<Board, DurchDieWuesteState[]>();

/** A state to try moves on, kept from one call to the next. */
function trialLike(s: DurchDieWuesteState): DurchDieWuesteState {
  const kept = trials.get(s.board) ?? [];
  trials.set(s.board, kept);
  return (kept[s.seats] ??= s.blankCopy());
}

function rateCamels(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const seat = s.turn[At.Seat];
  const trial = trialLike(s);
  measureOases(s, seat);
  findThreats(s, seat, trial);
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    copyInto(trial, s);
    apply(trial, m);
    out[i] = leadIn(trial, seat) + approach(s, detailOf(m), cellOf(m)) + threats[cellOf(m)] + denied(s, seat, m);
  }
}

/** A won end is worth more than its points, a lost one less. */
const DECIDED = 40;

function leadIn(s: DurchDieWuesteState, seat: number): number {
  forecast(s, expected);
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    others += expected[other];
    best = Math.max(best, expected[other]);
  }
  const lead = expected[seat] - others / (s.seats - 1);
  return over(s) ? lead + DECIDED * Math.sign(expected[seat] - best) : lead;
}

/** Steps from each own caravan to each palm. */
const stepsToPalm = new Uint8Array(COLOURS * 5);

function measureOases(s: DurchDieWuesteState, seat: number): void {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  stepsToPalm.fill(255);
  for (let cell = 0; cell < size; cell++) {
    const caravan = s.camels[cell] - 1;
    if (caravan < 0 || ownerOf(caravan) !== seat) continue;
    for (let oasis = 0; oasis < 5 && s.palms[oasis] !== NOWHERE; oasis++) {
      const at = colourOf(caravan) * 5 + oasis;
      stepsToPalm[at] = Math.min(stepsToPalm[at], steps[s.palms[oasis] * size + cell]);
    }
  }
}

/** What the camel is worth as a step towards oases that its caravan has not scored. */
function approach(s: DurchDieWuesteState, colour: number, cell: number): number {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  let gain = 0;
  for (let bits = 31 & ~s.reached[caravanOf(colour, s.turn[At.Seat])]; bits !== 0; bits &= bits - 1) {
    const oasis = lowestBit(bits);
    if (s.palms[oasis] === NOWHERE) continue;
    const now = steps[s.palms[oasis] * size + cell];
    const before = stepsToPalm[colour * 5 + oasis];
    if (now > 1 && now < before) gain += OASIS * (nearness(now) - nearness(before));
  }
  return gain;
}

/** Water that somebody else could have taken next is worth more to the one who takes it. */
const DENIED = 0.5;

function denied(s: DurchDieWuesteState, seat: number, m: Move): number {
  const cell = cellOf(m);
  if (s.land[cell] === 0) return 0;
  for (let bits = s.near[cell] & ANYONE; bits !== 0; bits &= bits - 1)
    if (ownerOf(lowestBit(bits)) !== seat) return DENIED * s.land[cell];
  return 0;
}

// ------------------------------------------------------------------------------------------------- enclosures

/** For each cell what it is worth to stand there because a rival would enclose it next. */
const threats = new Float64Array(256);
/** Which part of what a rival would gain counts: the rival has yet to do it, and may be stopped later. */
const SPOILT = 0.6;
/** Smaller areas are not worth a camel. */
const LARGE = 3;

function findThreats(s: DurchDieWuesteState, seat: number, trial: DurchDieWuesteState): void {
  threats.fill(0);
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (s.openings[caravan] === 0 || ownerOf(caravan) === seat) continue;
    for (let word = 0; word < WORDS; word++)
      for (let bits = s.open[caravan * WORDS + word]; bits !== 0; bits &= bits - 1)
        weighThreat(s, caravan, word * 32 + lowestBit(bits), trial);
  }
}

function weighThreat(s: DurchDieWuesteState, caravan: number, cell: number, trial: DurchDieWuesteState): void {
  if (s.inside[cell] !== 0 || !mayClose(s, caravan, cell)) return;
  const rival = ownerOf(caravan);
  copyInto(trial, s);
  trial.turn[At.Seat] = rival;
  trial.turn[At.Left] = 2;
  apply(trial, moveOf(MoveKind.Camel, colourOf(caravan), cell));
  const gain = securePoints(trial, rival) - securePoints(s, rival);
  if (trial.areas[rival] - s.areas[rival] < LARGE) return;
  threats[cell] = Math.max(threats[cell], SPOILT * gain);
  for (let other = 0; other < s.board.grid.size; other++)
    if (trial.inside[other] === caravan + 1 && s.inside[other] === 0)
      threats[other] = Math.max(threats[other], SPOILT * gain);
}

/** A camel closes nothing unless it parts the free hexes around it or covers another caravan's contact. */
function mayClose(s: DurchDieWuesteState, caravan: number, cell: number): boolean {
  if ((s.near[cell] & ANYONE & ~(1 << caravan)) !== 0) return true;
  let changes = 0;
  let before = s.near[s.neighbours[cell * 6 + 5]] & TAKEN;
  for (let way = 0; way < 6; way++) {
    const here = s.near[s.neighbours[cell * 6 + way]] & TAKEN;
    if (here !== before) changes++;
    before = here;
  }
  return changes > 2;
}

// ---------------------------------------------------------------------------------------------------- riders

const FAR = 5;
/** What prizes around a rider are worth by their distance. */
const REACH = Float64Array.of(1, 1, 0.75, 0.5, 0.3, 0.15);
/** A rider of the same colour so near is in the way, one of another colour takes part of the prizes. */
const RIVAL = 1.6;
const SHARED = 0.8;
const charms = new Float64Array(256);
const crowds = new Float64Array(COLOURS * 256);

function rateRiders(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  charmCells(s);
  crowdCells(s);
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    out[i] = charms[cellOf(m)] - crowds[detailOf(m) * 256 + cellOf(m)];
  }
}

/** Oases, water, and room around each cell. */
function charmCells(s: DurchDieWuesteState): void {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  charms.fill(0);
  for (let prize = 0; prize < size; prize++) {
    if (s.land[prize] === 0) continue;
    const palm = s.land[prize] === PALM;
    const worth = palm ? OASIS : s.land[prize];
    for (let cell = 0; cell < size; cell++) {
      const far = steps[prize * size + cell] - (palm ? 1 : 0);
      if (far <= FAR) charms[cell] += worth * REACH[far];
    }
  }
}

function crowdCells(s: DurchDieWuesteState): void {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  crowds.fill(0);
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (s.riders[caravan] === NOWHERE) continue;
    for (let cell = 0; cell < size; cell++) {
      const far = steps[s.riders[caravan] * size + cell];
      if (far > FAR) continue;
      for (let colour = 0; colour < COLOURS; colour++)
        crowds[colour * 256 + cell] += (colour === colourOf(caravan) ? RIVAL : SHARED) * (1 - far / (FAR + 1));
    }
  }
}

export const heuristics: Heuristics<DurchDieWuesteState> = {
  decisiveLead: 24,
  rate,
  rolloutMove: hunch,
  evaluate: forecast,
};
