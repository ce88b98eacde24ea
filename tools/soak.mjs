// `npm run soak -- --hours N`: people, computer players and spectators live with a server for hours, and what it holds
// meanwhile is looked at and plotted. Ends by itself; the exit code is 1 when something surely grows.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStoppableTest } from './run-one-test.mjs';
import { Failed, guarded, root } from './shell.mjs';

const usage = `npm run soak -- [--hours N] [--store sqlite|postgres] [--crowd N] [--out FOLDER]

--hours  how long with each store; 2 unless told, 0.3 will do to see it work
--store  with this one alone; one after the other unless told
--crowd  times 8 tables of two people, 8 of people who come by now and then, 2 with a computer player and 10 spectators who
         come and go; 1 unless told
--out    where plots (SVG) and figures (JSON) go; dist/soak unless told

Heap, open pages, descriptors and handles must not grow: after a quarter of the time as a warm-up, and not before memory
holds as many finished matches as it is meant to (500 a server), a straight line is laid through each, and it is flat when its slope is below 5 % an hour with 95 % confidence, and growing when it is above. Less than half an hour of that says nothing.
Ctrl-C ends it early, with a report of what was seen.`;

const stores = ['sqlite', 'postgres'];

/**
 * @param {string} name
 * @param {string} text
 */
function amount(name, text) {
  const value = Number(text);
  if (value > 0 && value <= 1000) return value;
  throw new Failed(`--${name} is "${text}"; it must be a number above 0, at most 1000`);
}

await guarded(async () => {
  const { values } = parseArgs({
    options: {
      hours: { type: 'string', default: '2' },
      store: { type: 'string' },
      crowd: { type: 'string', default: '1' },
      out: { type: 'string', default: join(root, 'dist/soak') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Failed(usage);
  if (values.store !== undefined && !stores.includes(values.store))
    throw new Failed(`There is no store "${values.store}"; there are ${stores.join(' and ')}.`);
  const times = amount('crowd', values.crowd);
  const crowd = { tables: 8, correspondence: 8, bots: 2, spectators: 10 };
  const plan = {
    hours: amount('hours', values.hours),
    stores: values.store === undefined ? stores : [values.store],
    folder: resolve(values.out),
    crowd: Object.fromEntries(Object.entries(crowd).map(([kind, count]) => [kind, Math.ceil(count * times)])),
  };
  await runStoppableTest('test/soak.long.test.ts', { SOAK: JSON.stringify(plan), LONG: '1' });
});
