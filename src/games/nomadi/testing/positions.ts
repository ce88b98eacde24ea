import { At, NOWHERE, type NomadiState } from '../rules/state.ts';
import { BadPosition, position as drawnPosition, type PositionSetting } from '../text/position.ts';

/** A drawn position for tests of the rules: in it the caravan hangs together, as it does in every game. */
export function position(drawing: string, setting: PositionSetting): NomadiState {
  const s = drawnPosition(drawing, setting);
  if (setting.phase === undefined && isTorn(s)) throw new BadPosition('the caravan is torn');
  return s;
}

/** Do the stones not all hang together? */
function isTorn(s: NomadiState): boolean {
  const reached = new Set(s.places.filter(cell => cell !== NOWHERE).subarray(0, 1));
  for (const cell of reached)
    for (const beside of s.board.grid.neighbours.subarray(cell * 8, cell * 8 + 4))
      if (s.stones[beside] !== 0) reached.add(beside);
  return reached.size < s.turn[At.Count];
}
