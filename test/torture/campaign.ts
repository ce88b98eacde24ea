import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Fault } from './faults/fault.ts';
import { type FaultName, faultNames, faults } from './faults/faults.ts';
import { type Needs, Scene, type StoreName } from './scene.ts';
import { SmallDisk } from './small-disk.ts';

/** How often each fault is to happen, and how. */
export interface Plan {
  readonly rounds: Readonly<Partial<Record<FaultName, number>>>;
  readonly tables: number;
  /** About how long people think about a move, in milliseconds. */
  readonly think?: number;
  readonly stopSeconds: number;
  /** How many scenes there are at once, each with servers, people and a database of its own; one unless told. */
  readonly lanes?: number;
  /** How many rounds are played on one scene. */
  readonly stretch: number;
  /** All kinds of faults on one scene, or only one of them. */
  readonly mixed: boolean;
  /** Servers have nothing to complain of meanwhile. */
  readonly quiet?: boolean;
  /** A file that remembers what was done, so that somebody can go on from there. */
  readonly state?: string;
  /** A file whose coming says that somebody has had enough. */
  readonly stopFile?: string;
  readonly say: (text: string) => void;
}

/** How often each fault was played with each store, and nothing was lost. */
type Done = Partial<Record<StoreName, Partial<Record<FaultName, number>>>>;

/** Much longer than anything takes: on a busy machine a server needs a while to come back. */
const LONGEST = 600_000;

/** Plays all faults of a plan with one store. */
export async function torture(store: StoreName, plan: Plan): Promise<void> {
  const done = readDone(plan)[store] ?? {};
  const waiting = stretchesOf(store, plan, done);
  const playLane = async (): Promise<void> => {
    for (let stretch = waiting.shift(); stretch; stretch = waiting.shift()) {
      if (isStopped(plan)) return plan.say('Stopped. With --resume it goes on from here.');
      const played = await playStretch(store, stretch, plan).catch((error: unknown) => {
        // The others come to the end of what they are at, and begin nothing more.
        waiting.length = 0;
        throw error;
      });
      for (const name of played) done[name] = (done[name] ?? 0) + 1;
      writeDone(plan, { ...readDone(plan), [store]: done });
      plan.say(`${store}: ${tallyOf(plan, done)}`);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: plan.lanes ?? 1 }, playLane));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}

/** What is possible with a store on this machine; what is not is said. */
function possibleFaults(store: StoreName, say: (text: string) => void): FaultName[] {
  const named = faultNames.filter(name => [undefined, store].includes(faults[name].only));
  if (SmallDisk.isPossible) return named;
  say('disk-full is left out: only root can make a small disk, and not everywhere.');
  return named.filter(name => !faults[name].smallDisk);
}

function stretchesOf(store: StoreName, { rounds, stretch, mixed, say }: Plan, done: Done['sqlite'] = {}) {
  const names = possibleFaults(store, say).filter(name => rounds[name] !== undefined);
  const wanted = names.map(name => Array<FaultName>(Math.max(0, rounds[name]! - (done[name] ?? 0))).fill(name));
  return (mixed ? mixedStretches(wanted) : wanted).flatMap(list => piecesOf(list, stretch));
}

/** Apart from each other: the database that takes over does not lie on a small disk. */
function mixedStretches(wanted: readonly (readonly FaultName[])[]): FaultName[][] {
  const withStandby = (list: readonly FaultName[]) => list.some(name => faults[name].standby);
  return [wanted.filter(list => !withStandby(list)), wanted.filter(withStandby)].map(interleaved);
}

/** One of each in turn, so that every fault follows others. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap(list => list.slice(i, i + 1))).flat();
}

function piecesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

function needsOf(names: readonly FaultName[]): Needs {
  const some = (need: keyof Needs) => names.some(name => faults[name][need]);
  return { smallDisk: some('smallDisk'), standby: some('standby'), clocks: some('clocks') };
}

/** Plays some faults one after the other and then judges. The result are those that were played. */
async function playStretch(store: StoreName, names: readonly FaultName[], plan: Plan): Promise<readonly FaultName[]> {
  const { tables, think = 0, stopSeconds } = plan;
  const scene = await Scene.open({ store, ...needsOf(names), tables, think, stopSeconds });
  for (const name of new Set(names)) plan.say(`${store}: ${name}: ${faults[name].what}`);
  try {
    const played: FaultName[] = [];
    for (const name of names) {
      if (isStopped(plan)) break;
      await playRound(name, scene);
      played.push(name);
      plan.say(`${store}: ${name}, ${played.length} of ${names.length} of this stretch, ${scene.people.moves} moves`);
    }
    await within('the last moves', scene.people.rest());
    await within('the last start', scene.restartAll());
    plan.say(`${store}: ${await within('the judgement', scene.people.judge())}`);
    if (plan.quiet) expect(scene.servers.map(({ complaints }) => complaints).join('')).toBe('');
    return played;
  } catch (error) {
    const complaints = scene.servers.map(server => server.complaints.slice(-2000)).join('\n');
    throw new Error(`${store}: ${messageOf(error)}\n${complaints}`, { cause: error });
  } finally {
    await scene.close();
  }
}

/** Counted in moves, not in time: on a busy machine as on a quiet one every fault hits people who play. */
async function playRound(name: FaultName, scene: Scene): Promise<void> {
  const fault: Fault = faults[name];
  const longest = LONGEST + scene.settings.stopSeconds * 1000;
  await within(`playing before ${name}`, scene.people.playOn(Math.ceil(5 + Math.random() * 20)));
  await within(`${name}, its beginning`, fault.begin(scene));
  await within(`${name}, while it lasts`, fault.meanwhile(scene), longest);
  await within(`${name}, its end`, fault.end(scene));
  await within(`${name}, readiness afterwards`, scene.says(''));
  await within(`${name}, playing on`, scene.people.playOn(16));
  scene.round++;
}

/** Says what it was that did not come. */
async function within<T>(what: string, work: T | Promise<T>, longest = LONGEST): Promise<T> {
  const over = new AbortController();
  const late = pause(longest, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what}: not in ${longest / 1000} seconds`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw messageOf(error).startsWith(what) ? error : new Error(`${what}: ${messageOf(error)}`, { cause: error });
  } finally {
    over.abort();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isStopped({ stopFile }: Plan): boolean {
  return stopFile !== undefined && existsSync(stopFile);
}

function readDone({ state }: Plan): Done {
  return state !== undefined && existsSync(state) ? (JSON.parse(readFileSync(state, 'utf8')) as Done) : {};
}

function writeDone({ state }: Plan, done: Done): void {
  if (state === undefined) return;
  mkdirSync(dirname(state), { recursive: true });
  writeFileSync(state, `${JSON.stringify(done, undefined, 2)}\n`);
}

function tallyOf({ rounds }: Plan, done: Done['sqlite'] = {}): string {
  const names = faultNames.filter(name => rounds[name] !== undefined && done[name] !== undefined);
  return names.map(name => `${name} ${done[name]} of ${rounds[name]}`).join(', ');
}
