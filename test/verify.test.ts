import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typed, typedText } from '../src/cli/testing/typed.ts';
import { commitmentTo, sealOf, seedFromWords } from '../src/table/chance.ts';
import { openTable } from '../src/table/table.ts';
import { fileText } from '../src/web/recording/game-file.ts';
import { recordingFrom } from '../src/web/recording/recording.ts';
import { desert, played, resign } from '../src/web/recording/testing/played.ts';

/** The very file that the page offers for download. */
function fileOf(table: ReturnType<typeof played>): string[] {
  return fileText(recordingFrom(desert, table.match, table.entries))
    .trim()
    .split('\n');
}

const whole = played(3);
const file = fileOf(whole);
const { commitment } = JSON.parse(file[0]) as { commitment: string };
const reveal = whole.entries.length;

const verified = (lines: readonly string[], ...args: string[]) => typed(['verify', '-', ...args], lines);

/** The file with some fields of one line changed; line 1 is the header. A field set to undefined is left out. */
function changed(line: number, change: object, of: readonly string[] = file): string[] {
  return of.with(line - 1, JSON.stringify({ ...JSON.parse(of[line - 1]), ...change }));
}

test('an honest match is found honest, and what was checked is said', async () => {
  const { code, out, err } = await verified(file);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out).toEqual([
    `rules: ${whole.entries.length} entries of durch-die-wueste for 3 follow the rules`,
    expect.stringMatching(/^result: \d+ \d+ \d+ follows from them$/),
    `seed: fits the commitment ${commitment}`,
    'nonces: n1, n2',
    'not protected: seats 1, 2 had open nonces before all others were fixed',
    expect.stringMatching(/^chance: \d+ outcomes follow from seed, match and nonces$/),
    'OK',
  ]);
  expect((await verified(file, '--commitment', commitment.toUpperCase())).code).toBe(0);
});

test('numbers that were sealed are checked, and what was not protected is said', async () => {
  const nonces = ['n1', '', 'n3'];
  const seals = nonces.map((nonce, seat) => (nonce ? sealOf('m1', seat, nonce) : ''));
  const chance = { seed: seedFromWords('x'), match: 'm1', nonces, seals, spoilt: 2 };
  const sealed = fileOf(played(3, undefined, { chance }));
  const { code, out } = await verified(sealed);
  expect(code).toBe(0);
  expect(out.slice(3, -2)).toEqual([
    'nonces: n1, none, n3',
    'protected: seats 1, 3 sealed their nonces before any was opened',
    'not protected: nonces were opened 2 times before, and all seats sealed new ones',
  ]);
  const other = await verified(changed(1, { seals: seals.with(2, sealOf('m1', 2, 'n4')) }, sealed));
  expect(other).toMatchObject({ code: 1, err: [expect.stringContaining('the nonce of seat 3 is not the one')] });
  const nobody = { ...chance, nonces: ['', '', ''], seals: ['', '', ''] };
  expect((await verified(fileOf(played(3, undefined, { chance: nobody })))).out).toContain(
    'not protected: no seat added a nonce, so whoever drew the seed may have chosen it',
  );
});

test('a file from before there were seals is found as honest as ever', async () => {
  const path = new URL('../src/server/app/testing/old-match.jsonl', import.meta.url);
  const { code, out, err } = await verified(readFileSync(path, 'utf8').trimEnd().split('\n'));
  expect({ code, err, last: out.at(-1) }).toEqual({ code: 0, err: [], last: 'OK' });
  expect(out).toContain('not protected: seats 1, 2 had open nonces before all others were fixed');
});

test('a match that was resigned is checked as far as it went', async () => {
  const table = played(2, 12);
  resign(table, 1);
  expect(await verified(fileOf(table))).toMatchObject({ code: 0, err: [] });
});

test('a match that is still on is sound so far, and its chance is for later', async () => {
  const { code, out, err } = await verified(fileOf(played(3, 12)));
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out.slice(1)).toEqual([
    'result: the match is not over yet',
    `commitment: ${commitment}, to be kept until the end`,
    'chance: can be checked once the match is over and its seed is laid open',
  ]);
});

