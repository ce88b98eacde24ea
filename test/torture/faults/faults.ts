import { databaseFailover, databaseRestart } from './databases.ts';
import type { Fault } from './fault.ts';
import { cut, databaseCut, databaseDelay, databaseHalve, databaseMute, delay, halve, mute } from './lines.ts';
import { clock, kill, stop } from './processes.ts';
import { descriptors, diskFull } from './resources.ts';

/** All there are, by the names they have on the command line. */
export const faults = {
  kill,
  cut,
  delay,
  halve,
  mute,
  stop,
  clock,
  descriptors,
  'disk-full': diskFull,
  'database-cut': databaseCut,
  'database-delay': databaseDelay,
  'database-halve': databaseHalve,
  'database-mute': databaseMute,
  'database-restart': databaseRestart,
  'database-failover': databaseFailover,
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
