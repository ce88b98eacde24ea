import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SoakPlan, soak } from './soak/soak.ts';
import { type StoreName, storeNames } from './torture/scene.ts';

/** What `npm run soak` asks for. */
const asked = process.env['SOAK'];
const STOP_FILE = process.env['STOP_FILE'];

/** A few seconds, to see that everybody comes and goes and a report is written. */
const short: Omit<SoakPlan, 'folder'> & { stores: readonly StoreName[] } = {
  stores: ['sqlite'],
  hours: 0.003,
  crowd: { tables: 2, correspondence: 2, bots: 1, spectators: 2 },
  say: () => undefined,
};

const plan: SoakPlan & { stores: readonly StoreName[] } = asked
  ? {
      ...short,
      ...(JSON.parse(asked) as SoakPlan & { stores: readonly StoreName[] }),
      ...(STOP_FILE && { stopFile: STOP_FILE }),
      say: text => process.stdout.write(`${text}\n`),
    }
  : { ...short, folder: mkdtempSync(join(tmpdir(), 'caravanserai-soak-')) };

test.for(plan.stores.filter(name => storeNames.includes(name)))(
  '%s: what a server holds does not grow for ever',
  {
    timeout: asked ? 2 ** 31 - 1 : 300_000,
  },
  async store => {
    // Somebody has had enough before it was this one's turn.
    if (STOP_FILE && existsSync(STOP_FILE)) return;
    const { verdicts, done } = await soak(store, plan);
    expect(Object.entries(verdicts).filter(([, { verdict }]) => verdict === 'growing')).toEqual([]);
    // One that was stopped early may have seen little.
    expect(Math.min(done.moves, done.games, done.visits)).toBeGreaterThan(asked ? -1 : 0);
    expect(readFileSync(join(plan.folder, `${store}.svg`), 'utf8')).toContain('<polyline');
    if (!asked) rmSync(plan.folder, { recursive: true });
  },
);
