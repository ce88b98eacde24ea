import { botNames, isBotName } from '../../ai/bot.ts';
import type { Game } from '../../engine/game.ts';
import { loadDrawing } from '../../games/drawings.ts';
import { readEnvironmentMessage } from '../../protocol/bot-messages.ts';
import { expectWords, gameNamed, optionsFor, readArguments, seatsFor } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';
import { Environment, LEARNER } from './environment.ts';

const help = `usage: bot-env GAME [--seats N] [--players A,B[,…]] [--options JSON]

A game for a program that learns: it begins matches, is told what the seat to move may know and which moves are legal, and
answers with a move. JSON lines over standard input and output, as docs/bots.md tells; examples/bots/caravanserai_env.py is
the other side of it in Python.

  --seats N        seats at the table (default: the fewest the game allows)
  --players A,B    who sits where, one name for each seat: ${LEARNER} for the program, or one of
                   ${botNames.join(', ')} (default: ${LEARNER} on every seat)
  --options JSON   options of the game; see its RULES.md

example: bot-env nomadi --players ${LEARNER},greedy`;

const flags = { seats: 'text', players: 'text', options: 'text' } as const;

export const botEnvCommand: CliCommand = {
  name: 'bot-env',
  summary: 'let a program play match after match, to learn',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words, 'GAME');
    const game = await gameNamed(words[0] ?? '');
    const players = playersAt(game, values.players, values.seats);
    const setting = { game, players, options: optionsFor(game, values.options), draw: await loadDrawing(game.id) };
    const environment = new Environment(setting, message => io.out(JSON.stringify(message)));
    environment.greet();
    for await (const line of io.lines('-')) {
      if (line.trim() === '') continue;
      const message = readEnvironmentMessage(line);
      if ('wrong' in message) environment.refuse(message.code, message.wrong);
      else environment.hear(message);
    }
    return 0;
  },
};

function playersAt(game: Game, names: string | undefined, seats: string | undefined): readonly string[] {
  if (names === undefined) return Array.from({ length: seatsFor(game, seats) }, () => LEARNER);
  const players = names.split(',').map(name => name.trim());
  const stranger = players.find(name => name !== LEARNER && !isBotName(name));
  if (stranger !== undefined)
    throw new BadInput(`unknown player "${stranger}"; known: ${[LEARNER, ...botNames].join(', ')}`);
  if (!players.includes(LEARNER)) throw new BadInput(`--players has no seat for the program; call it ${LEARNER}`);
  if (seats !== undefined && Number(seats) !== players.length)
    throw new BadInput(`--seats says ${seats}, and --players names ${players.length}`);
  if (!game.seats.includes(players.length))
    throw new BadInput(`--players must name ${game.seats.join(', ')} players for ${game.id}, not ${players.length}`);
  return players;
}
