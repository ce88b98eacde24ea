// `npm run rehearse-container`: builds the image, plays on it, ends it and starts it again. First what the Dockerfile says is
// carried out in folders of this machine, then by docker or podman, whichever is here; CONTAINER_ENGINE names another one.
import { prepare } from './prepare.mjs';
import { guarded, run, scriptOf } from './shell.mjs';
import { useTempFolder } from './temp-folder.mjs';

/** The first engine that answers: the program alone is not enough where nothing runs behind it. */
async function findEngine() {
  for (const engine of [process.env['CONTAINER_ENGINE'] ?? [], 'docker', 'podman'].flat()) {
    const found = await run(engine, ['info']).catch(() => undefined);
    if (found?.code === 0) return engine;
  }
  return undefined;
}

await guarded(async () => {
  useTempFolder();
  await prepare();
  const engine = await findEngine();
  process.stdout.write(
    engine === undefined
      ? 'Neither docker nor podman answers here, so no image is built; on Debian: apt install podman. All else is rehearsed.\n'
      : `The image is built and run by ${engine}.\n`,
  );
  const args = [scriptOf('vitest'), 'run', '--config', 'vitest.rehearsals.config.ts', 'test/container'];
  const { code, output } = await run(process.execPath, args, undefined, { env: { CONTAINER_ENGINE: engine ?? '' } });
  process.stdout.write(output);
  process.exitCode = code;
});
