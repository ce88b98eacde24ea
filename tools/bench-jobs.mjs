import { parseArgs } from 'node:util';
import { Failed } from './shell.mjs';

/** @typedef {'engine' | 'server' | 'size' | 'ai' | 'strength'} PartName */
/** @typedef {{ parts: PartName[], quick: boolean, json: boolean, games: number, keep?: string }} BenchRequest */
/**
 * @typedef {object} Job One command that measures something, and answers with one JSON object.
 * @property {PartName} part
 * @property {string} [game] the one it is about, where there are several of its kind
 * @property {string} title
 * @property {string} script
 * @property {readonly string[]} args
 * @property {number} seconds about how long it takes on a quiet machine
 */

const cli = 'dist/node/cli/main.js';

/** @type {readonly PartName[]} */
const known = ['engine', 'server', 'size', 'ai', 'strength'];

/**
 * What is measured by one command: what is added to it for a quick run, and about how many seconds a full run and a
 * quick one take.
 * @type {Record<Exclude<PartName, 'strength'>, { title: string, quick: string, seconds: [full: number, quick: number] }>}
 */
const singles = {
  engine: { title: 'the rules', quick: ' --cpu --seats 2 --seconds 1', seconds: [75, 8] },
  server: { title: 'the server and its peers', quick: ' --matches 20 --rounds 1', seconds: [85, 20] },
  size: { title: 'the page', quick: '', seconds: [20, 20] },
  ai: { title: 'how fast bots think', quick: ' --seconds 0.1', seconds: [250, 30] },
};

/** Neighbours on the ladder of levels, and about how many seconds one game of theirs takes. */
const pairs = [
  { players: 'easy,learning', seconds: 2 },
  { players: 'fair,easy', seconds: 1 },
  { players: 'strong,fair', seconds: 2 },
  { players: 'master,strong', seconds: 15 },
];
/** Those one has time for in a quick run. */
const quickPairs = pairs.slice(0, 2);
const QUICK_GAMES = 2;
const USUAL_GAMES = 20;
const MOST_GAMES = 10_000;

/**
 * All jobs that a wish asks for.
 * @param {BenchRequest} wish
 * @param {readonly string[]} ids the games
 * @returns {Job[]}
 */
export function jobsFor(wish, ids) {
  return wish.parts.flatMap(part => (part === 'strength' ? duelJobs(wish, ids) : [singleJob(part, wish.quick)]));
}

/**
 * @param {keyof typeof singles} part
 * @param {boolean} quick
 * @returns {Job}
 */
function singleJob(part, quick) {
  const { title, quick: more, seconds } = singles[part];
  const job = { part, title, seconds: seconds[quick ? 1 : 0] };
  if (part === 'size') return { ...job, script: 'tools/size.mjs', args: [] };
  return { ...job, script: cli, args: `bench ${part} --json${quick ? more : ''}`.split(' ') };
}

/**
 * The rules with two seats and the plain toy, in a few seconds: enough to see whether something has become slow, even on
 * a busy machine.
 * @type {Job}
 */
export const quickEngine = { ...singleJob('engine', true), args: [...singleJob('engine', true).args, '--alone'] };

/** Servers of others, by the names that `bench server` has for them. */
const peers = /boardgame\.io|colyseus/;

/**
 * Does a command line measure peers, whose packages are in extras/?
 * @param {readonly string[]} args
 */
export function needsExtras(args) {
  if (args.some(arg => arg === 'help' || arg === '--help' || arg === '-h') || !args.includes('bench')) return false;
  if (args.includes('engine')) return !args.includes('--alone');
  const [servers] = args.flatMap((arg, i) => (arg.startsWith('--servers') ? [`${arg} ${args[i + 1]}`] : []));
  return args.includes('server') && (servers === undefined || peers.test(servers));
}

/**
 * @param {BenchRequest} wish
 * @param {readonly string[]} ids
 * @returns {Job[]}
 */
