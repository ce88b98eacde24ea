import { createRequire } from 'node:module';
import type { Server as NetServer } from 'node:net';
import { CELLS, mayPlace } from './cells.ts';
import { addressOf, serve } from './serving.ts';

interface Board {
  cells: number[];
  placed: number;
}

/** As much of boardgame.io as is needed: its own types want a DOM. */
type MakeServer = (settings: { games: readonly object[]; origins: readonly string[] }) => {
  run(settings: { port: number }): Promise<Running>;
  kill(running: Running): void;
};
interface Running {
  readonly appServer: NetServer;
}

const game = {
  name: 'table',
  minPlayers: 2,
  maxPlayers: 2,
  // Otherwise every state carries those before it.
  disableUndo: true,
  setup: (): Board => ({ cells: Array.from({ length: CELLS }, () => 0), placed: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G }: { G: Board }, cell: number) {
      const stones = G.cells[cell];
      if (stones === undefined || !mayPlace(stones, G.placed)) return 'INVALID_MOVE';
      G.cells[cell] = stones + 1;
      G.placed++;
      return undefined;
    },
  },
};

serve(async () => {
  // Its package has directories where ES modules want files, so it can only be required.
  const makeServer: MakeServer = createRequire(import.meta.url)('boardgame.io/server').Server;
  const server = makeServer({ games: [game], origins: [] });
  const running = await server.run({ port: 0 });
  return { address: addressOf(running.appServer), close: async () => server.kill(running) };
});
