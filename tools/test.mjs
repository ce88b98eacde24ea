// `npm test`: what a change has to pass, all of it even when something fails, and the sum in the last line.
import { parts } from './test-parts.mjs';
import { runParts } from './test-run.mjs';

await runParts('npm test', parts);
