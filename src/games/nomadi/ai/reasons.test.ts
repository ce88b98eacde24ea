import { describe, expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY, type Seat } from '../../../engine/game.ts';
import { endsOf, type PlayedLine } from '../../../engine/reasons.ts';
import { copyOf } from '../../../engine/state.ts';
import { linesOf } from '../../../engine/testing/lines.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { At, cardInQuestion, deckOf, NOWHERE, type NomadiState, ownerAt, Phase, sources } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after } from '../testing/table.ts';
import { type NomadiFacts, reasonsFor } from './reasons.ts';

type Line = PlayedLine<NomadiState>;

/** By the rules alone: the steps of a turn that begins with one die of each face, as texts. */
function everyStep(s: NomadiState): readonly (readonly string[])[] {
  const trial = copyOf(s);
  trial.turn[At.Phase] = Phase.Step;
  trial.dice.fill(1, 1);
  trial.came.fill(NOWHERE);
  return movesOf(game, trial).map(move => game.format(trial, move).split(' '));
}

function dice(s: NomadiState, seat: Seat, leads: (field: number) => boolean): readonly number[] {
  const cell = (name: string) => s.board.grid.names.indexOf(name);
  return everyStep(s)
    .filter(([, from, to]) => ownerAt(s, cell(from)) === seat && leads(cell(to)) && !s.board.goal[cell(from)])
    .map(([die]) => Number(die));
}
const toGoal = (s: NomadiState, seat: Seat) => dice(s, seat, field => s.board.goal[field] === 1);
const toCard = (s: NomadiState, seat: Seat) => dice(s, seat, field => s.cards[field] === 1);

const gained = (line: Line, seat: Seat, source: string) =>
  game.breakdown(endsOf(line)[1], seat)[source] - game.breakdown(endsOf(line)[0], seat)[source];

/** Straight steps that all stones of the seat need to the oasis. */
function wayOf({ board, places, each }: NomadiState, seat: Seat): number {
  const spots = board.goalFields.map(cell => board.grid.spots[cell]);
  return places.subarray(seat * each, (seat + 1) * each).reduce((sum, place) => {
    const { col, row } = board.grid.spots[place];
    return sum + Math.min(...spots.map(goal => Math.abs(goal.col - col) + Math.abs(goal.row - row)));
  }, 0);
}

type Reach = (s: NomadiState, seat: Seat) => readonly number[];
const barred = (line: Line, other: Seat, reach: Reach) =>
  other !== line.seat && reach(endsOf(line)[0], other).length > 0 && reach(endsOf(line)[1], other).length === 0;
const opened = (line: Line, die: number, reach: Reach) =>
  reach(endsOf(line)[0], line.seat).length === 0 && reach(endsOf(line)[1], line.seat).includes(die);

/** What the cards that the viewer of the state has not seen bring on average, by asking chance. */
function unseen(s: NomadiState): number {
  const values = [-2, -1, 1, 2, 3];
  const deck = deckOf(s, cardInQuestion(s));
  const cards = values.flatMap((value, i) => Array.from({ length: s.pool[deck + i] }, () => value));
  return cards.reduce((sum, value) => sum + value, 0) / cards.length;
}

/** Is what a fact says so, by the rules? */
const checks: { readonly [K in keyof NomadiFacts]: (args: NomadiFacts[K], line: Line) => boolean } = {
  wins: (_, line) => game.winners(endsOf(line)[1]).includes(line.seat),
  arrives: ({ talers }, line) => gained(line, line.seat, 'goal') === talers,
  finds: ({ talers }, line) => gained(line, line.seat, 'finds') === talers,
  firstAcross: ({ talers }, line) =>
    gained(line, line.seat, 'canyon') === talers && endsOf(line)[0].turn[At.Across] === 0,
  lastOut: ({ talers }, line) => gained(line, line.seat, 'start') === talers && endsOf(line)[1].turn[At.AtStart] === 0,
  leavesLast: ({ other, talers }, line) => other !== line.seat && gained(line, other, 'canyon') === -talers,
  allDice: ({ dice: used }, line) => line.moves.length === used && gained(line, line.seat, 'dice') === 0,
  nearer: ({ fields }, line) => wayOf(endsOf(line)[0], line.seat) - wayOf(endsOf(line)[1], line.seat) === fields,
  reachGoal: ({ die }, line) => opened(line, die, toGoal),
  reachCard: ({ die }, line) => opened(line, die, toCard),
  barsGoal: ({ other }, line) => barred(line, other, toGoal),
  barsCard: ({ other }, line) => barred(line, other, toCard),
  foremost: (_, line) => isForemost(line),
  worthTaking: ({ tenths }, line) => Math.abs(unseen(line.states[0]) - tenths / 10) < 0.051 && tenths > 0,
  worthLeaving: ({ tenths }, line) => Math.abs(unseen(line.states[0]) - tenths / 10) < 0.051 && tenths < 0,
  atStake: ({ value }, line) => staked(line) === value,
  paid: ({ talers }, line) => gained(line, line.seat, 'gifts') === talers,
  wished: ({ talers }, line) => granted(line) === talers,
  holdsBack: ({ other, fields }, line) =>
    other !== line.seat && wayOf(endsOf(line)[1], other) - wayOf(endsOf(line)[0], other) === fields && fields > 0,
  spends: ({ dice: used }, line) =>
    line.moves.filter((move, i) => /^[1-6] /.test(game.format(line.states[i], move))).length === used && used > 0,
  placed: ({ fields }, line) => {
    const { board } = line.states[0];
    const cell = board.grid.names.indexOf(game.format(line.states[0], line.moves[0]).split(' ')[1]);
    return board.grid.spots[cell].row - board.canyon + 1 === fields && !isForemost(line);
  },
};

