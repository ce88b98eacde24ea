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
import { readDrawing } from '../rules/board.ts';
import { At, initial, NOWHERE, type NomadiState, Phase } from '../rules/state.ts';
import { BadPosition, drawPosition, setField } from './position.ts';

/** What does not lie on the board, number by number as the state has it. */
const fields = [
  'talers',
  'accounts',
  'dice',
  'pool',
  'found',
  'seen',
  'finders',
  'holders',
  'sprung',
  'deals',
  'talk',
  'gifts',
] as const;

/** Follow from where the stones stand. */
const derived = ['AtStart', 'Across', 'Home'];
const turn = Object.keys(At).filter(name => !derived.includes(name));

export const positionText: PositionText<NomadiState> = {
  draw: drawPosition,
  fields: s => ({
    ...numberFields(s, fields),
    came: cameText(s),
    ...turnField(s.turn, At, turn),
  }),
  read(seats, options, drawing, written) {
    const s = initial(seats, options);
    s.cards.fill(0);
    for (const field of readDrawing(drawing).fields) {
      if (s.board.grid.cellAt(field) < 0)
        throw new BadPosition(`row ${field.row + 1}: "${field.token}" is outside the board`);
      setField(s, field);
    }
    readNumberFields(written, s, fields);
    readCame(s, written);
    readTurn(written, s.turn, [At, Phase], turn);
    return s;
  },
};

/** Where stones came from in this turn: `c4<c7`, in the order of the fields where they stand. */
function cameText(s: NomadiState): string {
  const { names } = s.board.grid;
  const moved = Array.from(s.came.keys()).filter(stone => s.came[stone] !== NOWHERE && s.places[stone] !== NOWHERE);
  const inOrder = moved.toSorted((a, b) => s.places[a] - s.places[b]);
  return inOrder.map(stone => `${names[s.places[stone]]}<${names[s.came[stone]]}`).join(' ');
}

function readCame(s: NomadiState, written: PositionFields): void {
  for (const word of fieldWords(written, 'came')) {
    const [to, from] = word.split('<').map(s.board.grid.cellNamed);
    const stone = to >= 0 ? s.stones[to] - 1 : -1;
    if (stone < 0 || !(from >= 0)) throw new BadField('came', `"${word}" is not the way of a stone`);
    s.came[stone] = from;
  }
}
