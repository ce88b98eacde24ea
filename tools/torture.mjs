// `npm run torture [-- --kills N]`: servers are killed again and again while people play. Ends by itself.
import { parseArgs } from 'node:util';
import { runOneTest } from './run-one-test.mjs';
import { Failed, guarded } from './shell.mjs';

await guarded(async () => {
  const { kills } = parseArgs({ options: { kills: { type: 'string', default: '50' } } }).values;
  if (!/^[1-9]\d{0,3}$/.test(kills))
    throw new Failed(`--kills is "${kills}"; it must be a whole number from 1 to 9999`);
  await runOneTest('test/crash.test.ts', { KILLS: kills });
});
