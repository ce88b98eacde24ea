// `npm run --silent cli -- …`: the command line. Standard output belongs to the command alone.
import { needsExtras } from './bench-jobs.mjs';
import { ensure, prepare, prepareExtras, programs } from './prepare.mjs';
import { become, guarded } from './shell.mjs';

await guarded(async () => {
  await prepare(process.stderr);
  await ensure(programs);
  if (needsExtras(process.argv.slice(2))) await prepareExtras(process.stderr);
  await become('cli/main.js');
});
