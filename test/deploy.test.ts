import { expect, test } from 'vitest';
import { Metrics } from '../src/server/app/metrics.ts';
import { readSettings, settingsTable } from '../src/server/app/settings.ts';
import { textOf } from './tree.ts';

const known = settingsTable.map(({ name }) => name);

/** The values of a key in the unit for systemd. */
function unit(key: string): string[] {
  return [...textOf('deploy/caravanserai.service').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(
    ([, value]) => value,
  );
}

test('the unit for systemd has settings that the server knows, and gives it time to end', () => {
  const pairs = unit('Environment').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string]));
  const settings = pairs.filter(([name]) => name !== 'NODE_ENV');
  expect(settings.map(([name]) => name).filter(name => !known.includes(name))).toEqual([]);
  const { shutdownSeconds, data } = readSettings(Object.fromEntries(settings));
  expect(Number(unit('TimeoutStopSec')[0])).toBeGreaterThan(shutdownSeconds);
  expect(data).toBe(`/var/lib/${unit('StateDirectory')[0]}`);
});

/** Every figure there is, by its name, with those that histograms are made of. */
async function figures(): Promise<Set<string>> {
  const metrics = new Metrics();
  metrics.addProcess();
  metrics.watchStore(async () => ({ used: 1, free: 1 }));
  metrics.watch(() => ({
    sessions: 0,
    subscribers: 0,
    lobbySubscribers: 0,
    queuedRequests: 0,
    queuedCommits: 0,
    bots: { thinking: 0, seen: 0 },
    matches: {},
  }));
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(names.flatMap(([, name, kind]) => (kind === 'histogram' ? [`${name}_bucket`] : [name])));
}

test.each(['deploy/alerts.yml', 'deploy/grafana.json'])('%s asks for figures that there are', async file => {
  const there = await figures();
  const asked = textOf(file).match(/\b(caravanserai|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(name => !there.has(name))).toEqual([]);
});

test('the board of figures is whole: each panel has a place of its own, and a question', () => {
  const { panels } = JSON.parse(textOf('deploy/grafana.json')) as {
    panels: { id: number; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { targets } of panels) expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
});

test('the guide for hosts names every file of deploy', () => {
  const guide = textOf('docs/hosting.md');
  for (const name of ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'caravanserai.service', 'alerts.yml', 'grafana.json'])
    expect(guide).toContain(`../deploy/${name}`);
});
