import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../engine/game.ts';
import { randomLog } from '../../engine/logs/transcript.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { words as sons } from '../../games/wuestensoehne/words/en.ts';
import { namelessMatch } from '../../table/players.ts';
import { descriptionOf, truthOf } from '../../table/timeline.ts';
import { loadGameWords } from '../catalogue/game-words.ts';
import { type Language, languages } from '../kit/view.ts';
import { READER } from '../words/second-person.ts';
import { wordsIn } from '../words/words.ts';
import { addressedWords } from './addressed-words.ts';

/** What would show that a sentence about somebody else was left as it was. */
const faults: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou(?:’s| (?!pass\b|cross\b)\p{L}*s\b)|\b(?:of|to|and|by) You\b/u,
  de: /\b[Dd]u (?!(?:setzt|passt|lässt|überlässt|musst|hast|bist)\b)\p{L}*(?<!s)t\b|\b(?:von|an|zu|und) Du\b|\bdu: |\bDu: (?:Der|Die|Das|Ein)|\bDu [^:.]*\bsich\b/u,
  nl: /\b(?:Je|je|Jij|jij) (?:is|heeft|kan)\b|\b(?:van|aan|en|tegen) (?:Je|Jij)\b|\bJij: (?:de|het|een)\b|\bJe [^:.]*\bzich\b/u,
};

/** Every sentence of some whole games, told to each seat in turn as the reader. */
async function sentencesOf(id: (typeof gameIds)[number], language: Language): Promise<readonly string[]> {
  const [game, { you }] = [await loadGame(id), await wordsIn(language)];
  const { story } = addressedWords(await loadGameWords(id, language), you);
  const seats = game.seats[1] ?? game.seats[0];
  const moments = ['one', 'two', 'three', 'four'].slice(0, quickOrLong(1, 4)).flatMap(seed => {
    const match = namelessMatch(game, seats);
    const entries = randomLog(game, seats, readOptions(game.options), seeded(seed));
    const truth = truthOf(game, match, entries);
    return entries.map((_, seq) => descriptionOf(truth, seq)).filter(found => found !== undefined);
  });
  return [
    ...new Set(
      moments.flatMap(({ key, args }) =>
        [SPECTATOR, 0, 1].map(reader => story[key](args as never, seat => (seat === reader ? you.name : 'Idris'))),
      ),
    ),
  ];
}

describe.each(gameIds)('%s', id => {
  test.each(languages)('tells nothing of the reader as of somebody else, in %s', async language => {
    const sentences = await sentencesOf(id, language);
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter(sentence => sentence.includes(READER))).toEqual([]);
    expect(sentences.filter(sentence => faults[language].test(sentence))).toEqual([]);
  });
});

/** A sentence of a game's words, told to seat 0 where seat 1 is Idris. */
async function told(id: (typeof gameIds)[number], language: Language, key: string, args: object): Promise<string> {
  const { you } = await wordsIn(language);
  const words = addressedWords(await loadGameWords(id, language), you);
  return words.story[key]({ seat: 0, ...args } as never, seat => (seat === 0 ? you.name : 'Idris'));
}

test('verbs and cases follow', async () => {
  const back = { colour: 'pink' };
  expect(await told('durch-die-wueste', 'en', 'return', back)).toMatch(/^You give the pink camel back and play /);
  expect(await told('durch-die-wueste', 'de', 'return', back)).toMatch(/^Du gibst das .+ zurück und spielst /);
  expect(await told('durch-die-wueste', 'nl', 'return', back)).toMatch(/^Je geeft /);
  const given = { seat: 1, receiver: 0, talers: 2 };
  expect(await told('nomadi', 'en', 'give', given)).toBe('Idris gives you 2 talers.');
  expect(await told('nomadi', 'de', 'give', given)).toBe('Idris gibt dir 2 Taler.');
  expect(await told('nomadi', 'nl', 'give', given)).toBe('Idris geeft jou 2 daalders.');
  expect(await told('wuestenkoenige', 'de', 'rob', { seat: 1, foe: 0, die: 2 })).toMatch(
    /^Eine 2: Du musst .+ an Idris /,
  );
  expect(await told('wuestenkoenige', 'de', 'pay', { seat: 1, foe: 0 })).toMatch(/^Eine 5: Idris muss .+ an dich /);
  expect(await told('wuestenkoenige', 'en', 'end', {})).toBe('Your camels rest.');
});

test('the end of a game, alone or shared', async () => {
  const [en, de, nl] = await Promise.all([wordsIn('en'), wordsIn('de'), wordsIn('nl')]);
  expect(addressedWords(en.common, en.you).wins('You', 22, false, true)).toBe('You win with 22 points.');
  expect(addressedWords(de.common, de.you).wins('Du', 22, false, true)).toBe('Du gewinnst mit 22 Punkten.');
  expect(addressedWords(de.common, de.you).wins('Du und Idris', 22, true, true)).toMatch(
    /^Du und Idris teilt euch den Sieg/,
  );
  expect(addressedWords(nl.common, nl.you).wins('Jij en Idris', 22, true, true)).toMatch(/^Jij en Idris delen/);
});

test('what the reader is ahead in is told to them', async () => {
  const sentences = languages.map(async language => {
    const { you } = await wordsIn(language);
    const { leads } = addressedWords(await loadGameWords('durch-die-wueste', language), you);
    return leads!.caravan.taken({ colour: 'pink' } as never, 10, you.name);
  });
  expect(await Promise.all(sentences)).toEqual([
    'You have the largest pink caravan now (worth 10 at the end).',
    'Du hast jetzt die größte rosa Karawane (am Ende 10 Punkte wert).',
    'Je hebt nu de grootste roze karavaan (aan het eind 10 punten waard).',
  ]);
});

test('figures of the reader are theirs, whatever their height', async () => {
  const figures = languages.map(async language => {
    const { you } = await wordsIn(language);
    const words = (await loadGameWords('wuestensoehne', language)) as unknown as typeof sons;
    return [1, 12].map(height => addressedWords(words, you).board.figure(height, you.name));
  });
  expect(await Promise.all(figures)).toEqual([
    ['your figure 1', 'your figure 12'],
    ['deine Figur 1', 'deine Figur 12'],
    ['je figuur 1', 'je figuur 12'],
  ]);
});
