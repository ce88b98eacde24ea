import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: 'je steen',
  canyon: 'de kloof',
  sandAround: 'rondom leeg zand',
  elsewhere: 'verder leeg zand',
  names: {
    stone: ['steen', 'stenen'],
    card: ['kaart', 'kaarten'],
    spring: ['bron', 'bronnen'],
    oasis: ['oase', 'oases', 'doel', 'doelen'],
    camp: ['kamp', 'kampen', 'start'],
    canyon: ['kloof', 'kloven'],
    dice: ['dobbelsteen', 'dobbelstenen'],
  },
  list: (what, fields) => `${what}: ${fields}.`,
  offers: labels => `Jou aangeboden, als knoppen waar Tab naartoe leidt: ${labels}.`,
  campName: 'Kamp',
  canyonLies: row => `De kloof ligt tussen rij ${row} en ${row + 1}.`,
  reachesCard: 'bereikt een kaart',
  ifDice: 'Als elke dobbelsteen een ander aantal ogen toonde, 1 tot 6:',
};
