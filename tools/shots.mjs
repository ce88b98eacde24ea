// `npm run shots -- FOLDER`: pictures of every screen, in both themes and on both sizes of screen.
// With --pictures those for the documentation are made anew too.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensure, page, prepare } from './prepare.mjs';
import { Failed, guarded, runTool, step } from './steps.mjs';

await guarded(async () => {
  await prepare();
  await ensure(page, process.stdout);
  process.env['CHROME_PATH'] = await ensureChromium();
  const { values, positionals } = parseArgs({ options: { pictures: { type: 'boolean' } }, allowPositionals: true });
  process.env['SHOTS'] = resolve(positionals[0] ?? 'dist/shots');
  if (values.pictures) process.env['PICTURES'] = 'yes';
  const take = () => runTool('vitest', 'run', '--config', 'vitest.browser.config.ts');
  const { code, output } = await step(`Taking pictures into ${process.env['SHOTS']}`, take);
  if (code !== 0) throw new Failed(output);
});
