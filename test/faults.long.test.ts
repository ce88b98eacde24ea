import { test } from 'vitest';
import { torture } from './torture/campaign.ts';
import { planOf, shortPlan } from './torture/plans.ts';

/** What `npm run torture` asks for. */
const asked = process.env['TORTURE'];
const plan = asked ? planOf(asked, process.env['STOP_FILE']) : shortPlan;

test.for(plan.stores)(
  '%s: whatever goes wrong, nothing that was acknowledged is lost or doubled',
  {
    timeout: asked ? 2 ** 31 - 1 : 600_000,
  },
  store => torture(store, plan),
);
