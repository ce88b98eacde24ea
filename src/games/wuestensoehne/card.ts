import type { GameCard } from '../../engine/card.ts';

export const card = {
  id: 'wuestensoehne',
  title: 'Im Reich der Wüstensöhne',
  titleLanguage: 'de',
  version: 2,
  seats: [2, 3, 4],
  about: {
    en: 'Explore an empty land tile by tile, and be there when an oasis is complete.',
    de: 'Plättchen für Plättchen ein leeres Land entdecken und da sein, wenn eine Oase fertig ist.',
    nl: 'Verken tegel voor tegel een leeg land, en wees erbij als een oase af is.',
  },
} as const satisfies GameCard;
