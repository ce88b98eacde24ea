import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { addApi } from '../../api.ts';
import { botPool } from '../../threads.ts';
import { openService, type ServiceSettings } from '../service.ts';

/** A server on a port of its own, with everything real. */
export interface OpenHouse {
  readonly address: string;
  readonly troubles: readonly unknown[];
  close(): Promise<void>;
}

/** Threads run built files. */
const worker = new URL('../../../../dist/node/ai/worker.js', import.meta.url);

export async function openHouse(
  database: ServiceSettings['database'],
  now: () => number = Date.now,
): Promise<OpenHouse> {
  const troubles: unknown[] = [];
  const service = await openService({
    database,
    pool: botPool(worker),
    trouble: error => void troubles.push(error),
    now,
  });
  const server = fastify({ forceCloseConnections: true });
  await addApi(server, service);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    troubles,
    async close() {
      await service.close();
      await server.close();
    },
  };
}

export function freshFile(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-house-'));
  return { file: join(folder, 'caravanserai.db'), remove: () => rmSync(folder, { recursive: true }) };
}
