import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayLog } from '../../engine/logs/replay.ts';
import { logLines, playthrough, uniform } from '../../engine/logs/transcript.ts';
import { seeded } from '../../engine/random.ts';
import { sealOf, seedFromWords } from '../../table/chance.ts';
import { openTable } from '../../table/table.ts';
import { bareText, type FileProblem, fileName, fileText, type ReadLog, readLog } from './game-file.ts';
import { randomRecording, recordingFrom } from './recording.ts';
import { packLog, unpackLog } from './share-link.ts';
import { desert, played, resign } from './testing/played.ts';

const load = async (id: string) => (id === desert.id ? desert : undefined);
const textOf = (table: ReturnType<typeof played>) => fileText(recordingFrom(desert, table.match, table.entries));
const whole = played(3);
const text = textOf(whole);

async function good(log: string): Promise<ReadLog> {
  const read = await readLog(log, load);
  if (!read.ok) throw new Error(`${read.kind} at ${read.line}: ${read.found}`);
  return read;
}

async function bad(log: string): Promise<FileProblem> {
  const read = await readLog(log, load);
  if (read.ok) throw new Error('the log was taken');
  return read;
}

/** The file with some fields of one line changed; line 1 is the header. */
function changed(line: number, change: object, of = text): string {
  const lines = of.split('\n');
  return lines.with(line - 1, JSON.stringify({ ...JSON.parse(lines[line - 1]), ...change })).join('\n');
}

test('a match goes into a file and comes back the same', async () => {
  const read = await good(text);
  expect(read.match).toEqual(whole.match);
  expect(read.entries).toEqual(whole.entries);
  expect(read.over).toBe(true);
});

test('seals come back from a file and from a link, and what can be none is left out', async () => {
  const nonces = ['n1', 'n2', ''];
  const seals = nonces.map((nonce, seat) => (nonce ? sealOf('m1', seat, nonce) : ''));
  const chance = { seed: seedFromWords('test'), match: 'm1', nonces, seals, spoilt: 1 };
  const table = played(3, undefined, { chance });
  const sealed = textOf(table);
  expect((await good(sealed)).match.chance).toEqual(chance);
  const linked = await unpackLog(await packLog(recordingFrom(desert, table.match, table.entries)), load);
  expect(linked).toMatchObject({ ok: true, match: { chance } });
  const odd = await good(changed(1, { seals: [1, 2, 3], spoilt: -1 }, sealed));
  expect(odd.match.chance).toEqual({ seed: chance.seed, match: 'm1', nonces });
});

test('what was entered by hand is marked in files and links, and promises no seed', async () => {
  const table = played(3, 40);
  const match = { ...table.match, byHand: true as const };
  const recording = recordingFrom(desert, match, table.entries);
  const written = fileText(recording);
  expect(JSON.parse(written.split('\n')[0])).not.toHaveProperty('commitment');
  const readings = [await good(written), await unpackLog(await packLog(recording), load)];
  for (const read of readings) expect(read).toMatchObject({ ok: true, match: { id: match.id, byHand: true } });
  expect((await good(text)).match).not.toHaveProperty('byHand');
});

test('the command line replays the file', async () => {
  for (const table of [whole, played(2, 25), played(5, 0)])
    expect(await replayLog(textOf(table).split('\n'), load)).toMatchObject({ ok: true, entries: table.entries.length });
});

test('a resigned match replays to its result', async () => {
  const table = played(3, 20);
  resign(table, 2);
  resign(table, 0);
  expect(await replayLog(textOf(table).split('\n'), load)).toMatchObject({ ok: true, over: true, winners: [1] });
  const read = await good(textOf(table));
  expect(read.entries).toEqual(table.entries);
  expect([...openTable(desert, read.match, read.entries).resigned]).toEqual([2, 0]);
});