function duelJobs({ quick, games, keep }, ids) {
  return ids.flatMap(id =>
    (quick ? quickPairs : pairs).map(({ players, seconds }) => ({
      part: 'strength',
      game: id,
      title: `${id}, ${players.replace(',', ' against ')}`,
      script: cli,
      args: [...duelWords(id, players, games), ...(keep === undefined ? [] : ['--resume', `${keep}/${id}.jsonl`])],
      seconds: seconds * games,
    })),
  );
}

/**
 * Runs the jobs of a part, one after the other, and puts their answers together.
 * @param {PartName} part
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<unknown>} run
 */
export async function figuresOf(part, jobs, run) {
  const answers = [];
  for (const job of jobs.filter(other => other.part === part)) answers.push({ game: job.game, answer: await run(job) });
  if (part !== 'strength') return answers[0]?.answer;
  return answers.map(({ game, answer }) => ({ game, .../** @type {object} */ (answer) }));
}

/**
 * @param {string} id
 * @param {string} players
 * @param {number} games
 */
function duelWords(id, players, games) {
  return ['arena', id, '--json', '--seed', '1', '--players', players, '--games', String(games)];
}

/**
 * What to type to have a part measured in the same way.
 * @param {PartName} part
 * @param {BenchRequest} wish
 */
export function commandFor(part, { quick, games }) {
  const words = [part, ...(quick ? ['--quick'] : []), ...(part === 'strength' ? [`--games ${games}`] : [])];
  return `npm run bench -- ${words.join(' ')}`;
}

export const help = `usage: npm run bench [-- PARTS] [--quick] [--games N] [--keep FOLDER] [--json]

Measures what docs/benchmarks.md tells, and prints its tables as Markdown. PARTS are some of
${known.join(',')}; left out, all of them are measured.

  --quick        rough figures in about two minutes
  --games N      N games of each pair of levels (strength; an even number, default: ${USUAL_GAMES})
  --keep FOLDER  keep finished games there, and play only those that are missing (strength)
  --json         print one JSON object instead of the tables

Progress goes to stderr. Ctrl-C ends it; what was measured until then is printed.

example: npm run bench -- engine,size`;

const options = /** @type {const} */ ({
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  games: { type: 'string' },
  keep: { type: 'string' },
});

/**
 * What somebody typed; undefined when they asked for help.
 * @param {readonly string[]} args
 * @returns {BenchRequest | undefined}
 */
export function readBenchArguments(args) {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const { quick, json, games, keep } = values;
  const names = partsIn(positionals);
  const foreign = names.includes('strength') ? undefined : ['games', 'keep'].find(name => Object.hasOwn(values, name));
  if (foreign) throw new Failed(`--${foreign} is for strength, which is not among the parts asked for.`);
  const count = games === undefined ? (quick ? QUICK_GAMES : USUAL_GAMES) : evenNumber(games);
  return { parts: names, quick, json, games: count, ...(keep === undefined ? {} : { keep }) };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(options).map(name => `--${name}`);
    const [what] = /** @type {Error} */ (error).message.split(/\. |\n/);
    throw new Failed(`${what}. The options are ${names.join(', ')}.`);
  }
}

/**
 * @param {readonly string[]} words
 * @returns {PartName[]}
 */
function partsIn(words) {
  const names = words.flatMap(word => word.split(',')).filter(name => name !== '');
  const unknown = names.find(name => !known.some(part => part === name));
  if (unknown !== undefined) throw new Failed(`There is no part "${unknown}". The parts are ${known.join(', ')}.`);
  return known.filter(part => names.length === 0 || names.includes(part));
}

/** @param {string} text */
function evenNumber(text) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 2 && value <= MOST_GAMES && value % 2 === 0) return value;
  throw new Failed(`--games is "${text}"; it must be an even number from 2 to ${MOST_GAMES}.`);
}
