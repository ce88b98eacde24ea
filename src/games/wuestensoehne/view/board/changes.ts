import type { Description } from '../../../../engine/game.ts';
import { grid } from '../../rules/board.ts';
import { AT_HOME, FIGURES, NO_TOKEN, SLOTS, type WuestensoehneState } from '../../rules/state.ts';

/** The way of a caravan, both ends among its cells. */
interface WalkedWay {
  readonly seat: number;
  readonly cells: readonly number[];
}

/** What happened between two positions, as far as it can be shown by something moving. */
export interface Changes {
  /** Tiles that were laid. */
  readonly tiles: readonly number[];
  /** Caravans that moved. */
  readonly caravans: readonly WalkedWay[];
  /** Figures that were set down, on the land or on an action field. */
  readonly figures: readonly number[];
  /** Slots on which a token was put. */
  readonly tokens: readonly number[];
  /** Seats that gained goods, camels or water. */
  readonly gained: readonly number[];
}

export const nothing: Changes = { tiles: [], caravans: [], figures: [], tokens: [], gained: [] };

/** More than this in one go is a leap in time, which nobody wants to see walking. */
const MOST_TILES = 6;

export function changesBetween(
  before: WuestensoehneState,
  after: WuestensoehneState,
  news: readonly Description[] = [],
): Changes {
  if (before === after || before.seats !== after.seats) return nothing;
  const tiles = [...after.tiles.keys()].filter(cell => before.tiles[cell] === 0 && after.tiles[cell] !== 0);
  if (tiles.length > MOST_TILES) return nothing;
  const seats = Array.from({ length: after.seats }, (_, seat) => seat);
  const figures = Array.from({ length: FIGURES }, (_, figure) => figure);
  return {
    tiles,
    caravans: seats
      .filter(seat => before.caravans[seat] !== after.caravans[seat])
      .map(seat => ({ seat, cells: walkedCells(news, seat, before.caravans[seat]!, after.caravans[seat]!) })),
    figures: figures.filter(figure => wasSet(before, after, figure)),
    tokens: Array.from({ length: SLOTS }, (_, slot) => slot).filter(
      slot => before.tokens[slot] === NO_TOKEN && after.tokens[slot] !== NO_TOKEN,
    ),
    gained: seats.filter(seat => wealthOf(after, seat) > wealthOf(before, seat)),
  };
}

/** The way of a seat's caravan as it was told; straight on where that leads somewhere else. */
function walkedCells(news: readonly Description[], seat: number, from: number, to: number): readonly number[] {
  const told = news.filter(line => line.args.seat === seat && line.from !== undefined);
  const cells = told.flatMap(({ via = [], at = '' }) => [...via, at]).map(grid.cellNamed);
  const isWhole = told[0]?.from === grid.names[from] && cells.at(-1) === to;
  return isWhole ? [from, ...cells] : [from, to];
}

function wasSet(before: WuestensoehneState, after: WuestensoehneState, figure: number): boolean {
  const stands = before.figures[figure] === AT_HOME && after.figures[figure] !== AT_HOME;
  return stands || (before.posts[figure] === 0 && after.posts[figure] !== 0);
}

function wealthOf(s: WuestensoehneState, seat: number): number {
  const goods = s.goods.length / s.camels.length;
  const load = s.goods.subarray(seat * goods, (seat + 1) * goods).reduce((sum, count) => sum + count, 0);
  return load + s.camels[seat]! + s.water[seat]!;
}
