import { signal } from '@preact/signals';
import { type Day, readDay } from '../../table/day.ts';
import { recall, remember } from '../browser/local-storage.ts';

/** More days in a row nobody needs to prove. */
const MOST_DAYS = 400;

/** Another one with each puzzle solved: lists that show them are drawn anew. */
const change = signal(0);

/** The puzzles of a game that were solved on this device. */
export function solvedPuzzles(game: string): ReadonlySet<string> {
  return new Set(listed(solvedIn(game)));
}

export function rememberSolved(game: string, puzzle: string): void {
  add(solvedIn(game), puzzle);
}

/** The days on which the puzzle of the day was solved: in a game, or in any of several. */
export function puzzleDays(...games: readonly string[]): ReadonlySet<Day> {
  return new Set(games.flatMap(game => listed(daysIn(game))).filter(day => readDay(day) !== undefined));
}

export function rememberDay(game: string, day: Day): void {
  add(daysIn(game), day, MOST_DAYS);
}

const solvedIn = (game: string) => `puzzles.${game}`;
const daysIn = (game: string) => `puzzle-days.${game}`;

function listed(name: string): readonly string[] {
  const kept = change.value >= 0 ? recall(name) : undefined;
  return (kept ?? '').split(' ').filter(word => word !== '');
}

function add(name: string, word: string, most?: number): void {
  const words = [...listed(name).filter(other => other !== word), word];
  remember(name, words.slice(-(most ?? words.length)).join(' '));
  change.value++;
}
