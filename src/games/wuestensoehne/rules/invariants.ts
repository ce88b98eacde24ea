import { everySeat, lowestBit } from '../../../engine/kit.ts';
import { CELLS, crossIn, grid, isOnCross, MIDDLE_CELL, NOWHERE } from './board.ts';
import { displayOf, holdsOneFor, linesAround, oasisFrom, partsOn, suits, walkFrom } from './inspection.ts';
import {
  CAMEL_CARDS,
  DISPLAY,
  editions,
  FIRST_CAMELS,
  GOODS_OF_A_KIND,
  IDLE_ROUNDS,
  LOAD,
  stacksUsed,
  WATER,
} from './material.ts';
import {
  AT_HOME,
  At,
  BESIDE,
  FIGURES,
  loadOf,
  MOST_SEATS,
  NO_TOKEN,
  NOBODY_HERE,
  ownerOf,
  Phase,
  SEEN_BY_ALL,
  SLOTS,
  tokenCounts,
  tokenValues,
  UNKNOWN,
  VALUES,
  type WuestensoehneState,
} from './state.ts';
import { GOODS, goods, KINDS, kindNamed, kindOfFace, kinds, NO_KIND, STACKS, stackTiles } from './tiles.ts';

type Finding = string | undefined;

/** Everything that must be true of a position. */
export function check(s: WuestensoehneState): Finding {
  return (
    checkTiles(s) ??
    checkStacks(s) ??
    checkGround(s) ??
    checkTables(s) ??
    checkCaravans(s) ??
    checkBelongings(s) ??
    checkFigures(s) ??
    checkRow(s) ??
    checkTokens(s) ??
    checkTurn(s) ??
    checkDuty(s)
  );
}

function sum(counts: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}

function seatsOf(s: WuestensoehneState): number[] {
  return everySeat(s.seats);
}

/** How many tiles of each kind each stack of each edition has. */
const tilesInStacks = editions.map(edition =>
  stackTiles(edition).map(tiles => {
    const counts = new Uint8Array(KINDS);
    for (const tile of tiles) counts[kindNamed(tile)]++;
    return counts;
  }),
);

function tilesInGame({ seats, edition, allStacks }: WuestensoehneState): Uint8Array {
  const used = stacksUsed(seats, allStacks).map(stack => tilesInStacks[edition - 1][stack - 1]);
  return Uint8Array.from({ length: KINDS }, (_, kind) => used.reduce((total, counts) => total + counts[kind], 0));
}

/** No kind has become more, and what is missing has been discarded. */
function checkTiles(s: WuestensoehneState): Finding {
  const missing = tilesInGame(s);
  s.tiles.forEach((tile, cell) => {
    if (tile > 0 && !isOnCross(cell)) missing[kindOfFace(tile - 1)]--;
  });
  for (const kind of s.displays) if (kind !== NO_KIND) missing[kind]--;
  if (s.turn[At.Hand] !== NO_KIND) missing[s.turn[At.Hand]]--;
  s.left.forEach((count, i) => {
    missing[i % KINDS] -= count;
  });
  const tooMany = missing.findIndex(count => count > 127);
  if (tooMany >= 0) return `there are too many tiles ${kinds[tooMany]}`;
  const lost = sum(missing);
  return lost === s.turn[At.Discarded]
    ? undefined
    : `${lost} tiles are missing, ${s.turn[At.Discarded]} were discarded`;
}

function checkStacks(s: WuestensoehneState): Finding {
  for (let stack = 0; stack < STACKS; stack++) {
    const left = sum(s.left.subarray(stack * KINDS, (stack + 1) * KINDS));
    if (left !== s.stacks[stack]) return `stack ${stack + 1} has ${left} tiles, not ${s.stacks[stack]}`;
  }
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const display = Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY));
    if (display.some((kind, i) => i > 0 && kind < display[i - 1])) return `the display of seat ${seat} is out of order`;
    if (seat >= s.seats && display[0] !== NO_KIND) return `seat ${seat}, which nobody has, holds tiles`;
  }
  return undefined;
}

