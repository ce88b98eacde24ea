import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Scene, type StoreName } from '../torture/scene.ts';
import { type Crowd, Population } from './people.ts';
import { type Panel, plotOf } from './plot.ts';
import { type Point, type Trend, trendOf, type Verdict, verdictOn } from './trend.ts';

export interface SoakPlan {
  readonly hours: number;
  readonly crowd: Crowd;
  /** Where reports go. */
  readonly folder: string;
  /** A file whose coming says that somebody has had enough. */
  readonly stopFile?: string;
  readonly say: (text: string) => void;
}

/** What is looked at now and then: its title, and by how much of itself it may grow in an hour. Left out: it may. */
const figures = {
  heap: { title: 'heap after collection, bytes', allowed: 0.05 },
  sockets: { title: 'open pages', allowed: 0.05 },
  descriptors: { title: 'files and connections that are open', allowed: 0.05 },
  handles: { title: 'handles of the event loop', allowed: 0.05 },
  rooms: { title: 'matches in memory', allowed: undefined },
  resident: { title: 'resident memory, bytes', allowed: undefined },
  disk: { title: 'database, bytes (all matches are kept)', allowed: undefined },
} as const;

type FigureName = keyof typeof figures;
type Sample = Readonly<Record<FigureName, number>> & { readonly at: number };

export interface SoakReport {
  readonly store: StoreName;
  readonly hours: number;
  readonly done: Population['done'];
  readonly verdicts: Readonly<Record<FigureName, { verdict: Verdict | 'may grow'; trend?: Trend }>>;
  readonly samples: readonly Sample[];
}

/** So many samples, whatever the time; never more often than every two seconds. */
const SAMPLES = 720;
const LEAST_PAUSE = 2000;
const HOUR = 3_600_000;
/** The part of the time that does not count at all: code is compiled, and people arrive. */
const WARM_UP = 0.25;

/** Lets people live with a server for hours, and reports what it held meanwhile, also when it is stopped early. */
export async function soak(store: StoreName, plan: SoakPlan): Promise<SoakReport> {
  const scene = await Scene.open({ store, tables: 0, stopSeconds: 0 });
  try {
    const people = new Population(() => scene.servers.map(({ address }) => address), plan.crowd);
    const samples: Sample[] = [];
    const broken = await Promise.race([watch(scene, people, plan, samples), people.living])
      .then(() => people.end())
      .then(
        () => undefined,
        (error: unknown) => error ?? 'somebody gave up',
      );
    const counted = settled(samples, scene.servers.length);
    if (counted.length === 0) plan.say(`${store}: memory was not yet full of matches; run it for longer`);
    const verdicts = judged(counted);
    const report = { store, hours: samples.at(-1)?.at ?? 0, done: people.done, verdicts, samples };
    write(report, plan.folder);
    tell(report, plan);
    for (const { complaints } of scene.servers) if (complaints) plan.say(complaints.slice(-2000));
    if (broken) throw broken;
    return report;
  } finally {
    await scene.close();
  }
}

async function watch(scene: Scene, people: Population, plan: SoakPlan, samples: Sample[]): Promise<void> {
  const { hours, stopFile, say } = plan;
  const began = performance.now();
  const passed = () => (performance.now() - began) / HOUR;
  while (passed() < hours && !(stopFile && existsSync(stopFile))) {
    samples.push({ at: passed(), ...(await sampleOf(scene)) });
    if (samples.length % 15 === 0) say(progressOf(scene.settings.store, passed(), hours, samples.at(-1)!, people));
    await pause(Math.max(LEAST_PAUSE, (hours * HOUR) / SAMPLES));
  }
}

function progressOf(store: StoreName, passed: number, hours: number, { heap }: Sample, { done }: Population): string {
  const minutes = `${(passed * 60).toFixed(1)} of ${(hours * 60).toFixed(1)} minutes`;
  return `${store}: ${minutes}, heap ${(heap / 2 ** 20).toFixed(1)} MB, ${done.moves} moves, ${done.visits} visits`;
}

/** All servers together. */
async function sampleOf({ servers }: Scene): Promise<Omit<Sample, 'at'>> {
  const sum = { heap: 0, sockets: 0, descriptors: 0, handles: 0, rooms: 0, resident: 0, disk: 0 };
  for (const server of servers) {
    const { memory, handles, descriptors } = await server.held();
    const told = await (await fetch(`${server.address}/metrics`)).text();
    sum.heap += memory;
    sum.handles += handles;
    sum.descriptors += descriptors;
    sum.sockets += figuresIn(told, 'caravanserai_sockets');
    sum.rooms += figuresIn(told, 'caravanserai_rooms');
    sum.resident += figuresIn(told, 'process_resident_memory_bytes');
    sum.disk = figuresIn(told, 'caravanserai_database_bytes');
  }
  return sum;
}

/** The sum over all labels. */
function figuresIn(text: string, name: string): number {
  const lines = [...text.matchAll(new RegExp(`^${name}(?:{.*})? (.*)$`, 'gm'))];
  return lines.reduce((sum, [, value]) => sum + Number(value), 0);
}

function pointsOf(samples: readonly Sample[], name: FigureName): Point[] {
  return samples.map(sample => ({ at: sample.at, value: sample[name] }));
}

const names = Object.keys(figures) as FigureName[];

/** So many matches that nobody follows a server keeps in memory: until they are there, more and more is held. */
const KEPT_MATCHES = 500;

/** What counts: not the first part, and nothing before memory is as full as it is meant to be. */
function settled(samples: readonly Sample[], servers: number): readonly Sample[] {
  const full = samples.findIndex(({ rooms }) => rooms >= KEPT_MATCHES * servers);
  return full < 0 ? [] : samples.slice(Math.max(full, Math.floor(samples.length * WARM_UP)));
}

function judged(counted: readonly Sample[]): SoakReport['verdicts'] {
  const verdicts = names.map(name => {
    const trend = trendOf(pointsOf(counted, name));
    const { allowed } = figures[name];
    return [name, { verdict: allowed === undefined ? 'may grow' : verdictOn(trend, allowed), ...(trend && { trend }) }];
  });
  return Object.fromEntries(verdicts) as SoakReport['verdicts'];
}

function write(report: SoakReport, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const panels: Panel[] = names.map(name => ({
    title: `${report.store}: ${figures[name].title}`,
    points: pointsOf(report.samples, name),
    ...(report.verdicts[name].trend && { trend: report.verdicts[name].trend }),
  }));
  writeFileSync(join(folder, `${report.store}.json`), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(folder, `${report.store}.svg`), plotOf(panels));
}

function tell({ store, hours, done, verdicts }: SoakReport, { folder, say }: SoakPlan): void {
  const counts = `${done.games} games, ${done.moves} moves, ${done.visits} visits, ${done.troubles} times trouble`;
  say(`${store}: ${(hours * 60).toFixed(1)} minutes, ${counts}`);
  for (const name of names) {
    const { verdict, trend } = verdicts[name];
    const change = ({ mean, slope, low, high }: Trend) =>
      `${percent(slope, mean)} an hour (95 %: ${percent(low, mean)} to ${percent(high, mean)}) of ${mean.toFixed(0)}`;
    say(`${store}: ${name}: ${verdict}${trend ? `, ${change(trend)}` : ''}`);
  }
  say(`Plots and figures are in ${folder}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
