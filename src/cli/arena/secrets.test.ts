import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Actor, CHANCE, type Game, type Move, movesOf, NOBODY, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { type AnyState, copyOf, sameBytes } from '../../engine/state.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { loadDrawing } from '../../games/drawings.ts';
import { testedGames } from '../../games/testing/games.ts';
import { type BotMessage, type HostMessage, hostMessageSchema } from '../../protocol/bot-messages.ts';
import { BotFault } from './bot-process.ts';
import { type BotLine, OutsideSeat } from './outside-seat.ts';

const times = { start: 1000, move: 1000 };

/** Stands where a bot's process would: keeps every byte that is sent, and answers as it was told. */
class Recorder implements BotLine {
  readonly sent: string[] = [];
  answer = '';
  #base = 0;

  send(message: HostMessage): void {
    v.assert(hostMessageSchema, message);
    this.sent.push(JSON.stringify(message));
    if (message.type === 'your turn') this.#base = message.base;
  }

  async next(): Promise<BotMessage> {
    if (this.answer === '') return { type: 'hello', protocol: 1 };
    return { type: 'move', match: 'twin', base: this.#base, move: this.answer };
  }

  fail(code: BotFault['code'], why: string): BotFault {
    return new BotFault(code, why);
  }

  async end(): Promise<void> {}
}

/** A match as one bot hears of it. */
class World {
  readonly recorder = new Recorder();
  readonly bot: OutsideSeat;
  readonly #game: Game;
  readonly #viewer: Seat;
  state: AnyState;

  constructor(game: Game, draw: ((s: AnyState) => string) | undefined, viewer: Seat, state: AnyState) {
    this.#game = game;
    this.#viewer = viewer;
    this.state = state;
    const options = newMatchOptions(game.options);
    const players = Array.from({ length: state.seats }, (_, seat) => `player ${seat}`);
    this.bot = new OutsideSeat(this.recorder, times, { game, options, draw, match: 'twin', seat: viewer, players });
  }

  async askFor(move: string): Promise<void> {
    const view = copyOf(this.state);
    this.#game.mask(view, this.#viewer);
    this.recorder.answer = move;
    await this.bot.choose(view);
  }

  play(actor: Actor, move: Move): void {
    this.bot.hear(this.state, actor, move);
    this.#game.apply(this.state, move);
  }
}

/** The move of the second match where the first has this one: the same, or another one where it is hidden. */
function twinMove(game: Game, first: AnyState, move: Move, second: AnyState, viewer: Seat, random: Random): Move {
  const open = movesOf(game, second);
  if (!game.hides(first, move, viewer)) {
    const same = game.parse(second, game.format(first, move));
    return open.includes(same) && !game.hides(second, same, viewer) ? same : NOT_A_MOVE;
  }
  const hidden = open.filter(other => game.hides(second, other, viewer));
  return hidden.length === 0 ? NOT_A_MOVE : hidden[random.below(hidden.length)];
}

/** Something else that may be true for all that the viewer knows. */
function otherWorld(game: Game, state: AnyState, viewer: Seat, random: Random): AnyState {
  const other = copyOf(state);
  game.mask(other, viewer);
  game.determinize(other, viewer, random);
  return other;
}

/** Plays a whole game twice, with all that is hidden from one seat differing, and counts the turns where it did. */
async function proofsAt(
  game: Game,
  draw: ((s: AnyState) => string) | undefined,
  seats: number,
  viewer: Seat,
  number: number,
): Promise<number> {
  const random = seeded(`bots ${game.id} ${seats} ${viewer} ${number}`);
  const first = new World(game, draw, viewer, game.initial(seats, newMatchOptions(game.options)));
  const second = new World(game, draw, viewer, otherWorld(game, first.state, viewer, random));
  for (const { bot } of [first, second]) await bot.greet();
  let proofs = 0;
  for (let actor = game.actor(first.state); actor !== NOBODY; actor = game.actor(first.state)) {
    const open = movesOf(game, first.state);
    const move = actor === CHANCE ? game.sample(first.state, random) : open[random.below(open.length)];
    if (actor === viewer) {
      for (const world of [first, second]) await world.askFor(game.format(first.state, move));
      if (!sameBytes(first.state, second.state)) proofs++;
    }
    const twin = twinMove(game, first.state, move, second.state, viewer, random);
    // What is shown now is not possible in the second match: it begins anew, where the first one is.
    if (twin === NOT_A_MOVE) second.state = copyOf(first.state);
    second.play(actor, twin === NOT_A_MOVE ? move : twin);
    first.play(actor, move);
    if (twin === NOT_A_MOVE) second.state = otherWorld(game, first.state, viewer, random);
  }
  expect(second.recorder.sent).toEqual(first.recorder.sent);
  return proofs;
}

/** Turns at which what was sent was the same although the matches were not. */
const ENOUGH = 10;
const MOST_GAMES = 20;

const tables = testedGames.flatMap(({ id, load }) => ['fewest', 'most'].map(most => ({ id, load, most })));

test.each(tables)('$id, $most seats: what a bot is sent does not depend on what is hidden from it', async table => {
  const game = await table.load();
  const draw = await loadDrawing(table.id);
  const seats = game.seats.at(table.most === 'fewest' ? 0 : -1) as number;
  let proofs = 0;
  // In some games little is hidden before many moves were made.
  for (let number = 0; number < (game.perfectInformation ? 1 : MOST_GAMES) && proofs <= ENOUGH; number++)
    for (const viewer of quickOrLong([seats - 1], everySeat(seats)))
      proofs += await proofsAt(game, draw, seats, viewer, number);
  // Where nothing is hidden, two matches that look the same are the same.
  expect(proofs > ENOUGH).toBe(!game.perfectInformation);
});
