import { expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { seeded } from '../random.ts';
import { pearls } from '../testing/pearls.ts';
import { type EntryLine, logLines, type Policy, playthrough, uniform } from './transcript.ts';

const options = readOptions(pearls.options, { rounds: 1 });
const played = (seed: string, policy = uniform) => [...playthrough(pearls, 2, options, policy, seeded(seed))];

test('a log has a header, an entry for each move with all that was legal, and the result', () => {
  const [header, ...rest] = played('a');
  const end = rest.at(-1);
  const entries = rest.slice(0, -1) as EntryLine[];
  expect(header).toEqual({ game: 'pearls', version: 1, seats: 2, options: { rounds: 1 } });
  expect(entries.map(entry => entry.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(entries.map(entry => entry.actor)).toEqual([...Array(4).fill('chance'), 0, 1, 'chance', 'chance']);
  expect(entries[0].legal).toEqual(['draw 1', 'draw 2', 'draw 3', 'draw 4']);
  for (const { move, legal } of entries) expect(legal).toContain(move);
  expect(Object.keys(end ?? {})).toEqual(['end', 'scores', 'winners', 'breakdown']);
});

test('the result adds up, seat by seat', () => {
  for (const seed of ['a', 'b', 'c']) {
    const end = played(seed).at(-1);
    if (!end || !('end' in end)) throw new Error('no end line');
    const totals = end.breakdown.map(parts => Object.values(parts).reduce((sum, part) => sum + part, 0));
    expect(end.scores).toEqual(totals);
    expect(end.winners).toEqual([0, 1].filter(seat => end.scores[seat] === Math.max(...end.scores)));
  }
});

test('the same seed gives the same log, another seed another', () => {
  expect(played('a')).toEqual(played('a'));
  expect(played('a')).not.toEqual(played('b'));
});

test('the policy chooses for seats, and chance draws for itself', () => {
  const highest: Policy = (_game, _s, legal) => legal.items[legal.length - 1];
  const chosen = played('a', highest).filter(line => 'move' in line && line.actor !== 'chance') as EntryLine[];
  expect(chosen.map(entry => entry.move)).toEqual(chosen.map(entry => entry.legal.at(-1)));
  const draws = played('a', highest).filter(line => 'move' in line && line.move.startsWith('draw'));
  expect(draws).toEqual(played('a').filter(line => 'move' in line && line.move.startsWith('draw')));
});

test('moves alone are enough to tell the whole log again, or its beginning', () => {
  const log = played('a');
  const s = pearls.initial(2, options);
  const moves = log.flatMap(line => ('move' in line ? [pearls.parse(s, line.move)] : []));
  expect([...logLines(pearls, 2, options, moves)]).toEqual(log);
  expect([...logLines(pearls, 2, options, moves.slice(0, 5))]).toEqual(log.slice(0, 6));
});
