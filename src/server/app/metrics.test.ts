import { expect, test, vi } from 'vitest';
import { type Gauges, Metrics } from './metrics.ts';

const gauges: Gauges = {
  sessions: 7,
  subscribers: 0,
  lobbySubscribers: 0,
  queuedRequests: 0,
  queuedCommits: 0,
  bots: { thinking: 0 },
  matches: { playing: 3, over: 2 },
};

test('what is counted now is asked for once, however many figures are made of it', async () => {
  const metrics = new Metrics();
  const count = vi.fn<() => Gauges>(() => gauges);
  metrics.watch(count);
  const text = await metrics.text();
  expect(count).toHaveBeenCalledTimes(1);
  expect(text).toContain('caravanserai_sockets 7\n');
  expect(text).toContain('caravanserai_rooms{stage="playing"} 3\n');
  count.mockReturnValue({ ...gauges, matches: {} });
  expect(await metrics.text()).not.toContain('stage="playing"');
});

test('no figure of Node is made by going through all open sockets', async () => {
  const metrics = new Metrics();
  metrics.addProcess();
  const handles = vi.spyOn(process as unknown as { _getActiveHandles(): unknown[] }, '_getActiveHandles');
  const resources = vi.spyOn(process, 'getActiveResourcesInfo');
  const text = await metrics.text();
  expect(handles).not.toHaveBeenCalled();
  expect(resources).not.toHaveBeenCalled();
  expect(text).not.toContain('process_open_fds');
  expect(text).toContain('process_max_fds');
  expect(text).toContain('process_resident_memory_bytes');
});
