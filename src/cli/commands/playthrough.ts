import { levelPolicy } from '../../ai/bot.ts';
import { everyLevelName, isLevelName } from '../../ai/levels.ts';
import { isPolicyName, policies } from '../../ai/policies.ts';
import { type Policy, playthrough } from '../../engine/logs/transcript.ts';
import { seeded } from '../../engine/random.ts';
import { expectWords, gameNamed, optionsFor, readArguments, seatsFor, seedFor } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';

const help = `usage: playthrough GAME [--seats N] [--seed S] [--options JSON] [--policy WORD]

Plays one whole game and prints its log as JSON lines: a header, one line per entry with every legal move
beside the one that was played, and the result. The same seed gives the same log; \`replay\` checks it.

  --seats N       how many play (default: the fewest the game allows)
  --seed S        any text (default: a fresh one, told on stderr)
  --options JSON  options of the game, such as {"name":"value"}
  --policy WORD   how the seats choose: random takes every legal move equally often (default),
                  greedy what brings the most points at once, hunch what the game's own feeling
                  for good moves says; ${everyLevelName.join(', ')}
                  are the levels of the computer players

example: playthrough durch-die-wueste --seats 4 --seed 7`;

export const playthroughCommand: CliCommand = {
  name: 'playthrough',
  summary: 'play one game and print its log',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, { seats: 'text', seed: 'text', options: 'text', policy: 'text' });
    expectWords(words, 'GAME');
    const game = await gameNamed(words[0] ?? '');
    const seats = seatsFor(game, values.seats);
    const options = optionsFor(game, values.options);
    const policy = policyNamed(values.policy ?? 'random');
    const random = seeded(seedFor(values.seed, io));
    for (const line of playthrough(game, seats, options, policy, random)) io.out(JSON.stringify(line));
    return 0;
  },
};

function policyNamed(name: string): Policy {
  if (isPolicyName(name)) return policies[name];
  if (isLevelName(name)) return levelPolicy(name);
  throw new BadInput(`unknown policy "${name}"; known: ${[...Object.keys(policies), ...everyLevelName].join(', ')}`);
}
