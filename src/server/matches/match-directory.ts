import type { Game } from '../../engine/game.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import { LiveMatch } from './live-match.ts';
import { MatchCensus } from './match-census.ts';
import type { CommitEvent } from './match-events.ts';
import type { PresenceElsewhere } from './match-presence.ts';
import { RefusedRequest } from './refusals.ts';
import { peopleAt } from './table-record.ts';

export interface DirectorySettings {
  readonly store: Pick<Store, 'load' | 'entries' | 'commit' | 'chat'>;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly now: () => number;
  /** Do other processes use the same store? */
  readonly shared: boolean;
  readonly onError: (error: unknown) => void;
  readonly elsewhere: PresenceElsewhere;
  /** How long somebody can be gone before others are told, in milliseconds. */
  readonly awayAfter: number;
}

/** How many matches that nobody follows are kept in memory, since somebody may come back. */
const IDLE_MATCHES = 500;
/** How many are checked, each time a match is asked for, to see whether they can be let go. */
const SWEPT = 8;

/** Finds the live matches of this process, loads them, lets them go, and tells what was committed at any of them. */
export class MatchDirectory {
  readonly committed: Emitter<CommitEvent>;
  /** Counts what is in memory. */
  readonly census = new MatchCensus();
  readonly #settings: DirectorySettings;
  readonly #matches = new Map<string, LiveMatch>();

  constructor(settings: DirectorySettings) {
    this.#settings = settings;
    this.committed = new Emitter(settings.onError);
  }

  liveMatch(id: string): LiveMatch {
    const known = this.#matches.get(id);
    // What is asked for goes to the end of the map; first in it are those that were not used for the longest time.
    this.#matches.delete(id);
    const live = known ?? this.#newLiveMatch(id);
    // Swept before it is put in: still without subscribers, it would be let go where all others are in use.
    this.#sweep();
    this.#matches.set(id, live);
    return live;
  }

  #newLiveMatch(id: string): LiveMatch {
    const { store, now, shared, ...presence } = this.#settings;
    const committed = (event: CommitEvent) => this.committed.emit(event);
    const loadGame = (game: string) => this.loadGame(game);
    const { census } = this;
    return new LiveMatch(id, { store, now, shared, loadGame, committed, census, presence: { ...presence, now } });
  }

  /** What is in use goes to the end of the map, so that not all of a large one is looked at every time. */
  #sweep(): void {
    let looked = 0;
    for (const [id, live] of this.#matches) {
      if (this.#matches.size <= IDLE_MATCHES || looked++ === SWEPT) return;
      this.#matches.delete(id);
      if (live.isIdle) live.letGo();
      else this.#matches.set(id, live);
    }
  }

  async loadGame(id: string): Promise<Game> {
    const game = await this.#settings.loadGame(id);
    if (!game) throw new RefusedRequest('no-such-game', id);
    return game;
  }

  /** The match, if it is in memory. */
  known(id: string): LiveMatch | undefined {
    return this.#matches.get(id);
  }

  /** Is all of the match in memory, so that nothing has to be read for it? */
  isAwake(id: string): boolean {
    return this.#matches.get(id)?.isAwake ?? false;
  }

  /** Reads everything that is in memory anew: changes of other processes may have been missed. */
  async refreshAll(): Promise<void> {
    await Promise.all([...this.#matches.values()].map(live => live.refresh()));
  }

  /** Nothing more is told of who comes and goes. */
  close(): void {
    for (const live of this.#matches.values()) live.close();
  }

  async isSeated(match: string, person: string): Promise<boolean> {
    const people = this.liveMatch(match).read(({ record }) => peopleAt(record));
    return (await people.catch(nobodyWithoutTable)).includes(person);
  }
}

function nobodyWithoutTable(error: unknown): string[] {
  if (error instanceof RefusedRequest) return [];
  throw error;
}
