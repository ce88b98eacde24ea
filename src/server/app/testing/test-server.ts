import type { AddressInfo } from 'node:net';
import { addApi } from '../api.ts';
import { botPool } from '../bot-threads.ts';
import { addMetrics } from '../health.ts';
import { type ListenerSettings, listener } from '../listener.ts';
import type { ServiceSettings } from '../parts.ts';
import { mailSettings } from '../run.ts';
import { openService, type Service } from '../service.ts';
import { type Env, readSettings } from '../settings.ts';

/** A server on a port of its own, with everything real. */
export interface TestServer {
  readonly address: string;
  readonly errors: readonly unknown[];
  readonly service: Service;
  close(): Promise<void>;
}

/** Threads run built files. */
export const worker = new URL('../../../../dist/node/ai/worker.js', import.meta.url);

export interface TestServerOptions extends Pick<ListenerSettings, 'logTo'> {
  readonly now?: () => number;
  readonly env?: Env;
  readonly pool?: ServiceSettings['pool'];
  readonly push?: ServiceSettings['push'];
  readonly backUp?: ServiceSettings['backUp'];
}

export async function openTestServer(
  database: ServiceSettings['database'],
  { now = Date.now, env = {}, logTo, pool, push, backUp }: TestServerOptions = {},
): Promise<TestServer> {
  const errors: unknown[] = [];
  // How fast a test asks is up to the machine: what is said of limits is said by the tests that are about them.
  const settings = readSettings({ LOG_LEVEL: logTo ? 'trace' : 'silent', MESSAGES_PER_SECOND: '0', ...env });
  const server = listener({ ...settings, ...(logTo && { logTo }) });
  const service = await openService({
    database,
    pool: pool ?? botPool(worker, settings.botThreads),
    limits: settings,
    keep: settings,
    awayAfterSeconds: settings.awayAfterSeconds,
    events: settings,
    log: server.log,
    onError: error => {
      errors.push(error);
      server.log.error({ err: error }, 'trouble');
    },
    ...(push && { push }),
    mail: mailSettings(settings),
    ...(backUp && { backUp }),
    hosts: { names: settings.hosts ?? [], link: settings.hostLink },
    now,
  });
  await addApi(server, service, settings);
  addMetrics(server, service, { token: settings.metricsToken });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    errors,
    service,
    async close() {
      await service.drain();
      await server.close();
      await service.close();
    },
  };
}
