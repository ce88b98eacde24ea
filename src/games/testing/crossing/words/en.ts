import { signed } from '../../../../engine/figures.ts';

interface Args {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}
type Who = (seat: number) => string;

/** What people read. Other languages follow in files of their own; until then everybody reads these. */
export const words = {
  title: 'Crossing',
  /** What is asked of the person to move, by the first word of the moves. */
  prompts: { go: () => 'Move one of your stones one square ahead.' },
  story: {
    go: ({ seat, from, to }: Args, who: Who) => `${who(seat)} goes from ${from} to ${to}.`,
    take: ({ seat, from, to }: Args, who: Who) => `${who(seat)} goes from ${from} to ${to} and takes a stone.`,
  },
  /** Where points come from, by the keys of the breakdown. */
  sources: { across: 'Across', taken: 'Taken' },
  gains: {
    across: (points: number) => `across the board: ${signed(points)}`,
    taken: (points: number) => `takes a stone: ${signed(points)}`,
  },
  /** Most moves bring no points: then nothing is said about points before a move. */
  quiet: true,
  /** The kinds of pieces in layout.ts. */
  pieces: { stone: 'stone' },
  /** What lies beside the board in layout.ts. */
  trays: { taken: 'Taken stones' },
};
