import { expect, test } from 'vitest';
import { type Game, movesOf, NOBODY } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { requireExtra } from '../common/extras.ts';
import { typedText } from '../testing/typed.ts';
import { bytesPerMove } from './allocation.ts';
import { aiTables, engineTable } from './bench.ts';
import { contest, median, processorClock } from './contest.ts';
import { gamePlayer } from './engine.ts';
import { positionsOf } from './positions.ts';
import { plainToyPlayer } from './toy.ts';

const cards = pearls as unknown as Game;

test('the toy fills its board, one move a cell', () => {
  expect(plainToyPlayer(seeded('toy'))()).toBe(187);
});

test('a package that is missing from extras/ is told with what to do about it', () => {
  expect(() => requireExtra('no-such-package')).toThrow('no-such-package is not installed; "npm run bench"');
});

test('a game player plays whole games and counts every move, those of chance too', () => {
  let applied = 0;
  let ended = 0;
  const watched: typeof cards = {
    ...cards,
    apply(s, m) {
      applied++;
      cards.apply(s, m);
      if (cards.actor(s) === NOBODY) ended++;
    },
  };
  const play = gamePlayer(watched, 2, seeded('7'));
  expect(play() + play()).toBe(applied);
  expect(ended).toBe(2);
});

test('the medians come from rounds in which all take turns', () => {
  const turns: string[] = [];
  const player = (label: string, moves: number) => ({
    label,
    playGame: () => {
      turns.push(label);
      const stop = performance.now() + 1;
      while (performance.now() < stop);
      return moves;
    },
  });
  const [slow, fast] = contest([player('slow', 1), player('fast', 100)], 0.001, () => undefined);
  expect(turns.join(' ')).toMatch(/^(slow )+(fast )+(slow )+(fast )+slow/);
  expect(fast.movesPerSecond).toBeGreaterThan(slow.movesPerSecond * 10);
  expect(slow.movesPerSecond).toBeCloseTo(slow.gamesPerSecond);
});

test('speeds are told by the clock that is asked for', () => {
  let now = 0;
  const playGame = () => {
    now += 4;
    return 3;
  };
  const [speed] = contest(
    [{ label: 'steady', playGame }],
    1,
    () => undefined,
    () => now,
  );
  expect(speed).toEqual({ movesPerSecond: 750, gamesPerSecond: 250 });
});

test('the clock of the processors goes on while there is work', () => {
  const start = processorClock();
  while (processorClock() === start);
  expect(processorClock()).toBeGreaterThan(start);
});

test('the median is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('allocation is seen where there is some, and only there', async () => {
  const kept: number[][] = [[]];
  const wasteful = () => {
    kept[0] = Array.from({ length: 100 }, (_, i) => i);
    return 1;
  };
  let sum = 0;
  const thrifty = () => ++sum % 2 || 1;
  for (let i = 0; i < 50_000; i++) sum += wasteful() - thrifty();
  expect(await bytesPerMove(wasteful)).toBeGreaterThan(400);
  expect(await bytesPerMove(thrifty)).toBeLessThan(20);
});

test('--json prints exactly one object with every game and number of seats', async () => {
  const { code, out } = await typedText('bench engine --alone --json --seconds 0.01');
  expect({ code, lines: out.length }).toEqual({ code: 0, lines: 1 });
  const { plain, games } = JSON.parse(out[0]);
  expect(plain.moves_per_s).toBeGreaterThan(100);
  const loaded = await Promise.all(gameIds.map(loadGame));
  const all = loaded.flatMap(({ id, seats }) => seats.map(count => `${id} ${count}`));
  expect(games.map(({ game, seats }: { game: string; seats: number }) => `${game} ${seats}`)).toEqual(all);
  for (const figures of games) {
    expect(Object.keys(figures)).toEqual(['game', 'seats', 'moves_per_s', 'games_per_s', 'bytes_per_move']);
    expect(figures.moves_per_s).toBeGreaterThan(figures.games_per_s);
  }
});

test('--seats measures tables of that size alone', async () => {
  const { code, out } = await typedText('bench engine --alone --game nomadi --seats 4 --json --seconds 0.01');
  expect(code).toBe(0);
  const { games } = JSON.parse(out[0]);
  expect(games.map(({ game, seats }: { game: string; seats: number }) => `${game} ${seats}`)).toEqual(['nomadi 4']);
});

test('--seats is for the engine, and names the sizes there are', async () => {
  expect((await typedText('bench engine --seats 9')).err).toEqual(['--seats must be one of 2, 3, 4, 5, not "9"']);
  expect((await typedText('bench engine --game wuestensoehne --seats 5')).err).toEqual([
    '--seats must be one of 2, 3, 4, not "5"',
  ]);
  expect((await typedText('bench ai --seats 2')).err).toEqual(['--seats is not for bench ai; try help bench']);
  expect((await typedText('bench server --game nomadi')).err).toEqual([
    '--game is not for bench server; try help bench',
  ]);
});

test('the table has the toys first and every ratio to them', () => {
  const games = [{ game: 'chess', seats: 2, moves_per_s: 5000, games_per_s: 50, bytes_per_move: 0.5 }];
  expect(engineTable({ toy: { moves_per_s: 10 }, plain: { moves_per_s: 1000 }, games })).toEqual([
    'game              seats  moves/s  × toy  × plain  games/s  bytes/move',
    'boardgame.io toy      4       10      1     0.01',
    'plain toy             4     1000    100     1.00',
    'chess                 2     5000    500     5.00       50         0.5',
  ]);
  expect(engineTable({ plain: { moves_per_s: 1000 }, games })).toEqual([
    'game       seats  moves/s  × toy  × plain  games/s  bytes/move',
    'plain toy      4     1000            1.00',
    'chess          2     5000            5.00       50         0.5',
  ]);
});

test('positions are of one game from its beginning on, with a choice, and masked for the seat to move', () => {
  const positions = positionsOf(cards, 3);
  expect(new Set(positions.map(({ view }) => view.join())).size).toBeGreaterThan(3);
  for (const { view: bytes, seat, options } of positions) {
    const s = cards.initial(3, options);
    s.bytes.set(bytes);
    expect(cards.actor(s)).toBe(seat);
    expect(movesOf(cards, s).length).toBeGreaterThan(1);
    const masked = [...bytes];
    cards.mask(s, seat);
    expect([...s.bytes]).toEqual(masked);
  }
});

test('the tables of bench ai are for people', () => {
  const levels = [
    { game: 'chess', level: 'easy', seats: 2, playouts_per_s: 5000, playouts_per_cpu_s: 6000, ms_per_move: 16 },
  ];
  const workers = [{ game: 'chess', seats: 2, one: 5000, two: 9000, speed_up: 1.8 }];
  expect(aiTables({ levels, workers })).toEqual([
    'game   level  seats  rollouts/s  /cpu s  ms/move',
    'chess   easy      2        5000    6000       16',
    '',
    'game   seats  one thread  two threads  speed-up',
    'chess      2        5000         9000       1.8',
  ]);
});
