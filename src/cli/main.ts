import { dispatch } from './dispatch.ts';
import { stopWhenNobodyReads, terminal } from './terminal.ts';

stopWhenNobodyReads(process.stdout, () => process.exit(0));
process.exitCode = await dispatch(process.argv.slice(2), terminal);
