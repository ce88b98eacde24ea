// `npm run backup -- FILE`: copies the database while the server may be running.
import { ensure, prepare, programs } from './prepare.mjs';
import { become, guarded } from './shell.mjs';

await guarded(async () => {
  await prepare(process.stderr);
  await ensure(programs, process.stderr);
  await become('server/backup.js');
});
