import { stopWhenNobodyReads, terminal } from './common/terminal.ts';
import { dispatch } from './dispatch.ts';

stopWhenNobodyReads(process.stdout, () => process.exit(0));
process.exitCode = await dispatch(process.argv.slice(2), terminal);
