import { regionsOf } from '../../../engine/boards/regions.ts';
import { lowestBit } from '../../../engine/kit.ts';
import { WORDS } from './bits.ts';
import { PALM_HEX } from './board.ts';
import {
  At,
  CARAVANS,
  COLOURS,
  caravanOf,
  colourOf,
  colours,
  type DurchDieWuesteState,
  MOST_SEATS,
  NO_COLOUR,
  NOWHERE,
  ownerOf,
  PALM,
  Phase,
  ridersIn,
  SAND,
  SHUT,
  SUPPLY,
  TAKEN,
} from './state.ts';

/** What a position holds, worked out from the pieces alone. Written over again at each check. */
interface Count {
  /** 1 + caravan of the camels on each hex, without the world outside. */
  camels: Uint8Array;
  near: Int32Array;
  open: Int32Array;
  room: Int32Array;
  shade: Uint8Array;
}

/** Everything that must be true of a position. */
export function check(s: DurchDieWuesteState): string | undefined {
  const count = countAnew(s);
  const regions = regionsOf(s.board.grid, count.camels);
  return (
    checkPieces(s) ??
    checkWater(s) ??
    checkCaravans(s, regions) ??
    checkTables(s, count) ??
    checkOases(s, count) ??
    checkAreas(s, regions)
  );
}

function countAnew(s: DurchDieWuesteState): Count {
  const size = s.board.grid.size;
  const count: Count = {
    camels: s.camels.subarray(0, size),
    near: new Int32Array(size),
    open: new Int32Array(CARAVANS * WORDS),
    room: new Int32Array(WORDS),
    shade: new Uint8Array(size),
  };
  for (let cell = 0; cell < size; cell++) countCell(s, cell, count);
  return count;
}

function countCell(s: DurchDieWuesteState, cell: number, count: Count): void {
  const { neighbours, size } = s.board.grid;
  let near = 0;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    const beside = neighbours[i];
    if (beside === size) continue;
    if (s.camels[beside] !== 0) near |= 1 << (s.camels[beside] - 1);
    if (s.land[beside] === PALM) count.shade[cell] |= 1 << s.palms.indexOf(beside);
  }
  const taken = s.camels[cell] !== 0;
  const shut = taken || s.land[cell] === PALM || (s.sealed && s.inside[cell] !== 0);
  count.near[cell] = near | (taken ? TAKEN : 0) | (shut ? SHUT : 0);
  const bit = 1 << (cell & 31);
  if (!shut && near === 0 && s.land[cell] === SAND && count.shade[cell] === 0) count.room[cell >> 5] |= bit;
  for (let colour = 0; colour < COLOURS && !shut; colour++) {
    const seats = (near >> (colour * MOST_SEATS)) & 31;
    if (seats === 0 || (seats & (seats - 1)) !== 0) continue;
    const caravan = caravanOf(colour, lowestBit(seats));
    count.open[caravan * WORDS + (cell >> 5)] |= bit;
  }
}

function checkPieces(s: DurchDieWuesteState): string | undefined {
  for (let colour = 0; colour < COLOURS; colour++) {
    let placed = 0;
    for (let seat = 0; seat < s.seats; seat++) placed += Math.max(0, s.sizes[colour * MOST_SEATS + seat] - 1);
    if (placed + s.supply[colour] !== SUPPLY[s.seats])
      return `${placed} placed and ${s.supply[colour]} ${colours[colour]} camels left do not add up`;
  }
  const riders = s.riders.filter(cell => cell !== NOWHERE).length;
  if (s.turn[At.Phase] < Phase.SetRiders && riders > 0) return 'a rider stands before its time';
  if (s.turn[At.Phase] > Phase.SetRiders && riders !== ridersIn(s.seats)) return `${riders} riders stand`;
  const given = s.given.filter(colour => colour !== NO_COLOUR).length;
  if (s.turn[At.Phase] >= Phase.SetRiders && given !== (s.seats === 5 ? 5 : 0))
    return `${given} colours were given back`;
  return undefined;
}

function checkWater(s: DurchDieWuesteState): string | undefined {
  let holes = sum(s.taken) + sum(s.holes);
  let points = sum(s.water) + s.holes[0] + 2 * s.holes[1] + 3 * s.holes[2];
  for (const land of s.land) {
    if (land === SAND || land === PALM) continue;
    holes++;
    points += land;
  }
  if (holes !== 45) return `there are ${holes} water holes, not 45`;
  return points === 90 ? undefined : `all water is worth ${points}, not 90`;
}

/** Each caravan hangs together, has its rider, and belongs to somebody who has the colour. */
function checkCaravans(s: DurchDieWuesteState, regions: readonly number[][]): string | undefined {
  const parts = new Uint8Array(CARAVANS);
  for (const region of regions) {
    const caravan = s.camels[region[0]] - 1;
    if (caravan < 0) continue;
    if (++parts[caravan] > 1) return `caravan ${nameOf(caravan)} is torn`;
    if (region.length !== s.sizes[caravan]) return `caravan ${nameOf(caravan)} is counted wrong`;
    if (!region.includes(s.riders[caravan])) return `caravan ${nameOf(caravan)} has lost its rider`;
    if (ownerOf(caravan) >= s.seats) return `caravan ${nameOf(caravan)} belongs to nobody`;
    if (s.given[ownerOf(caravan)] === colourOf(caravan)) return `${nameOf(caravan)} was given back`;
  }
  const lost = s.riders.findIndex((cell, caravan) => cell !== NOWHERE && parts[caravan] === 0);
  return lost < 0 ? undefined : `the rider of ${nameOf(lost)} has no camel`;
}

