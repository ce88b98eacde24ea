// `npm run --silent size`: how much JavaScript a visitor loads, compressed, in bytes.
import { ensure, page, prepare } from './prepare.mjs';
import { guarded } from './shell.mjs';
import { measureSizes } from './sizes.mjs';

await guarded(async () => {
  await prepare(process.stderr);
  await ensure(page);
  process.stdout.write(`${JSON.stringify(measureSizes())}\n`);
});
