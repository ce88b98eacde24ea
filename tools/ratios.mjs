import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsUnder } from './bench-tables.mjs';
import { root } from './shell.mjs';

/** @typedef {{ game: string, seats: number, ratio: number }} Ratio How many times as fast as the plain toy a game is. */

/** Below this part of the recorded ratio something has gone wrong; above it, it may be the machine. */
const TOLERATED = 0.5;

/** The ratios written down in docs/benchmarks.md: its table is the record. */
export function recordedRatios() {
  return ratiosUnder(readFileSync(join(root, 'docs/benchmarks.md'), 'utf8'));
}

/**
 * @param {string} text
 * @returns {Ratio[]}
 */
export function ratiosUnder(text) {
  const rows = rowsUnder(text, ['game', 'seats', '× plain']);
  // Where several runs gave a range, its lower end counts.
  return rows.map(row => ({
    game: row['game'],
    seats: Number(row['seats']),
    ratio: Number.parseFloat(row['× plain']),
  }));
}

/**
 * @param {import('./bench-tables.mjs').EngineFigures} figures
 * @returns {Ratio[]}
 */
export function ratiosIn({ plain, games }) {
  return games.map(({ game, seats, moves_per_s }) => ({ game, seats, ratio: moves_per_s / plain.moves_per_s }));
}

/**
 * Each measured ratio beside the recorded one, and what is wrong about them, in words. A game that is so new that nobody
 * has measured it on a quiet machine yet can't have become slow.
 * @param {readonly Ratio[]} measured
 * @param {readonly Ratio[]} recorded
 */
export function compare(measured, recorded) {
  const beside = measured.map(({ game, seats, ratio }) => {
    const known = recorded.find(other => other.game === game && other.seats === seats)?.ratio;
    const line = `${game}, ${seats} seats: ${ratio.toFixed(2)} × the plain toy, ${known ?? 'nothing'} recorded`;
    return { line, slow: known !== undefined && ratio < known * TOLERATED };
  });
  return {
    lines: beside.map(({ line }) => line),
    complaints: beside.filter(({ slow }) => slow).map(({ line }) => line),
  };
}
