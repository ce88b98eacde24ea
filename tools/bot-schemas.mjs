// `npm run bot-schemas`: writes the JSON schemas of what bots and their hosts say into docs/bots/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { Failed, guarded, root, runTool } from './shell.mjs';

/** @typedef {{ readonly path: string, readonly schema: object }} SchemaFile */

await guarded(async () => {
  await prepare();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'test/bot-schemas.ts'));
  const { schemaFiles } = /** @type {{ schemaFiles: readonly SchemaFile[] }} */ (module);
  for (const { path, schema } of schemaFiles)
    writeFileSync(join(root, path), `${JSON.stringify(schema, undefined, 2)}\n`);
  const { code, output } = await runTool('biome', 'check', '--write', '--colors=off', 'docs/bots');
  if (code !== 0) throw new Failed(output);
});
