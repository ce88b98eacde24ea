import { expect, test } from 'vitest';
import { CHANCE, type Game, movesOf, NOBODY, SPECTATOR } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { sameBytes } from '../engine/state.ts';
import { withSecondEdition } from '../engine/testing/editions.ts';
import { pearls } from '../engine/testing/pearls.ts';
import { tossing } from '../engine/testing/tossing.ts';
import { loadGame } from '../games/registry.ts';
import { commitmentTo, randomForOutcome, seedFromWords } from './chance.ts';
import { beginDraft, commandOf, isOpen, stateOf, withMove, withoutLast } from './draft.ts';
import type { Entry, Match, Player } from './match.ts';
import {
  append,
  BadLog,
  isOver,
  letChanceMove,
  openTable,
  plan,
  resultOf,
  snapshotFor,
  submit,
  type Table,
} from './table.ts';
import { newestState, truthOf } from './timeline.ts';
import { viewTrackerOf } from './view-tracker.ts';

const desert = await loadGame('durch-die-wueste');
const cards = pearls as unknown as Game;
const tosses = tossing as unknown as Game;

function matchOf(game: Game, seats: number, words = 'test'): Match {
  const players = Array.from({ length: seats }, (_, seat): Player => ({ name: `Seat ${seat}`, colour: 'red' }));
  const chance = { seed: seedFromWords(words), match: 'm1', nonces: [] };
  return { id: 'm1', game: game.id, version: game.version, options: readOptions(game.options), players, chance };
}

const open = (game: Game, seats: number, words?: string) => openTable(game, matchOf(game, seats, words));

let commands = 0;

function firstMove(table: Table): string {
  return table.game.format(table.state, movesOf(table.game, table.state)[0]);
}

function playOne(table: Table, move = firstMove(table)) {
  const seat = table.game.actor(table.state);
  return submit(table, { type: 'play', id: `c${commands++}`, seat, base: table.entries.length, moves: [move] });
}

function playOut(table: Table): void {
  const random = seeded('out');
  while (!isOver(table)) {
    const moves = movesOf(table.game, table.state);
    playOne(table, table.game.format(table.state, moves[random.below(moves.length)]));
  }
}

test('a new match has its set-up made by chance and waits for a seat', () => {
  const table = open(desert, 2);
  expect(table.entries.length).toBe(5 + 33);
  expect(table.entries.every(entry => entry.actor === 'chance')).toBe(true);
  expect(table.game.actor(table.state)).toBe(0);
});

test('the same seed makes the same set-up, another seed or match another one', () => {
  const texts = (table: Table) => table.entries.map(entry => ('move' in entry ? entry.move : ''));
  expect(texts(open(desert, 2))).toEqual(texts(open(desert, 2)));
  expect(texts(open(desert, 2, 'other'))).not.toEqual(texts(open(desert, 2)));
  const match = matchOf(desert, 2);
  const elsewhere = openTable(desert, { ...match, chance: { ...match.chance, match: 'm2' } });
  expect(texts(elsewhere)).not.toEqual(texts(open(desert, 2)));
  const withNonce = openTable(desert, { ...match, chance: { ...match.chance, nonces: ['mine'] } });
  expect(texts(withNonce)).not.toEqual(texts(open(desert, 2)));
});

