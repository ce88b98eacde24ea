import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { ANCHORS } from './anchors.ts';
import { newcomer } from './plackett-luce.ts';
import { finishingRanks, type RatedMatch, type RatedSeat } from './rated-match.ts';
import { categoryName, isSettled, MOST_A_DAY, RatingLists, ratingLists, SETTLED, shownRating } from './rating-list.ts';
import { matchesOfRound, simulated } from './simulation.ts';

const HOUR = 3600_000;
let made = 0;

function played(seats: readonly RatedSeat[], ended = 1000 * ++made): RatedMatch {
  return { match: `m${++made}`, game: 'durch-die-wueste', ended, anchors: ANCHORS, seats };
}

const won = (player: string, score = 10): RatedSeat => ({ player, score, won: true });
const lost = (player: string, score = 5): RatedSeat => ({ player, score });

test('winners come first, then points count, equals share a rank, and who left comes last', () => {
  const seats = [lost('a', 7), won('b', 7), { ...lost('c', 99), left: true as const }, lost('d', 7), lost('e', 3)];
  expect(finishingRanks({ seats })).toEqual([2, 1, 5, 2, 4]);
});

test('the list is the same in whatever order matches are handed in', () => {
  const matches = [played([won('a'), lost('b')]), played([won('b'), lost('c')]), played([won('c'), lost('a')])];
  const list = ratingLists(matches).list('durch-die-wueste', 2);
  expect(ratingLists(matches.toReversed()).list('durch-die-wueste', 2)).toEqual(list);
  expect(list.map(({ games }) => games)).toEqual([2, 2, 2]);
});

test('games and numbers of seats have lists of their own', () => {
  const lists = ratingLists([played([won('a'), lost('b')]), played([won('a'), lost('b'), lost('c', 1)])]);
  expect(lists.names).toEqual([categoryName('durch-die-wueste', 2), categoryName('durch-die-wueste', 3)]);
  expect(lists.list('durch-die-wueste', 2)).toHaveLength(2);
  expect(lists.list('durch-die-wueste', 3)).toHaveLength(3);
});

test('a bot is a fixed point: beating a strong one brings more than beating a weak one', () => {
  const after = (level: string) =>
    ratingLists([played([won('a'), { player: level, isBot: true, score: 1 }])]).list('durch-die-wueste', 2);
  const [strong, weak] = [after('master'), after('learning')];
  expect(strong.map(({ player }) => player)).toEqual(['a']);
  expect(strong[0].mu).toBeGreaterThan(weak[0].mu);
});

test('what can’t be rated changes nothing: an unknown level, one account in two seats, bots alone', () => {
  const bot = (player: string): RatedSeat => ({ player, isBot: true, score: 1 });
  const lists = ratingLists([
    played([won('a'), bot('unheard-of')]),
    played([won('a'), lost('a')]),
    played([bot('fair'), bot('easy')]),
  ]);
  expect(lists.list('durch-die-wueste', 2)).toEqual([]);
});

test('with little memory the list is the same, and what is kept does not grow with matches', () => {
  const lists = { all: new RatingLists(), few: new RatingLists({ points: 10, opponents: SETTLED.opponents }) };
  const kept: number[] = [];
  const people = Array.from({ length: 12 }, (_, i) => `p${i}`);
  for (let day = 0; day < 300; day++) {
    const [one, other] = [people[day % 12], people[(day * 5 + 1) % 12]];
    for (const seats of [
      [won(one), lost(other)],
      [won(one), { player: 'fair', isBot: true as const, score: 1 }],
    ]) {
      const match = played(seats, 1e12 + day * 25 * HOUR);
      for (const list of Object.values(lists)) list.fold(match);
    }
    kept.push(lists.few.kept);
  }
  const name = categoryName('durch-die-wueste', 2);
  const told = (list: RatingLists) => list.named(name).map(({ opponents: _opponents, ...rated }) => rated);
  expect(told(lists.few)).toEqual(told(lists.all));
  expect(lists.few.one(name, 'p1')).toEqual(lists.few.named(name).find(({ player }) => player === 'p1'));
  expect(lists.few.curve(name, 'p1')).toEqual(lists.all.curve(name, 'p1').slice(-10));
  expect(kept.at(-1)).toBe(kept[150]);
});

test('two accounts that play each other all day win only so much', () => {
  const start = 1e12;
  const day = Array.from({ length: 40 }, (_, i) => played([won('a'), lost('b')], start + i * 1000));
  const next = played([won('a'), lost('b')], start + 25 * HOUR);
  const [a] = ratingLists([...day, next]).list('durch-die-wueste', 2);
  expect(a.games).toBe(MOST_A_DAY + 1);
});

