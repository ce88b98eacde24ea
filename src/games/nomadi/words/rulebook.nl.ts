import { ours } from './ours.nl.ts';
import type { RulebookWords } from './rulebook.en.ts';
import { rules } from './rules.nl.ts';

export const rulebook: RulebookWords = {
  title: 'Nomadi',
  about: 'Een spel van Reinhold Wittig voor twee tot vijf spelers vanaf ongeveer tien jaar.',
  chapters: {
    goal: {
      heading: 'Het doel',
      lead: 'Door deze woestijn kom je alleen met z’n allen. Alle stenen reizen in één karavaan, van het kamp over de kloof naar de oase, en toch speelt iedereen voor zichzelf: om daalders, om goede kaarten, om het juiste moment. Zijn er drie stenen in de oase, dan wint wie de meeste punten heeft.',
    },
    setUp: {
      heading: 'De opzet',
      lead: 'Kaarten en daalders worden voor jullie klaargelegd. Alleen de stenen zetten jullie zelf.',
    },
    turn: {
      heading: 'Een beurt',
      lead: 'Zes dobbelstenen, zes zetten: zo gaat een beurt, als je voor elke dobbelsteen iets vindt.',
    },
    dice: {
      heading: 'Wat de dobbelstenen kunnen',
      lead: 'Met een 1 ga je een veld verder, met al het andere spring je: altijd over één steen minder dan de dobbelsteen aangeeft.',
    },
    caravan: {
      heading: 'Eén karavaan',
      lead: 'Niemand blijft achter: na elke dobbelsteen moet de karavaan uit één stuk zijn.',
    },
    leftOver: {
      heading: 'Dobbelstenen die over zijn',
      lead: 'Vaak past er wel een dobbelsteen nergens. Wie vooruitdenkt, spaart daalders.',
    },
    cards: {
      heading: 'Kaarten',
      lead: 'Onder een kaart wacht koel water of droog stof. Wie er een aanbiedt, mag jokken.',
    },
    journey: {
      heading: 'Kamp, kloof, oase',
      lead: 'Op drie plekken onderweg gaat het om daalders.',
    },
    end: { heading: 'Het einde', lead: 'Met de derde steen onder de palmen van de oase is de reis voorbij.' },
    points: { heading: 'De punten', lead: 'Wie snel is, is nog niet rijk: het gaat om daalders en kaarten.' },
    options: { heading: 'Varianten', lead: 'Dit kun je kiezen als je een nieuwe partij begint.' },
    questions: { heading: 'Wat vaak gevraagd wordt', lead: 'Zelden nodig, maar goed om te weten.' },
    tips: {
      heading: 'Drie tips',
      lead: 'Bekijk alle zes dobbelstenen voordat je zet: gebruik eerst wat straks niet meer past, en bewaar de 1 voor het laatst, want die past bijna altijd. Duw stenen van anderen het kamp uit en houd er zelf een binnen, want de laatste levert 5 daalders op. En laat geen steen van jou helemaal achteraan lopen: de laatste over de kloof kost je er 5.',
    },
  },
  figures: {
    board: {
      caption:
        'De reis: van het kamp rechtsonder over de kloof naar de oase linksboven. De karavaan van Blauw en Geel staat op het punt over te steken.',
      label:
        'Het hele bord: rechtsonder het kamp, linksboven de oase, dwars door het midden de kloof. Zestien stenen in twee kleuren staan aan elkaar vlak voor de kloof, hier en daar liggen kaarten.',
    },
    oneStep: {
      caption:
        'Met een 1 mag de blauwe steen naar een vinkje: daar raakt hij de karavaan met zijn zij. Bij een kruis zou hij alleen staan of de karavaan alleen bij een hoek raken.',
      label:
        'Twee gele stenen en een blauwe op een rij. De velden schuin naast de blauwe die de rij raken, hebben een vinkje, de andere eromheen een kruis.',
    },
    straight: {
      caption: 'Rechte sprongen: met de 2 over één steen, met de 4 over drie, met de 3 over twee.',
      label:
        'Drie rijen stenen. In elke rij gaat een boog van de eerste steen over één, drie of twee andere naar het vrije veld erachter.',
    },
    corner: {
      caption:
        'Met de 5 ga je over vier stenen en onderweg, als je wilt, één keer de hoek om. Met de 6 net zo over vijf.',
      label: 'Een boog gaat van een blauwe steen over drie stenen, een hoek om en over een vierde.',
    },
    gap: {
      caption:
        'Met een 2 kan de blauwe steen in het gat springen. Met een 4 eroverheen kan niet: er ontbreekt een steen.',
      label:
        'Een rij met een blauwe steen, een gele, een vrij veld en nog een gele steen. Het vrije veld heeft een vinkje, het veld achter de rij een kruis.',
    },
    torn: {
      caption: 'De blauwe steen houdt beide delen bij elkaar: waar hij ook heen gaat, de karavaan zou breken.',
      label: 'Een blauwe steen tussen twee gele paren. De vrije velden eromheen hebben een kruis.',
    },
    hemmedIn: {
      caption: 'De blauwe steen zit klem en kan niet weg. De andere hebben allemaal een vrije kant.',
      label: 'Een blauwe steen met vier gele eromheen. Hij heeft een kruis, de gele hebben een vinkje.',
    },
    cards: {
      caption:
        'Blauw is aan de beurt. Met de blauwe steen vindt Blauw de bovenste kaart en houdt die. Met de gele komt Blauw bij de bron, krijgt 2 daalders en moet Geel de kaart aanbieden.',
      label:
        'Een rij stenen, erboven een kaart en aan het eind een kaart op een bron. Een boog gaat van een blauwe steen naar de bovenste kaart, een andere van een gele over drie andere naar de bron.',
    },
    canyon: {
      caption:
        'De eerste sprong over de kloof: 5 daalders voor wie hem maakt. Ook over de kloof heen raken de stenen elkaar.',
      label: 'Vier stenen voor de kloof. Een boog gaat van een ervan over een andere naar de overkant.',
    },
    oasis: {
      caption:
        'Met een 3 brengt Blauw de tweede steen in de oase. Het is een blauwe, dus alle 6 daalders zijn van Blauw.',
      label:
        'De rand van de oase, met een gele steen erin. Een boog gaat van een blauwe steen over twee gele de oase in.',
    },
  },
  example: {
    heading: 'Een voorbeeld: de punten van Mira aan het einde',
    rows: {
      purse: { name: 'Startgeld', what: 'Dat krijgt iedereen aan het begin' },
      finds: { name: 'Vondsten', what: 'Drie kaarten van elk 1 daalder en een kaart op een bron: 2' },
      canyon: { name: 'Kloof', what: 'Zij heeft de eerste steen overgezet' },
      goal: {
        name: 'Oase',
        what: 'De helft van 8 voor de steen van Jonas, die zij zette, en de helft van 6 voor haar eigen steen, die Jonas zette',
      },
      dice: { name: 'Ongebruikte dobbelstenen', what: 'Vier dobbelstenen die nergens pasten' },
      cards: { name: 'Kaarten', what: '+3, +2 en een −2 die Jonas haar heeft aangesmeerd' },
    },
    total: 'Totaal',
  },
  rules,
  ours,
};