test('outcomes can be drawn again by anybody who knows the seed, in any order', () => {
  const chance = { seed: seedFromWords('x'), match: 'm', nonces: ['a', 'b'] };
  const drawn = (k: number) => {
    const random = randomForOutcome(chance, k);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitmentTo('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('a command is carried out once, however often it is sent', () => {
  const table = open(desert, 2);
  const command = {
    type: 'play',
    id: 'same',
    seat: 0,
    base: table.entries.length,
    moves: [firstMove(table)],
  } as const;
  expect(submit(table, command)).toMatchObject({ ok: true, entries: [{ command: 'same' }] });
  const length = table.entries.length;
  const scratch = table.scratch.bytes.fill(7).slice();
  expect(submit(table, command)).toMatchObject({ ok: true, entries: [] });
  expect(table.entries.length).toBe(length);
  expect(table.scratch.bytes, 'nothing is worked out a second time').toEqual(scratch);
});

test('when the rules fail on the way, nothing of the command has happened, and it can be sent again', () => {
  let broken = false;
  const game: Game = {
    ...desert,
    apply(s, m) {
      if (broken) throw new Error('a fault in the rules');
      desert.apply(s, m);
    },
  };
  const table = open(game, 2);
  const before = { entries: [...table.entries], bytes: table.state.bytes.slice() };
  const head = { type: 'play', id: 'again', seat: 0 } as const;
  const command = { ...head, base: before.entries.length, moves: [firstMove(table)] };
  broken = true;
  expect(() => submit(table, command)).toThrow('a fault in the rules');
  expect(table.entries).toEqual(before.entries);
  expect(table.state.bytes).toEqual(before.bytes);
  broken = false;
  const answer = submit(table, command);
  expect(answer.ok && answer.entries).toMatchObject([{ seq: before.entries.length, command: 'again' }]);
  expect(table.entries.length).toBe(before.entries.length + 1);
});

test('a plan changes nothing; it is appended as it is, once, and only while it is the newest', () => {
  const table = open(cards, 2);
  playOne(table);
  const base = table.entries.length;
  const bytes = table.state.bytes.slice();
  const planned = plan(table, { type: 'play', id: 'p', seat: 1, base, moves: [firstMove(table)] });
  if (!planned.ok) throw new Error(planned.code);
  expect(planned.entries.length).toBeGreaterThan(1);
  expect(table.entries.length).toBe(base);
  expect(table.state.bytes).toEqual(bytes);
  const after = planned.after.state.bytes.slice();
  append(table, planned);
  expect(table.entries.slice(base)).toEqual(planned.entries);
  expect(table.state.bytes).toEqual(after);
  expect(() => append(table, planned)).toThrow('only once');
  const head = { type: 'play', seat: table.game.actor(table.state), base: table.entries.length } as const;
  const older = plan(table, { ...head, id: 'older', moves: [firstMove(table)] });
  plan(table, { ...head, id: 'newer', moves: [firstMove(table)] });
  expect(() => older.ok && append(table, older)).toThrow('only the newest plan');
});

test('refusals say why', () => {
  const table = open(desert, 2);
  const base = table.entries.length;
  const head = { type: 'play', seat: 0, base } as const;
  const answer = (command: Parameters<typeof submit>[1]) => submit(table, command);
  expect(answer({ ...head, id: '1', seat: 7, moves: ['pass'] })).toEqual({ ok: false, code: 'no-such-seat' });
  expect(answer({ ...head, id: '2', base: base - 1, moves: ['pass'] })).toEqual({ ok: false, code: 'stale' });
  expect(answer({ ...head, id: '3', seat: 1, moves: ['pass'] })).toEqual({ ok: false, code: 'not-your-turn' });
  expect(answer({ ...head, id: '4', moves: [] })).toEqual({ ok: false, code: 'empty' });
  expect(answer({ ...head, id: '5', moves: ['fly'] })).toEqual({ ok: false, code: 'not-a-move', at: 0 });
  expect(answer({ ...head, id: '6', moves: ['pass'] })).toEqual({
    ok: false,
    code: 'forbidden',
    at: 0,
    rule: 'DW-ORDER-1',
  });
  const legal = firstMove(table);
  expect(answer({ ...head, id: '7', moves: [legal, legal] })).toEqual({ ok: false, code: 'turn-ended', at: 1 });
  expect(table.entries.length).toBe(base);
});

test('a command of several moves counts wholly or not at all', () => {
  const table = open(desert, 2);
  while (table.entries.length < 38 + 10 + 1) playOne(table);
  const base = table.entries.length;
  const seat = table.game.actor(table.state);
  const bytes = table.state.bytes.slice();
  const refused = submit(table, {
    type: 'play',
    id: 'half',
    seat,
    base,
    moves: [firstMove(table), 'camel white z99'],
  });
  expect(refused).toEqual({ ok: false, code: 'not-a-move', at: 1 });
  expect(table.state.bytes).toEqual(bytes);
});

test('at the end the seed is laid open, and nothing more is taken', () => {
  const table = open(desert, 3);
  playOut(table);
  expect(table.entries.at(-1)).toMatchObject({ act: 'reveal', actor: 'host', seed: seedFromWords('test') });
  expect(table.game.actor(table.state)).toBe(NOBODY);
  expect(resultOf(table).winners.length).toBeGreaterThan(0);
  const more = submit(table, { type: 'play', id: 'late', seat: 0, base: table.entries.length, moves: ['pass'] });
  expect(more).toEqual({ ok: false, code: 'over' });
});

test('a match opened from its log is the same match', () => {
  const table = open(desert, 4);
  playOut(table);
  const again = openTable(desert, table.match, table.entries);
  expect(sameBytes(again.state, table.state)).toBe(true);
  expect(again.entries).toEqual(table.entries);
  expect(again.outcomesDrawn).toBe(table.outcomesDrawn);
  const truth = truthOf(desert, table.match, table.entries);
  expect(sameBytes(newestState(truth), table.state)).toBe(true);
});

test('a log that does not replay is refused with the place', () => {
  const table = open(desert, 2);
  const wrong = [...table.entries, { seq: table.entries.length, actor: 0, move: 'pass' }];
  expect(() => openTable(desert, table.match, wrong)).toThrow(BadLog);
  expect(() => openTable(desert, table.match, wrong)).toThrow('entry 38: "pass" is forbidden by DW-ORDER-1');
  expect(() => openTable(desert, table.match, table.entries.slice(1))).toThrow('expected entry 0');
});

test.each<[string, object, string]>([
  ['a seed from nowhere', { actor: 99, act: 'reveal' }, '"actor" is 99; expected "host"'],
  ['a seed too early', { actor: 'host', act: 'reveal', seed: '00' }, '"act" is "reveal"; the match is not over yet'],
  ['a seat that is not there', { actor: 3, act: 'resign' }, '"actor" is 3; expected a seat'],
  ['an act that is none', { actor: 0, act: 'dance' }, '"act" is "dance"; expected "resign" or "reveal"'],
])('an act in a log is checked: %s', (_, act, words) => {
  const table = open(desert, 3);
  const log = [...table.entries, { seq: table.entries.length, ...act } as Entry];
  expect(() => openTable(desert, table.match, log)).toThrow(BadLog);
  expect(() => openTable(desert, table.match, log)).toThrow(words);
});

test('nothing follows the end of a match but the seed, once', () => {
  const table = open(desert, 2);
  const move = firstMove(table);
  submit(table, { type: 'resign', id: 'r', seat: 1, base: table.entries.length });
  const more = (entry: object) => () =>
    openTable(desert, table.match, [...table.entries, { seq: table.entries.length, ...entry } as Entry]);
  expect(more({ actor: 0, move })).toThrow('the match is over before this entry');
  expect(more({ actor: 0, act: 'resign' })).toThrow('the match is over before this entry');
  expect(more({ actor: 1, act: 'resign' })).toThrow('resigned before');
  expect(more({ actor: 'host', act: 'reveal' })).toThrow('laid open before');
});

test('a log longer than its game is refused', () => {
  const table = open(desert, 2);
  const short = { ...desert, maxEntries: 10 };
  expect(() => openTable(short, table.match, table.entries)).toThrow('entry 12: no match of durch-die-wueste');
});

test('chance rests once a match is over', () => {
  const table = open(desert, 2);
  const cut: Entry[] = [...table.entries.slice(0, 5), { seq: 5, actor: 0, act: 'resign' }];
  const again = openTable(desert, table.match, cut);
  letChanceMove(again);
  expect(again.entries).toEqual(cut);
});

test('who resigns does not win, and the last one who stays does', () => {
  const table = open(desert, 2);
  const resign = { type: 'resign', id: 'r', seat: 0, base: table.entries.length } as const;
  expect(submit(table, resign)).toMatchObject({ ok: true });
  expect(isOver(table)).toBe(true);
  expect(resultOf(table).winners).toEqual([1]);
  expect(table.entries.at(-1)).toMatchObject({ act: 'reveal' });
  const three = open(desert, 3);
  submit(three, { type: 'resign', id: 'r', seat: 1, base: three.entries.length });
  expect(isOver(three)).toBe(false);
  const twice = submit(three, { type: 'resign', id: 'r2', seat: 1, base: three.entries.length });
  expect(twice).toEqual({ ok: false, code: 'resigned' });
  playOut(three);
  expect(resultOf(three).winners).not.toContain(1);
});

test('a viewer gets neither the text nor the bytes of what it may not know', () => {
  const table = open(cards, 2);
  const own = snapshotFor(table, 0);
  const other = snapshotFor(table, 1);
  const spectator = snapshotFor(table, SPECTATOR);
  const draws = table.entries.filter(entry => entry.actor === 'chance').length;
  const veiled = (view: typeof own) => view.entries.filter(entry => 'veiled' in entry).length;
  expect(veiled(own) + veiled(other)).toBe(draws);
  expect(veiled(spectator)).toBe(draws);
  expect(sameBytes(own.state, table.state)).toBe(false);
  expect(sameBytes(own.state, other.state)).toBe(false);
});

test('drafts are tried, taken back and sent', () => {
  const table = open(desert, 2);
  while (table.entries.length < 38 + 10 + 1) playOne(table);
  const seat = table.game.actor(table.state);
  const view = snapshotFor(table, seat);
  const empty = beginDraft(desert, view, seat);
  expect(isOpen(empty)).toBe(true);
  const [move] = movesOf(desert, view.state);
  const one = withMove(empty, move);
  if (typeof one === 'string') throw new Error(one);
  expect(isOpen(one)).toBe(true);
  expect(withMove(one, move)).toBe('DW-CAMEL-1');
  const two = withMove(one, movesOf(desert, stateOf(one))[0]);
  if (typeof two === 'string') throw new Error(two);
  expect(isOpen(two)).toBe(false);
  expect(withoutLast(two).moves).toEqual(one.moves);
  expect(withoutLast(withoutLast(withoutLast(two))).moves).toEqual([]);
  expect(submit(table, commandOf(two, 'draft'))).toMatchObject({ ok: true });
  expect(sameBytes(table.state, stateOf(two))).toBe(true);
});

test('a draft stops where chance moves', () => {
  const table = open(cards, 2);
  playOne(table);
  const draft = beginDraft(cards, snapshotFor(table, 1), 1);
  const sent = withMove(draft, movesOf(cards, draft.states[0])[0]);
  if (typeof sent === 'string') throw new Error(sent);
  expect(cards.actor(stateOf(sent))).toBe(CHANCE);
  expect(isOpen(sent)).toBe(false);
});

/** A table of the toy with asides at which this seat has points and the other one is to move. */
function tableWithPoints(): { table: Table; seat: number } {
  for (let words = 0; ; words++) {
    const table = open(tosses, 2, `points ${words}`);
    while (!isOver(table)) {
      const other = 1 - table.game.actor(table.state);
      if (table.game.score(table.state, other) > 2) return { table, seat: other };
      playOne(table);
    }
  }
}

test('what a seat does out of turn is entered as its own, and the turn stays', () => {
  const { table, seat } = tableWithPoints();
  const [base, turn, score] = [
    table.entries.length,
    table.game.actor(table.state),
    table.game.score(table.state, seat),
  ];
  const answer = submit(table, { type: 'aside', id: 'a1', seat, base, move: 'toss 1' });
  expect(answer).toMatchObject({ ok: true, entries: [{ seq: base, actor: seat, move: 'toss 1', command: 'a1' }] });
  expect(table.game.actor(table.state)).toBe(turn);
  expect(table.game.score(table.state, seat)).toBe(score - 1);
  expect(submit(table, { type: 'aside', id: 'a1', seat, base, move: 'toss 1' })).toMatchObject({ entries: [] });
  expect(table.entries.length).toBe(base + 1);
  expect(sameBytes(openTable(tosses, table.match, table.entries).state, table.state)).toBe(true);
  expect(sameBytes(truthOf(tosses, table.match, table.entries).states[base + 1], table.state)).toBe(true);
});

test('the seat to move may do it as well, and then move', () => {
  const { table, seat } = tableWithPoints();
  submit(table, { type: 'aside', id: 'x', seat, base: table.entries.length, move: 'toss 1' });
  expect(playOne(table)).toMatchObject({ ok: true });
  const again = openTable(tosses, table.match, table.entries);
  expect(again.outcomesDrawn).toBe(table.outcomesDrawn);
});

test('what a seat may not do out of turn is refused with the reason', () => {
  const { table, seat } = tableWithPoints();
  const head = { type: 'aside', seat, base: table.entries.length } as const;
  expect(submit(table, { ...head, id: '1', move: 'dance' })).toEqual({ ok: false, code: 'not-a-move', at: 0 });
  expect(submit(table, { ...head, id: '2', base: 0, move: 'toss 1' })).toEqual({ ok: false, code: 'stale' });
  expect(submit(table, { ...head, id: '3', move: firstMove(table) })).toEqual({ ok: false, code: 'not-a-move', at: 0 });
  const poor = openTable(tosses, matchOf(tosses, 2));
  const early = { ...head, id: '4', base: poor.entries.length, move: 'toss 1' } as const;
  expect(submit(poor, early)).toEqual({ ok: false, code: 'forbidden', at: 0, rule: 'PE-POINTS' });
  const other = open(cards, 2);
  expect(submit(other, { ...head, id: '5', base: other.entries.length, move: 'toss 1' })).toMatchObject({
    code: 'not-a-move',
  });
});

test('in a log an aside is checked like any move', () => {
  const table = open(tosses, 2);
  const log = (move: string, actor: number) => [...table.entries, { seq: table.entries.length, actor, move }];
  expect(() => openTable(tosses, table.match, log('toss 1', 1))).toThrow('"toss 1" is forbidden by PE-POINTS');
  expect(() => openTable(tosses, table.match, log('toss 1', 2))).toThrow('2 is not to move');
});

test('a match that was kept before its game had an option goes on as it was in its day', () => {
  const begun: unknown[] = [];
  const edited = withSecondEdition(desert, options => begun.push(options.edition));
  const { match, entries } = open(desert, 2);
  openTable(edited, match, entries);
  truthOf(edited, match, entries);
  viewTrackerOf(openTable(edited, match, entries), 0);
  expect(begun.length).toBeGreaterThan(3);
  expect(new Set(begun)).toEqual(new Set([1]));
});
