import { ours } from './ours.nl.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.nl.ts';

export const rulebook: RulebookWords = {
  title: 'Wüstenkönige',
  about: 'Een spel van E. M. Tobies en H. N. Jenzowsky voor twee tot vier spelers.',
  chapters: {
    goal: {
      heading: 'Het doel',
      lead: 'Stuur je kamelen uit het paleis naar de drie oases en haal naar huis wat daar groeit, brandt en stroomt. Wie als eerste vuur, planten en water thuis heeft, is de koning van de woestijn. Maar het zand beweegt, en de anderen willen hetzelfde als jij.',
    },
    setUp: {
      heading: 'De opstelling',
      lead: 'Dit gebeurt allemaal vanzelf als een partij begint. Het toeval legt elke keer een nieuwe woestijn neer.',
    },
    turn: {
      heading: 'Een beurt',
      lead: 'Eerst een kaart, dan de kamelen, dan de woestijn. Bij kaart en kamelen mag je kiezen; de woestijn moet veranderen.',
    },
    moving: {
      heading: 'Kamelen verplaatsen',
      lead: 'Blijf op één soort ondergrond, dan kom je ver. Elke overgang kost meer, bergop en bergaf.',
    },
    oases: {
      heading: 'De oases',
      lead: 'De reis loont: er komt één kameel aan, en er gaan er drie beladen verder.',
    },
    palace: {
      heading: 'Het paleis',
      lead: 'Hier begint iedereen, en alleen wat hier aankomt, telt.',
    },
    fights: {
      heading: 'Gevechten',
      lead: 'In de woestijn mag je aanvallen, maar het moet nooit. Wie aanvalt, gooit één dobbelsteen: laag is goed, hoog is slecht.',
    },
    desert: {
      heading: 'De woestijn veranderen',
      lead: 'Aan het einde van elke beurt doet de wind wat jij wilt. Effen je eigen weg, of bederf die van de anderen.',
    },
    burying: {
      heading: 'Bedolven en opgegraven',
      lead: 'Waar geen tegel meer ligt, wordt het gevaarlijk: in een dal kan een kameel bedolven raken. Wat hij droeg, is daarmee nog niet verloren.',
    },
    cards: {
      heading: 'Gebeurteniskaarten',
      lead: 'Je krijgt ze in de oases, in het paleis en als troost wanneer je bedolven wordt.',
    },
    events: {
      heading: 'De negen gebeurtenissen',
      lead: 'Wijs een kaart in je hand aan, en hij vertelt je in het kort hetzelfde.',
    },
    end: {
      heading: 'Eruit liggen en het einde',
      lead: 'Meestal is het afgelopen als iemand met de derde soort waren thuiskomt. De rest is voor zeldzame gevallen.',
    },
    points: {
      heading: 'Wie staat voor?',
      lead: 'In de tabel naast het bord zie je wie hoeveel soorten en waren heeft.',
    },
    questions: { heading: 'Veelgestelde vragen', lead: 'Zelden nodig, maar goed om te weten.' },
    tips: {
      heading: 'Drie tips',
      lead: 'Stuur niet al je kamelen tegelijk op pad: wie er nog in voorraad heeft, brengt er drie mee uit elke oase en is klaar voor een 1. Eindig je beurt niet in een dal als iemand een tegel op je kan schuiven. En let op waar de anderen langskomen met wat jij mist: een gevecht dicht bij het paleis bespaart je misschien een lange reis.',
    },
  },
  figures: {
    board: {
      caption:
        'Het begin met twee spelers: linksboven in het paleis staan van ieder vier kamelen. Rechtsboven ligt het water, linksonder liggen de planten, rechtsonder het vuur. Golven van zand zijn duinen, vlakke grond is vlakte.',
      label:
        'Het hele bord aan het begin: een vierkante woestijn van duinen en vlaktes, in één hoek het paleis met vier kamelen van Rood en vier van Blauw, in de andere drie hoeken een oase.',
    },
    costs: {
      caption: 'Vanaf het duin: 1 punt naar een ander duin, en 2 naar een vlakte of het dal in.',
      label:
        'Een kameel van Rood op een duin met zes velden eromheen. Bij de drie duinen staat een 1; bij twee vlaktes en een dal staat een 2.',
    },
    fullHex: {
      caption: 'Op het veld met het kruis staan drie kamelen. Het is vol, de weg loopt eromheen.',
      label:
        'Een kameel van Rood. Het veld rechts ernaast met drie kamelen heeft een kruis; de vijf andere velden eromheen hebben een vinkje.',
    },
    oasisVisit: {
      caption:
        'De kameel van Rood is bij het water aangekomen. Er zijn er twee uit de voorraad bij gekomen, en alle drie dragen ze water. Het getal zegt hoeveel de oase nog heeft.',
      label: 'De wateroase in zijn hoek met drie kamelen van Rood, elk met water, en het getal 9.',
    },
    palaceGate: {
      caption: 'De kameel met het water mag het paleis in, die zonder lading niet.',
      label:
        'Het paleis met twee kamelen van Rood ernaast: de ene draagt water en heeft een vinkje, de andere draagt niets en heeft een kruis.',
    },
    fight: {
      caption: 'Rood is op het veld van Blauw gestapt en mag aanvallen. Bij 1, 2 of 3 gaan de planten naar Rood.',
      label: 'Een kameel van Rood en een van Blauw op hetzelfde veld. Die van Blauw draagt planten.',
    },
    shifting: {
      caption:
        'De tegel in de ring mag naar elk veld met een vinkje, ook onder de kameel van Rood; die wordt dan opgetild. Het paleis in mag niet. De tegel waar de kameel op staat, kun je alleen omdraaien.',
      label:
        'De hoek met het paleis. Rond een gekozen tegel ernaast hebben vier velden een vinkje, op een ervan staat een kameel van Rood; het paleis heeft een kruis.',
    },
    inValley: {
      caption: 'Een kameel van Blauw staat met vuur in een kaal dal. Wie het duin rechts ernaast erop schuift …',
      label: 'Een kameel van Blauw met vuur in een dal zonder tegel, omringd door duinen en vlaktes.',
    },
    buried: {
      caption: '… bedelft hem. De kameel is terug in de voorraad, en het vuur ligt onder de tegel.',
      label:
        'Waar de kameel stond, ligt een duin, met het vuur zichtbaar eronder. Het veld rechts ernaast is nu een kaal dal.',
    },
    lifted: {
      caption: 'Had hij op een tegel gestaan, dan stond hij nu gewoon wat hoger.',
      label: 'Een toren van twee tegels, met bovenop de kameel van Blauw met het vuur.',
    },
    loose: {
      caption: 'Links ligt water open: raap het op. Rechts ligt het vuur onder de tegel: daar kun je nog niet bij.',
      label:
        'Twee kamelen van Rood. Bij de linker ligt water op de grond, met een vinkje; bij de rechter ligt vuur onder de tegel, met een kruis.',
    },
    calf: {
      caption: 'Drachtige kameel: de jonge komt op een veld met een vinkje, of op het veld van de kameel zelf.',
      label:
        'In het midden een kameel van Rood. De achttien velden tot twee stappen ver hebben een vinkje, een paar daarbuiten een kruis.',
    },
  },
  example: {
    heading: 'Een voorbeeld: Mira na de laatste ronde',
    rows: {
      kinds: { name: 'Soorten', what: 'Ze heeft water en vuur thuisgebracht, maar geen planten' },
      goods: { name: 'Waren', what: 'Drie keer water en twee keer vuur' },
    },
  },
  rules,
  ours,
};
