// Games by the game's own rules, as numbers, for `check`: half of the moves at random, half by the rollouts of the bots. Before
// each move that is not chance's stand sums over the legal moves and over what the net is shown.

import { movesOf } from '../../dist/node/engine/game.js';
import { seeded } from '../../dist/node/engine/random.js';
import { show } from '../../dist/node/games/durch-die-wueste/ai/net/features.js';
import { rolloutMove } from '../../dist/node/games/durch-die-wueste/ai/rollouts.js';
import { game } from '../../dist/node/games/durch-die-wueste/game.js';

const games = Number(process.argv[2] ?? 100);

for (let number = 0; number < games; number++) {
  const seats = 2 + (number % 4);
  const random = seeded(`transcript ${number}`);
  const s = game.initial(seats, { chips: 'open' });
  const line = [seats];
  while (game.winners(s).length === 0) {
    const chance = game.actor(s) < 0;
    const move = chance
      ? game.sample(s, random)
      : random.below(2)
        ? game.randomMove(s, random)
        : rolloutMove(s, random);
    line.push(move, chance ? 0 : sumOf(movesOf(game, s)), chance ? 0 : sumOf(shown(s)));
    game.apply(s, move);
  }
  line.push(-1);
  for (let seat = 0; seat < seats; seat++) line.push(game.score(s, seat));
  process.stdout.write(`${line.join(' ')}\n`);
}

function* shown(s) {
  const input = { index: new Int16Array(640), value: new Uint8Array(640), count: 0, globals: new Uint8Array(112) };
  show(s, input);
  for (let i = 0; i < input.count; i++) yield* [input.index[i], input.value[i]];
  yield* input.globals;
}

function sumOf(numbers) {
  let sum = 2166136261;
  for (const number of numbers) sum = Math.imul(sum ^ number, 16777619);
  return sum >>> 0;
}