/** The cross lies where it lay, lines match, and everything discovered hangs together. */
function checkGround(s: WuestensoehneState): Finding {
  for (const [cell, face] of crossIn(s.edition))
    if (s.tiles[cell] !== face + 1) return `the cross is broken at ${grid.names[cell]}`;
  const discovered = [...s.tiles.keys()].filter(cell => s.tiles[cell] > 0);
  const clash = discovered.find(cell => !suits(s, cell, s.tiles[cell] - 1));
  if (clash !== undefined) return `the lines around ${grid.names[clash]} do not match`;
  const together = walkFrom(s, MIDDLE_CELL, 'any');
  const island = discovered.find(cell => together[cell] === 0);
  return island === undefined ? undefined : `no line leads to ${grid.names[island]}`;
}

/** What is kept about the ground, worked out anew. */
function checkTables(s: WuestensoehneState): Finding {
  const rim = s.rims.findIndex((bits, cell) => bits !== linesAround(s, cell));
  if (rim >= 0) return `what lies around ${grid.names[rim]} is not what is kept`;
  const tracts = new Uint8Array(CELLS).fill(NOWHERE);
  // The first cell of a tract is met first, and gives it its name.
  s.tiles.forEach((tile, first) => {
    if (tile === 0 || tracts[first] !== NOWHERE) return;
    walkFrom(s, first, 'none').forEach((reached, cell) => {
      if (reached === 1) tracts[cell] = first;
    });
  });
  const wrong = s.tracts.findIndex((tract, cell) => tract !== tracts[cell]);
  return wrong < 0 ? undefined : `the brown ways from ${grid.names[wrong]} are not those kept`;
}

function checkCaravans(s: WuestensoehneState): Finding {
  const waits = s.freeStart && (s.turn[At.Phase] === Phase.Deal || s.turn[At.Phase] === Phase.Start);
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const cell = s.caravans[seat];
    if (seat >= s.seats) {
      if (cell !== NOWHERE) return `seat ${seat}, which nobody has, has a caravan`;
      continue;
    }
    if (!(s.tiles[cell] > 0)) return `the caravan of seat ${seat} is lost`;
    if (s.caravans.indexOf(cell) !== seat && !(waits && cell === MIDDLE_CELL))
      return `two caravans stand on ${grid.names[cell]}`;
  }
  return undefined;
}

function checkBelongings(s: WuestensoehneState): Finding {
  if (sum(s.water) > WATER) return `there are ${sum(s.water)} water stones`;
  const cards = sum(s.camels) - s.seats * FIRST_CAMELS;
  if (cards > CAMEL_CARDS || cards < 0) return `there are ${cards} camel cards`;
  for (let good = 0; good < GOODS; good++) {
    const held = sum(seatsOf(s).map(seat => s.goods[seat * GOODS + good]));
    if (held > GOODS_OF_A_KIND) return `there are ${held} tokens of ${goods[good]}`;
  }
  const overloaded = seatsOf(s).find(seat => loadOf(s, seat) > s.camels[seat] * LOAD);
  if (overloaded !== undefined) return `the camels of seat ${overloaded} carry too much`;
  const empty = [s.water, s.camels].every(view => sum(view.subarray(s.seats)) === 0);
  return empty && sum(s.goods.subarray(s.seats * GOODS)) === 0 ? undefined : 'a seat that nobody has owns something';
}

/** Figures stand on parts of laid tiles; in a complete oasis only until it has been scored. */
function checkFigures(s: WuestensoehneState): Finding {
  for (let figure = 0; figure < FIGURES; figure++) {
    const place = s.figures[figure];
    if (place === AT_HOME) continue;
    const [cell, side] = [place >> 2, place & 3];
    if (ownerOf[figure] >= s.seats) return `figure ${figure + 1} belongs to nobody`;
    if (cell >= CELLS || s.tiles[cell] === 0 || isOnCross(cell)) return `figure ${figure + 1} stands on no tile`;
    const part = partsOn(s, cell).find(({ sides }) => lowestBit(sides) === side);
    if (!part) return `figure ${figure + 1} stands on no oasis`;
    const { open, places } = oasisFrom(s, cell, part);
    const fresh = [...places].some(each => each >> 4 === s.turn[At.Laid]);
    if (!open && !fresh) return `figure ${figure + 1} stands in an oasis that should have been scored`;
  }
  return undefined;
}

