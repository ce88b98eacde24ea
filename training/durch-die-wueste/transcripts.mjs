// Games by the game's own rules, as numbers, for `check`: half of the moves at random, half by the rollouts of the bots.

import { movesOf } from '../../dist/node/engine/game.js';
import { seeded } from '../../dist/node/engine/random.js';
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
    line.push(move, chance ? 0 : sumOf(movesOf(game, s)));
    game.apply(s, move);
  }
  line.push(-1);
  for (let seat = 0; seat < seats; seat++) line.push(game.score(s, seat));
  process.stdout.write(`${line.join(' ')}\n`);
}

function sumOf(moves) {
  let sum = 2166136261;
  for (const move of moves) sum = Math.imul(sum ^ move, 16777619);
  return sum >>> 0;
}
