import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  type Game,
  type Move,
  movesOf,
  NOBODY,
  possibleOutcomes,
  randomMoveOf,
  SPECTATOR,
} from '../engine/game.ts';
import { everySeat } from '../engine/kit.ts';
import { replayLog } from '../engine/logs/replay.ts';
import { type Random, seeded } from '../engine/random.ts';
import { type AnyState, copyOf } from '../engine/state.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { applyUntold, canStayUntold, UNTOLD_OUTCOME } from '../engine/untold.ts';
import { type GameId, gameIds, loadGameWithHeuristics } from '../games/registry.ts';
import { firstState } from './first-state.ts';
import type { Match } from './match.ts';
import { namelessMatch } from './players.ts';
import { isOver, openTable, resultOf, submit, type Table } from './table.ts';

const SEEDS = quickOrLong(1, 10);
/** One entry in so many is followed by a look at the laws. */
const EVERY = quickOrLong(29, 3);
const games = await Promise.all(gameIds.map(async id => ({ id, game: await loadGameWithHeuristics(id) })));
const secretive = games.filter(({ game }) => !game.perfectInformation);

const byHand = (game: Game, seats: number): Match => ({ ...namelessMatch(game, seats), byHand: true });

function masked(game: Game, s: AnyState): AnyState {
  const seen = copyOf(s);
  game.mask(seen, SPECTATOR);
  return seen;
}

/** What really lies on the table, and what the device makes of it while it is told as little as can be. */
interface TwoTables {
  readonly game: Game;
  readonly truth: AnyState;
  readonly device: AnyState;
  untold: number;
  entries: number;
}

function twoTables(game: Game, seats: number): TwoTables {
  const truth = firstState(game, byHand(game, seats));
  return { game, truth, device: copyOf(truth), untold: 0, entries: 0 };
}

/** Whatever people may do the device lets them do, and it can be read there. */
function play(tables: TwoTables, played: Move): void {
  const { game, truth, device } = tables;
  const text = game.format(truth, played);
  game.apply(truth, played);
  tables.entries++;
  if (canStayUntold(game, device)) {
    applyUntold(game, device);
    tables.untold++;
    return;
  }
  const move = game.parse(device, text);
  expect(game.forbids(device, move), text).toBeUndefined();
  expect(game.actor(device) === CHANCE ? possibleOutcomes(game, device) : movesOf(game, device), text).toContain(move);
  game.apply(device, move);
}

/** The laws of a position of which parts are unknown. */
function expectLawful({ game, truth, device }: TwoTables, random: Random): void {
  expect(game.actor(device)).toBe(game.actor(truth));
  expect(masked(game, device).bytes).toEqual(masked(game, truth).bytes);
  const legal = new Set(movesOf(game, device));
  for (const move of legal) expect(game.forbids(device, move), game.format(device, move)).toBeUndefined();
  const guess = copyOf(device);
  game.determinize(guess, SPECTATOR, random);
  expect(game.check(guess)).toBeUndefined();
  // Guessing moves nothing that somebody could see.
  expect(masked(game, guess).bytes).toEqual(masked(game, device).bytes);
}

describe.each(secretive)('$id', ({ game }) => {
  test.for(game.seats.slice(0, quickOrLong(1, game.seats.length)))(
    'with %i seats the rules go on when the device is told nothing that is hidden',
    seats => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const [tables, random] = [twoTables(game, seats), seeded(`untold ${seats} ${seed}`)];
        const anyMove = randomMoveOf(game);
        while (game.actor(tables.truth) !== NOBODY) {
          const chance = game.actor(tables.truth) === CHANCE;
          play(tables, chance ? game.sample(tables.truth, random) : anyMove(tables.truth, random));
          if (tables.entries % EVERY === 0) expectLawful(tables, random);
        }
        expectLawful(tables, random);
        expect(tables.untold).toBeGreaterThan(0);
      }
    },
  );
});

/** A match by hand to its end, of which the device was told nothing that is hidden. */
function silentMatch(game: Game, seed: string): Table {
  const table = openTable(game, byHand(game, 2));
  const random = seeded(seed);
  const anyMove = randomMoveOf(game);
  while (!isOver(table)) {
    const actor = game.actor(table.state);
    const silent = canStayUntold(game, table.state);
    const move = actor === CHANCE && !silent ? game.sample(table.state, random) : undefined;
    const text = silent ? UNTOLD_OUTCOME : game.format(table.state, move ?? anyMove(table.state, random));
    const base = table.entries.length;
    const done = submit(table, { type: 'play', id: `c${base}`, seat: actor, base, moves: [text] });
    if (!done.ok) throw new Error(`${text}: ${done.code}`);
  }
  return table;
}

const gameCalled = (id: GameId) => games.find(one => one.id === id)!.game;

test.each(secretive)(
  '$id: whole matches end although nothing hidden was told, and what lies open at the end counts',
  ({ game }) => {
    const table = silentMatch(game, 'silent');
    expect(table.entries.some(entry => 'move' in entry && entry.move === UNTOLD_OUTCOME)).toBe(true);
    const [guess, { scores, winners }] = [copyOf(table.state), resultOf(table)];
    game.determinize(guess, SPECTATOR, seeded('guess'));
    // Nothing that is still unknown could change the result.
    expect({ scores: everySeat(2).map(seat => game.score(guess, seat)), winners: game.winners(guess) }).toEqual({
      scores,
      winners,
    });
  },
);

test('a log with unknown parts replays as it was entered, and only where chance is by hand', async () => {
  const game = gameCalled('wuestenkoenige');
  const { entries, match } = silentMatch(game, 'hands');
  const lines = (header: object) => [header, ...entries].map(line => JSON.stringify(line));
  const header = { game: game.id, version: game.version, seats: 2, options: match.options };
  const load = () => Promise.resolve(game);
  expect(await replayLog(lines({ ...header, byHand: true }), load)).toMatchObject({ kind: 'endless' });
  expect(await replayLog(lines(header), load)).toMatchObject({ kind: 'notation', found: UNTOLD_OUTCOME });
});

test('what all see can’t be kept back, nor anything where nothing is hidden', () => {
  for (const { game } of games) {
    const table = openTable(game, byHand(game, game.seats[0]));
    const s = table.state;
    for (let entry = 0; entry < 200 && game.actor(s) !== NOBODY; entry++) {
      const isHidden = possibleOutcomes(game, s).every(move => game.hides(s, move, SPECTATOR));
      expect(canStayUntold(game, s) && !isHidden).toBe(false);
      game.apply(s, game.actor(s) === CHANCE ? game.sample(s, seeded(`${entry}`)) : movesOf(game, s)[0]);
    }
  }
  const dice = openTable(gameCalled('nomadi'), byHand(gameCalled('nomadi'), 2));
  const command = { type: 'play', id: 'c', seat: CHANCE, base: dice.entries.length, moves: [UNTOLD_OUTCOME] } as const;
  expect(submit(dice, command)).toMatchObject({ ok: false, code: 'not-a-move' });
});
