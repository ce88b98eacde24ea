// `npm start`: everything from a fresh clone to a running server.
import { ensure, page, prepare, programs } from './prepare.mjs';
import { become, guarded } from './shell.mjs';

await guarded(async () => {
  await prepare();
  await ensure(programs, process.stdout);
  await ensure(page, process.stdout);
  await become('server/main.js');
});
