import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { readOptions } from '../options.ts';
import { seeded } from '../random.ts';
import { pearls } from '../testing/pearls.ts';
import { type ReplayReport, replayLog } from './replay.ts';
import { type EndLine, type EntryLine, type HeaderLine, outcomeOf, playthrough, uniform } from './transcript.ts';

const load = async (id: string) => (id === 'pearls' ? (pearls as unknown as Game) : undefined);
const options = readOptions(pearls.options, { rounds: 1 });
/** Entries 0–3 draw, seats 0 and 1 lay at 4 and 5, 6 and 7 show. They stand at lines 2 to 9. */
const log = [...playthrough(pearls, 2, options, uniform, seeded('a'))];
const LAY_LINE = 6;
const END_LINE = 10;

type Change = Partial<Record<keyof (HeaderLine & EntryLine & EndLine), unknown>>;

const texts = () => log.map(line => JSON.stringify(line));
const replayed = (lines: readonly string[]) => replayLog(lines, load);

/** The log with some fields of one line replaced. */
function changed(line: number, change: Change): string[] {
  return texts().with(line - 1, JSON.stringify({ ...log[line - 1], ...change }));
}

async function faultAt(line: number, lines: readonly string[]): Promise<ReplayReport & { ok: false }> {
  const report = await replayed(lines);
  if (report.ok) throw new Error('the log replayed without a fault');
  expect(report.line, report.what).toBe(line);
  return report;
}

const laid = log[LAY_LINE - 1] as EntryLine;
/** A pearl that seat 0 does not hold. */
const notHeld = ['lay 1', 'lay 2', 'lay 3', 'lay 4'].find(move => !laid.legal.includes(move)) ?? '';

test('a whole log replays, and the report tells its result', async () => {
  const { scores, winners, breakdown } = log.at(-1) as EndLine;
  expect(await replayed(texts())).toEqual({
    ok: true,
    game: 'pearls',
    seats: 2,
    entries: 8,
    over: true,
    scores,
    winners,
    breakdown,
  });
});

test('what does no harm is let pass', async () => {
  const reversed = changed(LAY_LINE, { legal: laid.legal.toReversed() });
  const bare = log.map(line => JSON.stringify({ ...line, legal: undefined, remark: 'hm' }));
  const fromOne = log.map(line => JSON.stringify('seq' in line ? { ...line, seq: line.seq + 1 } : line));
  const shuffled = changed(END_LINE, { breakdown: (log.at(-1) as EndLine).breakdown.map(turnedRound) });
  const mark = texts().with(0, `\uFEFF${texts()[0]}\r`);
  for (const lines of [reversed, bare, fromOne, shuffled, mark, [...texts(), '', '  ']]) {
    expect(await replayed(lines)).toMatchObject({ ok: true, entries: 8, over: true });
  }
});

const turnedRound = (parts: object) => Object.fromEntries(Object.entries(parts).reverse());

test('a log that stops early is fine so far', async () => {
  expect(await replayed(texts().slice(0, 4))).toMatchObject({ ok: true, entries: 3, over: false, winners: [] });
});

test('lines may arrive one after the other', async () => {
  async function* arriving() {
    yield* texts();
  }
  expect(await replayLog(arriving(), load)).toMatchObject({ ok: true, entries: 8 });
});

test.each<[string, Change, string]>([
  ['game', { game: 'diamonds' }, 'unknown game "diamonds"'],
  ['no game', { game: undefined }, 'expected the header'],
  ['seats', { seats: 4 }, '"seats" is 4; pearls is played with 2, 3'],
  ['options', { options: { rounds: 9 } }, 'option "rounds" can\'t be 9'],
])('the header is checked: %s', async (_, change, words) => {
  expect((await faultAt(1, changed(1, change))).what).toContain(words);
});

test('a log of another version is as good as any if it replays, and else the version is named', async () => {
  expect(await replayed(changed(1, { version: 2 }))).toMatchObject({ ok: true, entries: 8, over: true });
  const other = [JSON.stringify({ ...log[0], version: 2 }), ...changed(LAY_LINE, { move: notHeld }).slice(1)];
  const fault = await faultAt(LAY_LINE, other);
  expect(fault).toMatchObject({ kind: 'version', found: '2', rule: 'PE-HAND' });
  expect(fault.what).toContain('version 2 of the rules of pearls; these are version 1: "');
  expect(await faultAt(3, other.with(2, '{'))).toMatchObject({ kind: 'json' });
});

