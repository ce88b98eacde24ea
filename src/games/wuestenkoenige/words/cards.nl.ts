import type { CardId } from '../rules/deck.ts';
import type { CardWords } from './cards.en.ts';

/** A small card has no room for a long name in one line: soft hyphens say where it may be parted. */
export const cardWords: Readonly<Record<CardId, CardWords>> = {
  sand: {
    name: 'Zand',
    text: 'Leg een tegel uit de reserve op een woestijnveld naar keuze, met de kant boven die je wilt. Hij kan kamelen bedelven.',
  },
  drift: {
    name: 'Stuifzand',
    text: 'Neem de bovenste tegel van een veld naar keuze in de reserve. Kamelen en losse waren erop zakken.',
  },
  storm: { name: 'Zandstorm', text: 'Verander de woestijn meteen drie keer, telkens een andere tegel.' },
  calf: {
    name: 'Drachtige kameel',
    text: 'Een kameel uit je voorraad komt op een veld, hoogstens twee velden van een van je kamelen vandaan.',
  },
  carpet: {
    name: 'Vliegend tapijt',
    text: 'Een van je kamelen vliegt tot vijf velden ver over alles heen. Daar valt hij niet aan.',
  },
  trek: { name: 'Kamelen\u00adtocht', text: 'Vier bewegingspunten extra in deze beurt.' },
  swap: {
    name: 'Kamelen\u00adruil',
    text: 'Twee kamelen van andere spelers in de woestijn wisselen van plaats, met hun lading.',
  },
  loss: {
    name: 'Verloren lading',
    text: 'Een kameel van een andere speler in de woestijn verliest een waar; jij kiest welke.',
  },
  plague: {
    name: 'Epidemie',
    text: 'Alle kamelen in één oase gaan naar huis, ook die van jou. Hun waren keren terug naar de oases.',
  },
};
