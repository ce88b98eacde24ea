import { randomBytes } from 'node:crypto';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Game } from '../../engine/game.ts';
import { BadOptions, newMatchOptions, type Options } from '../../engine/options.ts';
import { gameIds, isGameId, loadGameWithNet } from '../../games/registry.ts';
import { BadInput, type Io } from './command.ts';

/** The options a command knows: does the word after it belong to it? */
export type Flags = Readonly<Record<string, 'text' | 'switch'>>;

export interface Arguments {
  readonly words: readonly string[];
  /** The text given for an option; 'on' for a switch. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Parts words from options, wherever they stand. */
export function readArguments(args: readonly string[], flags: Flags): Arguments {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, kind] of Object.entries(flags)) options[name] = { type: kind === 'text' ? 'string' : 'boolean' };
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const texts = Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : String(value)]);
    return { words: positionals, values: Object.fromEntries(texts) };
  } catch (error) {
    throw new BadInput(complaint(error as Error & { code?: string }, flags));
  }
}

/** parseArgs explains itself over several lines, and advises what does not help here. */
function complaint(error: Error & { code?: string }, flags: Flags): string {
  const option = /'(?:-\w, )?(--?[^ '=]+)/.exec(error.message)?.[1] ?? 'option';
  const known = Object.keys(flags).map(name => `--${name}`);
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `unknown option ${option}; known: ${known.join(', ')}`;
  if (flags[option.slice(2)] === 'switch') return `${option} takes no value`;
  return `${option} needs a value (one that begins with a dash is written ${option}=-…)`;
}

/** Exactly the words that are asked for, each called by the name it has in the usage line. */
export function expectWords(words: readonly string[], ...names: readonly string[]): void {
  const missing = names[words.length];
  if (missing) throw new BadInput(`${missing} is missing`);
  if (words.length > names.length) throw new BadInput(`don't know what to do with "${words[names.length]}"`);
}

export function wholeNumber(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new BadInput(`--${name} must be a whole number ${range}, not "${text}"`);
}

/** A number above 0, with a point in it or not. */
export function amount(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0 && value <= most) return value;
  throw new BadInput(`--${name} must be a number above 0, at most ${most}, not "${text}"`);
}

export async function gameNamed(id: string): Promise<Game> {
  if (isGameId(id)) return loadGameWithNet(id);
  throw new BadInput(`unknown game "${id}"; known: ${gameIds.join(', ')}`);
}

/** The seat count asked for, or the lowest. */
export function seatsFor(game: Game, text: string | undefined): number {
  const lowest = game.seats[0];
  if (text === undefined && lowest !== undefined) return lowest;
  const seats = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (game.seats.includes(seats)) return seats;
  throw new BadInput(`--seats must be one of ${game.seats.join(', ')} for ${game.id}, not "${text}"`);
}

/** The options asked for; the rest is as in any new match. */
export function optionsFor(game: Game, text = '{}'): Options {
  try {
    return newMatchOptions(game.options, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(`--options is broken JSON: ${error.message.split('\n')[0]}`);
    if (error instanceof BadOptions) throw new BadInput(`--options: ${error.message}`);
    throw error;
  }
}

/** The seed asked for, or a fresh one, told so that the run can be repeated. */
export function seedFor(text: string | undefined, io: Io): string {
  if (text !== undefined) return text;
  const fresh = randomBytes(6).toString('hex');
  io.err(`seed ${fresh}`);
  return fresh;
}
