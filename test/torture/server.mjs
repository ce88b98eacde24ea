// A server without a page, as a process of its own that can be ended or killed. Says its address, and stays until then.
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runServer } from '../../dist/node/server/app/run.js';
import { readSettings } from '../../dist/node/server/app/settings.js';
import { closeOnSignals } from '../../dist/node/server/app/signals.js';

/** Any folder that holds no page will do, and one that is there already is not left behind by who is killed. */
const page = fileURLToPath(new URL('.', import.meta.url));
const settings = readSettings(process.env);
const { address, close } = await runServer(settings, page);
closeOnSignals(close, settings.shutdownSeconds);
process.stdout.write(`${address}\n`);

// Asked by this signal, it throws away what nobody needs any more and says how much memory and how many handles are left.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${heapUsed + external} ${process.getActiveResourcesInfo().length}\n`);
});
