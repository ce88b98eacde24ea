import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addApi } from './api.ts';
import { pageServer } from './pages.ts';
import { readSettings } from './settings.ts';
import { openService } from './tables/service.ts';
import { botPool } from './threads.ts';
import { explained } from './trouble.ts';

/** Seen from dist/node/server, where this file runs. */
const folder = fileURLToPath(new URL('../../web', import.meta.url));

async function main(): Promise<void> {
  const { host, port, data, database } = readSettings(process.env);
  if (!existsSync(folder)) throw new Error('the page is not built yet; "npm start" builds and opens it');
  const server = await pageServer(folder);
  const service = await openService({
    database: database === undefined ? { file: join(data, 'caravanserai.db') } : { address: database },
    pool: botPool(new URL('../ai/worker.js', import.meta.url)),
    trouble: error => console.error(`${new Date().toISOString()} ${explained(error)}`),
  });
  await addApi(server, service);
  const close = async (): Promise<void> => {
    await service.close();
    await server.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  await server.listen({ host, port });
  const address = server.server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  console.log(`Caravanserai is open at http://${host.includes(':') ? `[${host}]` : host}:${used}/ (Ctrl+C closes it)`);
}

main().catch((error: unknown) => {
  console.error(`Caravanserai can't start: ${explained(error)}`);
  process.exitCode = 1;
});
