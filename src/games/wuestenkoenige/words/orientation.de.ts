import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: camels => `${camels} von dir`,
  beside: felder => `neben ${felder}`,
  names: {
    camel: ['Kamel', 'Kamele'],
    hand: ['Hand', 'Karten', 'meine Karten'],
    palace: ['Palast', 'Paläste'],
    oases: ['Oase', 'Oasen'],
    loose: ['Waren', 'lose Waren', 'vergraben', 'vergrabene Waren'],
    dune: ['Düne', 'Dünen'],
    valley: ['Tal', 'Täler'],
  },
  hand: cards => `Deine Karten: ${cards}.`,
  list: (what, fields) => `${what}: ${fields}.`,
};
