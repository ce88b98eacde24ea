// `npm run torture [-- --kills N]`: servers are killed again and again while people play. Ends by itself.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensure, prepare, programs } from './prepare.mjs';
import { Failed, guarded, root, scriptOf } from './steps.mjs';

await guarded(async () => {
  const { kills } = parseArgs({ options: { kills: { type: 'string', default: '50' } } }).values;
  if (!/^[1-9]\d{0,3}$/.test(kills))
    throw new Failed(`--kills is "${kills}"; it must be a whole number from 1 to 9999`);
  await prepare();
  await ensure(programs, process.stdout);
  const args = [scriptOf('vitest'), 'run', '--disable-console-intercept', 'test/crash.test.ts'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, KILLS: kills } });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', code => {
    process.exitCode = code ?? 1;
  });
});