test('what was taken over from another match is said not to be checked', async () => {
  const { code, out } = await verified(changed(1, { inherited: 20 }));
  expect(code).toBe(0);
  expect(out.slice(-2)).toEqual([
    'chance: 20 outcomes come from another match, and were not checked',
    'OK, as far as it goes back to this seed',
  ]);
});

test('a single outcome that was slipped in is found at its entry', async () => {
  const at = whole.entries.findIndex(entry => 'move' in entry && entry.move.startsWith('water'));
  const drawn = whole.entries[at] as { seq: number; actor: 'chance'; move: string };
  const [word, hex, value] = drawn.move.split(' ');
  const other = ['1', '2', '3'].find(number => number !== value);
  // Possible under the rules, but not what chance drew; everything after it is drawn as it should be.
  const log = [...whole.entries.slice(0, at), { ...drawn, move: `${word} ${hex} ${other}` }];
  const table = openTable(desert, whole.match, log);
  resign(table, 0);
  resign(table, 1);
  const { code, err } = await verified(fileOf(table));
  expect(code).toBe(1);
  expect(err).toEqual([expect.stringMatching(new RegExp(`line ${at + 2}, entry ${at}: "water .* does not follow`))]);
});

test.each<[string, readonly string[], RegExp]>([
  ['a move', changed(50, { move: 'pass' }), /line 50: .*\(rule DW-/],
  ['who moved', changed(50, { actor: 'chance' }), /line 50: "actor"/],
  ['a missing entry', file.toSpliced(49, 1), /line 50: "seq"/],
  ['the result', changed(file.length, { scores: [99, 0, 0] }), new RegExp(`line ${file.length}: "scores"`)],
  ['the seed', changed(reveal + 1, { seed: seedFromWords('x') }), /the seed does not fit the commitment/],
  ['a seed that is none', changed(reveal + 1, { seed: 'abc' }), new RegExp(`line ${reveal + 1}: the seed must be`)],
  ['the commitment', changed(1, { commitment: commitmentTo(seedFromWords('x')) }), /does not fit the commitment/],
  ['a nonce', changed(1, { nonces: ['n1', 'n3'] }), /line 2, entry 0: .* does not follow from seed, match and nonces/],
  ['the match', changed(1, { match: 'm2' }), /line 2, entry 0: .* does not follow/],
  ['what was drawn for', changed(1, { drawnFor: 'other' }), /line 2, entry 0: .* does not follow/],
  ['no commitment', changed(1, { commitment: undefined }), /line 1: the commitment is missing/],
  ['no match', changed(1, { match: undefined }), /line 1: the id of the match is missing/],
  ['no seed', changed(reveal + 1, { seed: undefined }), /its seed was never laid open/],
])('a file that was tampered with is found out: %s', async (_, lines, words) => {
  const { code, err } = await verified(lines);
  expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 });
  expect(err[0]).toMatch(words);
});

test('seed and commitment that fit each other do not replace the commitment that people saw', async () => {
  const other = played(3, undefined, { chance: { seed: seedFromWords('x'), match: 'm1', nonces: [] } });
  expect((await verified(fileOf(other))).code).toBe(0);
  const { code, err } = await verified(fileOf(other), '--commitment', commitment);
  expect(code).toBe(1);
  expect(err[0]).toContain('another one was shown at the table');
});

test('of a match whose chance was entered by hand only the rules can be checked', async () => {
  const lines = file.filter((_, at) => at !== reveal).with(0, changed(1, { byHand: true, commitment: undefined })[0]);
  const { code, out, err } = await verified(lines);
  expect({ code, err, last: out.at(-1) }).toEqual({
    code: 0,
    err: [],
    last: 'chance: was entered by hand, so there is nothing to check',
  });
  expect((await verified(lines, '--commitment', commitment)).code).toBe(1);
});

test('a log without a seed proves nothing about chance', async () => {
  const { out } = await typedText('playthrough durch-die-wueste --seed 7');
  expect(await verified(out)).toMatchObject({ code: 1, err: [expect.stringContaining('never laid open')] });
});

test.each([
  ['verify', 'FILE is missing'],
  ['verify no-such-file.jsonl', 'there is no such file'],
  ['verify - --commitment abc', '--commitment must be 64 digits'],
])('bad input gets one clear line: %s', async (text, words) => {
  expect(await typedText(text)).toMatchObject({ code: 2, err: [expect.stringContaining(words)] });
});
