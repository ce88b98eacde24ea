// `npm run shots -- FOLDER`: pictures of every screen, in both themes and on both sizes of screen.
// `npm run shots -- --pictures`: those for the documentation instead, made anew.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensure, page, prepare } from './prepare.mjs';
import { Failed, guarded, run, scriptOf, step } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';

await guarded(async () => {
  useTempFolder();
  await prepare();
  await ensure(page, process.stdout);
  process.env['CHROME_PATH'] = await ensureChromium();
  const { values, positionals } = parseArgs({ options: { pictures: { type: 'boolean' } }, allowPositionals: true });
  const folder = resolve(values.pictures ? 'docs/pictures' : (positionals[0] ?? 'dist/shots'));
  process.env[values.pictures ? 'PICTURES' : 'SHOTS'] = folder;
  const args = [scriptOf('vitest'), 'run', '--config', 'vitest.browser.config.ts'];
  const take = () => run(process.execPath, args, stoppedBySignals());
  const { code, output } = await step(`Taking pictures into ${folder}`, take);
  if (code !== 0) throw new Failed(output);
});
