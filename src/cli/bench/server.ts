import { Child } from '../common/child.ts';
import { BadInput } from '../common/command.ts';
import type { ClientProtocol, ClientQuestion, Delays } from './clients/main.ts';
import { median } from './contest.ts';
import type { ServerQuestion } from './servers/serving.ts';

/** Exactly what `--json` prints. */
export interface ServerFigures {
  readonly rows: readonly ServerRow[];
}

export type ServerRow = Figures | { readonly server: string; readonly durable: boolean; readonly trouble: string };

interface Figures {
  readonly server: string;
  readonly durable: boolean;
  readonly moves_per_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly rss_mb: number;
}

interface Contender {
  readonly server: string;
  readonly durable: boolean;
  readonly script: URL;
  readonly protocol: ClientProtocol;
}

/** All there are, by the names they have on the command line. */
export const contenders = {
  sqlite: {
    server: 'ours, SQLite',
    durable: true,
    script: new URL('servers/sqlite.js', import.meta.url),
    protocol: 'ours',
  },
  postgresql: {
    server: 'ours, PostgreSQL',
    durable: true,
    script: new URL('servers/postgresql.js', import.meta.url),
    protocol: 'ours',
  },
  ws: { server: 'ws alone', durable: false, script: new URL('servers/relay.js', import.meta.url), protocol: 'relay' },
  colyseus: {
    server: 'Colyseus',
    durable: false,
    script: new URL('servers/colyseus.js', import.meta.url),
    protocol: 'colyseus',
  },
  'boardgame.io': {
    server: 'boardgame.io',
    durable: false,
    script: new URL('servers/boardgame.js', import.meta.url),
    protocol: 'boardgame',
  },
} as const satisfies Record<string, Contender>;

export type ContenderName = keyof typeof contenders;

/** The names in a list such as "sqlite,ws", or all. */
export function contenderNamesIn(list: string | undefined): ContenderName[] {
  const known = Object.keys(contenders) as ContenderName[];
  if (list === undefined) return known;
  return list.split(',').map(text => {
    const name = known.find(other => other === text);
    if (!name) throw new BadInput(`unknown server "${text}"; known: ${known.join(', ')}`);
    return name;
  });
}

export interface ServerPlan {
  readonly names: readonly ContenderName[];
  readonly matches: number;
  /** Odd, so that the median is a round that was really played. */
  readonly rounds: number;
}

type Report = (line: string) => void;

/** One server and its clients, each in a process of its own. */
class ServerUnderTest {
  readonly contender: Contender;
  readonly #server: Child;
  readonly #clients: Child;
  readonly #speeds: number[] = [];
  trouble = '';

  constructor(contender: Contender) {
    this.contender = contender;
    this.#server = new Child(contender.script);
    this.#clients = new Child(new URL('clients/main.js', import.meta.url));
  }

  /** A server that can't play says so in its row, and is left out. */
  async attempt(act: () => Promise<void>): Promise<void> {
    if (this.trouble) return;
    await act().catch((error: unknown) => {
      this.trouble = error instanceof Error ? error.message : String(error);
    });
  }

  async open(matches: number): Promise<void> {
    const address = await this.#server.ask<string>({ ask: 'open' } satisfies ServerQuestion);
    await this.#ask({ ask: 'enter', tongue: this.contender.protocol, address, matches });
  }

  async warm(): Promise<void> {
    await this.#ask({ ask: 'warm' });
  }

  async play(): Promise<void> {
    await this.#ask({ ask: 'prepare' });
    this.#speeds.push(await this.#ask<number>({ ask: 'play' }));
  }

  async row(): Promise<ServerRow> {
    const { server, durable } = this.contender;
    let figures: Figures | undefined;
    await this.attempt(async () => {
      figures = { server, durable, ...(await this.#figures()) };
    });
    return figures ?? { server, durable, trouble: this.trouble };
  }

  async #figures(): Promise<Omit<Figures, 'server' | 'durable'>> {
    const { p50, p99 } = await this.#ask<Delays>({ ask: 'delays' });
    const rss = await this.#server.ask<number>({ ask: 'rss' } satisfies ServerQuestion);
    return {
      moves_per_s: Math.round(median(this.#speeds)),
      p50_ms: Number(p50.toFixed(1)),
      p99_ms: Number(p99.toFixed(1)),
      rss_mb: Math.round(rss / 2 ** 20),
    };
  }

  #ask<T>(question: ClientQuestion): Promise<T> {
    return this.#clients.ask<T>(question);
  }

  async end(): Promise<void> {
    await this.#clients.end();
    await this.#server.end();
  }
}

/** Opens all servers, lets their clients play in turn, round after round, and ends them. */
export async function benchServer(plan: ServerPlan, report: Report, stop: AbortSignal): Promise<ServerFigures> {
  const sides = plan.names.map(name => new ServerUnderTest(contenders[name]));
  const ended = () => Promise.all(sides.map(side => side.end()));
  try {
    const stopped = new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    return await Promise.race([playAll(sides, plan, report), stopped]);
  } finally {
    await ended();
  }
}

async function playAll(
  sides: readonly ServerUnderTest[],
  { matches, rounds }: ServerPlan,
  report: Report,
): Promise<ServerFigures> {
  for (const side of sides) {
    report(`opening ${matches} tables: ${side.contender.server}`);
    await side.attempt(() => side.open(matches));
    await side.attempt(() => side.warm());
  }
  for (let round = 1; round <= rounds; round++) {
    for (const side of sides) {
      report(`round ${round} of ${rounds}: ${side.contender.server}`);
      await side.attempt(() => side.play());
    }
  }
  const rows: ServerRow[] = [];
  for (const side of sides) rows.push(await side.row());
  return { rows };
}
