import type { Ours } from './ours.en.ts';

export const ours: Ours = {
  'DW-SEATS-1': { decision: 'Wie begint, spreken de spelers af. In de doos is het de jongste.' },
  'DW-BOARD-1': {
    reconstruction:
      'Het deel voorbij de donkere lijn, voor zover de bekende aantallen velden, cirkels en palmtekens reiken.',
    decision: 'De Duitse regels spreken zichzelf hier tegen. Wij volgen de Nederlandse.',
  },
  'DW-BOARD-3': { decision: '' },
  'DW-PALM-1': { decision: 'Dat het toeval ze zet. Het boekje laat het aan de spelers over; dat is er als variant.' },
  'DW-PALM-2': { decision: 'Dat jullie er om de beurt één zetten.' },
  'DW-WATER-1': { decision: 'De volgorde waarin ze worden getrokken. Die maakt geen verschil.' },
  'DW-RETURN-1': { decision: 'De volgorde waarin jullie teruggeven.' },
  'DW-TURN-3': { decision: '' },
  'DW-TURN-4': { decision: '' },
  'DW-OASIS-5': { decision: 'Dat er altijd genoeg punten zijn. In de doos liggen twintig fiches.' },
  'DW-AREA-5': { decision: 'Dat een kameel naast het gebied telt als een erin.' },
  'DW-AREA-6': { decision: '' },
  'DW-AREA-9': {
    decision:
      'De Duitse regels houden alleen de anderen buiten, de Nederlandse iedereen. Wij volgen de Duitse; het andere is er als variant.',
  },
  'DW-AREA-10': { decision: '' },
  'DW-END-1': { decision: 'Dat het meteen is afgelopen en er geen kameel meer volgt.' },
  'DW-END-2': { decision: '' },
  'DW-SCORE-8': { decision: '' },
  'DW-CHIPS-1': { decision: 'Dat ze ook open kunnen liggen.' },
};
