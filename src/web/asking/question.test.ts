import { describe, expect, test } from 'vitest';
import { candidateFor } from '../kit/candidate.ts';
import { languages } from '../kit/view.ts';
import { commandNames } from '../words/ask-commands.ts';
import { askingWordsIn } from '../words/asking.ts';
import { movesMeant } from './moves-meant.ts';
import { questionFrom } from './question.ts';
import { withPlain } from './spoken-moves.ts';
import { distanceBetween, plainText } from './typed-text.ts';

describe.each(languages)('%s', language => {
  test('every phrase is understood as its command, with capitals and marks too, and English beside it', async () => {
    const vocabulary = [await askingWordsIn(language), await askingWordsIn('en')];
    for (const words of vocabulary)
      for (const command of commandNames)
        for (const phrase of words.commands[command]) {
          expect(questionFrom(phrase, vocabulary)).toEqual({ command, about: '' });
          expect(questionFrom(`${phrase.toUpperCase()}  d5?`, vocabulary)).toEqual({ command, about: 'd5' });
        }
  });

  test('no phrase stands for two commands', async () => {
    const { commands } = await askingWordsIn(language);
    const all = commandNames.flatMap(command => commands[command].map(plainText));
    expect(new Set(all).size).toBe(all.length);
  });

  test('small words are left out, but not the last one', async () => {
    const words = await askingWordsIn(language);
    for (const filler of words.fillers) {
      expect(questionFrom(`${words.commands.around[0]} ${filler} d5`, [words])).toEqual({
        command: 'around',
        about: 'd5',
      });
      expect(questionFrom(`${words.commands.brings[0]} d5 ${filler}`, [words])).toEqual({
        command: 'brings',
        about: 'd5',
      });
    }
    for (const me of words.me)
      expect(questionFrom(`${words.commands.where[0]} ${me}`, [words])).toHaveProperty('about', plainText(me));
  });
});

test('what comes nearest is said in the language of the page', async () => {
  const vocabulary = [await askingWordsIn('de'), await askingWordsIn('en')];
  expect(questionFrom('what si on', vocabulary)).not.toHaveProperty('nearest', 'what is on');
});

test('what is not understood is answered with what comes nearest', async () => {
  const vocabulary = [await askingWordsIn('en')];
  expect(questionFrom('thraets', vocabulary)).toEqual({ nearest: 'threats', about: 'thraets' });
  expect(questionFrom('hlep', vocabulary)).toHaveProperty('nearest', 'help');
  expect(questionFrom('arond d5', vocabulary)).toHaveProperty('nearest', 'around');
});

test('how far words are apart', () => {
  expect(distanceBetween('', 'abc')).toBe(3);
  expect(distanceBetween('where', 'were')).toBe(1);
  expect(distanceBetween('ab', 'ba')).toBe(2);
  expect(plainText('  Wo ist die DÜNE?! ')).toBe('wo ist die dune');
  expect(plainText('weiß')).toBe('weiss');
});

const german: Readonly<Record<string, string>> = { camel: 'kamel', white: 'weiß', pink: 'rosa' };
const legal = ['camel white d3', 'camel white e4', 'camel pink d3', 'go c4', 'go c4 driver', 'pass'].map(
  (text, move) => {
    const candidate = candidateFor(move, text);
    const said = candidate.tokens.map(token => german[token] ?? token);
    const sentences = [`${said.join(' ')} setzen.`];
    const words = new Set([...candidate.tokens, ...said.map(plainText), 'setzen']);
    return withPlain({ candidate, moves: [text], sentences, words });
  },
);

test.each([
  ['camel white d3', ['camel white d3']],
  ['d3 weiß', ['camel white d3']],
  ['das weiße Kamel auf d3', ['camel white d3']],
  ['Kamel rosa auf d3 setzen', ['camel pink d3']],
  ['white', ['camel white d3', 'camel white e4']],
  ['d3', ['camel white d3', 'camel pink d3']],
  ['c4', ['go c4']],
  ['c4 driver', ['go c4 driver']],
  ['PASS', ['pass']],
  ['unicorn', []],
  ['auf', []],
  ['', []],
])('“%s” means %s', (text, meant) => {
  const found = movesMeant(legal, text, new Set(['das', 'auf']));
  expect(found.map(({ candidate }) => candidate.text)).toEqual(meant);
});
