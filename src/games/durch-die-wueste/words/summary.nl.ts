import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Het doel',
    points: [
      'Leid vijf karavanen naar water en oases, sluit er land mee in en heb in zo veel mogelijk kleuren de grootste karavaan.',
    ],
  },
  setUp: {
    heading: 'De opbouw',
    points: [
      'Met twee of drie spelers gebruik je het deel van het bord vóór de donkere lijn, met vier of vijf alles.*',
      'Vijf palmen komen op vijf van de palmvelden. Elke cirkel en elk palmveld dat overblijft krijgt een waterput, blind getrokken en open neergelegd.',
      'Iedereen neemt van elke kleur één kameel voor de ruiters. Daarna gaan van elke kleur met twee spelers 10 kamelen weg en met drie spelers 5.',
      'Met vijf spelers: iedereen geeft één kleur terug, ieder een andere, en speelt met vier.',
    ],
  },
  riders: {
    heading: 'De ruiters',
    points: [
      'Om de beurt zet iedereen één ruiter, tot ze allemaal staan. In de eerste ronde komt geen kleur twee keer, zolang dat kan.',
      'Niet op water, een palm of een ruiter, en niet naast een palm of welke andere ruiter dan ook. Naast water mag.',
    ],
  },
  turn: {
    heading: 'Jouw beurt',
    points: [
      'Zet twee kamelen, van één kleur of van twee. In de eerste ronde zetten de eerste twee er maar één; met twee spelers alleen degene die begint.',
      'Elke kameel staat naast een kameel van je eigen karavaan van die kleur. Nooit op een palm of een kameel, en nooit naast een kameel van dezelfde kleur van iemand anders.',
      'Wie er geen kan zetten, past.*',
    ],
  },
  gains: {
    heading: 'Wat het oplevert',
    points: [
      'Op een waterput: pak hem. Hij is 1, 2 of 3 waard.',
      'Naast een palm: 5 punten, één keer per karavaan en palm. Andere karavanen, ook die van jou, krijgen ze ook.',
      'Land waar naast rots en rand maar één van je karavanen omheen staat, is gesloten: pak meteen het water en de oases erin. Aan het eind is elk veld ervan zonder palm 1 waard.',
      'Elke andere kameel naast het land, ook een van jezelf, houdt het open. In je gesloten land mag je verder bouwen; elke kameel daar kost een punt.*',
    ],
  },
  end: {
    heading: 'Het einde',
    points: [
      'Zodra de laatste kameel van een kleur is gezet,* of als niemand er nog een kan zetten.*',
      'Tel water, 5 per oase, 1 per gesloten veld en 10 voor de grootste karavaan van elke kleur, de ruiter telt mee. Wie gelijk staat, krijgt elk 5.',
      'De meeste punten winnen; bij een gelijke stand wordt de winst gedeeld.',
    ],
  },
};
