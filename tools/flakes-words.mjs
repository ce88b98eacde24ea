import { keyOf } from './flakes-suites.mjs';
import { clockTime } from './job-progress.mjs';

/** @typedef {import('./flakes-log.mjs').Plan} Plan */
/** @typedef {import('./flakes-log.mjs').Outcome} Outcome */
/** @typedef {import('./flakes-suites.mjs').SuiteName} SuiteName */
/** @typedef {{ run: number, seed: number, load?: number, message?: string }} Occasion */
/** @typedef {import('./flakes-log.mjs').Name} Name */
/**
 * Something that has failed at least once, and how it went by itself.
 * @typedef {Name & { suite: SuiteName, occasions: Occasion[], alone?: 'fails' | 'passes' }} Flake
 */

/**
 * What is going to happen.
 * @param {Plan} plan
 * @param {number} done how many suites were run before it was stopped
 */
export function sentence({ runs, seed, jobs, spinners, long, suites, files }, done) {
  const which = files.length > 0 ? `, files with ${files.join(' or ')} in their names` : '';
  const beside = `${jobs} at a time${spinners > 0 ? ', beside a process that only counts' : ''}`;
  const before = done > 0 ? `; ${done} of ${runs * suites.length} suites are done` : '';
  return `${runs} runs of ${suites.join(' and ')}${long ? ' at length' : ''}${which}, ${beside}, orders from seed ${seed} on${before}`;
}

/**
 * One suite of one run.
 * @param {Outcome} outcome
 */
export function toldOnce({ run, suite, seed, tests, seconds, failures }) {
  const result = failures.length === 0 ? 'no failure' : `${failures.length} failed`;
  const names = failures.map(failure => `\n  ${nameOf(failure)}`).join('');
  return `run ${run} · ${suite} · seed ${seed} · ${tests} tests · ${clockTime(seconds)} · ${result}${names}`;
}

/** @param {Name} name */
function nameOf({ file, title }) {
  return [file ?? 'no test in particular', ...(title === undefined ? [] : [title])].join(' › ');
}

/**
 * Every failure once, with all the times it happened.
 * @param {readonly Outcome[]} outcomes
 * @returns {Flake[]}
 */
export function allFailures(outcomes) {
  /** @type {Map<string, Flake>} */
  const flakes = new Map();
  for (const { run, suite, seed, failures } of outcomes)
    for (const { file, title, ...failure } of failures) {
      const key = `${suite}\n${keyOf({ file, title })}`;
      const occasions = flakes.get(key)?.occasions ?? [];
      flakes.set(key, { file, title, suite, occasions: [...occasions, { run, seed, ...failure }] });
    }
  return [...flakes.values()];
}

/**
 * The end of it.
 * @param {Plan} plan
 * @param {readonly Outcome[]} outcomes
 * @param {readonly Flake[]} flakes
 */
export function told({ runs, suites, long }, outcomes, flakes) {
  const tests = outcomes.reduce((sum, outcome) => sum + outcome.tests, 0);
  const done = `${runs} runs of ${suites.join(' and ')}, ${tests} tests run`;
  if (flakes.length === 0) return `${done}: no failure in ${runs} runs`;
  return `\n${flakes.map(flake => toldFlake(flake, runs, long)).join('\n\n')}\n\n${done}: ${flakes.length} failed at least once`;
}

/**
 * @param {Flake} flake
 * @param {number} runs
 * @param {boolean} long
 */
function toldFlake({ file, title, suite, occasions, alone }, runs, long) {
  const often = new Set(occasions.map(({ run }) => run)).size;
  const byItself = alone === undefined ? '' : `; alone it ${alone}`;
  const again = `again in this order: npm ${long ? 'run test-long' : 'test'} -- --only ${suite} --shuffle ${occasions[0].seed}`;
  return [
    nameOf({ file, title }),
    `  failed in ${often} of ${runs} runs of ${suite}${byItself}; ${again}`,
    ...occasions.map(toldOccasion),
  ].join('\n');
}

/** @param {Occasion} occasion */
function toldOccasion({ run, seed, load, message = '' }) {
  const busy = load === undefined ? '' : `, load ${load.toFixed(1)}`;
  return `  run ${run}, seed ${seed}${busy}:\n${message.replaceAll(/^/gm, '    ')}`;
}
