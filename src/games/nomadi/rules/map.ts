/**
 * The board, as a person reads it: columns a to p across, rows 1 to 19 down.
 *
 *   .  desert          o  spring, hidden under a card when the game begins
 *   s  start           g  goal
 *   ~  the canyon, a line between two rows: it takes up no field
 *
 * Size, canyon, the corners of start and goal and the number of springs follow the printed board; where the springs
 * lie, and between which rows the canyon runs, is our design. An owner of the game can correct it here; nothing else
 * has to change.
 */
export const map = `
     a b c d e f g h i j k l m n o p
  1  g g g g . . . . . . . . . . . .
  2  g g g g . . . . . . . . . . . .
  3  g g g g . . . . . . . . . . . .
  4  g g g g . . . . . . . . . . . .
  5  . . . . . . o . . . . . . . . .
  6  . . . . . . . . . . . o . . . .
  7  . . . . . . . . . . . . . . . .
  8  . . . . . . . . . . . . . . . .
  9  . . . . . . . . . . . . . . . .
     ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 10  . . . . . . . . . . . . . . . .
 11  . . . o . . . . . . . . . . . .
 12  . . . . . . . . . . . . o . . .
 13  . . . . . . . . o . . . . . . .
 14  . . . . . . . . . . . . . . . .
 15  . . . . . . . . . . . . . . . .
 16  . . . . . . . . . . . . s s s s
 17  . . . . . . . . . . . . s s s s
 18  . . . . . . . . . . . . s s s s
 19  . . . . . . . . . . . . s s s s
`;

/** The movable oasis of the short game: its fields each way, and where it lies unless agreed otherwise. */
export const oasis = { size: 4, usual: 'f1' } as const;