/** Row, posts and free fields belong to a scoring; a figure is in one place only. */
function checkRow(s: WuestensoehneState): Finding {
  const scoring = s.turn[At.Phase] >= Phase.Occupy && s.turn[At.Phase] <= Phase.Keep;
  if (scoring !== (s.turn[At.Oasis] !== 0)) return 'an oasis is scored at the wrong time';
  if (scoring !== (s.turn[At.Front] !== NOBODY_HERE)) return 'a figure is in front at the wrong time';
  if (!scoring && (s.row[0] !== 0 || sum(s.posts) + sum(s.free) !== 0)) return 'a row is left over';
  for (let figure = 0; figure < FIGURES; figure++) {
    const waits = (s.row[0] & (1 << figure)) !== 0;
    if (!waits && s.posts[figure] === 0 && s.turn[At.Front] !== figure) continue;
    if (s.figures[figure] !== AT_HOME) return `figure ${figure + 1} is in the row and on the board`;
    if (ownerOf[figure] >= s.seats) return `figure ${figure + 1} in the row belongs to nobody`;
    if (waits && (s.posts[figure] !== 0 || s.turn[At.Front] === figure))
      return `figure ${figure + 1} waits and does not`;
  }
  return undefined;
}

function checkTokens(s: WuestensoehneState): Finding {
  const counts = Uint8Array.from(s.pool);
  let unknown = 0;
  for (let place = 0; place <= SLOTS; place++) {
    const token = s.tokens[place];
    if (token === NO_TOKEN && s.seen[place] !== 0) return 'somebody has seen a token that is not there';
    if (s.seen[place] > SEEN_BY_ALL) return 'a token has been seen by more than there are';
    if (token === UNKNOWN) unknown++;
    else if (token > VALUES) return `there is no token ${token}`;
    else if (token !== NO_TOKEN) counts[token - 1]++;
  }
  const wrong = counts.findIndex((count, value) => count !== tokenCounts[value]);
  if (wrong >= 0) return `there are ${counts[wrong]} rumours of ${tokenValues[wrong]}`;
  const fresh = sum(s.pool) - unknown;
  if (fresh < 0) return 'more rumours lie unseen than there are';
  const beside = s.tokens[BESIDE] !== NO_TOKEN;
  return beside && fresh > 0 && s.turn[At.Phase] !== Phase.Put ? 'a rumour lies beside the board too early' : undefined;
}

/** Before the caravan moves: a seat is bound if the option says so and it can walk to where one of three tiles fits. */
function checkDuty(s: WuestensoehneState): Finding {
  if (s.turn[At.Phase] !== Phase.Move) return undefined;
  const seat = s.turn[At.Seat];
  const near = walkFrom(s, s.caravans[seat], 'one');
  const fits = [...near.keys()].some(
    cell => near[cell] === 1 && [-1, seat].includes(s.caravans.indexOf(cell)) && holdsOneFor(s, seat, cell),
  );
  const bound = s.duty && displayOf(s, seat).length === DISPLAY && fits;
  return bound === (s.turn[At.Bound] === 1) ? undefined : 'the duty of a full display is not what it should be';
}

function checkTurn({ turn, seats }: WuestensoehneState): Finding {
  const phase = turn[At.Phase];
  if (phase > Phase.Start) return `there is no phase ${phase}`;
  if (turn[At.Seat] >= seats || turn[At.Turban] >= seats) return 'a seat that nobody has is to move, or has the turban';
  if ((phase === Phase.Lay) !== (turn[At.Hand] !== NO_KIND)) return 'a tile is in hand at the wrong time';
  const robbery = phase === Phase.Lay || phase === Phase.Amends || phase === Phase.AmendsDraw;
  if (turn[At.Robbed] !== NOBODY_HERE && !robbery) return 'a robbery was never settled';
  if (turn[At.Last] > seats || turn[At.Idle] > IDLE_ROUNDS * seats) return 'a count of turns went too far';
  if (turn[At.Bonus] > 1 || turn[At.Busy] > 1 || turn[At.Bound] > 1) return 'a yes or no is neither';
  if (turn[At.Bound] === 1 && phase !== Phase.Move && phase !== Phase.Explore) return 'a duty lasts too long';
  const keepsLaid =
    phase === Phase.Amends || phase === Phase.AmendsDraw || (phase >= Phase.Figure && phase < Phase.Over);
  if (turn[At.Laid] !== NOWHERE && !keepsLaid) return 'the tile laid is remembered too long';
  return phase === Phase.Score && turn[At.Laid] === NOWHERE ? 'nothing was laid that could be scored' : undefined;
}
