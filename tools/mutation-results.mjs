// What the mutation check has found out so far, kept while it runs, so that it can be stopped and gone on with.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ fileName: string, mutatorName: string, replacement?: string, location: { start: Place, end: Place } }} Mutant */
/** @typedef {{ status: string, killedBy?: string[], failureMessage?: string, nrOfTests?: number }} Result */

/** All that decides about the results of a game besides its own folder. */
const shared = ['src/engine', 'tools/mutation-runner.mjs', 'tools/mutation-tests.mjs'];

/**
 * Makes a file of results ready to be gone on with, and says how many it holds. One that was made from other sources
 * is begun anew.
 * @param {string} file
 * @param {string} game
 */
export function openResults(file, game) {
  const sources = fingerprintOf([...shared, `src/games/${game}`]);
  const [first = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (first === sources) return lines.filter(line => line !== '').length;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${sources}\n`);
  return 0;
}

/** @param {readonly string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** @param {string} path */
function filesIn(path) {
  if (path.endsWith('.mjs')) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  return files.filter(file => !/\/(?:view|words)\//.test(file)).toSorted();
}

/** The results in a file, by mutant. */
export class Results {
  #file;
  /** @type {Map<string, Result>} */
  #known = new Map();

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
    const lines = readFileSync(file, 'utf8').split('\n').slice(1);
    for (const line of lines.filter(text => text.endsWith('}'))) {
      const { mutant, result } = JSON.parse(line);
      this.#known.set(mutant, result);
    }
  }

  /** @param {Mutant} mutant */
  of(mutant) {
    return this.#known.get(keyOf(mutant));
  }

  /**
   * @param {Mutant} mutant
   * @param {Result} result
   */
  add(mutant, result) {
    appendFileSync(this.#file, `${JSON.stringify({ mutant: keyOf(mutant), result })}\n`);
  }
}

/**
 * Where it is and what it does: Stryker's own numbers change with what else is mutated.
 * @param {Mutant} mutant
 */
function keyOf({ fileName, mutatorName, replacement, location: { start, end } }) {
  const file = fileName.slice(fileName.lastIndexOf('src/games/'));
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
}
