import { join } from 'node:path';
import { addApi } from './api.ts';
import { pageServer } from './pages.ts';
import type { Settings } from './settings.ts';
import { openService } from './tables/service.ts';
import { botPool } from './threads.ts';
import { explained } from './trouble.ts';

export interface Running {
  /** Where it can be reached. */
  readonly address: string;
  /** Finishes what was begun, tells every page to come back, and ends. */
  close(): Promise<void>;
}

/** The whole product in one process: the page from its folder, tables, bots and the database. */
export async function runServer({ host, port, data, database }: Settings, folder: string): Promise<Running> {
  const server = await pageServer(folder);
  const service = await openService({
    database: database === undefined ? { file: join(data, 'caravanserai.db') } : { address: database },
    pool: botPool(new URL('../ai/worker.js', import.meta.url)),
    trouble: error => console.error(`${new Date().toISOString()} ${explained(error)}`),
  });
  await addApi(server, service);
  await server.listen({ host, port });
  const address = server.server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${used}`,
    async close() {
      await service.close();
      await server.close();
    },
  };
}
