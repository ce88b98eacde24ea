import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import { type Habits, type Sense, type SenseCounts, seatTally } from '../../engine/sense.ts';
import { kindOf, MoveKind } from './rules/encoding.ts';
import { COLOURS, caravanOf, type DurchDieWuesteState, NOWHERE, PALM, SAND } from './rules/state.ts';

/** What a game of it was like: areas, caravans, water and palms. */
export const sense: Sense<DurchDieWuesteState> = first => {
  const enclosed = first.inside.slice();
  const areas: number[] = [];
  const withPalms: number[] = [];
  const { habits, add } = seatTally(first.seats, ['areas', 'hexes']);
  let builtInside = 0;
  let passes = 0;
  return {
    before(s, _, move) {
      enclosed.set(s.inside);
      if (kindOf(move) === MoveKind.Pass) passes++;
    },
    after(s, actor) {
      for (const area of newAreas(s, enclosed)) {
        areas.push(area.length);
        add('areas', actor);
        add('hexes', actor, area.length);
        withPalms.push(area.filter(cell => s.land[cell] === PALM).length);
      }
      if (lostCells(s, enclosed) > 0) builtInside++;
    },
    end: s => ({
      ended: s.supply.includes(0) ? 'the last camel of a colour' : 'nobody could place a camel',
      counts: {
        'hexes in an area when closed': areas,
        'palms in an area when closed': withPalms,
        'camels built inside': builtInside,
        passes,
        ...standingsOf(s),
      },
      habits: { ...habits, ...gainsOf(s) },
    }),
  };
};

/** The regions that were closed by this move, each as its cells. */
function newAreas(s: DurchDieWuesteState, before: Uint8Array): number[][] {
  const fresh = new Set([...s.inside.keys()].filter(cell => s.inside[cell] !== 0 && before[cell] === 0));
  const areas: number[][] = [];
  for (const cell of fresh) areas.push(takeAround(s, cell, fresh));
  return areas;
}

/** Takes a cell and all that hangs together with it out of the set. */
function takeAround(s: DurchDieWuesteState, start: number, from: Set<number>): number[] {
  const area = [start];
  from.delete(start);
  for (const cell of area)
    for (const next of s.neighbours.subarray(cell * 6, cell * 6 + 6)) if (from.delete(next)) area.push(next);
  return area;
}

function lostCells(s: DurchDieWuesteState, before: Uint8Array): number {
  return before.filter((caravan, cell) => caravan !== 0 && s.inside[cell] === 0).length;
}

function standingsOf(s: DurchDieWuesteState): SenseCounts {
  const seats = everySeat(s.seats);
  const colours = Array.from({ length: COLOURS }, (_, colour) => seats.map(seat => s.sizes[caravanOf(colour, seat)]));
  const sum = (list: Uint8Array) => list.reduce((total, n) => total + n, 0);
  return {
    'camels in the largest caravan of a colour': colours.map(sizes => Math.max(...sizes)),
    'colours with a shared lead': colours.filter(isShared).length,
    'riders left alone': colours.flat().filter(size => size === 1).length,
    'water holes taken': sum(s.taken),
    'water holes left': s.land.filter(land => land !== SAND && land !== PALM).length,
    'oasis chips': sum(s.oases),
    'oases nobody reached': [...s.palms.keys()].filter(palm => !isReached(s, palm)).length,
    'caravans without an oasis': [...s.riders.keys()].filter(c => s.riders[c] !== NOWHERE && s.reached[c] === 0).length,
  };
}

/** What of it each seat has at the end. */
function gainsOf(s: DurchDieWuesteState): Habits {
  const seats = everySeat(s.seats);
  const sizes = (seat: Seat) => Array.from({ length: COLOURS }, (_, colour) => s.sizes[caravanOf(colour, seat)]);
  return {
    oases: seats.map(seat => s.oases[seat]),
    water: seats.map(seat => s.taken[seat]),
    longest: seats.map(seat => Math.max(...sizes(seat))),
  };
}

function isShared(sizes: readonly number[]): boolean {
  const most = Math.max(...sizes);
  return sizes.filter(size => size === most).length > 1;
}

function isReached(s: DurchDieWuesteState, palm: number): boolean {
  return s.reached.some(oases => (oases & (1 << palm)) !== 0);
}
