import { expect, test } from 'vitest';
import { type Game, moveList, movesOf, randomMoveOf, SPECTATOR, type Viewer } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { type Random, seeded } from '../engine/random.ts';
import { sameBytes } from '../engine/state.ts';
import { tossing as tosses } from '../engine/testing/tossing.ts';
import { loadGame } from '../games/registry.ts';
import { testedGames } from '../games/testing/games.ts';
import { seedFromWords } from './chance.ts';
import { type Match, playerColours, type SeenEntry } from './match.ts';
import { entriesFor, isOver, openTable, snapshotFor, submit, type Table } from './table.ts';
import {
  BadTimeline,
  beginTimeline,
  descriptionOf,
  extend,
  isOverAt,
  resignedAt,
  resultAt,
  seenBy,
  setupLength,
  snapshotOf,
  type Timeline,
  truthOf,
} from './timeline.ts';
import { trackOn, viewTrackerOf } from './view-tracker.ts';

const tossing = tosses as unknown as Game;

function tableOf(game: Game, seats: number, words: string): Table {
  const players = playerColours.slice(0, seats).map(colour => ({ name: colour, colour }));
  const chance = { seed: seedFromWords(words), match: words, nonces: [] };
  const options = readOptions(game.options);
  const match: Match = { id: words, game: game.id, version: game.version, options, players, chance };
  return openTable(game, match);
}

/** Somebody moves, does something out of turn where the game knows that, or once in a while resigns. */
function playSomething(table: Table, random: Random, id: string): void {
  const { game, state, entries } = table;
  const head = { id, base: entries.length };
  const seat = random.below(state.seats);
  const asides = moveList();
  if (random.below(8) === 0) game.asides?.moves(state, seat, asides);
  const mover = game.actor(state);
  if (asides.length > 0) {
    const move = game.format(state, asides.items[random.below(asides.length)]);
    submit(table, { ...head, type: 'aside', seat, move });
  } else if (random.below(400) === 0 && !table.resigned.has(seat)) submit(table, { ...head, type: 'resign', seat });
  else
    submit(table, {
      ...head,
      type: 'play',
      seat: mover,
      moves: [game.format(state, randomMoveOf(game)(state, random))],
    });
}

/** What a page has that is told of new entries only, as they are. */
interface Follower {
  readonly seen: Timeline;
  readonly tell: () => void;
}

function followerOf(table: Table, viewer: Viewer): Follower {
  const tracker = viewTrackerOf(table, viewer);
  const seen = beginTimeline(table.game, table.match, viewer);
  const tell = () => {
    trackOn(tracker, table);
    extend(seen, entriesFor(table, viewer, seen.entries.length), tracker.unpredicted);
  };
  return { seen, tell };
}

function playFollowed(game: Game, seats: number, words: string): readonly Follower[] {
  const table = tableOf(game, seats, words);
  const random = seeded(words);
  const viewers: Viewer[] = [...table.match.players.keys(), SPECTATOR];
  const followers = viewers.map(viewer => followerOf(table, viewer));
  for (let turn = 0; ; turn++) {
    for (const [i, { tell }] of followers.entries()) {
      tell();
      expectSame(snapshotOf(followers[i].seen, viewers[i]), snapshotFor(table, viewers[i]));
    }
    if (isOver(table)) break;
    playSomething(table, random, `c${turn}`);
  }
  const truth = truthOf(game, table.match, table.entries);
  for (const [i, { seen }] of followers.entries()) expectSameStates(seen, seenBy(truth, viewers[i]));
  return followers;
}

function expectSame(seen: ReturnType<typeof snapshotFor>, truth: ReturnType<typeof snapshotFor>): void {
  expect(sameBytes(seen.state, truth.state), `viewer ${truth.viewer} after ${truth.entries.length} entries`).toBe(true);
  expect({ over: seen.over, resigned: [...seen.resigned] }).toEqual({
    over: truth.over,
    resigned: [...truth.resigned],
  });
}

