import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Game } from '../../engine/game.ts';
import { type PuzzleLine, puzzleId } from '../../table/puzzle.ts';
import { BadInput, type Io } from '../common/command.ts';

/** What all work on puzzles needs to know. */
export interface Work {
  readonly game: Game;
  readonly io: Io;
  readonly threads: number;
  readonly seed: string;
  /** Where the puzzles are. */
  readonly file: string;
}

/** More games are not searched, and more puzzles not measured. */
export const MOST = 100_000;

/** A line of the file without what only a record says. */
function lineOf({ number, seats, options, log, puzzles }: PuzzleLine): PuzzleLine {
  return { number, seats, options, log, puzzles };
}

export function readLines(file: string): readonly PuzzleLine[] {
  const lines = textOf(file).split('\n');
  return lines.filter(line => line.trim() !== '').map(line => JSON.parse(line) as PuzzleLine);
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} can't be read; mine puzzles first, or name another file`);
  }
}

/** Where puzzles go that are no longer offered: whoever has a link to one still gets to it. */
export function retiredFile(file: string): string {
  return join(dirname(file), 'retired', basename(file));
}

export function readRetired(file: string): readonly PuzzleLine[] {
  const retired = retiredFile(file);
  return existsSync(retired) ? readLines(retired) : [];
}

export function retiredIds(file: string): ReadonlySet<string> {
  return new Set(readRetired(file).flatMap(({ number, puzzles }) => puzzles.map(({ at }) => puzzleId(number, at))));
}

/** Writes what has puzzles, and says so. */
export function writeLines({ file, io }: Pick<Work, 'file' | 'io'>, lines: readonly PuzzleLine[]): void {
  const full = lines.filter(({ puzzles }) => puzzles.length > 0);
  const count = full.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  makeRoomFor(file);
  writeFileSync(file, full.map(line => `${JSON.stringify(lineOf(line))}\n`).join(''));
  io.out(`${count} puzzles from ${full.length} games in ${file}`);
}

export function makeRoomFor(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
}
