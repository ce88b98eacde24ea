import { randomInt } from 'node:crypto';
import type { SearchPool } from '../../ai/messages.ts';
import type { GameId } from '../../games/registry.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { DayPlace, DayTable } from '../../protocol/days.ts';
import { type Day, FIRST_DAY, isDaySomewhere } from '../../table/day.ts';
import { DAY_LEVEL } from '../../table/day-match.ts';
import { type BotTurn, dayResultAt, dayThought, type ReplayedTry, replayTry } from '../../table/day-try.ts';
import { snapshotFor, storedTable, type Table } from '../../table/table.ts';
import type { Store } from '../store/port.ts';

export interface DayParts {
  readonly store: Pick<Store, 'days'>;
  readonly pool: Pick<SearchPool, 'search'>;
  readonly now: () => number;
}

/** Who hands in what. */
export interface HandedIn {
  readonly person: string;
  readonly day: Day;
  readonly game: GameId;
  /** Those of all seats, in their order. */
  readonly moves: readonly string[];
}

/** Why a try is not entered in the list. */
export type DayRefusal = 'other-day' | 'not-a-try' | 'other-bots' | 'busy' | 'had-one';

/** So many places of a list are told. */
const LISTED = 20;
/** So many turns of bots are computed again, at places that nobody knows before, and so many of them must be the same. */
const LOOKED_AT = 8;
const ALIKE = 6;
/** So many tries may wait to be looked at. */
const MOST_WAITING = 50;

/** Deserts of the day: what people hand in is played through again, and the best of it is listed. */
export class DayTries {
  readonly #parts: DayParts;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(parts: DayParts) {
    this.#parts = parts;
  }

  /** One after the other: to look at a try takes a thread that bots could use. */
  handIn(handed: HandedIn): Promise<DayRefusal | undefined> {
    if (this.#waiting >= MOST_WAITING) return Promise.resolve('busy');
    this.#waiting++;
    const done = this.#line.then(() => this.#enter(handed)).finally(() => this.#waiting--);
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #enter({ person, day, game: id, moves }: HandedIn): Promise<DayRefusal | undefined> {
    const { store, now } = this.#parts;
    const at = now();
    if (day < FIRST_DAY || !isDaySomewhere(day, at)) return 'other-day';
    if (await store.days.resultOf(day, id, person)) return 'had-one';
    const replayed = replayTry(await loadGame(id), day, moves);
    if (!replayed) return 'not-a-try';
    if (!(await this.#areBotsRight(replayed))) return 'other-bots';
    const entered = await store.days.enter({ day, game: id, person, at, ...dayResultAt(replayed.table) });
    return entered ? undefined : 'had-one';
  }

  /**
   * Did the bots play as they do everywhere? Browsers reckon a little differently in the last digit, so that a turn now and
   * then may be another one.
   */
  async #areBotsRight({ table, botTurns }: ReplayedTry): Promise<boolean> {
    const looked = drawn(botTurns, LOOKED_AT);
    let right = 0;
    for (const turn of looked) if ((await this.#answerAt(table, turn)) === turn.move) right++;
    return right >= Math.floor((looked.length * ALIKE) / LOOKED_AT);
  }

  async #answerAt({ game, match, entries }: Table, { length, seat }: BotTurn): Promise<string> {
    const before = storedTable(game, match, entries.slice(0, length));
    const { move } = await this.#parts.pool.search({
      game: game.id,
      options: match.options,
      seats: match.players.length,
      view: snapshotFor(before, seat).state.bytes,
      seat,
      level: DAY_LEVEL,
      ...dayThought(match, length),
    });
    return move;
  }

  /** The list of a day in every game, with the place of the person who asks. */
  async tablesOf(day: Day, person: string | undefined): Promise<readonly DayTable[]> {
    return Promise.all(gameIds.map(game => this.#tableOf(day, game, person)));
  }

  async #tableOf(day: Day, game: GameId, person: string | undefined): Promise<DayTable> {
    const { days } = this.#parts.store;
    const [best, count, own] = await Promise.all([
      days.bestOf(day, game, LISTED),
      days.countOf(day, game),
      person === undefined ? undefined : days.resultOf(day, game, person),
    ]);
    const mine = own && { rank: 1 + (await days.countBetter(day, game, own)), ...own };
    const places = best.map(({ person: who, ...result }): DayPlace => {
      const rank = 1 + best.findIndex(other => other.place === result.place && other.behind === result.behind);
      return { rank, ...result, ...(who === person && { me: true }) };
    });
    return { game, count, places, ...(mine && { mine }) };
  }
}

function drawn<T>(list: readonly T[], count: number): readonly T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(randomInt(rest.length), 1)[0]!);
}
