import { readHexes } from '../../../engine/boards/drawing.ts';
import {
  numberFields,
  type PositionText,
  readNumberFields,
  readTurn,
  turnField,
} from '../../../engine/position-text.ts';
import { At, COLOURS, caravanOf, type DurchDieWuesteState, initial, Phase, SUPPLY } from '../rules/state.ts';
import { BadPosition, drawPosition, enclose, setCamels, setLand } from './position.ts';

/** What the board does not show: chips, holes in the bag, colours given back, and whose turn it is. */
const fields = ['holes', 'given', 'water', 'taken'] as const;

export const positionText: PositionText<DurchDieWuesteState> = {
  draw: drawPosition,
  fields: s => ({
    ...numberFields(s, fields),
    ...turnField(s.turn, At),
  }),
  read(seats, options, drawing, written) {
    const s = initial(seats, options);
    const hexes = readHexes(drawing).filter(({ token }) => token !== '#');
    const outside = hexes.find(hex => s.board.grid.cellAt(hex) < 0);
    if (outside) throw new BadPosition(`row ${outside.row + 1}: "${outside.token}" is drawn outside the board`);
    setLand(s, hexes);
    setCamels(s, hexes);
    readTurn(written, s.turn, [At, Phase]);
    if (s.turn[At.Phase] >= Phase.SetCamels) enclose(s);
    readNumberFields(written, s, fields);
    for (let colour = 0; colour < COLOURS; colour++) s.supply[colour] = SUPPLY[seats] - placedOf(s, colour);
    return s;
  },
};

/** Camels of a colour on the board that came from the supply: all but the riders'. */
function placedOf(s: DurchDieWuesteState, colour: number): number {
  let placed = 0;
  for (let seat = 0; seat < s.seats; seat++) placed += Math.max(0, s.sizes[caravanOf(colour, seat)] - 1);
  return placed;
}
