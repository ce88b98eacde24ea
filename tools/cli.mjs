// `npm run --silent cli -- …`: the command line. Standard output belongs to the command alone.
import { ensure, prepare, programs } from './prepare.mjs';
import { become, guarded } from './shell.mjs';

await guarded(async () => {
  await prepare(process.stderr);
  await ensure(programs);
  await become('cli/main.js');
});
