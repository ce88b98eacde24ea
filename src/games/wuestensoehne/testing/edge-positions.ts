import type { PositionSetting } from '../text/position.ts';

/**
 * A board so full that neither `desert` nor `NESW:myrrh` fits anywhere: every undiscovered cell beside a discovered one
 * has brown and white lines around it. Games of random moves never come there.
 */
export const crowded = `
     a         b           c         d           e           f g           h        i           j            k
  1  NS:water  .           EW:myrrh  EW:camel    W:camel     + NE:water    SW:camel NS:incense  NS:myrrh     NS:incense
  2  NSW:myrrh N           ES:rumour ESW:salt    E:incense|W + ESW:salt    NW:salt  .           N|S:rumour|W NS:incense
  3  NW:camel  E:camel|S   .         N:salt|E    SW:gem      + N:rumour    E        EW:water    NSW:gem      NS:incense
  4  E:salt|W  N|E|W:camel ESW:gem   S:water|W   .           + S:water     ES:camel SW:salt     NS:myrrh     .
  5  .         E|SW:myrrh  N|W:myrrh NE:water    SW:salt     + .           N|SW:gem NE:incense  .            desert
  6  +         +           +         +           +           + +           +        +           +            +
  7  .         NE|SW:gem   .         N|SW:camel  ES:myrrh    + NS:incense  .        SW:camel    NE:incense   E:myrrh|W
  8  .         .           NE:rumour NE:water|SW NSW:myrrh   + NSW:incense N:water  NES:gem     EW:rumour    .
  9  .         W:rumour    E:gem|S   NE:gem|W    .           + .           desert   N:incense|S desert       desert
 10  E         W:rumour    NE:gem    E|W:rumour  EW:gem      + EW:salt     SW:salt  N           desert       desert
 11  .         W:rumour    .         SW:camel    S:rumour    + E:water     NW:salt  E:rumour    W:rumour     desert
`;

/** Positions that random games do not come to, and what is played there first. */
export interface Opening {
  readonly what: string;
  readonly drawing: string;
  readonly setting: PositionSetting;
  readonly opening: readonly string[];
}

export const openings: readonly Opening[] = [
  {
    what: 'three dead tiles',
    drawing: crowded,
    setting: { seats: 3, displays: ['desert desert NESW:myrrh'] },
    opening: ['discard desert'],
  },
  {
    what: 'three dead tiles in a bonus turn',
    drawing: crowded,
    setting: { seats: 4, seat: 2, bonus: true, displays: ['', '', 'desert desert NESW:myrrh'] },
    opening: ['discard NESW:myrrh'],
  },
  {
    what: 'no water in the stock but what is paid',
    drawing: '     e\n  2  EW:gem\n',
    setting: {
      seats: 3,
      displays: ['N:water'],
      caravans: ['e2'],
      figures: { 6: 'e2 EW', 5: 'e2 EW' },
      water: [2, 9, 9],
    },
    opening: ['stay', 'own N:water', 'lay d2 90', 'pass', 'score E', 'occupy water'],
  },
  {
    what: 'full camels that carry nothing but what is offered',
    drawing: '     e\n  2  EW:gem\n',
    setting: { seats: 2, displays: ['N'], caravans: ['e2'], figures: { 6: 'e2 EW' }, goods: ['gem gem gem gem'] },
    opening: ['stay', 'own N', 'lay d2 90', 'pass', 'score E', 'occupy gem'],
  },
];
