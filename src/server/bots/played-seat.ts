import type { Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { BotEvent, BotMessageOf, ForfeitCode, HostMessage } from '../../protocol/bot-messages.ts';
import { type BadAnswer, BotSeat, type BotSeatSetting, type MatchEnd } from '../../protocol/bot-seat.ts';
import type { SeenEntry } from '../../table/match.ts';
import { playersOn } from '../../table/players.ts';
import { entriesFor, isOver, resultOf, snapshotFor } from '../../table/table.ts';
import { isPaused } from '../matches/attendance.ts';
import type { LoadedMatch } from '../matches/loaded-match.ts';
import { isAskedOutside, outsideDeadline, seatOfBot } from '../matches/outside-bots.ts';
import { seatToMove } from '../matches/table-record.ts';

/** A match as a bot on one of its seats may know it. The table goes on meanwhile: nothing in it is the table's own. */
export interface SeatView {
  readonly setting: Omit<BotSeatSetting, 'draw'>;
  /** How many entries the log has, and those that are new to the bot. */
  readonly length: number;
  readonly entries: readonly SeenEntry[];
  /** All that the seat may see, and until when it has to answer, if it is to move. */
  readonly turn?: { readonly state: AnyState; readonly until: number };
  readonly end?: MatchEnd;
}

/** Undefined where the bot does not sit, or nothing has begun yet. */
export function viewFor(
  match: string,
  { record, table }: LoadedMatch,
  bot: string,
  from: number,
): SeatView | undefined {
  const seat = seatOfBot(record, bot);
  if (!table || seat === undefined) return undefined;
  const { game } = table;
  const players = playersOn(record.chairs).map(({ name }) => name);
  const isDue = isAskedOutside(record, table, seat) && seatToMove(table) === seat && !isPaused(record);
  const until = isDue && record.clock ? outsideDeadline(record.pace, record.clock, seat) : undefined;
  const end = endFor({ record, table }, seat);
  return {
    setting: { game, options: table.match.options, match, seat, players },
    length: table.entries.length,
    entries: entriesFor(table, seat, from),
    ...(until !== undefined && !end && { turn: { state: snapshotFor(table, seat).state, until } }),
    ...(end && { end }),
  };
}

function endFor({ record, table }: Pick<LoadedMatch, 'record' | 'table'>, seat: Seat): MatchEnd | undefined {
  const code = record.chairs[seat]?.outside?.lost;
  if (code !== undefined) return { scores: [], winners: [], forfeit: { seat, code, why: whys[code] ?? code } };
  if (!table || !isOver(table)) return undefined;
  const { scores, winners } = resultOf(table);
  return { scores: [...scores], winners: [...winners] };
}

/** Told where nobody here knows more. */
const whys: Partial<Readonly<Record<ForfeitCode, string>>> = {
  time: 'it gave no answer in time',
  resign: 'it resigned',
};

/** Something that a bot was asked. */
export interface AskedTurn {
  readonly state: AnyState;
  /** The length of the log that it was asked on. */
  readonly length: number;
}

/** One match that a connected bot plays: what it has been told, and what it was asked. */
export class PlayedSeat {
  readonly seat: Seat;
  readonly #seat: BotSeat;
  /** By base; the newest counts, and answers to older ones come too late. */
  readonly #questions = new Map<number, AskedTurn>();
  #heard = 0;
  #begun = false;
  /** Why it has lost, where that is known better than by its code. */
  #why: string | undefined;

  constructor(setting: BotSeatSetting) {
    this.seat = setting.seat;
    this.#seat = new BotSeat(setting);
  }

  /** How many entries of the log it knows of. */
  get heard(): number {
    return this.#heard;
  }

  /** What the bot is to be told now; with `end` as the last message there will be nothing more. */
  messages({ entries, length, turn, end }: SeatView, now: number): HostMessage[] {
    const first = this.#begun ? [] : [this.#seat.newMatch()];
    this.#begun = true;
    for (const entry of entries) if (!('act' in entry)) this.#seat.note(eventOf(entry));
    this.#heard = length;
    if (end) return [...first, this.#seat.end(this.#explained(end))];
    if (!turn) return first;
    const { base } = this.#seat;
    // What happens beside the rules, as somebody's resigning, makes no other question of it.
    const isAsked = this.#questions.has(base);
    this.#questions.set(base, { state: turn.state, length });
    return isAsked ? first : [...first, this.#seat.turn(turn.state, Math.max(0, turn.until - now))];
  }

  #explained(end: MatchEnd): MatchEnd {
    return end.forfeit && this.#why !== undefined ? { ...end, forfeit: { ...end.forfeit, why: this.#why } } : end;
  }

  explain(why: string): void {
    this.#why = why;
  }

  /** What an answer is about; `late` where the match has gone on, or why it is none. */
  answered(answer: BotMessageOf<'move'>): AskedTurn | 'late' | BadAnswer {
    const question = this.#questions.get(answer.base);
    const newest = [...this.#questions.keys()].at(-1);
    if (question && answer.base !== newest) return 'late';
    if (question) {
      this.#questions.clear();
      const move = this.#seat.read(answer, question.state);
      return typeof move === 'number' ? question : move;
    }
    if (newest === undefined) return { code: 'unasked', why: 'it sent "move" without being asked' };
    return { code: 'base', why: `it answered base ${answer.base}, not base ${newest}` };
  }
}

function eventOf(entry: Exclude<SeenEntry, { readonly act: unknown }>): BotEvent {
  const { actor } = entry;
  return 'veiled' in entry ? { actor, veiled: true } : { actor, move: entry.move };
}
