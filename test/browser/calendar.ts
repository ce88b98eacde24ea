import type { BrowserContext } from 'playwright-core';
import { type Day, noonOf } from '../../src/table/day.ts';

/** It is noon of that day, however late it is where the test runs. */
export async function setDay(context: BrowserContext, day: Day): Promise<void> {
  await context.addInitScript(noon => {
    const { Date: Real } = globalThis;
    const now = () => noon + Math.floor(performance.now());
    globalThis.Date = class extends Real {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  }, noonOf(day).getTime());
}
