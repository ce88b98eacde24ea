// `npm run shots -- FOLDER`: pictures of every screen, in both themes and on both sizes of screen.
import { resolve } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensure, page, prepare } from './prepare.mjs';
import { Failed, guarded, runTool, step } from './steps.mjs';

await guarded(async () => {
  await prepare();
  await ensure(page, process.stdout);
  process.env['CHROME_PATH'] = await ensureChromium();
  process.env['SHOTS'] = resolve(process.argv[2] ?? 'dist/shots');
  const take = () => runTool('vitest', 'run', '--config', 'vitest.browser.config.ts');
  const { code, output } = await step(`Taking pictures into ${process.env['SHOTS']}`, take);
  if (code !== 0) throw new Failed(output);
});
