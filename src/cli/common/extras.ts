import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BadInput } from './command.ts';

/** The folder with the packages of the benchmarks: beside src/, or two folders further up when this file is built. */
const places = ['../../../extras/package.json', '../../../../extras/package.json'];

/**
 * A package that only the benchmarks use: a peer to measure ourselves against. It is not installed with the others, and
 * the types of the caller say how much of it is used, so that everything compiles without it.
 */
export function requireExtra<T>(name: string): T {
  const home = places.map(place => new URL(place, import.meta.url)).find(url => existsSync(url));
  const load = createRequire(home ?? import.meta.url);
  try {
    return load(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new BadInput(`${name} is not installed; "npm run bench" and "npm run cli -- bench" do that by themselves`);
  }
}