test('a match that is still on keeps its seed to itself, and gets another to go on with', async () => {
  const words = 'sand and wind';
  const table = played(2, 10, { chance: { seed: seedFromWords(words), match: words, nonces: [] } });
  const file = textOf(table);
  expect(file).not.toContain(table.match.chance.seed);
  expect(file).not.toContain(words);
  const read = await good(file);
  expect(read.match).toMatchObject({ id: table.match.id, inherited: table.entries.length });
  expect(read.match.chance.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(read.match.chance.seed).not.toBe(table.match.chance.seed);
});

test('chance drawn for chosen words can be drawn again from the file', async () => {
  const table = played(2, undefined, { chance: { seed: seedFromWords('w'), match: 'w', nonces: [] } });
  expect((await good(textOf(table))).match.chance).toEqual(table.match.chance);
});

test('what the command line prints is taken, with lists of legal moves or without, counted from 0 or 1', async () => {
  const lines = [...playthrough(desert, 4, { chips: 'down' }, uniform, seeded('7'))];
  const print = (change: (line: object) => object) => lines.map(line => JSON.stringify(change(line))).join('\n');
  const plain = await good(print(line => line));
  expect(plain.match.players.map(player => player.name)).toEqual(['', '', '', '']);
  expect(plain.match.inherited).toBe(plain.entries.length);
  expect(plain.entries[0]).toEqual({ seq: 0, actor: 'chance', move: expect.stringContaining('palm') });
  const bare = await good(print(line => ({ ...line, legal: undefined })));
  expect(bare.entries).toEqual(plain.entries);
  const fromOne = await good(print(line => ('seq' in line ? { ...line, seq: Number(line.seq) + 1 } : line)));
  expect(fromOne.entries).toEqual(plain.entries);
  const stored = recordingFrom(desert, plain.match, plain.entries);
  expect(randomRecording(desert, 4, '7').truth.moves).toEqual(stored.truth.moves);
  expect([...logLines(desert, 4, { chips: 'down' }, stored.truth.moves as number[])]).toEqual(lines);
});

test.each<[string, string, number, object]>([
  ['nothing', '', 0, { kind: 'empty' }],
  ['a picture', 'PNG\0\0', 0, { kind: 'binary' }],
  ['prose', 'Dear diary', 1, { kind: 'json', found: 'Dear diary' }],
  ['other JSON', '{"name":"x"}', 1, { kind: 'header' }],
  ['another game', changed(1, { game: 'chess' }), 1, { kind: 'game', found: '"chess"' }],
  ['other rules', changed(1, { version: 99 }, changed(42, { move: 'pass' })), 42, { kind: 'version', found: '99' }],
  ['too many seats', changed(1, { seats: 9 }), 1, { kind: 'seats' }],
  ['too few players', changed(1, { players: whole.match.players.slice(1) }), 1, { kind: 'players' }],
  [
    'one colour twice',
    changed(1, { players: whole.match.players.map(p => ({ ...p, colour: 'red' })) }),
    1,
    { kind: 'players' },
  ],
  ['players that are none', changed(1, { players: ['a', 'b', 'c'] }), 1, { kind: 'players' }],
  ['a hash that is not the seed’s', changed(1, { commitment: '00' }), 1, { kind: 'commitment' }],
  ['a seed that is none', changed(whole.entries.length + 1, { seed: 'abc' }), 1, { kind: 'seed', found: 'abc' }],
  ['a gap', changed(50, { seq: 7 }), 50, { kind: 'seq', found: '7' }],
  ['an illegal move', changed(42, { move: 'pass' }), 42, { kind: 'illegal', found: 'pass', rule: 'DW-ORDER-1' }],
  ['half a line', text.slice(0, text.length - 30), whole.entries.length + 2, { kind: 'json' }],
  ['no end', text.split('\n').slice(0, -2).join('\n'), whole.entries.length + 1, { kind: 'endless' }],
  [
    'another result',
    changed(whole.entries.length + 2, { scores: [1, 2, 3] }),
    whole.entries.length + 2,
    { kind: 'result' },
  ],
])('a broken file is told by line and kind: %s', async (_, log, line, expected) => {
  expect(await bad(log)).toMatchObject({ line, ...expected });
});

test('a match keeps the version it began with, as long as its log replays', async () => {
  const read = await good(changed(1, { version: 99 }));
  expect(read.match.version).toBe(99);
  expect(fileText(recordingFrom(desert, read.match, read.entries))).toContain('"version":99');
});

test('a log that no rules can read is saved as it was kept', () => {
  const entries = [{ seq: 0, actor: 0, move: 'fly' }];
  const [header, ...lines] = bareText({ match: whole.match, entries }).split('\n');
  expect(JSON.parse(header)).toMatchObject({ game: desert.id, match: whole.match.id });
  expect(lines).toEqual([JSON.stringify(entries[0]), '']);
});

test('a file too large to be a game is not even read', async () => {
  expect(await bad('x'.repeat(8_000_001))).toMatchObject({ kind: 'big', found: '9' });
});

test('whatever is damaged, the answer is a match or a trouble, never a failure', async () => {
  const damage = fc.record({
    at: fc.nat(text.length - 1),
    length: fc.nat(40),
    by: fc.string({ unit: 'binary', maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ at, length, by }) => {
      const read = await readLog(text.slice(0, at) + by + text.slice(at + length), load);
      expect(read.ok ? openTable(desert, read.match, read.entries).entries.length : read.kind.length).toBeGreaterThan(
        0,
      );
    }),
    { numRuns: 300 },
  );
});

test('a file is named after the game and the day', () => {
  expect(fileName('durch-die-wueste', new Date(2026, 2, 5), 'jsonl')).toBe(
    'caravanserai-durch-die-wueste-2026-03-05.jsonl',
  );
});
