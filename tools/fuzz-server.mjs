// `npm run fuzz-server`: a server is sent whatever one can think of. Ends by itself; the exit code tells.
import { parseArgs } from 'node:util';
import { runStoppableTest } from './run-one-test.mjs';
import { Failed, guarded } from './shell.mjs';

const usage = `npm run fuzz-server -- [--messages N] [--seed S]

--messages  how many are sent; 100000 unless told
--seed      repeats an earlier run, which says its own

Ctrl-C ends it early, and judges what was sent.`;

const options = /** @type {const} */ ({
  messages: { type: 'string', default: '100000' },
  seed: { type: 'string', default: String(Date.now()) },
  help: { type: 'boolean', default: false },
});

await guarded(async () => {
  const { messages, seed, help } = parseArgs({ options }).values;
  if (help) throw new Failed(usage);
  if (!/^[1-9]\d{2,7}$/.test(messages))
    throw new Failed(`--messages is "${messages}"; it must be a whole number from 100 to 99999999`);
  process.stdout.write(`seed ${seed}\n`);
  const ended = await runStoppableTest('test/fuzz-server.test.ts', { MESSAGES: messages, SEED: seed });
  // What was sent was judged; but not all of it was sent.
  if (!ended) process.exitCode ||= 130;
});