test('a version from another numbering is not ours to judge', async () => {
  expect(await replayed(changed(1, { version: 'other' }))).toMatchObject({ ok: true });
});

test.each<[string, Change, string]>([
  ['seq', { seq: 5 }, '"seq" is 5; expected 4'],
  ['no seq', { seq: undefined }, '"seq" is missing; expected 4'],
  ['actor', { actor: 1 }, '"actor" is 1; seat 0 is to move'],
  ['chance', { actor: 'chance' }, '"actor" is "chance"; seat 0 is to move'],
  ['no move', { move: undefined }, '"move" is missing'],
  ['unreadable', { move: 'eat 1' }, 'can\'t read the move "eat 1"; moves look like: draw VALUE, lay VALUE, show VALUE'],
  ['legal', { legal: 'all' }, '"legal" is "all"; expected a list of texts'],
  ['lacking', { legal: laid.legal.slice(1) }, `missing "${laid.legal[0]}"`],
  ['surplus', { legal: [...laid.legal, notHeld] }, `too many "${notHeld}"`],
  ['odd', { legal: [...laid.legal, 7] }, 'too many 7'],
])('an entry is checked: %s', async (_, change, words) => {
  expect((await faultAt(LAY_LINE, changed(LAY_LINE, change))).what).toContain(words);
});

test('the first seq may be 0 or 1, nothing else', async () => {
  expect((await faultAt(2, changed(2, { seq: 2 }))).what).toBe('"seq" is 2; expected 0 or 1');
});

test('an illegal move is answered with the rule that forbids it', async () => {
  const fault = await faultAt(LAY_LINE, changed(LAY_LINE, { move: notHeld }));
  expect(fault.rule).toBe('PE-HAND');
  expect(fault.what).toContain(`"${notHeld}" is not legal for seat 0; legal: "${laid.legal[0]}"`);
});

test('an outcome that chance can not have is answered with those it can', async () => {
  const show = log[7] as EntryLine;
  const other = ['show 1', 'show 2'].find(move => move !== show.move);
  const fault = await faultAt(8, changed(8, { move: other }));
  expect(fault).toMatchObject({ rule: 'PE-SHOW', what: `"${other}" can't happen here; possible: "${show.move}"` });
});

test.each<[string, Change, string]>([
  ['scores', { scores: [0, 0, 0] }, '"scores" is [0,0,0]; expected ['],
  ['a score too many', { scores: [...(log.at(-1) as EndLine).scores, 0] }, '"scores" is ['],
  ['winners', { winners: [] }, '"winners" is []; expected ['],
  ['breakdown', { breakdown: undefined }, '"breakdown" is missing; expected [{'],
  ['a part', { breakdown: [{ pearls: 0, wins: 0 }, { pearls: 0 }] }, '"breakdown" is'],
  ['end', { end: false }, '"end" is false; expected true'],
])('the end is checked: %s', async (_, change, words) => {
  expect((await faultAt(END_LINE, changed(END_LINE, change))).what).toContain(words);
});

test('the end may come neither too early, nor too late, nor never', async () => {
  const [early, late] = [texts().toSpliced(8, 1), texts().toSpliced(9, 0, texts()[8])];
  expect((await faultAt(9, early)).what).toContain('the game is not over: chance is to move');
  expect((await faultAt(10, late)).what).toContain('the game is over before this entry');
  expect((await faultAt(9, [...texts().slice(0, -1), ''])).what).toContain('"end":true is missing');
  expect((await faultAt(11, [...texts(), '{}'])).what).toContain('goes on after its end');
});

test('what is no JSON object is told with its place', async () => {
  expect((await faultAt(3, texts().with(2, '{"seq":1,,}'))).what).toContain('broken JSON at column 10');
  expect((await faultAt(3, texts().with(2, '[1]'))).what).toBe('expected a JSON object, not [1]');
  expect((await faultAt(3, texts().with(2, 'null'))).what).toBe('expected a JSON object, not null');
  expect((await faultAt(0, ['', ' '])).what).toContain('the log is empty');
});

