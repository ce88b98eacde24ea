import { expect, test } from 'vitest';
import { type Language, languages } from '../src/web/kit/view.ts';
import { givenUp } from './given-up-words.ts';
import { filesUnder, textOf } from './tree.ts';

interface Line {
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}

/** Files of one language end in it; in the others a line begins with it. */
function wordsIn(path: string): Line[] {
  const ofFile = /(?:^|[./])(en|de|nl)\.ts$/.exec(path)?.[1] as Language | undefined;
  const lines = textOf(path)
    .replace(/\/\*.*?\*\//gs, comment => comment.replace(/[^\n]/g, ' '))
    .split('\n');
  return lines.flatMap((text, at) => {
    const language = ofFile ?? (/^\s*(en|de|nl): /.exec(text)?.[1] as Language | undefined);
    return language ? [{ place: `${path}:${at + 1}`, language, text }] : [];
  });
}

const places = /^src\/(?:web\/words|web\/kit|web\/online|games\/(?!testing)[^/]+)\//;
const files = filesUnder('src').filter(path => places.test(path) && /\.tsx?$/.test(path) && !/\.test\./.test(path));
const lines = files.flatMap(wordsIn);

test('there is something to read in every language', () => {
  for (const language of languages)
    expect(lines.filter(line => line.language === language).length).toBeGreaterThan(1000);
});

test('one word for one thing: words that were given up are read nowhere', () => {
  const found = lines.flatMap(({ place, language, text }) =>
    givenUp[language]
      .filter(({ word }) => word.test(text))
      .map(({ instead }) => `${place}: say “${instead}”: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

/** The box with its rules is meant, and not one play of it. */
const meantGames =
  /\b(?:lostGame|lostSeats|allGames|whichGame|no-such-game|no-such-bot|gamesNeeded|bad-options|bad-chairs|not-a-move|header|game|seats|options|notation|games|about)'?:|uit het spel|gedrukte spel|spel op tafel/;

test('in Dutch “spel” is the box with its rules; what is played is a “partij”', () => {
  const dutch = lines.filter(({ language, text }) => language === 'nl' && /\bspel(?:len)?\b/i.test(text));
  expect(
    dutch.filter(({ text }) => !meantGames.test(text)).map(({ place, text }) => `${place}: ${text.trim()}`),
  ).toEqual([]);
});
