/**
 * The board, as a person reads it: eleven rows of hexes with a point on top, every second row half a hex to the right.
 *
 *   .            desert
 *   P W V F      a corner: the palace, or the oasis of water, vegetation or fire
 *   p w v f      a forecourt, which belongs to the corner it touches
 *
 * Square desert, four corners and their forecourts are as printed; how many hexes a row has is our own design.
 * Whoever owns the game can correct it here; nothing else has to change.
 */
export const map = `
     a   b   c   d   e   f   g   h   i   j
  1  P   p   .   .   .   .   .   .   w   W
  2    p   .   .   .   .   .   .   .   w
  3  .   .   .   .   .   .   .   .   .   .
  4    .   .   .   .   .   .   .   .   .
  5  .   .   .   .   .   .   .   .   .   .
  6    .   .   .   .   .   .   .   .   .
  7  .   .   .   .   .   .   .   .   .   .
  8    .   .   .   .   .   .   .   .   .
  9  .   .   .   .   .   .   .   .   .   .
 10    v   .   .   .   .   .   .   .   f
 11  V   v   .   .   .   .   .   .   f   F
`;
