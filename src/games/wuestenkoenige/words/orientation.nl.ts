import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: camels => `${camels} van jou`,
  beside: velden => `naast ${velden}`,
  names: {
    camel: ['kameel', 'kamelen'],
    hand: ['hand', 'kaarten', 'mijn kaarten'],
    palace: ['paleis', 'paleizen'],
    oases: ['oase', 'oases'],
    loose: ['waren', 'losse waren', 'begraven', 'begraven waren'],
    dune: ['duin', 'duinen'],
    valley: ['dal', 'dalen'],
  },
  hand: cards => `Je kaarten: ${cards}.`,
  list: (what, fields) => `${what}: ${fields}.`,
};
