// `npm run test-long`: the tests that take long, and larger samples of those that `npm test` runs.
import { longParts } from './test-parts.mjs';
import { runParts } from './test-run.mjs';

await runParts('npm run test-long', longParts);
