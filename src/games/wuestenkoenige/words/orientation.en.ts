/** What is said about where one is: loaded when somebody walks over the board by keys, or asks. */
export const orientation = {
  own: (camels: string): string => `${camels} of yours`,
  beside: (hexes: string): string => `beside ${hexes}`,
  names: {
    camel: ['camel', 'camels'],
    hand: ['hand', 'cards', 'my cards'],
    palace: ['palace', 'palaces'],
    oases: ['oasis', 'oases'],
    loose: ['goods', 'loose goods', 'buried', 'buried goods'],
    dune: ['dune', 'dunes'],
    valley: ['valley', 'valleys'],
  },
  hand: (cards: string): string => `Your cards: ${cards}.`,
  list: (what: string, fields: string): string => `${what}: ${fields}.`,
};

export type OrientationWords = typeof orientation;
