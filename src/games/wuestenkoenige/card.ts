import type { GameCard } from '../../engine/card.ts';

export const card = {
  id: 'wuestenkoenige',
  title: 'Wüstenkönige',
  titleLanguage: 'de',
  version: 2,
  seats: [2, 3, 4],
  pointsOnlyRank: true,
  about: {
    en: 'Move camels and the dunes themselves, and bring three kinds of goods home to the palace.',
    de: 'Kamele bewegen und die Dünen selbst, und dreierlei Waren heim in den Palast bringen.',
    nl: 'Verplaats kamelen en zelfs de duinen, en breng drie soorten waren thuis in het paleis.',
  },
} as const satisfies GameCard;
