// `npm run shots -- FOLDER`: pictures of every screen, in both themes and in windows from a small phone to a television;
// with `--engine firefox` as another engine draws them, with `--only table,kings` of some screens alone, with
// `--sizes 360x640,1280x720` in some windows alone.
// `npm run shots -- --pictures`: those for the documentation instead, made anew.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserNames, ensureBrowser, kinds } from './browsers.mjs';
import { ensure, page, prepare, programs } from './prepare.mjs';
import { Failed, guarded, run, scriptOf, step } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';

const options = /** @type {const} */ ({
  pictures: { type: 'boolean' },
  engine: { type: 'string', default: 'chromium' },
  only: { type: 'string' },
  sizes: { type: 'string' },
});

await guarded(async () => {
  useTempFolder();
  await prepare();
  await ensure(page, process.stdout);
  // Screens of events are those of a real server.
  await ensure(programs, process.stdout);
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const engine = browserNames.find(name => name === values.engine);
  if (engine === undefined) throw new Failed(`--engine is one of ${browserNames.join(', ')}.`);
  process.env[kinds[engine].variable] = await ensureBrowser(engine);
  process.env['ENGINE'] = engine;
  if (values.only !== undefined) process.env['SCREENS'] = values.only;
  if (values.sizes !== undefined) process.env['SIZES'] = values.sizes;
  const folder = resolve(values.pictures ? 'docs/pictures' : (positionals[0] ?? 'dist/shots'));
  process.env[values.pictures ? 'PICTURES' : 'SHOTS'] = folder;
  const args = [scriptOf('vitest'), 'run', '--config', 'vitest.browser.config.ts'];
  const take = () => run(process.execPath, args, stoppedBySignals());
  const { code, output } = await step(`Taking pictures into ${folder}`, take);
  if (code !== 0) throw new Failed(output);
});
