// `npm run torture`: whatever can go wrong with servers, lines, clocks, disks and databases does so again and again while
// people play, and what they were told is compared with what is kept. Ends by itself; the exit code tells.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStoppableTest } from './run-one-test.mjs';
import { Failed, guarded, root } from './shell.mjs';

const usage = `npm run torture -- [--faults LIST] [--each N] [--kills N] [--store sqlite|postgres] [--stop-seconds S]
                   [--tables N] [--think MS] [--lanes N] [--stretch N] [--state FILE] [--resume]

--faults        some of kill, cut, delay, halve, mute, stop, clock, descriptors, disk-full, database-cut,
                database-delay, database-halve, database-mute, database-restart, database-failover; all unless told;
                each says what it is when it begins
--each          how often each fault happens; 10 unless told
--kills         how often a server is killed; as often as everything else unless told
--store         with this one alone; with both unless told
--stop-seconds  how long a server is stopped by "stop"; 60 unless told
--tables        how many tables are played at; 8 unless told
--think         about how long people think about a move, in milliseconds; 1 unless told
--lanes         how many faults are played at once, each with servers, people and a database of its own; 1 unless told
--stretch       after how many faults servers are started anew and everything is compared; 10 unless told
--state         where it is kept what has been done; dist/torture/state.json unless told
--resume        goes on from there, with the same options

Ctrl-C ends it after the fault that it is at, and judges.`;

const options = /** @type {const} */ ({
  faults: { type: 'string' },
  each: { type: 'string', default: '10' },
  kills: { type: 'string' },
  store: { type: 'string' },
  'stop-seconds': { type: 'string', default: '60' },
  tables: { type: 'string', default: '8' },
  think: { type: 'string', default: '1' },
  lanes: { type: 'string', default: '1' },
  stretch: { type: 'string', default: '10' },
  state: { type: 'string', default: join(root, 'dist/torture/state.json') },
  resume: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Failed(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Failed(`--${name} is "${text}"; it must be a whole number from 1 to 99999`);
}

await guarded(async () => {
  const values = readOptions();
  if (values.help) throw new Failed(usage);
  const each = wholeNumber('each', values.each);
  const state = resolve(values.state);
  if (!values.resume) rmSync(state, { force: true });
  if (values.resume && !existsSync(state)) throw new Failed(`There is nothing to go on from in ${state}.`);
  const asked = {
    ...(values.store !== undefined && { stores: [values.store] }),
    ...(values.faults !== undefined && { faults: values.faults.split(',') }),
    each,
    kills: wholeNumber('kills', values.kills ?? values.each),
    stopSeconds: wholeNumber('stop-seconds', values['stop-seconds']),
    tables: wholeNumber('tables', values.tables),
    think: wholeNumber('think', values.think),
    lanes: wholeNumber('lanes', values.lanes),
    stretch: wholeNumber('stretch', values.stretch),
    state,
  };
  const ended = await runStoppableTest('test/faults.long.test.ts', { TORTURE: JSON.stringify(asked), LONG: '1' });
  // What was played was judged; but not all of it was played.
  if (!ended) process.exitCode ||= 130;
});
