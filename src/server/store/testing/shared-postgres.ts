import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Cluster, startPostgres } from './cluster.ts';

/** Many stores are open at a time; and what is kept there need not outlast a loss of power. */
const flags = { initdbFlags: ['--no-sync'], postgresFlags: ['-c', 'max_connections=400', '-c', 'fsync=off'] };

/** One PostgreSQL for all tests of a project, started when the first of them asks for a database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const empty = async () => {
    cluster ??= startPostgres(flags);
    return (await cluster).database();
  };
  const desk = createServer((_, response) => {
    void empty().then(
      address => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve));
  project.provide('databases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.closeAllConnections();
    await new Promise(resolve => desk.close(resolve));
    await (await cluster)?.stop();
  };
}
