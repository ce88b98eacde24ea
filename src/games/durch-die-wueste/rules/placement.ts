import { lowestBit } from '../../../engine/kit.ts';
import { addBit, dropBit, hasBit, WORDS } from './bits.ts';
import { ANYONE, colourOf, type DurchDieWuesteState, MOST_SEATS, PALM, SHUT, TAKEN } from './state.ts';

/** Palm number `oasis` stands on the cell from now on. */
export function growPalm(s: DurchDieWuesteState, oasis: number, cell: number): void {
  const { neighbours, size } = s.board.grid;
  s.land[cell] = PALM;
  s.near[cell] |= SHUT;
  s.palms[oasis] = cell;
  dropBit(s.room, 0, cell);
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    const beside = neighbours[i];
    if (beside === size) continue;
    s.shade[beside] |= 1 << oasis;
    dropBit(s.room, 0, beside);
  }
}

export function digHole(s: DurchDieWuesteState, value: number, cell: number): void {
  s.land[cell] = value;
  dropBit(s.room, 0, cell);
}

/** No rider may come to stand on this cell or beside it any more. */
export function keepRoom(s: DurchDieWuesteState, cell: number): void {
  const { neighbours, size } = s.board.grid;
  dropBit(s.room, 0, cell);
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (neighbours[i] !== size) dropBit(s.room, 0, neighbours[i]);
}

/**
 * A camel stands on the cell from now on: brings `near`, `open` and `openings` up to date. Returns the
 * neighbours that are free of camels, as six bits.
 */
export function stand(s: DurchDieWuesteState, caravan: number, cell: number): number {
  const { near, neighbours } = s;
  s.camels[cell] = caravan + 1;
  s.sizes[caravan]++;
  for (let bits = near[cell] & ANYONE; bits !== 0; bits &= bits - 1) shut(s, lowestBit(bits), cell);
  near[cell] |= SHUT | TAKEN;
  const own = 1 << caravan;
  let free = 0;
  for (let way = 0; way < 6; way++) {
    const beside = neighbours[cell * 6 + way];
    const before = near[beside];
    if ((before & TAKEN) === 0) free |= 1 << way;
    if ((before & own) !== 0) continue;
    near[beside] = before | own;
    if ((before & SHUT) === 0) contest(s, caravan, beside, before);
  }
  return free;
}

/** The caravan came beside a free cell: it is open to the caravan now, unless rivals were there before. */
function contest(s: DurchDieWuesteState, caravan: number, cell: number, before: number): void {
  let rivals = before & (31 << (colourOf(caravan) * MOST_SEATS));
  if (rivals === 0) {
    addBit(s.open, caravan * WORDS, cell);
    s.openings[caravan]++;
  }
  for (; rivals !== 0; rivals &= rivals - 1) shut(s, lowestBit(rivals), cell);
}

/** Nobody may build on this cell any more, not even the caravan around it. */
export function seal(s: DurchDieWuesteState, caravan: number, cell: number): void {
  s.near[cell] |= SHUT;
  shut(s, caravan, cell);
}

function shut(s: DurchDieWuesteState, caravan: number, cell: number): void {
  if (!hasBit(s.open, caravan * WORDS, cell)) return;
  dropBit(s.open, caravan * WORDS, cell);
  s.openings[caravan]--;
}