test('who left is rated as last, whatever the points say', () => {
  const left = { ...won('a', 99), left: true as const };
  const list = ratingLists([played([left, lost('b')])]).list('durch-die-wueste', 2);
  expect(list.map(({ player }) => player)).toEqual(['b', 'a']);
});

test('a place takes some games against several opponents, levels of bots among them', () => {
  const against = (others: readonly RatedSeat[]) =>
    ratingLists(others.map(other => played([won('a'), other], 1e12 + 1e9 * ++made)))
      .list('durch-die-wueste', 2)
      .find(({ player }) => player === 'a')!;
  const bot = (player: string): RatedSeat => ({ player, isBot: true, score: 1 });
  const enough = [lost('b'), lost('c'), bot('fair'), lost('b'), lost('c')];
  expect(enough).toHaveLength(SETTLED.games);
  expect(isSettled(against(enough))).toBe(true);
  expect(isSettled(against(enough.slice(1)))).toBe(false);
  expect(isSettled(against(enough.map(() => lost('b'))))).toBe(false);
  // A level and an account that is called like it are two.
  expect(against([bot('fair'), lost('fair')]).opponents).toBe(2);
});

test('two accounts of one person never get a place, however long they play each other', () => {
  const year = Array.from({ length: 365 * 8 }, (_, i) => played([won('a'), lost('b')], 1e12 + i * 3 * HOUR));
  const list = ratingLists(year).list('durch-die-wueste', 2);
  expect(list.map(isSettled)).toEqual([false, false]);
  const honest = ['c', 'd', 'e', 'f'].flatMap((one, i, all) =>
    all
      .filter(other => other !== one)
      .map((other, k) => played([won(one), lost(other)], 1e12 + (i * 9 + k) * 25 * HOUR)),
  );
  const places = ratingLists([...year, ...honest]).list('durch-die-wueste', 2);
  expect(places.slice(-2).map(({ player }) => player)).toEqual(['a', 'b']);
});

test('a win over the weakest computer players does not give an account of one’s own to beat a place', () => {
  const bot = (player: string, isWinner = false): RatedSeat => ({
    player,
    isBot: true,
    score: 1,
    ...(isWinner && { won: true as const }),
  });
  const days = 30;
  const fraud = Array.from({ length: days * 5 }, (_, i) =>
    played([won('a'), lost('b')], 1e12 + Math.floor(i / 5) * 25 * HOUR + (i % 5)),
  );
  const weak = ['learning', 'easy'].flatMap(level =>
    Array.from({ length: days * 5 }, (_, i) => played([won('a'), bot(level)], 1e12 + i * HOUR)),
  );
  const one = (matches: readonly RatedMatch[]) =>
    ratingLists(matches)
      .list('durch-die-wueste', 2)
      .find(({ player }) => player === 'a')!;
  expect(isSettled(one([...fraud, ...weak]))).toBe(false);
  // Who plays others as well has a place, and what it is worth is told by them.
  const honest = Array.from({ length: days * 3 }, (_, i) =>
    played([lost('a'), bot('strong', true)], 1e12 + Math.floor(i / 3) * 25 * HOUR + 10 + (i % 3)),
  );
  const open = one([...fraud, ...weak, ...honest]);
  expect(isSettled(open)).toBe(true);
  expect(shownRating(open).points).toBeLessThan(1700);
  expect(shownRating(one([...fraud, ...weak])).points).toBeGreaterThan(2000);
});

test('newcomers read 1500, give or take what is not known', () => {
  expect(shownRating(newcomer)).toEqual({ points: 1500, give: 491 });
});

test('folding the same matches twice gives the same bytes', () => {
  // Fifteen matches a round; at length a hundred thousand.
  const rounds = quickOrLong(50, 6667);
  const fold = () => {
    const random = seeded('twice');
    const strengths = Array.from({ length: 60 }, (_, i) => i);
    const matches = Array.from({ length: rounds }, (_, round) => [
      ...matchesOfRound(strengths, 4, round, random),
    ]).flat();
    const lists = ratingLists(matches);
    const list = lists.named('simulated/4');
    return JSON.stringify([list, list.map(({ player }) => lists.curve('simulated/4', player))]);
  };
  expect(fold()).toBe(fold());
});

test('people end up in the order of their strength', () => {
  const reports = [...simulated({ people: 60, seats: 2, games: 64, random: seeded('order') })];
  expect(reports.map(({ games }) => games)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(reports.at(-1)!.clearPairs).toBeGreaterThan(0.97);
  expect(reports.at(-1)!.pairs).toBeGreaterThan(reports[1].pairs);
  expect(reports.at(-1)!.sigma).toBeLessThan(reports[0].sigma);
});
