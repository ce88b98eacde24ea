import type { GuideLines } from './guide.en.ts';

export const guide: GuideLines = {
  welcome: {
    say: 'Welkom in de woestijn! In één hoek staat het paleis, in de andere liggen drie oases: vuur, planten en water. Wie als eerste waren uit alle drie thuisbrengt, wint. Jij bent Rood, Blauw speelt tegen jou.',
  },
  card: {
    say: 'Jullie hebben allebei één beurt gehad, nu ben jij weer aan de beurt. Een beurt heeft drie stappen: kaart, kamelen, woestijn. Begin met een kaart: speel Kamelentocht, dat geeft je vier bewegingspunten extra.',
    done: 'Zes punten heb je in elke beurt. Met de tocht erbij zijn het er nu tien.',
  },
  walk: {
    say: 'Nu de kamelen. Druk op je kameel in de woestijn en dan op het gemarkeerde veld naast de wateroase. De getallen zeggen wat de weg kost.',
    done: 'Een stap van duin naar duin kost 1, want de ondergrond blijft gelijk. Van duin naar vlakte kost hij 2, en terug ook. Bij elkaar was dat 4.',
  },
  oasis: {
    say: 'Nog één stap, de oase in! Erin of eruit kost altijd 1.',
    done: 'Je kameel heeft water geladen. Er kwamen twee kamelen uit je voorraad bij, ook met water. En je mag een kaart trekken.',
  },
  leave: {
    say: 'Je hebt nog vijf punten. Leid een van de drie de oase weer uit, naar het gemarkeerde veld.',
    done: 'De andere twee kunnen wachten: in een oase vecht niemand.',
  },
  oasisTry: {
    say: 'Zin in nog een portie water? Probeer met dezelfde kameel meteen weer de oase in te gaan!',
    done: 'Dat mag dus niet, en het bord zegt je waarom. Dat doet het in een echte partij ook.',
  },
  back: {
    say: 'Dan maar naar huis! Leid hem terug richting paleis, zo ver als je punten reiken.',
    done: 'Dat was het laatste punt. Wat je aan het einde van een beurt overhoudt, zou vervallen.',
  },
  desert: {
    say: 'De derde stap: de woestijn veranderen. Je mag elke tegel omdraaien, of naar een veld ernaast schuiven. Zet een kleine val bij het paleis: druk op de gemarkeerde tegel en dan op het gemarkeerde veld eronder.',
    done: 'Daar staat nu een toren van twee tegels. En waar de tegel lag, zie je een kaal dal, een ondergrond op zich. Onthoud die plek!',
  },
  deliver: {
    say: 'Kijk, Blauw is je dal in gelopen! Maar eerst dit: druk op “Geen kaart spelen” en breng dan je kameel met het water thuis in het paleis.',
    done: 'Het water ligt open voor je: je eerste soort waren! Voor elke waar die je thuisbrengt, trek je een kaart.',
  },
  bury: {
    say: 'Je hebt nog drie punten, maar je kamelen mogen rusten: druk op “Geen stappen meer”. Nu je val! Schuif een tegel op het dal waar de kameel van Blauw staat.',
    done: 'Bedolven! De kameel gaat terug naar de voorraad van Blauw, en Blauw mag er een kaart voor trekken. Dat gebeurt alleen in een dal: wie op een tegel staat, wordt opgetild.',
  },
  fight: {
    say: 'We springen twee ronden vooruit. Blauw komt met planten terug, vlak langs je poort: je kans! Speel geen kaart, stuur een kameel uit het paleis naar het veld van Blauw en val aan.',
    done: 'De dobbelsteen beslist. 1 tot 3 is goed voor jou, bij 4 gebeurt er niets, bij 5 zou je een waar moeten geven en bij 6 gaat je kameel naar huis. Ga verder, dan rolt hij!',
  },
  robbed: {
    say: 'Een 2! De kameel van Blauw moet die van jou een waar geven: de planten. Gauw ermee terug het paleis in.',
    done: 'In één beurt buitgemaakt en thuisgebracht: je tweede soort!',
  },
  score: {
    say: 'Hier zie je wie voor staat. Eerst tellen de soorten waren; afzonderlijke waren beslissen alleen bij gelijke stand. Jij hebt twee soorten, Blauw nog geen. Je mist alleen nog vuur.',
  },
  last: {
    say: 'Nog een sprong: een van je kamelen was in de vuuroase en is bijna thuis. Speel geen kaart en leid hem het paleis in!',
    done: 'Vuur, planten en water: alle drie zijn ze thuis. De partij is meteen afgelopen.',
  },
  finish: {
    say: 'Je wint! Wat de andere kaarten doen, vertellen ze zelf als je ze aanwijst. De rest komt al spelend.',
  },
};
