// `node tools/tool.mjs NAME ARGS`: one of the installed tools, installed first if need be.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';
import { guarded, root, scriptOf } from './shell.mjs';

await guarded(async () => {
  await prepare();
  const [name, ...args] = process.argv.slice(2);
  const script = scriptOf(/** @type {import('./shell.mjs').Tool} */ (name));
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the tool by itself, a kill of this process does not; either way, wait for it to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', code => {
    process.exitCode = code ?? 1;
  });
});
