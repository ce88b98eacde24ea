import { type CommandName, commandNames } from '../words/ask-commands.ts';
import type { AskingWords } from '../words/asking.en.ts';
import { distanceBetween, plainText } from './typed-text.ts';

/** What somebody typed: a command and what it is about, or the command that comes nearest to it. */
export type Question =
  | { readonly command: CommandName; readonly about: string }
  | { readonly nearest: string; readonly about: string };

/** The languages that are understood: that of the page first, and English always. */
export type Vocabulary = readonly AskingWords[];

export function questionFrom(text: string, vocabulary: Vocabulary): Question {
  const said = plainText(text);
  const phrases = phrasesIn(vocabulary);
  // The longest that fits is meant: “where is” before “where”.
  const meant = phrases.find(({ phrase }) => said === phrase || said.startsWith(`${phrase} `));
  if (meant) return { command: meant.command, about: withoutFillers(said.slice(meant.phrase.length), vocabulary) };
  return { nearest: nearestTo(said, phrasesIn(vocabulary.slice(0, 1))), about: withoutFillers(said, vocabulary) };
}

interface Phrase {
  readonly command: CommandName;
  readonly phrase: string;
  /** As it is shown. */
  readonly written: string;
}

function phrasesIn(vocabulary: Vocabulary): readonly Phrase[] {
  const all = vocabulary.flatMap(({ commands }) =>
    commandNames.flatMap(command =>
      commands[command].map(written => ({ command, phrase: plainText(written), written })),
    ),
  );
  return all.toSorted((a, b) => b.phrase.length - a.phrase.length);
}

function nearestTo(said: string, phrases: readonly Phrase[]): string {
  const length = (phrase: string) => Math.max(phrase.length, 1);
  const cost = ({ phrase }: Phrase) => distanceBetween(said.slice(0, phrase.length + 2), phrase) / length(phrase);
  return phrases.toSorted((a, b) => cost(a) - cost(b))[0]?.written ?? '';
}

/** Small words before and behind what is meant say nothing: “the palms”, “d5 bring”. */
function withoutFillers(text: string, vocabulary: Vocabulary): string {
  const empty = new Set(vocabulary.flatMap(({ fillers }) => fillers.map(plainText)));
  const words = text.trim().split(' ').filter(Boolean);
  // Of a text of such words alone the last is meant: “where am I”.
  while (words.length > 1 && empty.has(words[0]!)) words.shift();
  while (words.length > 1 && empty.has(words.at(-1)!)) words.pop();
  return words.join(' ');
}
