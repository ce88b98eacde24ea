import { readHexRows } from '../../../engine/boards/drawing.ts';
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
import { board, HEXES } from '../rules/board.ts';
import { editionIn } from '../rules/editions.ts';
import { At, emptyState, NO_PIECE, ownerOf, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { towerOf } from '../rules/tiles.ts';
import { BadPosition, camelDrawn, drawPosition, setHex, setPlace } from './position.ts';

/** What lies beside the board, number by number as the state has it. */
const fields = ['oases', 'display', 'deck', 'discard', 'hands', 'unseen', 'due', 'out'] as const;

/** Camels and tiles have no names of their own: these entries of the turn are written by where the piece is. */
const camels = ['Attacker', 'Target'] as const;
const tiles = ['Changed', 'ChangedToo'] as const;
/** And these follow from the tiles on the board. */
const derived = ['Reserve', 'Spare'];
const turn = Object.keys(At).filter(name => ![...camels, ...tiles, ...derived].includes(name));
const lineOf = (name: string) => name[0].toLowerCase() + name.slice(1);

export const positionText: PositionText<WuestenkoenigeState> = {
  draw: drawPosition,
  fields: s => ({
    ...numberFields(s, fields),
    ...turnField(s.turn, At, turn),
    ...Object.fromEntries(camels.map(name => [lineOf(name), camelText(s, s.turn[At[name]])])),
    ...Object.fromEntries(tiles.map(name => [lineOf(name), tileText(s, s.turn[At[name]])])),
  }),
  read(seats, options, drawing, written) {
    const s = emptyState(seats, editionIn(options));
    setBoard(s, drawing);
    readNumberFields(written, s, fields);
    readTurn(written, s.turn, [At, Phase], turn);
    for (const name of tiles) s.turn[At[name]] = tileWritten(s, lineOf(name), written);
    s.turn[At.Attacker] = camelWritten(s, 'attacker', written);
    s.turn[At.Target] = camelWritten(s, 'target', written, s.turn[At.Attacker]);
    return s;
  },
};

function setBoard(s: WuestenkoenigeState, drawing: string): void {
  const drawn = new Map(readHexRows(drawing).map(mark => [board.grid.cellAt(mark), mark.token]));
  if (drawn.has(-1)) throw new BadPosition(`"${drawn.get(-1)}" is drawn beyond the end of its row`);
  board.cells.forEach(([cell], field) => {
    const token = drawn.get(cell);
    if (token === undefined) throw new BadPosition(`${board.names[field]} is not drawn`);
    if (field >= HEXES) setPlace(s, field, token);
    else setHex(s, field, token);
  });
}

function camelText(s: WuestenkoenigeState, camel: number): string {
  return camel === NO_PIECE ? '-' : `${board.names[s.camels[camel]]} ${camelDrawn(s, camel)}`;
}

/** One camel like that; of those that are alike any will do, but no camel attacks itself. */
function camelWritten(s: WuestenkoenigeState, name: string, written: PositionFields, not = NO_PIECE): number {
  const text = fieldWords(written, name).join(' ');
  if (text === '-') return NO_PIECE;
  const found = s.camels.findIndex(
    (field, camel) => field < board.names.length && camel !== not && camelText(s, camel) === text,
  );
  if (found < 0) throw new BadField(name, `there is no camel "${text}"`);
  if (not !== NO_PIECE && ownerOf(not) === ownerOf(found)) throw new BadField(name, 'nobody attacks their own camel');
  return found;
}

function tileText(s: WuestenkoenigeState, tile: number): string {
  for (let hex = 0; hex < HEXES && tile !== NO_PIECE; hex++) {
    const level = towerOf(s, hex).indexOf(tile);
    if (level >= 0) return `${board.names[hex]} ${level + 1}`;
  }
  return '-';
}

function tileWritten(s: WuestenkoenigeState, name: string, written: PositionFields): number {
  const [place = '', level = ''] = fieldWords(written, name);
  if (place === '-') return NO_PIECE;
  const hex = board.names.indexOf(place);
  const tile = hex < 0 || hex >= HEXES ? undefined : towerOf(s, hex)[Number(level) - 1];
  if (tile === undefined) throw new BadField(name, `there is no tile "${place} ${level}"`);
  return tile;
}
