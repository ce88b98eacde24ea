import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name of a database file in a folder of its own. */
export function freshFile(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-test-'));
  return { file: join(folder, 'caravanserai.db'), remove: () => rmSync(folder, { recursive: true }) };
}
