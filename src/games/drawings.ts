import type { AnyState } from '../engine/state.ts';

/** What draws a position as text. Only programs that play are sent it, so the page need not know where it lies. */
type DrawingRoom = () => Promise<{ readonly drawPosition: unknown }>;

const rooms: Readonly<Record<string, DrawingRoom>> = {
  'durch-die-wueste': () => import('./durch-die-wueste/text/position.ts'),
  wuestensoehne: () => import('./wuestensoehne/text/position.ts'),
  wuestenkoenige: () => import('./wuestenkoenige/text/position.ts'),
  nomadi: () => import('./nomadi/text/position.ts'),
};

/** Draws states of the game as its positions are written; nothing where a game has none. */
export async function loadDrawing(id: string): Promise<((s: AnyState) => string) | undefined> {
  const room = Object.hasOwn(rooms, id) ? rooms[id] : undefined;
  return (await room?.())?.drawPosition as ((s: AnyState) => string) | undefined;
}
