import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runServer } from '../../../server/app/run.ts';
import { readSettings } from '../../../server/app/settings.ts';
import { type Serving, serve } from './serving.ts';

/** Beside what is built: a folder for temporary files may lie in memory, where every disk is fast. */
const place = fileURLToPath(new URL('../../../../bench/', import.meta.url));

/** A server that needs a folder, which is gone when it closes. */
export function serveWithFolder(open: (folder: string) => Promise<Serving>): void {
  serve(async () => {
    mkdirSync(place, { recursive: true });
    const folder = mkdtempSync(join(place, 'data-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      const serving = await open(folder);
      return { address: serving.address, close: () => serving.close().finally(remove) };
    } catch (error) {
      remove();
      throw error;
    }
  });
}

/** Two clients at each of many tables come from one address, and move as fast as nobody does. */
const unlimited = Object.fromEntries(
  [
    'MESSAGES_PER_SECOND',
    'ADDRESS_MESSAGES_PER_SECOND',
    'ADDRESS_SOCKETS',
    'ADDRESS_POSTS_PER_MINUTE',
    'TABLES_PER_HOUR',
    'ADDRESS_TABLES_PER_HOUR',
    'ADDRESS_LISTED_TABLES',
    'SEATS_PER_HOUR',
  ].map(name => [name, '1000000']),
);

/** Our own server as people start it, without a page. */
export function ourServer(env: Readonly<Record<string, string>>, page: string): Promise<Serving> {
  return runServer(readSettings({ HOST: '127.0.0.1', PORT: '0', ...unlimited, ...env }), page);
}

/** The same within its usual limits but those of tables, and behind a proxy that says for whom it asks. */
export function limited(env: Readonly<Record<string, string>>, page: string): Promise<Serving> {
  const tables = { TABLES_PER_HOUR: '0', LISTED_TABLES: '0' };
  const proxied = { HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: 'loopback' };
  return runServer(readSettings({ ...proxied, ...tables, ...env }), page);
}