test('what is wrong has a kind, and what stands there is told apart', async () => {
  expect(await faultAt(LAY_LINE, changed(LAY_LINE, { move: notHeld }))).toMatchObject({
    kind: 'illegal',
    found: notHeld,
  });
  expect(await faultAt(LAY_LINE, changed(LAY_LINE, { seq: 5 }))).toMatchObject({ kind: 'seq', found: '5' });
  expect(await faultAt(0, [])).not.toHaveProperty('found');
});

/** The log with lines put in before the one given, and every entry numbered anew. */
function withLines(before: number, ...more: object[]): string[] {
  let seq = 0;
  const lines = [...log.slice(0, before - 1), ...more, ...log.slice(before - 1)];
  return lines.map(line => JSON.stringify('move' in line || 'act' in line ? { ...line, seq: seq++ } : line));
}

test('acts beside the rules are counted and change nothing', async () => {
  const reveal = { actor: 'host', act: 'reveal', seed: '00' };
  expect(await replayed(withLines(END_LINE, reveal))).toMatchObject({ ok: true, entries: 9, over: true });
  const unnumbered = texts().toSpliced(END_LINE - 1, 0, JSON.stringify(reveal));
  expect((await faultAt(END_LINE, unnumbered)).kind).toBe('seq');
});

test('all but one resigning ends the match, whoever is to move', async () => {
  const cut = withLines(LAY_LINE, { actor: 0, act: 'resign' }).slice(0, LAY_LINE);
  expect((await faultAt(LAY_LINE, cut)).kind).toBe('endless');
  const { scores, breakdown } = outcomeOf(pearls, stateBeforeLaying(), 2);
  const ended = [...cut, JSON.stringify({ end: true, scores, winners: [1], breakdown })];
  expect(await replayed(ended)).toMatchObject({ ok: true, over: true, entries: 5, winners: [1] });
  const wrong = [...cut, JSON.stringify({ end: true, scores, winners: [0], breakdown })];
  expect((await faultAt(LAY_LINE + 1, wrong)).kind).toBe('result');
  expect((await faultAt(LAY_LINE + 1, withLines(LAY_LINE, { actor: 0, act: 'resign' }))).kind).toBe('over');
});

function stateBeforeLaying() {
  const s = pearls.initial(2, options);
  for (const line of log.slice(1, LAY_LINE - 1)) pearls.apply(s, pearls.parse(s, (line as EntryLine).move));
  return s;
}

test.each<[string, object, string]>([
  ['act', { actor: 0, act: 'sleep' }, '"act" is "sleep"; expected "resign" or "reveal" or "correct"'],
  ['seat', { actor: 2, act: 'resign' }, '"actor" is 2; expected a seat'],
  ['nobody', { actor: 'host', act: 'resign' }, '"actor" is "host"; expected a seat'],
  ['half a seat', { actor: 0.5, act: 'resign' }, '"actor" is 0.5; expected a seat'],
  ['a seed from a seat', { actor: 99, act: 'reveal' }, '"actor" is 99; expected "host"'],
  ['a seed too early', { actor: 'host', act: 'reveal' }, '"act" is "reveal"; the match is not over yet'],
])('an act is checked: %s', async (_, act, words) => {
  expect((await faultAt(LAY_LINE, withLines(LAY_LINE, act))).what).toBe(words);
});

test('a seat resigns once, and nobody after the end', async () => {
  const resign = { actor: 0, act: 'resign' };
  const three = [...playthrough(pearls, 3, options, uniform, seeded('a'))].slice(0, 4);
  const numbered = [...three, { seq: 3, ...resign }, { seq: 4, ...resign }].map(line => JSON.stringify(line));
  expect((await faultAt(6, numbered)).what).toBe('"actor" is 0; this seat has resigned before');
  expect((await faultAt(END_LINE, withLines(END_LINE, resign))).what).toContain('the match is over before this entry');
});

test('the seed is laid open once', async () => {
  const reveal = { actor: 'host', act: 'reveal', seed: '00' };
  expect((await faultAt(END_LINE + 1, withLines(END_LINE, reveal, reveal))).what).toContain('laid open before');
});

test('a log can not be longer than its game', async () => {
  const short = { ...pearls, maxEntries: 3 } as unknown as Game;
  const report = await replayLog(texts(), async () => short);
  expect(report).toMatchObject({
    ok: false,
    line: 7,
    kind: 'over',
    what: 'no match of pearls has more than 5 entries',
  });
});
