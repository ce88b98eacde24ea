// `npm run --silent lengths`: how long the functions in src/ are, in lines.
import { measureFunctions, summaryOf } from './function-lengths.mjs';
import { prepare } from './prepare.mjs';
import { guarded } from './shell.mjs';

await guarded(async () => {
  await prepare(process.stderr);
  process.stdout.write(`${JSON.stringify(summaryOf(await measureFunctions()))}\n`);
});
