import { signal } from '@preact/signals';
import { type Day, readDay } from '../../table/day.ts';
import { recall, remember } from '../browser/local-storage.ts';

/** More days in a row nobody needs to prove. */
const MOST_DAYS = 400;

/** Those of today matter. */
const MOST_SEEN = 100;

/** Another one with each puzzle solved or seen: lists that show them are drawn anew. */
const change = signal(0);

/** The puzzles of a game that were solved on this device. */
export function solvedPuzzles(game: string): ReadonlySet<string> {
  return new Set(listed(solvedIn(game)));
}

export function rememberSolved(game: string, puzzle: string): void {
  add(solvedIn(game), puzzle);
}

/** Was the solution of this puzzle, or of `day`, looked at on this day? Then it is not found by oneself; on another day it may be. */
export function isSeen(game: string, puzzle: string, day: Day): boolean {
  return listed(seenIn(game)).includes(`${day}:${puzzle}`);
}

export function rememberSeen(game: string, puzzle: string, day: Day): void {
  add(seenIn(game), `${day}:${puzzle}`, MOST_SEEN);
}

/** The days on which the puzzle of the day was solved: in a game, or in any of several. */
export function puzzleDays(...games: readonly string[]): ReadonlySet<Day> {
  return new Set(games.flatMap(game => listed(daysIn(game))).filter(day => readDay(day) !== undefined));
}

export function rememberDay(game: string, day: Day): void {
  add(daysIn(game), day, MOST_DAYS);
}

const solvedIn = (game: string) => `puzzles.${game}`;
const seenIn = (game: string) => `puzzle-solutions.${game}`;
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
