// `npm run fuzz-server [-- --messages N] [--seed S]`: a server is sent whatever one can think of. Ends by itself.
import { parseArgs } from 'node:util';
import { runOneTest } from './run-one-test.mjs';
import { Failed, guarded } from './shell.mjs';

await guarded(async () => {
  const options = /** @type {const} */ ({
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now()) },
  });
  const { messages, seed } = parseArgs({ options }).values;
  if (!/^[1-9]\d{2,7}$/.test(messages))
    throw new Failed(`--messages is "${messages}"; it must be a whole number from 100 to 99999999`);
  process.stdout.write(`seed ${seed}\n`);
  await runOneTest('test/fuzz-server.test.ts', { MESSAGES: messages, SEED: seed });
});
