import { type Actor, type Game, type Move, movesOf, NOT_A_MOVE, type Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { AnyState } from '../engine/state.ts';
import { type BotEvent, type BotMessageOf, type ForfeitCode, type HostMessageOf, quoted } from './bot-messages.ts';
import { type Drawing, eventFor, turnMessage } from './bot-view.ts';

export interface BotSeatSetting {
  readonly game: Game;
  readonly options: Options;
  readonly draw: Drawing<AnyState> | undefined;
  readonly match: string;
  readonly seat: Seat;
  /** Who sits where. */
  readonly players: readonly string[];
  /** Milliseconds for each answer; left out, it may take as long as it likes. */
  readonly moveTime?: number;
}

/** Why an answer to a turn is none. */
export interface BadAnswer {
  readonly code: ForfeitCode;
  readonly why: string;
}

/** What is told at the end. */
export type MatchEnd = Pick<HostMessageOf<'end'>, 'scores' | 'winners' | 'forfeit'>;

/** One seat of one match that a bot plays: what it is told in which order, and whether its answers are good. */
export class BotSeat {
  readonly #setting: BotSeatSetting;
  #events: BotEvent[] = [];
  #base = 0;

  constructor(setting: BotSeatSetting) {
    this.#setting = setting;
  }

  /** How many moves it has heard of. */
  get base(): number {
    return this.#base;
  }

  newMatch(): HostMessageOf<'new match'> {
    const { game, options, match, seat, players } = this.#setting;
    return {
      type: 'new match',
      match,
      game: game.id,
      version: game.version,
      options: { ...options },
      seats: players.length,
      seat,
      players: [...players],
      forms: [...game.forms],
      ...clockOf(this.#setting.moveTime),
    };
  }

  /** A move is about to be made. */
  hear(s: AnyState, actor: Actor, move: Move): void {
    this.note(eventFor(this.#setting.game, s, actor, move, this.#setting.seat));
  }

  /** A move was made, as this seat may hear of it. */
  note(event: BotEvent): void {
    this.#events.push(event);
    this.#base++;
  }

  /** The seat is to move; it may see this much. Where time runs out, milliseconds are what is left of it. */
  turn(masked: AnyState, moveTime = this.#setting.moveTime): HostMessageOf<'your turn'> {
    const { game, draw, match, seat } = this.#setting;
    const head = { match, base: this.#base, seat, events: this.#told(), ...clockOf(moveTime) };
    return turnMessage(game, masked, head, draw);
  }

  /** The move that an answer stands for, or what is wrong with it. */
  read({ match, base, move: text }: BotMessageOf<'move'>, masked: AnyState): Move | BadAnswer {
    const { game, match: own } = this.#setting;
    if (match !== own || base !== this.#base)
      return {
        code: 'base',
        why: `it answered base ${base} of match ${quoted(match)}, not base ${this.#base} of match ${quoted(own)}`,
      };
    const move = game.parse(masked, text);
    if (move === NOT_A_MOVE) return { code: 'illegal', why: `${quoted(text)} is no move` };
    if (movesOf(game, masked).includes(move)) return move;
    return {
      code: 'illegal',
      why: `${quoted(text)} is not legal (${game.forbids(masked, move) ?? 'no such move'})`,
    };
  }

  end(how: MatchEnd): HostMessageOf<'end'> {
    return { type: 'end', match: this.#setting.match, events: this.#told(), ...how };
  }

  #told(): BotEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

function clockOf(moveTime: number | undefined): Pick<HostMessageOf<'your turn'>, 'clock'> {
  return moveTime === undefined ? {} : { clock: { move: moveTime } };
}
