import { expect, test } from 'vitest';
import { asideIn, entryMove, makerOf, objectionToMove } from './asides.ts';
import { type Game, NOT_A_MOVE } from './game.ts';
import { playRandomly, walkOf } from './laws/walk.ts';
import { replayLog } from './logs/replay.ts';
import { type EntryLine, logLines } from './logs/transcript.ts';
import { readOptions } from './options.ts';
import { seeded } from './random.ts';
import { pearls } from './testing/pearls.ts';
import { tossing } from './testing/tossing.ts';

const toy = tossing as unknown as Game;
const load = async () => toy;
const options = readOptions(tossing.options, { rounds: 3, tied: 'all' });

/** A whole game in which something was tossed, line by line. */
function playedWithTosses() {
  for (let seed = 0; ; seed++) {
    const walk = walkOf(toy, 2, options);
    playRandomly(walk, seeded(`tosses ${seed}`));
    if (walk.log.some(m => toy.asides?.seatOf(m) !== undefined))
      return { log: [...walk.log], lines: [...logLines(toy, 2, options, walk.log)] };
  }
}

const { log, lines } = playedWithTosses();
const texts = lines.map(line => JSON.stringify(line));
const at = lines.findIndex(line => 'move' in line && line.move.startsWith('toss'));
const toss = lines[at] as EntryLine;

test('a walk now and then does something out of turn, and its log says whose it is and what else was open', () => {
  expect(toss.actor).toBe(toy.asides?.seatOf(log[toss.seq] ?? NOT_A_MOVE));
  expect(toss.legal).toContain(toss.move);
  expect(toss.legal.every(text => text.startsWith('toss'))).toBe(true);
});

test('a log with asides replays', async () => {
  expect(await replayLog(texts, load)).toMatchObject({ ok: true, over: true, entries: log.length });
});

test('an aside that is not open to its seat is found, with the rule', async () => {
  const poor = [...texts.slice(0, 5), JSON.stringify({ seq: 4, actor: 1, move: 'toss 2' })];
  expect(await replayLog(poor, load)).toMatchObject({
    ok: false,
    line: 6,
    kind: 'illegal',
    rule: 'PE-POINTS',
    what: '"toss 2" is not open to seat 1 now; open: none',
  });
});

test('nobody but a seat does anything out of turn, and lists are checked', async () => {
  const strange = texts.with(at, JSON.stringify({ ...toss, actor: 7 }));
  expect(await replayLog(strange, load)).toMatchObject({ ok: false, line: at + 1, kind: 'actor' });
  const short = texts.with(at, JSON.stringify({ ...toss, legal: [] }));
  expect(await replayLog(short, load)).toMatchObject({ ok: false, line: at + 1, kind: 'legal' });
});

test('what cannot be read is answered with the forms of asides as well', async () => {
  const odd = [...texts.slice(0, 5), JSON.stringify({ seq: 4, actor: 0, move: 'dance' })];
  const report = await replayLog(odd, load);
  expect(report.ok ? '' : report.what).toContain('show VALUE, toss POINTS');
});

test('a game without asides knows none', () => {
  const s = pearls.initial(2, options);
  expect(asideIn(pearls, s, { actor: 0, move: 'toss 1' })).toBe(NOT_A_MOVE);
  expect(makerOf(pearls, s, 0)).toBe(pearls.actor(s));
  expect(entryMove(pearls, s, { actor: 'chance', move: 'draw 1' })).toBe(pearls.parse(s, 'draw 1'));
  expect(objectionToMove(pearls, s, pearls.parse(s, 'show 1'))).toBe('PE-STAGE');
});
