import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: 'dein Stein',
  canyon: 'die Schlucht',
  sandAround: 'ringsum leerer Sand',
  elsewhere: 'sonst leerer Sand',
  names: {
    stone: ['Stein', 'Steine'],
    card: ['Karte', 'Karten'],
    spring: ['Quelle', 'Quellen'],
    oasis: ['Oase', 'Oasen', 'Ziel', 'Ziele'],
    camp: ['Lager', 'Start'],
    canyon: ['Schlucht', 'Schluchten'],
    dice: ['Würfel'],
  },
  list: (what, fields) => `${what}: ${fields}.`,
  offers: labels => `Dir angeboten, als Knöpfe, zu denen Tab führt: ${labels}.`,
  campName: 'Lager',
  canyonLies: row => `Die Schlucht liegt zwischen Reihe ${row} und ${row + 1}.`,
  reachesCard: 'erreicht eine Karte',
  ifDice: 'Wenn jeder Würfel eine andere Augenzahl zeigte, 1 bis 6:',
};
