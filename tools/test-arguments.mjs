import { parseArgs } from 'node:util';
import { Failed } from './shell.mjs';

/** @typedef {{ parts: readonly string[], shuffle?: number, json?: string }} TestRequest */

const options = /** @type {const} */ ({
  only: { type: 'string' },
  shuffle: { type: 'string' },
  json: { type: 'string' },
});

/**
 * What somebody typed: all the parts, or those they name.
 * @param {readonly string[]} args
 * @param {string} command what they typed before it
 * @param {readonly string[]} known the parts there are
 * @param {() => number} anySeed
 * @returns {TestRequest}
 */
export function readTestArguments(args, command, known, anySeed = () => Math.floor(Math.random() * 1e6)) {
  const { only, shuffle, json } = parsed(args, command, known, anySeed);
  const parts = only?.split(',') ?? known;
  const unknown = parts.find(name => !known.includes(name));
  if (unknown !== undefined) throw new Failed(`There is no part "${unknown}". The parts are ${known.join(', ')}.`);
  if (shuffle !== undefined && !/^\d{1,9}$/.test(shuffle))
    throw new Failed(`--shuffle is "${shuffle}"; it takes a whole number, or nothing for any order.`);
  return {
    parts,
    ...(shuffle === undefined ? {} : { shuffle: Number(shuffle) }),
    ...(json === undefined ? {} : { json }),
  };
}

/**
 * @param {readonly string[]} args
 * @param {string} command
 * @param {readonly string[]} known
 * @param {() => number} anySeed
 */
function parsed(args, command, known, anySeed) {
  try {
    return parseArgs({ args: args.map((arg, i) => withSeed(arg, args[i + 1], anySeed)), options }).values;
  } catch {
    throw new Failed(
      `${command} [-- --only PART,PART] [--shuffle [SEED]] [--json FILE]\nThe parts are ${known.join(', ')}.`,
    );
  }
}

/**
 * A seed may follow its option or not, which Node's reader of options does not know.
 * @param {string} arg
 * @param {string | undefined} next
 * @param {() => number} anySeed
 */
function withSeed(arg, next, anySeed) {
  if (arg !== '--shuffle') return arg;
  return next === undefined || next.startsWith('-') ? `--shuffle=${anySeed()}` : arg;
}
