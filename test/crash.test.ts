import { test } from 'vitest';
import { quickOrLong } from '../src/engine/testing/samples.ts';
import { torture } from './torture/campaign.ts';
import { shortPlan } from './torture/plans.ts';

/** `npm run torture` asks for many more, and for other faults. */
const KILLS = quickOrLong(1, 20);
const plan = { ...shortPlan, rounds: { kill: KILLS }, tables: 8 };

test('a server that is killed again and again loses nothing that it has said', () =>
  torture('sqlite', { ...plan, quiet: true }));

test('two servers on one database lose nothing when one of them is killed', () => torture('postgres', plan));
