import { describe, expect, test } from 'vitest';
import { neighboursOf } from '../../../engine/boards/grid.ts';
import { movesOf, type Seat } from '../../../engine/game.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { copyOf } from '../../../engine/state.ts';
import { linesOf } from '../../../engine/testing/lines.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { FIELDS, HEXES, PALACE } from '../rules/board.ts';
import { goods, goodsIn, NO_LOAD } from '../rules/goods.ts';
import { CAMELS, POINTS } from '../rules/material.ts';
import { At, HOME, NO_PIECE, ownerOf, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';
import { policies } from '../testing/policies.ts';
import { type KingsFacts, reasonsFor } from './reasons.ts';

type Line = PlayedLine<WuestenkoenigeState>;
type Fact = ReasonIn<KingsFacts>;

/** As if the seat began to walk, with these points and no card. */
function walking(s: WuestenkoenigeState, seat: Seat, points: number): WuestenkoenigeState {
  const trial = copyOf(s);
  trial.turn[At.Seat] = seat;
  trial.turn[At.Phase] = Phase.MoveCamels;
  trial.turn[At.Task] = Task.None;
  trial.turn[At.Left] = points;
  trial.turn[At.Attacker] = NO_PIECE;
  trial.turn[At.Target] = NO_PIECE;
  trial.due.fill(0);
  return trial;
}

/** By the rules alone, step by step in peace: can a laden camel of the seat walk into the palace with these points? */
function walksHome(s: WuestenkoenigeState, seat: Seat, points: number): boolean {
  const laden = [...s.camels.keys()].filter(
    camel => ownerOf(camel) === seat && goodsIn(s.load[camel]) !== NO_LOAD && s.camels[camel] < FIELDS,
  );
  return laden.some(camel => s.camels[camel] !== PALACE && camelWalksHome(walking(s, seat, points), camel));
}

const camelWalksHome = (start: WuestenkoenigeState, camel: number) =>
  camelWalks(start, camel, after => after.display.some((number, i) => number > start.display[i]));

/** Of camels that are alike the rules move the first one: it walks for all of them. */
function camelWalks(
  start: WuestenkoenigeState,
  camel: number,
  arrives: (s: WuestenkoenigeState, first: number) => boolean,
): boolean {
  const first = [...start.camels.keys()].find(
    other =>
      start.camels[other] === start.camels[camel] &&
      start.load[other] === start.load[camel] &&
      ownerOf(other) === ownerOf(camel),
  )!;
  const queue = [start];
  const most = new Map<number, number>();
  for (let s = queue.shift(); s; s = queue.shift()) {
    for (const move of movesOf(game, s)) {
      const after = copyOf(s);
      game.apply(after, move);
      if (arrives(after, first)) return true;
      const peace = s.turn[At.Phase] === Phase.Fight && game.format(s, move) === 'spare';
      const [field, left] = [after.camels[first], after.turn[At.Left]];
      const walked = field !== s.camels[first] && field < HEXES && (most.get(field) ?? -1) < left;
      if (walked) most.set(field, left);
      if ((walked || peace) && game.actor(after) === game.actor(start)) queue.push(after);
    }
  }
  return false;
}

const [carriedIn, heldIn] = [
  (s: WuestenkoenigeState, seat: Seat) => loadsOf(s, seat).join(''),
  (s: WuestenkoenigeState, seat: Seat) => game.breakdown(s, seat)['goods'],
];

/** The loads of the seat's camels, as they are written. */
function loadsOf(s: WuestenkoenigeState, seat: Seat): readonly string[] {
  return Array.from(s.load.subarray(seat * CAMELS, (seat + 1) * CAMELS), load =>
    goods.map((good, i) => good[0].repeat((load >> (5 * i)) & 31)).join(''),
  );
}
const count = (text: string, letter: string) => text.split(letter).length - 1;
const abroad = (s: WuestenkoenigeState, seat: Seat) =>
  s.camels.subarray(seat * CAMELS, (seat + 1) * CAMELS).filter(field => field !== HOME).length;

/** Goods of a kind that the seat has more than before, on camels and at home. */
function more(line: Line, good: KingsFacts['fetches']['good']): number {
  const [before, after] = endsOf(line);
  const i = goods.indexOf(good);
  const all = (s: WuestenkoenigeState) =>
    count(carriedIn(s, line.seat), good[0]) + s.display[line.seat * goods.length + i];
  return all(after) - all(before);
}
const given = (line: Line, good: KingsFacts['fetches']['good']) =>
  endsOf(line)[0].oases[goods.indexOf(good)] - endsOf(line)[1].oases[goods.indexOf(good)];

/** Is what a fact says so, by the rules? */
const checks: { readonly [K in keyof KingsFacts]: (args: KingsFacts[K], line: Line) => boolean } = {
  wins: (_, line) => game.winners(endsOf(line)[1]).includes(line.seat),
  delivers: ({ goods: brought, kinds }, line) => {
    const [before, after] = endsOf(line).map(s => game.breakdown(s, line.seat));
    return after['goods'] - before['goods'] === brought && after['kinds'] - before['kinds'] === 100 * kinds;
  },
  fetches: ({ good, count: number }, line) => number <= more(line, good) && number <= given(line, good) && number > 0,
  picksUp: ({ good, count: number }, line) => more(line, good) - Math.max(0, given(line, good)) === number,
  attacks: ({ other, goods: number }, line) => {
    const [, after] = endsOf(line);
    const target = after.turn[At.Target];
    const load = loadsOf(after, other)[target - other * CAMELS];
    return after.turn[At.Phase] === Phase.Roll && load.length === number;
  },
  costsGoods: ({ other, goods: number }, line) =>
    carriedIn(endsOf(line)[0], other).length - carriedIn(endsOf(line)[1], other).length === number &&
    heldIn(endsOf(line)[0], other) === heldIn(endsOf(line)[1], other),
  costsCamels: ({ other, camels }, line) => abroad(endsOf(line)[0], other) - abroad(endsOf(line)[1], other) === camels,
  keepsFromHome: ({ other }, line) =>
    other !== line.seat && walksHome(endsOf(line)[0], other, POINTS) && !walksHome(endsOf(line)[1], other, POINTS),
  lengthens: ({ other, points }, line) => {
    const [was, is] = endsOf(line).map(s => leastHome(s, other));
    return is - was === points && points > 1;
  },
  homeNext: (_, line) =>
    !walksHome(endsOf(line)[0], line.seat, POINTS) && walksHome(endsOf(line)[1], line.seat, POINTS),
  cards: ({ cards }, line) => endsOf(line)[1].due[line.seat] - endsOf(line)[0].due[line.seat] === cards,
  newCamels: ({ camels }, line) => abroad(endsOf(line)[1], line.seat) - abroad(endsOf(line)[0], line.seat) === camels,
  morePoints: (_, line) => line.moves.some((move, i) => game.format(line.states[i], move) === 'play trek'),
  nearer: ({ points }) => points > 0,
  setsOut: ({ camels }, line) => moreOn(line, field => field === PALACE) === -camels,
  climbs: ({ camels }, line) => moreOn(line, (field, s) => field < HEXES && s.height[field] === 0) === -camels,
  approaches: ({ good, points }, line) => longerTo(line, line.seat, good) === -points,
  keepsAway: ({ other, good, points }, line) => other !== line.seat && longerTo(line, other, good) === points,
  stalks: ({ other }, line) =>
    !isBeside(endsOf(line)[0], line.seat, other) && isBeside(endsOf(line)[1], line.seat, other),
  spares: (_, line) =>
    [...Array(endsOf(line)[0].seats).keys()].every(
      other =>
        other === line.seat || (!isNearerHome(line, other) && goods.every(good => !isNearerTo(line, other, good))),
    ),
};

const isNearerHome = (line: Line, seat: Seat) => leastHome(endsOf(line)[1], seat) < leastHome(endsOf(line)[0], seat);

/** Only what a seat has none of is worth a way. */
function isNearerTo(line: Line, seat: Seat, good: KingsFacts['fetches']['good']): boolean {
  const [before] = endsOf(line);
  const i = goods.indexOf(good);
  const has = count(carriedIn(before, seat), good[0]) + before.display[seat * goods.length + i] > 0;
  return !has && before.oases[i] > 0 && longerTo(line, seat, good) < 0;
}

const campsOf = (s: WuestenkoenigeState, seat: Seat) =>
  [...s.camels.keys()].filter(camel => ownerOf(camel) === seat && s.camels[camel] !== HOME);

/** How many camels of the seat more stand so after the line. */
function moreOn(line: Line, stands: (field: number, s: WuestenkoenigeState) => boolean): number {
  const [was, is] = endsOf(line).map(s => campsOf(s, line.seat).filter(camel => stands(s.camels[camel], s)).length);
  return is - was;
}

/** More points than any way costs. */
const PLENTY = 30;

/** By how many more points a camel of the seat walks to the oasis, by the rules. */
function longerTo(line: Line, seat: Seat, good: KingsFacts['fetches']['good']): number {
  const oasis = PALACE + 1 + goods.indexOf(good);
  const least = (s: WuestenkoenigeState) => {
    let best = Number.POSITIVE_INFINITY;
    for (const camel of campsOf(s, seat))
      camelWalks(walking(s, seat, PLENTY), camel, (now, it) => {
        if (now.camels[it] === oasis) best = Math.min(best, PLENTY - now.turn[At.Left]);
        return false;
      });
    return best;
  };
  return least(endsOf(line)[1]) - least(endsOf(line)[0]);
}

function isBeside(s: WuestenkoenigeState, seat: Seat, other: Seat): boolean {
  const laden = campsOf(s, other).filter(camel => goodsIn(s.load[camel]) !== NO_LOAD && s.camels[camel] < HEXES);
  return laden.some(camel =>
    campsOf(s, seat).some(
      own =>
        s.camels[own] < HEXES &&
        neighboursOf(s.board.grid, s.board.cells[s.camels[own]][0]).includes(s.board.cells[s.camels[camel]][0]),
    ),
  );
}

/** The fewest points with which a laden camel walks home. */
function leastHome(s: WuestenkoenigeState, seat: Seat): number {
  for (let points = 1; points < 30; points++) if (walksHome(s, seat, points)) return points;
  return Number.POSITIVE_INFINITY;
}

/** Long ways home are dear to walk by the rules: a few of each kind will do. */
const MANY = quickOrLong(2, 50);
const checked = new Map<string, number>();

function check(fact: Fact, line: Line): void {
  const often = checked.get(fact.key) ?? 0;
  checked.set(fact.key, often + 1);
  if (often >= MANY) return;
  expect(checks[fact.key](fact.args as never, line), JSON.stringify(fact)).toBe(true);
}

describe.each(Object.entries(policies))('among %s players', (name, policy) => {
  test.each(Array.from({ length: quickOrLong(1, 8) }, (_, i) => i))('in game %d every reason is true', i => {
    for (const line of linesOf(game, 2 + (i % 3), `reasons ${name} ${i}`, policy))
      for (const fact of reasonsFor(line)) check(fact, line);
  });
});

test('every kind of reason comes up', () => {
  const missing = new Set(Object.keys(checks));
  const players = Object.values(policies);
  for (let i = 0; missing.size > 0 && i < 30; i++)
    for (const line of linesOf(game, 2, `barred ${i}`, players[i % players.length]))
      for (const fact of reasonsFor(line)) if (missing.delete(fact.key)) check(fact, line);
  expect([...missing]).toEqual([]);
});
