import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runServer } from './app/run.ts';
import { readSettings, settingsHelp } from './app/settings.ts';
import { changeLevelOnSignal, closeOnSignals } from './app/signals.ts';
import { explainStartError } from './app/start-errors.ts';

/** Seen from dist/node/server, where this file runs. */
const folder = fileURLToPath(new URL('../../web', import.meta.url));

async function main(): Promise<void> {
  if (process.argv.slice(2).some(word => word === '--help' || word === '-h')) return console.log(settingsHelp());
  const settings = readSettings(process.env);
  if (!existsSync(folder)) throw new Error('the page is not built yet; "npm start" builds and opens it');
  const { address, hostLink, log, close } = await runServer(settings, folder);
  closeOnSignals(close, settings.shutdownSeconds);
  changeLevelOnSignal(log, text => process.stderr.write(text));
  console.log(`Caravanserai is open at ${address}/ (Ctrl+C closes it)`);
  if (hostLink !== undefined)
    console.log(`To be its host, open ${settings.publicUrl ?? address}/#/desk?link=${hostLink} (once, within an hour)`);
}

main().catch((error: unknown) => {
  console.error(`Caravanserai can't start: ${explainStartError(error)}`);
  // What was opened before it went wrong must not keep the process alive.
  process.exit(1);
});
