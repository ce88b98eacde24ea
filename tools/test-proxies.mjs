// `npm run test-proxies`: the recipes in deploy/ for nginx, haproxy and Caddy, each with the real program in front of two
// servers. Debian has all three: apt install nginx haproxy caddy. Those that lie elsewhere are named by NGINX, HAPROXY, CADDY.
import { ensure, prepare, programs } from './prepare.mjs';
import { Failed, guarded, run, scriptOf } from './shell.mjs';
import { useTempFolder } from './temp-folder.mjs';

const asked = { NGINX: ['nginx', '-v'], HAPROXY: ['haproxy', '-v'], CADDY: ['caddy', 'version'] };

/** Says which programs are missing: a recipe that was not tried is not said to work. */
async function missingPrograms() {
  const missing = [];
  for (const [name, [program, question]] of Object.entries(asked)) {
    const found = await run(process.env[name] ?? program, [question]).catch(() => undefined);
    if (found?.code !== 0) missing.push(program);
  }
  return missing;
}

await guarded(async () => {
  useTempFolder();
  await prepare();
  await ensure(programs, process.stdout);
  const missing = await missingPrograms();
  if (missing.length > 0)
    throw new Failed(
      `This needs programs that are not here: ${missing.join(', ')}. On Debian: apt install ${missing.join(' ')}`,
    );
  const { code, output } = await run(process.execPath, [
    scriptOf('vitest'),
    'run',
    '--config',
    'vitest.rehearsals.config.ts',
    'test/proxies',
  ]);
  process.stdout.write(output);
  process.exitCode = code;
});
