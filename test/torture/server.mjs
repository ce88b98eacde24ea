// A server without a page, as a process of its own that can be killed. Says its address, and stays until it is ended.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../../dist/node/server/run.js';
import { readSettings } from '../../dist/node/server/settings.js';

const page = mkdtempSync(join(tmpdir(), 'caravanserai-page-'));
const { address } = await runServer(readSettings(process.env), page);
process.stdout.write(`${address}\n`);
