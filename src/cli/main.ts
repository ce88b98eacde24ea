import { endWithParent } from './common/child.ts';
import { stopWhenNobodyReads, terminal } from './common/terminal.ts';
import { dispatch } from './dispatch.ts';

stopWhenNobodyReads(process.stdout, () => process.exit(0));
endWithParent();
process.exitCode = await dispatch(process.argv.slice(2), terminal);
