import type { GameCard } from '../../engine/card.ts';

export const card = {
  id: 'nomadi',
  title: 'Nomadi',
  titleLanguage: 'it',
  version: 2,
  seats: [2, 3, 4, 5],
  about: {
    en: 'One caravan for all: six dice move anybody’s stones, and you haggle over what lies in the sand.',
    de: 'Eine Karawane für alle: Sechs Würfel bewegen die Steine aller, und um die Funde im Sand wird gefeilscht.',
    nl: 'Eén karavaan voor allen: zes dobbelstenen verzetten ieders stenen, en om wat in het zand ligt wordt afgedongen.',
  },
} as const satisfies GameCard;
