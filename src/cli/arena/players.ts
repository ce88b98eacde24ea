import { botNames, isBotName } from '../../ai/bot.ts';
import { BadInput } from '../common/command.ts';

const OUTSIDE = 'exec:';

/** The command that starts a bot of somebody else, from its name in a list of players; nothing for one of ours. */
export function programOf(player: string): string | undefined {
  return player.startsWith(OUTSIDE) ? player.slice(OUTSIDE.length) : undefined;
}

/** The players in a list parted by commas: levels and policies of ours, and commands behind `exec:`. */
export function playersIn(text: string | undefined): string[] {
  if (text === undefined) throw new BadInput('--players is missing');
  const players = wordsIn(text).map(readPlayer);
  if (new Set(players).size < players.length) throw new BadInput('--players names somebody twice');
  if (players.length < 2) throw new BadInput('--players needs at least two names, parted by commas');
  return players;
}

/** A command with commas in it stands in double quotes, which the shell must not take away. */
function wordsIn(text: string): string[] {
  const words = text.match(/(?:"[^"]*"|[^,"]|"(?![^"]*"))+/g) ?? [];
  return words.map(word => word.trim());
}

function readPlayer(word: string): string {
  if (isBotName(word)) return word;
  const command = programOf(word)
    ?.replace(/^"(.*)"$/, '$1')
    .trim();
  if (command === undefined)
    throw new BadInput(`unknown player "${word}"; known: ${botNames.join(', ')}, and ${OUTSIDE}"COMMAND"`);
  if (command === '') throw new BadInput(`"${word}" names no command; write ${OUTSIDE}"python3 mybot.py"`);
  return OUTSIDE + command;
}
