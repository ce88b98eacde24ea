import type { Random } from '../../engine/random.ts';
import { requireExtra } from '../common/extras.ts';
import { PLAYERS, SIZE } from './toy.ts';

interface Toy {
  cells: (string | undefined)[];
  placed: number;
}

/** As much of boardgame.io as the toy needs. */
interface Client {
  readonly moves: { place(cell: number): void };
  getState(): { readonly G: Toy; readonly ctx: { readonly gameover?: unknown } };
}
type MakeClient = (settings: { game: object; numPlayers: number; debug: boolean }) => Client;

const toy = {
  setup: (): Toy => ({ cells: Array.from({ length: SIZE }, () => undefined), placed: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: { G: Toy; playerID: string }, cell: number) {
      if (G.cells[cell] !== undefined) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      G.placed++;
      return undefined;
    },
  },
  endIf: ({ G }: { G: Toy }) => (G.placed === SIZE ? true : undefined),
};

/**
 * Plays one game of the toy through boardgame.io's own client and returns its number of moves. The cells are drawn
 * beforehand, so that the choice costs the toy nothing.
 */
export function boardgameToyPlayer(random: Random): () => number {
  const makeClient = requireExtra<{ Client: MakeClient }>('boardgame.io/client').Client;
  return () => {
    const client = makeClient({ game: toy, numPlayers: PLAYERS, debug: false });
    for (const cell of shuffledCells(random)) client.moves.place(cell);
    if (client.getState().ctx.gameover === undefined) throw new Error('the toy did not play to its end');
    return SIZE;
  };
}

/** Any order of the cells. */
function shuffledCells(random: Random): number[] {
  const cells = Array.from({ length: SIZE }, (_, cell) => cell);
  for (let i = SIZE - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cells[i], cells[j]] = [cells[j] as number, cells[i] as number];
  }
  return cells;
}
