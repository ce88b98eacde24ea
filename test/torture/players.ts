import { setTimeout as pause } from 'node:timers/promises';
import { acknowledgedBy, judge } from './judge.ts';
import { Pair, type PairManners } from './pair.ts';

export interface PlayersSettings {
  readonly tables: number;
  /** Where servers are to be found, at any moment. */
  readonly addresses: () => readonly string[];
  readonly manners?: PairManners;
}

/** People who play on, whatever is done to the servers meanwhile. */
export class Players {
  readonly #settings: PlayersSettings;
  readonly #pairs: Pair[] = [];
  readonly #playing: Promise<unknown>;
  #stopped = false;

  constructor(settings: PlayersSettings) {
    this.#settings = settings;
    this.#playing = Promise.all(Array.from({ length: settings.tables }, () => this.#play()));
    // Told to whoever waits for them.
    this.#playing.catch(() => undefined);
  }

  async #play(): Promise<void> {
    const { addresses, manners } = this.#settings;
    while (!this.#stopped) {
      const pair = new Pair(addresses, manners);
      this.#pairs.push(pair);
      await pair.begin();
      await pair.playOn(() => this.#stopped);
    }
  }

  /** How many moves servers have said they had carried out. */
  get moves(): number {
    return acknowledgedBy(this.#pairs);
  }

  /** Resolves when so many more moves were made. */
  async playOn(moves: number): Promise<void> {
    const target = this.moves + moves;
    const reached = async (): Promise<void> => {
      while (this.moves < target) await pause(5);
    };
    // A move that was refused ends the game with an error, which is to be told.
    await Promise.race([reached(), this.#playing.then(() => Promise.reject(new Error('they stopped playing')))]);
  }

  /** Everybody stops playing. */
  async rest(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
  }

  /** Stops all games, and compares what everybody was sent with what servers tell now. */
  async judge(): Promise<string> {
    await this.rest();
    for (const pair of this.#pairs) await judge(pair);
    const sent = this.#pairs.reduce((sum, pair) => sum + pair.sent.size, 0);
    return `${this.#pairs.length} games, ${this.moves} acknowledged moves, ${sent} entries sent, none lost, none twice`;
  }
}
