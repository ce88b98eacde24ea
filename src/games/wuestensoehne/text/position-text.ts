import { readSquares } from '../../../engine/boards/drawing.ts';
import {
  BadField,
  fieldWords,
  numberFields,
  type PositionFields,
  type PositionText,
  readNumberFields,
  readTurn,
  turnField,
} from '../../../engine/position-text.ts';
import { At, initial, Phase, type WuestensoehneState } from '../rules/state.ts';
import { KINDS, kindNamed, kinds, STACKS } from '../rules/tiles.ts';
import { drawPosition, layTiles } from './position.ts';

/** What lies beside the board or stands on it, number by number as the state has it. */
const fields = [
  'figures',
  'row',
  'posts',
  'free',
  'caravans',
  'water',
  'camels',
  'goods',
  'displays',
  'tokens',
  'seen',
  'pool',
] as const;

const stackNames = Array.from({ length: STACKS }, (_, stack) => `stack${stack + 1}`);

export const positionText: PositionText<WuestensoehneState> = {
  draw: drawPosition,
  fields: s => ({
    ...Object.fromEntries(stackNames.map((name, stack) => [name, stackText(s, stack)])),
    ...numberFields(s, fields),
    ...turnField(s.turn, At),
  }),
  read(seats, options, drawing, written) {
    const s = initial(seats, options);
    layTiles(s, readSquares(drawing));
    s.left.fill(0);
    stackNames.forEach((name, stack) => readStack(s, stack, name, written));
    readNumberFields(written, s, fields);
    readTurn(written, s.turn, [At, Phase]);
    return s;
  },
};

/** The tiles left in a stack, by their names. */
function stackText(s: WuestensoehneState, stack: number): string {
  return kinds.flatMap((kind, i) => Array<string>(s.left[stack * KINDS + i]).fill(kind)).join(' ');
}

function readStack(s: WuestensoehneState, stack: number, name: string, written: PositionFields): void {
  const tiles = fieldWords(written, name);
  s.stacks[stack] = tiles.length;
  for (const tile of tiles) {
    const kind = kindNamed(tile);
    if (kind < 0) throw new BadField(name, `"${tile}" is no kind of tile`);
    s.left[stack * KINDS + kind]++;
  }
}
