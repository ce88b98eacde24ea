// A net against one of our bots: `node match.mjs WEIGHTS SIMULATIONS BOT GAMES [SEATS]`. Every set-up is played twice with the
// seats exchanged, as in `arena`; each game is told in a line, and all of them in the last one.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playGame, seatedBot, sideAt, wonBy } from '../../dist/node/ai/duel.js';
import { game } from '../../dist/node/games/durch-die-wueste/game.js';

const here = dirname(fileURLToPath(import.meta.url));
const [weights, simulations, rival, games, seats = '2'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'net-match-'));
const built = join(folder, 'player');
execFileSync('g++', ['-O3', '-march=native', '-ffast-math', '-std=c++17', join(here, 'player.cpp'), '-o', built]);
for (const pipe of ['ask', 'answer']) execFileSync('mkfifo', [join(folder, pipe)]);
spawn(
  'sh',
  ['-c', `exec ${built} ${join(here, 'board.txt')} ${weights} ${simulations} < ${folder}/ask > ${folder}/answer`],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const ask = openSync(join(folder, 'ask'), 'w');
const answer = openSync(join(folder, 'answer'), 'r');
const buffer = Buffer.alloc(64);

/** The net as a bot: it is told all moves so far, none of which is hidden in this game. */
function netBot(count) {
  const moves = [];
  return {
    rollouts: 0,
    observe: move => moves.push(move),
    choose() {
      writeSync(ask, `${count} ${moves.join(' ')}\n`);
      return Number(buffer.toString('utf8', 0, readSync(answer, buffer)));
    },
  };
}

function playOne(number) {
  const fixture = { game: game.id, seats: Number(seats), seed: '1', a: 'net', b: rival, number };
  const ms = { a: 0, b: 0 };
  const moves = { a: 0, b: 0 };
  const side = seat => sideAt(fixture, seat);
  const bots = Array.from({ length: fixture.seats }, (_, seat) =>
    side(seat) === 'a' ? netBot(fixture.seats) : seatedBot(game, fixture, rival, seat),
  );
  const end = playGame(game, { ...fixture, options: { chips: 'open' } }, bots, (seat, bot, view) => {
    const began = performance.now();
    const move = bot.choose(view);
    ms[side(seat)] += performance.now() - began;
    moves[side(seat)]++;
    return move;
  });
  return { number, ...wonBy(game, end, side), ms: [ms.a / moves.a, ms.b / moves.b].map(Math.round) };
}

/** Wilson's interval of 95 %. */
function interval(share, n) {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [middle - half, middle + half].map(x => Math.round(1000 * x) / 10);
}

const results = [];
for (let number = 0; number < Number(games); number++) {
  results.push(playOne(number));
  process.stdout.write(`${JSON.stringify(results.at(-1))}\n`);
}
closeSync(ask);
closeSync(answer);
rmSync(folder, { recursive: true });
const mean = value => results.reduce((sum, result) => sum + value(result), 0) / results.length;
const share = mean(result => result.share);
const margin = mean(({ margin: points }) => points);
const found = { games: results.length, share, interval: interval(share, results.length), margin };
process.stdout.write(`${JSON.stringify(found)}\n`);