function expectSameStates(followed: Timeline, truth: Timeline): void {
  expect(followed.entries).toEqual(truth.entries);
  expect(followed.moves).toEqual(truth.moves);
  expect(followed.states.findIndex((state, at) => !sameBytes(state, truth.states[at]))).toBe(-1);
}

for (const { id } of testedGames) {
  const game = await loadGame(id);
  for (const seats of game.seats.filter(count => count > 1))
    test(`${id} with ${seats} seats: who is told the log entry by entry sees what the table shows`, () => {
      const followers = playFollowed(game, seats, `${id} ${seats}`);
      expect(followers.some(({ seen }) => seen.entries.length > 5)).toBe(true);
    });
}

test('where nothing is hidden no state is sent', async () => {
  const table = tableOf(await loadGame('durch-die-wueste'), 3, 'open');
  const tracker = viewTrackerOf(table, SPECTATOR);
  for (let turn = 0; turn < 40; turn++) playSomething(table, seeded(`t${turn}`), `c${turn}`);
  trackOn(tracker, table);
  expect(tracker.unpredicted.size).toBe(0);
});

test('only what entries don’t tell is noted: a hand that somebody else draws', async () => {
  const table = tableOf(await loadGame('wuestenkoenige'), 2, 'cards');
  const [own, other] = [viewTrackerOf(table, 0), viewTrackerOf(table, SPECTATOR)];
  trackOn(own, table);
  trackOn(other, table);
  const veiled = (viewer: Viewer) => entriesFor(table, viewer).flatMap(entry => ('veiled' in entry ? [entry.seq] : []));
  expect([...own.unpredicted.keys()]).toEqual(veiled(0));
  expect([...other.unpredicted.keys()]).toEqual(veiled(SPECTATOR));
  expect(veiled(SPECTATOR).length).toBeGreaterThan(veiled(0).length);
});

test('what does not fit is refused with a reason', async () => {
  const game = await loadGame('wuestenkoenige');
  const seen = beginTimeline(game, tableOf(game, 2, 'odd').match, SPECTATOR);
  const add = (entry: SeenEntry, bytes?: Uint8Array) => () =>
    extend(seen, [entry], new Map(bytes ? [[entry.seq, bytes]] : []));
  expect(add({ seq: 3, actor: 'chance', veiled: true })).toThrow(BadTimeline);
  expect(add({ seq: 0, actor: 'chance', veiled: true })).toThrow('nothing tells what entry 0 led to');
  expect(add({ seq: 0, actor: 'chance', move: 'a camel sings' })).toThrow('nothing tells');
  expect(add({ seq: 0, actor: 'chance', veiled: true }, new Uint8Array(3))).toThrow('a state of 3 bytes came');
  expect(movesOf(game, seen.states[0]).length).toBeGreaterThan(0);
});

test('asides, acts and what is hidden have their place in a story', () => {
  const match = tableOf(tossing, 2, 'toss').match;
  const truth = truthOf(tossing, match, openTable(tossing, match).entries);
  const seq = truth.entries.length;
  extend(truth, [
    { seq, actor: 1, move: 'toss 1' },
    { seq: seq + 1, actor: 0, act: 'resign' },
  ]);
  expect(descriptionOf(truth, seq)).toEqual({ key: 'toss', args: { seat: 1, points: 1 } });
  expect(descriptionOf(truth, seq + 1)).toBeUndefined();
  expect(truth.states[seq + 2]).toBe(truth.states[seq + 1]);
  expect([...resignedAt(truth, seq + 1)]).toEqual([]);
  expect([...resignedAt(truth)]).toEqual([0]);
  expect([isOverAt(truth, seq + 1), isOverAt(truth)]).toEqual([false, true]);
  expect(resultAt(truth).winners).toEqual([1]);
  const seen = seenBy(truth, SPECTATOR);
  expect(descriptionOf(seen, 0)).toBeUndefined();
  expect(descriptionOf(seen, seq)?.key).toBe('toss');
  expect(setupLength(truth.entries)).toBe(seq);
});
