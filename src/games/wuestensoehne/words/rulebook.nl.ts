import { ours } from './ours.nl.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.nl.ts';

export const rulebook: RulebookWords = {
  title: 'Im Reich der Wüstensöhne',
  about: 'Een spel van Klaus Teuber uit 2008 voor twee tot vier spelers.',
  chapters: {
    goal: {
      heading: 'Het doel',
      lead: 'Je trekt als handelaar met je karavaan door onbekend land. Tegel voor tegel ontdek je het, je stuurt je figuren de oases in en brengt mirre, wierook, edelstenen en zout mee naar huis. Wie aan het eind de kostbaarste waren heeft, wint.',
    },
    land: {
      heading: 'Het land',
      lead: 'Uit kleine vierkante tegels groeien woestijn en oases aan elkaar. Let op de lijnen: bruin is woestijn, wit is oase.',
    },
    setUp: { heading: 'Klaarzetten', lead: 'Dit gebeurt allemaal vanzelf als een partij begint.' },
    turn: {
      heading: 'Een beurt',
      lead: 'Je verplaatst je karavaan, ontdekt een stuk land en stuurt er misschien een figuur heen. Is er een oase compleet, dan wordt die gewaardeerd. Daarna is de volgende aan de beurt.',
    },
    moving: {
      heading: 'De karavaan verplaatsen',
      lead: 'Waar je karavaan aankomt, ga je ontdekken. Over bruine paden kom je ver; oases houden je op.',
    },
    exploring: {
      heading: 'Ontdekken',
      lead: 'Vanaf het veld waar je karavaan staat, ontdek je één nieuw veld er vlak naast.',
    },
    figures: {
      heading: 'De figuren',
      lead: 'Je hebt vier figuren, grote en kleine. Wie in een oase staat als die compleet is, deelt mee.',
    },
    oases: {
      heading: 'Complete oases',
      lead: 'Een oase is compleet als er rondom alleen nog woestijn ligt, of de rand van het bord.',
    },
    scoring: {
      heading: 'Een oase waarderen',
      lead: 'Nu telt wie groot is. De figuren gaan in een rij staan, en van voor naar achter kiest elk een actieveld.',
    },
    fields: {
      heading: 'Wat een veld te bieden heeft',
      lead: 'Het teken op een actieveld laat zien wat je krijgt: een van de vier waren, een kameel, water of een gerucht.',
    },
    rumours: {
      heading: 'Geruchten',
      lead: 'Met geruchten bepaal je mee wat de waren waard zijn, en weet je iets wat de anderen alleen vermoeden.',
    },
    guide: { heading: 'De gids', lead: 'Heb je aan het eind van je beurt nog water, dan kun je doorgaan.' },
    end: { heading: 'Het einde', lead: 'Aan het getal bij de stapels zie je hoe lang de partij nog duurt.' },
    points: { heading: 'De punten', lead: 'Alleen waren tellen, en alleen die op je kamelen.' },
    questions: { heading: 'Vragen die opkomen', lead: 'Dit heb je maar zelden nodig.' },
    tips: {
      heading: 'Drie tips',
      lead: 'Houd een watersteen achter de hand: zonder water moet je hoogste figuur naar huis als het erop aankomt. Met een kleine figuur alleen in een kleine oase betaal je niets en krijg je wat je wilt. En haal vroeg kamelen, want vier plaatsen zijn zo vol.',
    },
  },
  figures: {
    land: {
      caption:
        'De karavaan van Rood op het startkruis. Bruine paden lopen door de woestijn, witte de groene oase in. Het ronde teken is een actieveld met zout. De kaart eromheen is nog leeg: daar is niets ontdekt.',
      label:
        'Een stuk van het startkruis met de karavaan van Rood, ernaast een tegel met een oase en een zoutveld. De andere velden zijn onontdekt.',
    },
    ways: {
      caption:
        'Rood mag naar elk veld met een vinkje: over bruine lijnen, of als laatste over één witte. De woestijn rechts ligt achter een witte lijn, daar brengt alleen de kameeldrijver je. Het veld van Blauw is bezet.',
      label:
        'De karavaan van Rood op het startkruis naast een oase van drie tegels. Alle drie hebben een vinkje. Een woestijntegel erachter en het veld met de karavaan van Blauw zijn doorgekruist.',
    },
    fitting: {
      caption:
        'Rechts komt wit tegen wit: de tegel past. Links zou wit tegen bruin komen, daar moet je hem eerst draaien.',
      label:
        'De karavaan van Rood op het startkruis. Dezelfde zouttegel is rechts ervan te zien met een vinkje en links, gedraaid, met een kruis.',
    },
    openOasis: {
      caption:
        'Rood en Blauw hebben elk een figuur in deze oase. Die is nog open, want onderaan loopt een witte lijn verder.',
      label: 'Een oase van drie tegels met figuur 16 van Rood en figuur 12 van Blauw. Eronder is nog niets ontdekt.',
    },
    completeOasis: {
      caption:
        'Rood legt de laatste tegel en zet er figuur 6 op. Nu is de oase compleet en wordt die gewaardeerd: drie figuren, drie actievelden.',
      label:
        'Dezelfde oase met eronder een vierde tegel, helder verlicht. De velden bieden zout, een kameel en een gerucht.',
    },
    edge: {
      caption: 'Ook deze oase is compleet: bovenaan houdt het bord op.',
      label: 'Een oase van twee tegels aan de bovenrand van het bord.',
    },
    row: {
      caption:
        'De rij voor die oase. De 16 van Rood met de tulband staat vooraan, betaalt één watersteen en kiest als eerste. Dan komt de 12 van Blauw, dan de 6 van Rood.',
      label: 'Drie figuren op een rij: de 16 van Rood met de tulband, de 12 van Blauw, de 6 van Rood.',
    },
    signs: {
      caption: 'Van links naar rechts: mirre, wierook, edelstenen, zout, een kameel, een gerucht, water.',
      label:
        'Zeven ronde tekens: een kruik mirre, een schaal wierook, een edelsteen, blokken zout, een kameel, een tekstballon voor een gerucht, een waterdruppel.',
    },
    rumours: {
      caption:
        'Geruchten bij mirre en wierook. De twee met een getal kent Rood; het tweede heeft Blauw ook gezien. Het derde kent alleen Blauw.',
      label:
        'Een deel van het geruchtenbord. Bij mirre liggen twee geruchten die Rood kent, +3 en −1, bij wierook een dat Rood niet kent.',
    },
  },
  example: {
    heading: 'Een voorbeeld: Mira’s punten aan het eind',
    rows: {
      myrrh: { name: 'Mirre', what: 'Twee fiches en een gerucht van +1: 2 keer 5' },
      incense: { name: 'Wierook', what: 'Drie fiches, maar een gerucht van −1: 3 keer 3' },
      gem: { name: 'Edelstenen', what: 'Eén fiche, geen gerucht: 4' },
      salt: { name: 'Zout', what: 'Twee fiches, met geruchten van +2 en −1: 2 keer 5' },
    },
    total: 'Totaal',
  },
  rules,
  ours,
};
