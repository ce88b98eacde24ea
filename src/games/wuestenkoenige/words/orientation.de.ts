import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: camels => `${camels} von dir`,
  beside: felder => `neben ${felder}`,
  names: {
    camel: ['kamel', 'kamele'],
    hand: ['hand', 'karten', 'meine karten'],
    palace: ['palast'],
    oases: ['oase', 'oasen'],
    loose: ['waren', 'lose waren', 'vergraben', 'vergrabene waren'],
    dune: ['düne', 'dünen'],
    valley: ['tal', 'täler'],
  },
  hand: cards => `Deine Karten: ${cards}.`,
  list: (what, fields) => `${what}: ${fields}.`,
};
