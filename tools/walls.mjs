// `npm run walls`: writes the tables and the picture of the layers into the docs, from test/layers.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { guarded, root } from './shell.mjs';

/** @typedef {{ readonly path: string, readonly rewritten: (text: string) => string }} Doc */

await guarded(async () => {
  await prepare();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'test/walls-docs.ts'));
  const { docs } = /** @type {{ docs: readonly Doc[] }} */ (module);
  for (const { path, rewritten } of docs) {
    const file = join(root, path);
    writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
  }
});
