/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameId, gameIds } from '../../games/registry.ts';
import { languages } from '../kit/view.ts';
import { loadRuleTexts } from './game-words.ts';
import { hasRules } from './readings.ts';
import { openRulebook } from './rulebook-loader.ts';

const drawings = import.meta.glob<{ figures: object }>('../../games/*/view/book/figures.ts');

/** The ids of all rules, in the order in which RULES.md states them. */
function statedIn(id: GameId): string[] {
  const text = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
  return Array.from(text.matchAll(/^- \*\*`([A-Z]{2}-[A-Z]+-\d+)`\*\*/gm), match => match[1]);
}

async function figuresOf(id: GameId): Promise<string[]> {
  return Object.keys((await drawings[`../../games/${id}/view/book/figures.ts`]()).figures);
}

const inAllLanguages = (ids: readonly GameId[]) =>
  ids.flatMap(id => languages.map(language => [id, language] as const));
const told = inAllLanguages(gameIds.filter(hasRules));
const booked = gameIds.filter(id => `../../games/${id}/view/book/figures.ts` in drawings);

test.each(told)('%s in %s says every rule of RULES.md, in its order, and no other', async (id, language) => {
  const stated = statedIn(id);
  expect(stated.length).toBeGreaterThan(0);
  expect(Object.keys(await loadRuleTexts(id, language))).toEqual(stated);
});

test.each(told)('%s in %s has the same numbers in a rule as in English', async (id, language) => {
  const [english, said] = [await loadRuleTexts(id, 'en'), await loadRuleTexts(id, language)];
  const numbers = (text = '') => text.match(/\d+/g)?.toSorted() ?? [];
  for (const [rule, text] of Object.entries(english)) expect(numbers(said[rule]), rule).toEqual(numbers(text));
});

test.each(booked)('every rule and every figure of %s stands in one chapter', async id => {
  const { chapters } = (await openRulebook(id, 'en')).book;
  expect(chapters.flatMap(({ rules }) => rules).toSorted()).toEqual(statedIn(id).toSorted());
  expect(chapters.flatMap(({ figures }) => figures).toSorted()).toEqual((await figuresOf(id)).toSorted());
});

test.each(inAllLanguages(booked))(
  '%s in %s has words for every chapter, figure and source of points',
  async (id, language) => {
    const { book, bookWords } = await openRulebook(id, language);
    const { chapters } = book;
    expect(Object.keys(bookWords.chapters)).toEqual(chapters.map(({ key }) => key));
    expect(Object.keys(bookWords.figures)).toEqual(await figuresOf(id));
    const example = chapters.find(chapter => chapter.example)?.example;
    expect(Object.keys(bookWords.example.rows)).toEqual(Object.keys(example ?? {}));
  },
);
