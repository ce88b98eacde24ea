import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Het doel',
    points: [
      'Ontdek het land, stuur figuren naar de oases en kom thuis met de kostbaarste lading. Mirre, wierook, edelstenen en zout zijn elk 4 waard, en geruchten veranderen dat.',
    ],
  },
  setUp: {
    heading: 'De opbouw',
    points: [
      'Alleen het kruis in het midden is bekend. De tegels liggen in vijf stapels, die na elkaar worden getrokken; met twee spelers blijft de eerste in de doos.',
      'Iedereen heeft twee kamelen, twee waterstenen, vier figuren van verschillende hoogte* en één tegel, die open ligt. De karavanen beginnen aan de uiteinden van het kruis.',
      'De hoogste figuur van degene die begint, draagt de tulband.',
    ],
  },
  turn: {
    heading: 'Jouw beurt',
    points: [
      'Trekken: je karavaan gaat over de lijnen door ontdekt land, over bruine zo ver je wilt. De eerste witte lijn beëindigt de weg op het veld erachter. Niet naar een veld met een andere karavaan.',
      'Ontdekken waar een lijn open is: trek een tegel, leg er een van jezelf of stuur de verkenner. Een getrokken tegel die past, moet worden gelegd; een die niet past, komt in je voorraad, waar er drie in kunnen.',
      'Leggen doe je naast je karavaan, gedraaid zoals je wilt; lijnen die elkaar raken hebben dezelfde kleur. Je karavaan gaat erop staan. Na een tegel met alleen woestijn trek en ontdek je nog eens.',
      'Figuur: na een tegel met oase mag je er een figuur op zetten, of in plaats daarvan een van jezelf terugnemen.',
      'Waarderen: elke oase die door de tegel af is, als er figuren in staan.',
    ],
  },
  oases: {
    heading: 'Een oase is af',
    points: [
      'als geen van de witte lijnen open is; de rand van het bord sluit haar af. De figuren gaan in de rij staan, de hoogste vooraan, die met de tulband voor allen.',
      'Vanaf twee figuren betaalt degene van wie de voorste is één watersteen; zonder water verlaat die de rij.',
      'De een na de ander neemt een vrij actieveld van de oase. Dan gaan ze allemaal naar huis, en de tulband gaat, als hij erbij was, naar links.',
    ],
  },
  fields: {
    heading: 'Actievelden',
    points: [
      'Waar: op een vrije plaats van een kameel; elke kameel draagt er twee. Kameel: één erbij. Water: vier stenen.*',
      'Gerucht: trek er een van zes (+3, +2, +1, −1, −1, −2),* bekijk het alleen en leg het gedekt naast een soort waren. Liggen ze er allemaal, bekijk er dan een en laat het liggen of haal het weg.',
    ],
  },
  water: {
    heading: 'Eén watersteen betaalt',
    points: [
      'de kameeldrijver: je karavaan steekt zo veel witte lijnen over als ze wil. De verkenner: leg een passende tegel van iemand anders, die dan een nieuwe mag trekken. De gids: een tweede beurt na de jouwe.',
    ],
  },
  end: {
    heading: 'Het einde',
    points: [
      'Is de laatste tegel getrokken, dan wordt de beurt afgemaakt en heeft iedereen er nog een.* Ook na vijf rondes zonder tegel is het afgelopen.*',
      'De geruchten gaan open. De kostbaarste lading wint, dan de meeste waterstenen; daarna wordt de winst gedeeld.',
    ],
  },
};
