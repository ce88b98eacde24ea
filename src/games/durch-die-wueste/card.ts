import type { GameCard } from '../../engine/card.ts';

export const card = {
  id: 'durch-die-wueste',
  title: 'Durch die Wüste',
  titleLanguage: 'de',
  version: 1,
  seats: [2, 3, 4, 5],
  about: {
    en: 'Lay caravans through the noon heat: to water, to palms, and around land nobody else may enter.',
    de: 'Karawanen durch die Mittagshitze: zum Wasser, zu den Palmen und rings um Land, das sonst keiner betritt.',
    nl: 'Karavanen door de middaghitte: naar water, naar palmen en rond land dat niemand anders betreedt.',
  },
} as const satisfies GameCard;
