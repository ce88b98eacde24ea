import { expect, test } from 'vitest';
import { verifyChance } from '../../table/fairness.ts';
import { openTable } from '../../table/table.ts';
import { type SavedMatch, savedFrom } from '../match/saved-match.ts';
import { Device } from '../match/testing/device.ts';
import { type BundledMatch, bundleText, isBundle, readBundle } from './bundle.ts';
import { type BundleReport, importBundle, isBundleFile } from './bundle-import.ts';
import { recordingFrom } from './recording.ts';
import { desert, played, playRandom } from './testing/played.ts';

const load = async (id: string) => (id === desert.id ? desert : undefined);
const saved = (id: string, moves?: number): SavedMatch => {
  const { match, entries, ...table } = played(3, moves);
  return savedFrom({ ...table, entries, match: { ...match, id } });
};
const running = saved('running', 20);
const finished = saved('finished');

const movesOf = ({ entries }: SavedMatch) => entries.map(entry => ('move' in entry ? entry.move : ''));

async function read(text: string): Promise<BundledMatch[]> {
  const found: BundledMatch[] = [];
  for await (const one of readBundle(text, load)) found.push(one);
  return found;
}

function brought(text: string, device = new Device()): Promise<BundleReport> {
  return importBundle(new File([text], 'games.jsonl'), device.openWindow());
}

test('a bundle is told from a game file by its beginning', async () => {
  expect(isBundle(bundleText([]))).toBe(true);
  expect(isBundle('{"game":"durch-die-wueste"}')).toBe(false);
  expect(await isBundleFile(new File([bundleText([running])], 'games.jsonl'))).toBe(true);
});

test('all matches come back on a device that has lost everything, exactly as they were', async () => {
  const device = new Device();
  expect(await brought(bundleText([running, finished]), device)).toEqual({ taken: 2, known: 0, problems: [] });
  expect(device.kept.get('running')).toEqual(running);
  expect(device.kept.get('finished')).toEqual(finished);
});

test('one’s own seat in a match online comes back with it, and what others played stays theirs', async () => {
  const device = new Device();
  const [online, foreign] = [
    { ...saved('online'), seat: 2 },
    { ...saved('foreign'), elsewhere: true },
  ];
  await brought(bundleText([online, foreign, finished]), device);
  expect(device.kept.get('online')).toEqual(online);
  expect(device.kept.get('foreign')).toEqual(foreign);
  expect(device.kept.get('finished')).not.toHaveProperty('seat');
  const nobody = bundleText([online]).replace('"seat":2', '"seat":7');
  await brought(nobody.replace('"id":"online"', '"id":"nobody"'), device);
  expect([...device.kept.values()].filter(({ seat }) => seat === 7)).toEqual([]);
});

test('chance goes on from the seed it was committed to', async () => {
  const device = new Device();
  await brought(bundleText([running]), device);
  const { match, entries } = device.kept.get('running')!;
  const table = openTable(desert, match, entries);
  playRandom(table, Number.POSITIVE_INFINITY);
  const { wrong, inherited } = verifyChance(recordingFrom(desert, match, table.entries));
  expect({ wrong, inherited }).toEqual({ wrong: undefined, inherited: 0 });
});

test('what is here already stays, and what was played further wins', async () => {
  const device = new Device();
  const later = saved('running', 25);
  device.kept.set('running', later);
  expect(await brought(bundleText([running]), device)).toEqual({ taken: 0, known: 1, problems: [] });
  expect(device.kept.get('running')).toEqual(later);
  device.kept.set('running', saved('running', 10));
  expect(await brought(bundleText([running]), device)).toMatchObject({ taken: 1, known: 0 });
  expect(device.kept.get('running')!.entries).toEqual(running.entries);
});

test('a broken line is named, and the others come in all the same', async () => {
  const lines = bundleText([running, finished]).split('\n');
  const damaged = lines.with(1, lines[1].slice(0, 200)).join('\n');
  const device = new Device();
  const { taken, problems } = await brought(damaged, device);
  expect(taken).toBe(1);
  expect(problems).toMatchObject([{ kind: 'json', line: 2 }]);
  expect([...device.kept.keys()]).toEqual(['finished']);
});

test('a match with a move that the rules forbid is not taken in', async () => {
  const twice = movesOf(running).at(-2)!;
  const cheat = { ...running, entries: running.entries.with(-1, { ...running.entries.at(-1)!, move: twice }) };
  const problem = { kind: 'illegal', found: twice, line: 2 };
  expect(await read(bundleText([cheat]))).toMatchObject([{ kind: 'broken', problem }]);
});

test('a match of older rules that no longer replays is kept as it is', async () => {
  const strange = { ...running.entries[40], move: 'walk backwards' };
  const old = {
    ...running,
    match: { ...running.match, version: running.match.version - 1 },
    entries: running.entries.with(40, strange),
  };
  const device = new Device();
  expect(await brought(bundleText([old]), device)).toEqual({ taken: 1, known: 0, problems: [] });
  const { turn: _, standing: __, ...rest } = old;
  expect(device.kept.get('running')).toEqual(rest);
  expect(await brought(bundleText([old]), device)).toMatchObject({ known: 1 });
});

test('what is no match of ours is named by what is wrong with it', async () => {
  const line = (change: object) => `${bundleText([])}${JSON.stringify({ ...headerLine(), ...change })}\n`;
  expect(await read(line({ game: 'chess' }))).toMatchObject([{ problem: { kind: 'game', found: 'chess' } }]);
  expect(await read(line({ seats: 9 }))).toMatchObject([{ problem: { kind: 'seats', found: '9' } }]);
  expect(await read(line({ players: [{}] }))).toMatchObject([{ problem: { kind: 'players' } }]);
  expect(await read(line({ entries: [7, 'x'] }))).toMatchObject([{ problem: { kind: 'illegal' } }]);
  expect(await read(line({ options: { wrong: 1 } }))).toMatchObject([{ problem: { kind: 'options' } }]);
});

const headerLine = () => JSON.parse(bundleText([running]).split('\n')[1]) as object;

test('a seed that does not fit the commitment counts for nothing', async () => {
  const other = { ...headerLine(), kept: { seed: '0'.repeat(64), drawnFor: 'running', touched: 1 } };
  const [found] = await read(`${bundleText([])}${JSON.stringify(other)}\n`);
  expect(found).toMatchObject({ kind: 'open', read: { match: { inherited: running.entries.length } } });
});

test('a disk that takes nothing is told of, match by match', async () => {
  const device = new Device();
  const window = device.openWindow();
  const full = { load: window.load.bind(window), save: () => Promise.reject(new Error('full')) };
  const { problems } = await importBundle(new File([bundleText([running])], 'games.jsonl'), full);
  expect(problems).toMatchObject([{ kind: 'storage', found: 'full' }]);
});
