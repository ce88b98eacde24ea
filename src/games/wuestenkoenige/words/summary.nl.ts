import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Het doel',
    points: [
      'Breng eerder dan alle anderen waren uit alle drie de oases, vuur, planten en water, thuis in het paleis.',
    ],
  },
  setUp: {
    heading: 'De opbouw',
    points: [
      'Elk woestijnveld krijgt een tegel, het toeval zegt of duin of vlakte boven ligt.* De rest is de voorraad.',
      'Iedereen heeft 12 kamelen, 4 in het paleis en 8 in de voorraad, en 3 gebeurteniskaarten. Elke oase heeft 12 van haar waren, met vier spelers 18.*',
      'Wie eerder begint, heeft in de eerste beurt minder bewegingspunten: 3 en 6, of 2, 4, 6, of 2, 3, 5, 6.*',
    ],
  },
  turn: {
    heading: 'Jouw beurt',
    points: [
      'Eén: je mag een gebeurteniskaart spelen. Twee: verplaats kamelen met samen 6 punten. Drie: verander één keer de woestijn.',
      'Een stap kost 1 tussen velden met dezelfde ondergrond en het paleis of een oase in of uit, 2 tussen verschillende ondergrond. Duin, vlakte en dal, dat is een veld zonder tegel, zijn de drie ondergronden.',
      'Op een woestijnveld is plaats voor drie kamelen. Waren die open op het veld van je kameel liggen, raapt hij gratis op,* zo veel je wilt.',
    ],
  },
  oases: {
    heading: 'Oases en paleis',
    points: [
      'Een kameel gaat een oase alleen in zonder waren van die soort. Hij krijgt er een, twee kamelen uit je voorraad komen erbij met elk een, en je trekt een gebeurteniskaart.',
      'Het paleis gaat hij alleen in met waren. Die komen allemaal bij jou te liggen, en je trekt voor elk een kaart. Niemand houdt meer dan vijf kaarten.',
    ],
  },
  fights: {
    heading: 'Gevechten',
    points: [
      'Wie een woestijnveld met kamelen van anderen betreedt, mag er meteen een aanvallen; elke kameel één keer per beurt. Gooi een dobbelsteen:',
      '1: een kameel uit je voorraad vervangt de andere en neemt zijn waren over. 2, 3: de ander geeft je één stuk. 4: niets. 5: jij geeft er een. 6: een kameel van de ander vervangt die van jou, met zijn waren.',
    ],
  },
  desert: {
    heading: 'De woestijn veranderen',
    points: [
      'Draai de bovenste tegel van een veld om, ook onder kamelen, of schuif er een zonder kamelen naar een buurveld.',
      'Torens mogen groeien: kamelen op een tegel worden door de volgende opgetild. In een kaal dal begraaft een tegel ze: ze gaan terug naar de voorraad, hun eigenaar trekt per kameel een kaart, en de waren blijven eronder.',
    ],
  },
  end: {
    heading: 'Het einde',
    points: [
      'Wie alle drie de soorten heeft thuisgebracht, wint meteen. Zonder kamelen in het paleis en in de woestijn ben je uitgeschakeld; wie als enige over is, wint.',
      'Kan niemand meer winnen, of na 60 rondes, dan winnen de meeste soorten, dan de meeste waren; bij een gelijke stand wordt de winst gedeeld.*',
    ],
  },
};
