/**
 * The board, as a person reads it. Columns a to v run across, rows run down; even columns (a, c, e …) lie half a
 * hex lower than odd ones (b, d, f …), so row n of a column is found on line n or half a line below it.
 *
 *   .  desert          :  desert beyond the dark line, used with four and five seats only
 *   o  circle          O  circle beyond the line
 *   p  palm hex        P  palm hex beyond the line
 *   #  rock of the massif in the middle; everything blank is the rocky rim
 *
 * The part before the dark line follows a printed board. The part beyond it is reconstructed: the numbers of its
 * palm hexes (1) and circles (11) are known, their places are not. An owner of the game can correct it here;
 * nothing else has to change. A map without room for all riders is refused when it is read.
 */
export const map = `
     a b c d e f g h i j k l m n o p q r s t u v
  1        o   .   .           .   .
         .   .   .   .       .   .   o   :
  2    .   .   .   o   .   o   .   .   .   O
         .   .   .   .   .   .   o   .   :   :
  3    .   p   o   .   p   .   .   .   .   :
     .   .   .   .   .   .   .   .   p   :   :
  4    o   .   .   o   .   o   .   .   .   O   O
     .   .   .   .   .   .   .   .   .   :   :
  5    .   .   o   .   .   .   o   o   .   :   :
     .   o   .   .   o   .   .   .   .   :   :
  6    .   .   .   .   .   o   .   .   o   :   :
     o   .   o   .   .   .   .   .   .   :   O
  7    .   .   #   .   .   .   .   .   .   :   :
     .   .   .   #   .   .   p   o   o   :   :
  8    p   .   #   #   #   .   .   .   .   P   :
     .   .   .   #   #   .   .   .   .   :   :
  9    .   o   .   .   o   o   .   .   :   :   O
     .   .   .   o   .   .   .   o   .   :   :
 10    o   .   .   .   .   .   .   .   O   :   :
         .   o   .   .   .   o   .   :   :   :
 11    .   .   .   p   o   .   .   :   :   O
         .   .   .   .   .   .   O   :   :   :
 12        .   .   .   .   .   :   :   :   :
             o   o   .   o   :   :   O   O
 13            .   .   .   :   O   :   :
                 .   .   :   :   :   :
`;
