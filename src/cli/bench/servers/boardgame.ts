import { createRequire } from 'node:module';
import type { Server as NetServer } from 'node:net';
import { Desert, type StatePart, stateParts } from './desert.ts';
import { addressOf, serve } from './serving.ts';

/** As much of boardgame.io as is needed: its own types want a DOM. */
type MakeServer = (settings: { games: readonly object[]; origins: readonly string[] }) => {
  run(settings: { port: number }): Promise<Running>;
  kill(running: Running): void;
};
interface Running {
  readonly appServer: NetServer;
}

// Its package has directories where ES modules want files, so it can only be required.
const require = createRequire(import.meta.url);
const makeServer: MakeServer = require('boardgame.io/server').Server;
const { ALL } = require('boardgame.io/core').ActivePlayers;

type Board = Record<StatePart, number[]> & { readonly table: number };

/** Beside the states, because to read a whole board out of one for each move would take its server twice as long. */
const deserts: Desert[] = [];

function setup(): Board {
  const desert = new Desert();
  const table = deserts.push(desert) - 1;
  const board = Object.fromEntries(stateParts.map(part => [part, desert.numbers(part)])) as Record<StatePart, number[]>;
  return { ...board, table };
}

const game = {
  name: 'table',
  minPlayers: 2,
  maxPlayers: 2,
  // Otherwise every state carries those before it.
  disableUndo: true,
  setup,
  // Whose turn it is, the rules say.
  turn: { activePlayers: ALL },
  moves: {
    play({ G, playerID }: { G: Board; playerID: string }, text: string) {
      const changes = deserts[G.table]!.play(Number(playerID), text);
      if (!changes) return 'INVALID_MOVE';
      for (const { part, index, value } of changes) G[part][index] = value;
      return undefined;
    },
  },
};

serve(async () => {
  const server = makeServer({ games: [game], origins: [] });
  const running = await server.run({ port: 0 });
  return { address: addressOf(running.appServer), close: async () => server.kill(running) };
});
