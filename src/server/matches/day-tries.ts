import { createHash, randomInt } from 'node:crypto';
import type { SearchPool, SearchResult } from '../../ai/messages.ts';
import type { GameId } from '../../games/registry.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { DayPlace, DayTable } from '../../protocol/days.ts';
import { type Day, FIRST_DAY, isDaySomewhere } from '../../table/day.ts';
import { DAY_LEVEL } from '../../table/day-match.ts';
import { type BotTurn, dayResultAt, dayThought, replayTry } from '../../table/day-try.ts';
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
/** So many turns of bots are computed again before a try is entered, at places that nobody knows before. */
const LOOKED_AT = 8;
/**
 * Browsers reckon a little differently in the last digit. So one turn in so many may be another one than here, if it gives
 * away no more than this part of a win.
 */
const OTHER = 8;
const NEAR = 0.03;
/** So many tries in which bots played otherwise are remembered. */
const MOST_CAUGHT = 1000;
/** So many tries may wait to be looked at. */
const MOST_WAITING = 50;

/** Deserts of the day: what people hand in is played through again, and the best of it is listed. */
export class DayTries {
  readonly #parts: DayParts;
  #line: Promise<unknown> = Promise.resolve();
  /** What was entered and is looked at as a whole, one after the other. */
  #later: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Tries in which bots played otherwise: handed in again, they are not looked at in other places. */
  readonly #caught = new Set<string>();

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
    const handed = keyOf({ person, day, game: id, moves });
    const [some, rest] = drawn(replayed.botTurns, LOOKED_AT);
    if (this.#caught.has(handed)) return 'other-bots';
    if (!(await this.#areBotsRight(replayed.table, some))) {
      this.#catch(handed);
      return 'other-bots';
    }
    const entered = await store.days.enter({ day, game: id, person, at, ...dayResultAt(replayed.table) });
    if (!entered) return 'had-one';
    // Whoever hands in is not kept waiting for all the turns of a long game. They are looked at all the same.
    this.#afterwards(async () => {
      if (await this.#areBotsRight(replayed.table, rest)) return;
      this.#catch(handed);
      await store.days.withdraw(day, id, person);
    });
    return undefined;
  }

  /** Behind all that was entered before; it counts among what waits. */
  #afterwards(work: () => Promise<void>): void {
    this.#waiting++;
    // A server that ends meanwhile looks no further.
    const ignored = () => undefined;
    this.#later = this.#later
      .then(work)
      .catch(ignored)
      .finally(() => this.#waiting--);
  }

  /** All that has been entered was looked at. */
  async settled(): Promise<void> {
    await this.#line;
    await this.#later;
  }

  #catch(handed: string): void {
    const [oldest] = this.#caught;
    if (oldest !== undefined && this.#caught.size >= MOST_CAUGHT) this.#caught.delete(oldest);
    this.#caught.add(handed);
  }

  /** Did the bots play as they do everywhere? */
  async #areBotsRight(table: Table, turns: readonly BotTurn[]): Promise<boolean> {
    let others = 0;
    for (const turn of turns) {
      const { move, advice } = await this.#answerAt(table, turn);
      if (move === turn.move) continue;
      const share = (wanted: string) => advice.find(each => each.move === wanted)?.share ?? 0;
      if (share(move) - share(turn.move) > NEAR || ++others > turns.length / OTHER) return false;
    }
    return true;
  }

  async #answerAt({ game, match, entries }: Table, { length, seat }: BotTurn): Promise<SearchResult> {
    const before = storedTable(game, match, entries.slice(0, length));
    return this.#parts.pool.search({
      game: game.id,
      options: match.options,
      seats: match.players.length,
      view: snapshotFor(before, seat).state.bytes,
      seat,
      level: DAY_LEVEL,
      ...dayThought(match, length),
    });
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

/** What is handed in, by whom. */
function keyOf({ person, day, game, moves }: HandedIn): string {
  return createHash('sha256')
    .update(JSON.stringify([person, day, game, moves]))
    .digest('base64');
}

/** So many of them by chance, and all others. */
function drawn<T>(list: readonly T[], count: number): readonly [some: readonly T[], rest: readonly T[]] {
  const rest = [...list];
  const some = Array.from({ length: Math.min(count, list.length) }, () => rest.splice(randomInt(rest.length), 1)[0]!);
  return [some, rest];
}
