import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Gate } from '../../src/server/store/testing/gate.ts';
import { TorturedDatabase } from './database.ts';
import { Players } from './players.ts';
import { Victim } from './process.ts';
import { SmallDisk } from './small-disk.ts';

export const storeNames = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

/** What a scene has to have for a fault to be possible. */
export interface Needs {
  /** Everything is kept on a disk that is soon full. */
  readonly smallDisk?: boolean;
  /** A second PostgreSQL stands by. */
  readonly standby?: boolean;
  /** Clocks go wrong, and people may be late. */
  readonly clocks?: boolean;
}

export interface SceneSettings extends Needs {
  readonly store: StoreName;
  readonly tables: number;
  /** About how long people think about a move, in milliseconds; not at all unless told. */
  readonly think?: number;
  /** For how long a process is stopped. */
  readonly stopSeconds: number;
}

/** Megabytes. */
const ROOM: Readonly<Record<StoreName, number>> = { sqlite: 24, postgres: 160 };
/** How many servers there are: an embedded database belongs to one. */
const SERVERS: Readonly<Record<StoreName, number>> = { sqlite: 1, postgres: 2 };

/** Servers with people who play on them, and all that lies between and behind them and can be spoilt. */
export class Scene {
  readonly settings: SceneSettings;
  readonly #folder = mkdtempSync(join(tmpdir(), 'caravanserai-torture-'));
  #database: TorturedDatabase | undefined;
  #disk: SmallDisk | undefined;
  #toDatabase: Gate | undefined;
  #servers: readonly Victim[] = [];
  #gates: readonly Gate[] = [];
  #people: Players | undefined;
  /** Counted by whoever plays faults: each hits another server. */
  round = 0;

  private constructor(settings: SceneSettings) {
    this.settings = settings;
  }

  static async open(settings: SceneSettings): Promise<Scene> {
    const scene = new Scene(settings);
    try {
      await scene.#open();
      return scene;
    } catch (error) {
      await scene.close();
      throw error;
    }
  }

  async #open(): Promise<void> {
    const { store, smallDisk, standby, tables, think = 0, clocks = false } = this.settings;
    if (smallDisk) this.#disk = SmallDisk.make(ROOM[store]);
    const env = store === 'sqlite' ? { DATA: join(this.#disk?.folder ?? this.#folder, 'data') } : await this.#shared();
    this.#servers = Array.from({ length: SERVERS[store] }, () => new Victim(env));
    // One after the other: the first one makes the tables.
    for (const server of this.#servers) await server.start();
    this.#gates = await Promise.all(this.#servers.map(({ address }) => Gate.before(address)));
    if (standby) await this.database.addStandby();
    const addresses = () => this.#gates.map(({ address }) => address);
    this.#people = new Players({ tables, addresses, manners: { canBeLate: clocks, think } });
  }

  async #shared(): Promise<Record<string, string>> {
    this.#database = await TorturedDatabase.start(this.#disk && join(this.#disk.folder, 'database'));
    this.#toDatabase = await Gate.before(this.#database.address);
    return { DATABASE_URL: this.#toDatabase.address };
  }

  get database(): TorturedDatabase {
    return given(this.#database, 'database');
  }

  get disk(): SmallDisk {
    return given(this.#disk, 'small disk');
  }

  get people(): Players {
    return given(this.#people, 'people');
  }

  get servers(): readonly Victim[] {
    return this.#servers;
  }

  /** The server whose turn it is. */
  get server(): Victim {
    return this.#servers[this.round % this.#servers.length];
  }

  /** The way of pages to that server. */
  get gate(): Gate {
    return this.#gates[this.round % this.#gates.length];
  }

  /** The way of all servers to their database. */
  get toDatabase(): Gate {
    return given(this.#toDatabase, 'way to a database');
  }

  /** Resolves when the server says that this is what is wrong with it; empty for nothing. */
  async says(...problems: readonly string[]): Promise<void> {
    while (!problems.includes(await this.server.problem().catch(() => 'no answer'))) await pause(50);
  }

  /** All servers anew: from now on they tell what was stored, and not what they remember. */
  async restartAll(): Promise<void> {
    for (const server of this.#servers) await server.kill();
    for (const server of this.#servers) await server.start();
  }

  async close(): Promise<void> {
    for (const server of this.#servers) await server.kill();
    for (const gate of this.#gates) await gate.close();
    await this.#toDatabase?.close();
    await this.#database?.remove();
    this.#disk?.remove();
    rmSync(this.#folder, { recursive: true });
  }
}

function given<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`there is no ${what} in this scene`);
  return thing;
}
