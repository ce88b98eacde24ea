import type { Ours } from './ours.en.ts';

export const ours: Ours = {
  'WS-SEATS-1': { decision: 'Wie begint, spreken de spelers af. In de doos is dat de jongste.' },
  'WS-BOARD-3': { reconstruction: '' },
  'WS-TILE-1': {
    reconstruction: 'Welke tegels er zijn. Wij hebben ze zo gekozen dat grote oases met meer figuren vaak voorkomen.',
    decision: 'Dat het geen geheim is.',
  },
  'WS-FIGURE-1': { reconstruction: 'Hoe hoog elke figuur is.' },
  'WS-GOODS-1': { reconstruction: 'Dat het er van elk tien zijn. Het boekje noemt er veertig in totaal.' },
  'WS-SETUP-3': { decision: 'Wie waar start.' },
  'WS-SETUP-5': { decision: 'Dat jullie om de beurt kiezen.' },
  'WS-DRIVER-2': { decision: 'Je zou voor niets betalen.' },
  'WS-DEAD-1': {
    decision: 'Dat het geldt voor elke tocht van de karavaan, ook in een bonusbeurt en na een woestijntegel.',
  },
  'WS-DUTY-1': {
    decision:
      'Dat je ervoor kunt kiezen, en dat niemand er de kameeldrijver voor hoeft te huren. Het boekje laat open hoe streng het is.',
  },
  'WS-DUTY-2': { decision: '' },
  'WS-EXPLORE-2': { decision: '' },
  'WS-AMENDS-1': { decision: 'Dat het gebeurt voordat er een figuur wordt gezet.' },
  'WS-LAY-3': { decision: '' },
  'WS-FIGURE-4': { decision: 'Dat je het vóór de waardering doet.' },
  'WS-OASIS-4': { decision: '' },
  'WS-FIELD-1': { decision: 'Dat geen figuur van een veld mag afzien.' },
  'WS-TURBAN-1': { decision: 'Dat een oase zonder actievelden geen verschil maakt.' },
  'WS-GOODS-3': { decision: 'Dat het een andere soort moet zijn.' },
  'WS-WATER-2': { reconstruction: 'Hoeveel het er zijn. Die plaats in het boekje ontbreekt ons.' },
  'WS-RUMOUR-1': { reconstruction: 'De zes waarden.' },
  'WS-RUMOUR-2': { decision: '' },
  'WS-RUMOUR-5': { decision: '' },
  'WS-END-1': {
    decision:
      'Dat de beurt wordt uitgespeeld, ook als de tegel als vergoeding is getrokken, en dat er tot het laatst bonusbeurten te koop zijn.',
  },
  'WS-END-2': { decision: '' },
  'WS-VALUE-4': { decision: '' },
};