function isForemost({ states: [before], moves }: Line): boolean {
  const row = (move: number) =>
    before.board.grid.spots[before.board.grid.names.indexOf(game.format(before, move).split(' ')[1])].row;
  const rows = movesOf(game, before).map(row);
  return row(moves[0]) === Math.min(...rows);
}

/** What the finder would get if the card came back: played on by the rules. */
function staked({ seat, states }: Line): number {
  const s = copyOf(states.at(-1)!);
  expect(game.actor(s)).not.toBe(CHANCE);
  game.apply(s, game.parse(s, 'leave'));
  return game.breakdown(s, seat)['cards'] - game.breakdown(states[0], seat)['cards'];
}

/** What a seat has more when its wish is granted for a taler: played on by the rules. */
function granted({ seat, states: [before], moves }: Line): number {
  const s = copyOf(before);
  game.apply(s, moves[0]);
  game.apply(s, game.parse(s, 'pay 1'));
  while (movesOf(game, s).includes(game.parse(s, 'pass'))) game.apply(s, game.parse(s, 'pass'));
  game.apply(s, game.parse(s, `accept seat${seat}`));
  return s.talers[seat] + 1 - before.talers[seat];
}

const seen = new Set<string>();

function checkAll(line: Line): void {
  for (const fact of reasonsFor(line)) {
    seen.add(fact.key);
    expect(checks[fact.key](fact.args as never, line), JSON.stringify(fact)).toBe(true);
  }
}

describe.each(Array.from({ length: quickOrLong(4, 30) }, (_, i) => i))('in random game %d', i => {
  test('every reason says what the rules say', () => {
    for (const line of linesOf(game, 2 + (i % 4), `reasons ${i}`)) checkAll(line);
  });
});

/** Found only where offers bind, cards of low value are left, or a seat wins with its last step and no card is turned. */
const rare = ['worthLeaving', 'wins', 'paid', 'wished'];

test('every kind of reason comes up', () => {
  for (let i = 0; seen.size < Object.keys(checks).length - rare.length && i < 20; i++)
    for (const line of linesOf(game, 3, `kinds ${i}`)) for (const { key } of reasonsFor(line)) seen.add(key);
  expect(Object.keys(checks).filter(key => !seen.has(key) && !rare.includes(key))).toEqual([]);
});

test('what is left of the cards may be worth leaving', () => {
  for (const line of linesOf(game, 3, 'bargain')) {
    const [before] = endsOf(line);
    if (before.turn[At.Phase] !== Phase.Answer) continue;
    // As if the good cards had all been seen.
    const poor = copyOf(before);
    const deck = deckOf(poor, cardInQuestion(poor));
    poor.pool.fill(0);
    poor.pool.fill(2, deck, deck + 2);
    const leave = game.parse(poor, 'leave');
    const found = reasonsFor({ seat: line.seat, moves: [leave], states: [poor, poor] });
    expect(found).toEqual([{ key: 'worthLeaving', args: { tenths: -15 } }]);
    expect(reasonsFor({ seat: line.seat, moves: [game.parse(poor, 'take')], states: [poor, poor] })).toEqual([]);
    return;
  }
  expect.unreachable('nobody was offered a card');
});

const camp = `
     a  b  c  d
  1  .  .  .  .
  2  s0 1  2  .
  3  .  .  .  .
`;

test('being last out of the camp is worth a wish, and granting it is paid', () => {
  const rolled = after(position(camp, { seats: 3, seat: 1, trade: 'bind' }), 'roll 1 1 1 1 1 1', 'pass');
  const lineOf = (seat: Seat, s: NomadiState, text: string): Line => ({
    seat,
    moves: [game.parse(s, text)],
    states: [s, after(s, text)],
  });
  const wish = lineOf(0, rolled, 'want 1 a2 b1');
  expect(game.actor(rolled)).toBe(0);
  expect(reasonsFor(wish)).toEqual([{ key: 'wished', args: { talers: 5 } }]);
  checkAll(wish);
  const offered = after(rolled, 'want 1 a2 b1', 'pay 2');
  const deal = lineOf(1, offered, 'accept seat0');
  expect(reasonsFor(deal)).toContainEqual({ key: 'paid', args: { talers: 2 } });
  checkAll(deal);
});

test('sources of talers have the names that reasons go by', () => {
  expect(sources).toEqual(expect.arrayContaining(['goal', 'finds', 'canyon', 'start', 'dice']));
  expect(NOBODY).not.toBe(CHANCE);
});
