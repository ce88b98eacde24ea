import { ours } from './ours.nl.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.nl.ts';

export const rulebook: RulebookWords = {
  title: 'Durch die Wüste',
  about: 'Een spel van Reiner Knizia voor twee tot vijf spelers. Het duurt ongeveer 45 minuten.',
  chapters: {
    goal: {
      heading: 'Het doel',
      lead: 'Leid je karavanen door de woestijn: naar water, naar oases en rond land waar niemand anders nog in kan. Is de eerste kameelkleur op, dan wint wie de meeste punten heeft.',
    },
    setUp: {
      heading: 'De opbouw',
      lead: 'Dit gebeurt allemaal vanzelf als een partij begint. Alleen met vijf spelers valt er iets te kiezen: de kleur die je teruggeeft.',
    },
    riders: {
      heading: 'De ruiters',
      lead: 'Elk van je karavanen begint met een ruiter. Zoek water en palmen in de buurt, en ruimte om te groeien.',
    },
    turn: {
      heading: 'Een beurt',
      lead: 'Als alle ruiters staan, groeien de karavanen: met twee kamelen per beurt, altijd uit de voorraad naast het bord. Een kameel wordt daarna nooit meer verplaatst.',
    },
    water: { heading: 'Water', lead: 'Snelle punten, en iedereen wil ze hebben.' },
    oases: { heading: 'Oases', lead: 'Een palm is een oase. Je staat er nooit op, alleen ernaast.' },
    areas: {
      heading: 'Gebieden',
      lead: 'Trek een karavaan om een stuk woestijn, van rots tot rots of in een kring, en alles wat erin ligt is van jou.',
    },
    end: { heading: 'Het einde', lead: 'Houd de voorraad in het oog: ook jij bepaalt mee hoe snel het voorbij is.' },
    points: { heading: 'De punten', lead: 'Punten komen uit vier bronnen.' },
    options: { heading: 'Varianten', lead: 'Dit kun je kiezen als je een nieuwe partij begint.' },
    tips: {
      heading: 'Drie tips',
      lead: 'Verdeel je ruiters over de woestijn en blijf weg uit het gedrang. Let op kamelen van anderen in jouw kleuren, want die kunnen je de weg naar een oase of door een opening afsnijden. En een karavaan hoeft niet lang te zijn om 10 punten op te leveren, alleen langer dan de andere van die kleur.',
    },
  },
  figures: {
    riderHexes: {
      caption:
        'Op de velden met een vinkje mag een ruiter beginnen, ook naast water. Niet op of naast de palm, niet op het water, niet op of naast een andere ruiter.',
      label:
        'Een kleine woestijn met een palm, een waterput en een ruiter. De velden op en rond palm en ruiter en de waterput zijn doorgekruist, andere hebben een vinkje.',
    },
    camelHexes: {
      caption:
        'Waar de volgende witte kameel van Rood mag komen: naast de witte karavaan, ook op het water. Niet op de palm, niet op de kameel van Blauw, niet los van de karavaan.',
      label:
        'De witte karavaan van Rood met een ruiter en een kameel. Vrije velden ernaast hebben een vinkje; de palm, het veld met de kameel van Blauw en velden verder weg zijn doorgekruist.',
    },
    distance: {
      caption:
        'Tussen de witte kamelen van Rood en Blauw blijft een veld zonder wit: het kruisje ligt naast allebei de karavanen.',
      label:
        'Een witte karavaan van Rood en een van Blauw met één veld ertussen. Dat veld is voor Rood doorgekruist, de andere velden naast de karavaan van Rood hebben een vinkje.',
    },
    oasisOnce: {
      caption:
        'De witte karavaan van Rood heeft de palm bereikt en krijgt bij de kruisjes niets meer. De roze karavaan van Rood krijgt bij een vinkje zijn eigen 5 punten.',
      label:
        'Een palm. De witte karavaan van Rood raakt hem; twee andere velden voor wit zijn doorgekruist. De roze ruiter van Rood staat in de buurt, twee velden naast de palm hebben een vinkje voor roze.',
    },
    areaClosed: {
      caption:
        'De witte karavaan van Rood loopt van rots tot rots. Het gebied links is gesloten: 5 punten voor de velden zonder palm, en nog 5 voor de oase.',
      label:
        'Een witte muur van kamelen van Rood van de bovenrand tot de onderrand. De zes velden links ervan, één met een palm, zijn gekleurd in de kleur van Rood.',
    },
    twoCaravans: {
      caption: 'Dezelfde muur van twee karavanen sluit niets in, ook al zijn ze allebei van Rood.',
      label: 'Een muur van één witte en twee roze kamelen van Rood. De velden erachter zijn doorgekruist.',
    },
    buildInside: {
      caption: 'Rood mag binnen verder bouwen. De kameel kost een veld; de vijf andere blijven ingesloten.',
      label:
        'De witte muur van Rood met nog een witte kameel in het gesloten gebied. De vijf overige velden zijn gekleurd in de kleur van Rood.',
    },
    largestTie: {
      caption:
        'Rood en Blauw hebben elk drie witte kamelen en krijgen elk 5 punten. Groen heeft er twee en krijgt niets.',
      label: 'Drie witte karavanen: drie kamelen van Rood, drie van Blauw, twee van Groen.',
    },
  },
  example: {
    heading: 'Een voorbeeld: de punten van Mira aan het einde',
    rows: {
      water: { name: 'Water', what: 'Waterputten van 3, 3, 2 en 1' },
      oases: { name: 'Oases', what: 'Haar roze karavaan heeft drie oases bereikt, haar blauwe twee: 5 keer 5' },
      caravans: {
        name: 'Karavanen',
        what: 'Zij heeft de meeste groene kamelen: 10. Met wit staat ze samen met Jonas bovenaan: 5',
      },
      areas: { name: 'Gebieden', what: 'Een gebied van acht velden, waarvan één met een palm' },
    },
    total: 'Totaal',
  },
  rules,
  ours,
};
