import type { Server as NetServer } from 'node:net';
import { requireExtra } from '../../common/extras.ts';
import { Desert, type StatePart, stateParts } from './desert.ts';
import { addressOf, serve } from './serving.ts';

/** As much of boardgame.io as is needed. */
type MakeServer = (settings: { games: readonly object[]; origins: readonly string[] }) => {
  run(settings: { port: number }): Promise<Running>;
  kill(running: Running): void;
};
interface Running {
  readonly appServer: NetServer;
}

type Board = Record<StatePart, number[]> & { readonly table: number };

/** Beside the states, because to read a whole board out of one for each move would take its server twice as long. */
const deserts: Desert[] = [];

function setup(): Board {
  const desert = new Desert();
  const table = deserts.push(desert) - 1;
  const board = Object.fromEntries(stateParts.map(part => [part, desert.numbers(part)])) as Record<StatePart, number[]>;
  return { ...board, table };
}

/** `everybody`: whose turn it is, the rules say. */
const gameFor = (everybody: unknown) => ({
  name: 'table',
  minPlayers: 2,
  maxPlayers: 2,
  // Otherwise every state carries those before it.
  disableUndo: true,
  setup,
  turn: { activePlayers: everybody },
  moves: {
    play({ G, playerID }: { G: Board; playerID: string }, text: string) {
      const changes = deserts[G.table]!.play(Number(playerID), text);
      if (!changes) return 'INVALID_MOVE';
      for (const { part, index, value } of changes) G[part][index] = value;
      return undefined;
    },
  },
});

serve(async () => {
  const makeServer = requireExtra<{ Server: MakeServer }>('boardgame.io/server').Server;
  const { ALL } = requireExtra<{ ActivePlayers: { ALL: unknown } }>('boardgame.io/core').ActivePlayers;
  const server = makeServer({ games: [gameFor(ALL)], origins: [] });
  const running = await server.run({ port: 0 });
  return { address: addressOf(running.appServer), close: async () => server.kill(running) };
});
