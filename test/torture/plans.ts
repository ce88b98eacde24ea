import type { Plan } from './campaign.ts';
import { faultNames } from './faults/faults.ts';
import { type StoreName, storeNames } from './scene.ts';

/** A plan for some stores. */
export interface StoresPlan extends Plan {
  readonly stores: readonly StoreName[];
}

/** What `npm run torture` passes on. */
interface Asked {
  readonly stores?: readonly string[];
  readonly faults?: readonly string[];
  readonly each: number;
  readonly kills: number;
  readonly stopSeconds: number;
  readonly tables: number;
  readonly think: number;
  readonly lanes: number;
  readonly stretch: number;
  readonly state: string;
}

/** Throws with what there is where something unknown was asked for. */
export function planOf(text: string, stopFile: string | undefined): StoresPlan {
  const { stores = storeNames, faults = faultNames, each, kills, ...rest } = JSON.parse(text) as Asked;
  const names = faults.map(name => known('fault', name, faultNames));
  return {
    ...rest,
    stores: stores.map(name => known('store', name, storeNames)),
    rounds: Object.fromEntries(names.map(name => [name, name === 'kill' ? kills : each])),
    mixed: false,
    ...(stopFile && { stopFile }),
    say: line => process.stdout.write(`${line}\n`),
  };
}

function known<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find(other => other === name);
  if (found === undefined) throw new Error(`There is no ${what} "${name}"; there are ${all.join(', ')}.`);
  return found;
}

/** Each fault twice, one after the other, with both stores. */
export const shortPlan: StoresPlan = {
  stores: storeNames,
  rounds: Object.fromEntries(faultNames.map(name => [name, 2])),
  tables: 6,
  stopSeconds: 1,
  stretch: 100,
  mixed: true,
  say: () => undefined,
};