function checkTables(s: DurchDieWuesteState, count: Count): string | undefined {
  for (let cell = 0; cell < s.board.grid.size; cell++) {
    const name = s.board.grid.names[cell];
    if (s.near[cell] !== count.near[cell]) return `near of ${name} is ${s.near[cell]}, not ${count.near[cell]}`;
    if (s.camels[cell] !== 0 && s.land[cell] !== SAND) return `a camel and something else stand on ${name}`;
  }
  const wrong = count.open.findIndex((bits, word) => s.open[word] !== bits);
  if (wrong >= 0) return `the hexes open to ${nameOf(Math.floor(wrong / WORDS))} are not those listed`;
  const noRoom = count.room.findIndex((bits, word) => s.room[word] !== bits);
  if (noRoom >= 0 && s.turn[At.Phase] < Phase.SetCamels) return 'the hexes with room for a rider are not those listed';
  return checkOpenings(s, count);
}

function checkOpenings(s: DurchDieWuesteState, count: Count): string | undefined {
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    let openings = 0;
    for (let word = caravan * WORDS; word < (caravan + 1) * WORDS; word++)
      for (let bits = count.open[word]; bits !== 0; bits &= bits - 1) openings++;
    if (openings !== s.openings[caravan]) return `${nameOf(caravan)} has ${openings} hexes, not ${s.openings[caravan]}`;
  }
  return undefined;
}

function checkOases(s: DurchDieWuesteState, count: Count): string | undefined {
  const known = s.palms.filter(cell => cell !== NOWHERE);
  if (known.some(cell => s.land[cell] !== PALM || s.board.marks[cell] !== PALM_HEX))
    return 'a palm is not where it stood';
  if (s.land.filter(land => land === PALM).length !== known.length) return 'a palm stands that nobody set';
  for (let cell = 0; cell < s.board.grid.size; cell++) {
    const shade = count.shade[cell];
    if (shade !== s.shade[cell]) return `shade of ${s.board.grid.names[cell]} is ${s.shade[cell]}, not ${shade}`;
    if (s.camels[cell] !== 0 && (shade & ~s.reached[s.camels[cell] - 1]) !== 0)
      return `the oasis beside ${s.board.grid.names[cell]} was not scored`;
  }
  const chips = new Uint8Array(MOST_SEATS);
  s.reached.forEach((oases, caravan) => {
    for (let bits = oases; bits !== 0; bits &= bits - 1) chips[ownerOf(caravan)]++;
  });
  const wrong = chips.findIndex((number, seat) => number !== s.oases[seat]);
  return wrong < 0 ? undefined : `seat ${wrong} has ${s.oases[wrong]} oasis chips, not ${chips[wrong]}`;
}

/** Which regions are enclosed and by whom, and that they hold nothing left to take. */
function checkAreas(s: DurchDieWuesteState, regions: readonly number[][]): string | undefined {
  if (s.turn[At.Phase] < Phase.SetCamels)
    return s.inside.some(owner => owner !== 0) ? 'a region counts too early' : undefined;
  const areas = new Uint8Array(MOST_SEATS);
  for (const region of regions) {
    const owner = s.camels[region[0]] === 0 ? enclosedBy(s, region) : 0;
    for (const cell of region) {
      if (s.inside[cell] !== owner) return `${s.board.grid.names[cell]} is enclosed by ${s.inside[cell]}, not ${owner}`;
      const wrong = owner === 0 ? undefined : checkTaken(s, cell, owner - 1);
      if (wrong) return wrong;
      if (owner !== 0 && s.land[cell] !== PALM) areas[ownerOf(owner - 1)]++;
    }
  }
  const wrong = areas.findIndex((area, seat) => area !== s.areas[seat]);
  return wrong < 0 ? undefined : `seat ${wrong} has ${s.areas[wrong]} enclosed hexes, not ${areas[wrong]}`;
}

function checkTaken(s: DurchDieWuesteState, cell: number, caravan: number): string | undefined {
  if (s.land[cell] === SAND) return undefined;
  if (s.land[cell] !== PALM) return 'enclosed water was not taken';
  return s.reached[caravan] & (1 << s.palms.indexOf(cell)) ? undefined : 'an enclosed oasis was not scored';
}

/** 1 + the only caravan next to a region, or 0. */
function enclosedBy(s: DurchDieWuesteState, region: readonly number[]): number {
  const { neighbours, size } = s.board.grid;
  let owner = 0;
  for (const cell of region) {
    for (let i = cell * 6; i < cell * 6 + 6; i++) {
      const camel = neighbours[i] === size ? 0 : s.camels[neighbours[i]];
      if (camel !== 0 && owner !== 0 && camel !== owner) return 0;
      if (camel !== 0) owner = camel;
    }
  }
  return owner;
}

function nameOf(caravan: number): string {
  return `${colours[colourOf(caravan)]} of seat ${ownerOf(caravan)}`;
}

function sum(values: Uint8Array): number {
  return values.reduce((total, value) => total + value, 0);
}
