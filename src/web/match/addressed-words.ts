import type { Player } from '../../table/match.ts';
import type { GameWords } from '../kit/view.ts';
import { READER, type SecondPerson } from '../words/second-person.ts';
import type { Words } from '../words/words.ts';
import { isNameless } from './names.ts';

/**
 * Words that speak to the reader wherever they are given the reader's name, "You": sentences are written of somebody
 * else, and a verb and a case that suit a name do not suit this one. Everything else is said as before.
 */
export function addressedWords<W extends object>(words: W, you: SecondPerson): W {
  const parts = Object.entries(words).map(([key, part]) => [key, addressed(part, you)]);
  return Object.fromEntries(parts) as W;
}

interface Said {
  readonly words: Words;
  readonly gameWords: GameWords;
}

/** All that is said at a table and in a recording of it: to the person at this device, if they gave no name. */
export function saidAt(players: readonly Player[], said: Said, elsewhere?: boolean): Said {
  if (!isNameless(players, elsewhere)) return said;
  const { play, replay, common, you } = said.words;
  return {
    words: { ...said.words, ...addressedWords({ play, replay, common }, you) },
    gameWords: addressedWords(said.gameWords, you),
  };
}

/** Further words of such a match, that came later. */
export function furtherSaidAt<W>(players: readonly Player[], further: W, { you }: Words, elsewhere?: boolean): W {
  return isRecord(further) && isNameless(players, elsewhere) ? addressedWords(further, you) : further;
}

type Says = (...args: readonly unknown[]) => unknown;

function addressed(part: unknown, you: SecondPerson): unknown {
  if (typeof part === 'function')
    return (...args: readonly unknown[]) => told((part as Says)(...args.map(arg => marked(arg, you))), you);
  return isRecord(part) ? addressedWords(part, you) : part;
}

/** What is said may come in parts, as the sentence and the button of a halt do. */
function told(said: unknown, you: SecondPerson): unknown {
  if (typeof said === 'string') return said.includes(READER) ? you.address(said) : said;
  if (!isRecord(said)) return said;
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, told(part, you)]));
}

/** The reader's name as a sentence gets it: by itself, in a list of names, or from a function that names seats. */
function marked(arg: unknown, you: SecondPerson): unknown {
  if (typeof arg === 'string') return markedIn(arg, you);
  if (typeof arg === 'function') return (...args: readonly unknown[]) => marked((arg as Says)(...args), you);
  return isRecord(arg) && 'who' in arg ? { ...arg, who: marked(arg.who, you) } : arg;
}

function markedIn(names: string, { name }: SecondPerson): string {
  if (!names.includes(name)) return names;
  return names.replace(new RegExp(`(?<=^|, | )${name}(?=$|, | )`), READER);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
