import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runServer } from './run.ts';
import { readSettings } from './settings.ts';
import { explained } from './trouble.ts';

/** Seen from dist/node/server, where this file runs. */
const folder = fileURLToPath(new URL('../../web', import.meta.url));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(folder)) throw new Error('the page is not built yet; "npm start" builds and opens it');
  const { address, close } = await runServer(settings, folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  console.log(`Caravanserai is open at ${address}/ (Ctrl+C closes it)`);
}

main().catch((error: unknown) => {
  console.error(`Caravanserai can't start: ${explained(error)}`);
  process.exitCode = 1;
});
