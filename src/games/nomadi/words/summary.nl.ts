import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Het doel',
    points: [
      'Eén karavaan van ieders stenen trekt samen door de woestijn. Is de derde steen in de oase, dan wint wie de meeste daalders en de beste kaarten heeft.',
    ],
  },
  setUp: {
    heading: 'De opbouw',
    points: [
      'Met twee spelers heeft ieder 8 stenen, met drie 5, met vier 4, met vijf 3; iedereen heeft 5 daalders.',
      'Op elk van de vijf bronnen ligt een gedekte kaart, de andere 13 op woestijnvelden: 6 vóór de kloof, 7 erachter.* De vier kaarten van 3 en één van 2 liggen op de bronnen.*',
      'Om de beurt zet iedereen één steen in het kamp.',
    ],
  },
  turn: {
    heading: 'Jouw beurt',
    points: [
      'Gooi zes dobbelstenen. Elke dobbelsteen verplaatst één steen, van jou of van een ander; één steen mag vaker. Kan er geen worden gebruikt, gooi dan alles nog eens;* lukt het dan weer niet, betaal dan 6 daalders.*',
      'Elke dobbelsteen die kan, moet. Elke die overblijft kost 1 daalder; wie er geen heeft, blijft hem schuldig.',
    ],
  },
  dice: {
    heading: 'De dobbelstenen',
    points: [
      '1: naar een van de acht velden eromheen. 2, 3, 4: recht over precies één, twee, drie stenen springen. 5, 6: over precies vier, vijf stenen, recht of om één hoek.',
      'Een sprong gaat over een rij zonder gaten en eindigt op het vrije veld er vlak achter.',
    ],
  },
  moving: {
    heading: 'Verplaatsen',
    points: [
      'Alleen een steen met een vrije kant gaat. Na elke dobbelsteen hangen alle stenen samen, zij aan zij.*',
      'Geen steen gaat regelrecht terug naar waar hij net vandaan kwam. Niets keert terug naar het kamp of over de kloof, en wat in de oase is, blijft daar.',
    ],
  },
  talers: {
    heading: 'Daalders',
    points: [
      'De eerste over de kloof: 5 voor degene die hem verplaatst. De laatste: de eigenaar betaalt 5. De laatste die het kamp verlaat: 5 voor de eigenaar.',
      'Eerste, tweede, derde steen in de oase: 8, 6, 4, verdeeld tussen degene die verplaatst en de eigenaar.',
      'Een kaart is bereikt: 1, op een bron 2.',
    ],
  },
  cards: {
    heading: 'Kaarten',
    points: [
      'Komt een steen op een kaart, dan bekijkt degene die hem verplaatste haar als enige. Met een eigen steen houd je de kaart.',
      'Met die van een ander bied je haar de eigenaar aan, die de kaart ongezien neemt of aan jou laat. Wat je erover zegt, hoeft niet waar te zijn.',
    ],
  },
  end: {
    heading: 'Het einde',
    points: [
      'De derde steen in de oase beëindigt de partij, of de 120e beurt.* Daalders en kaarten (3, 2, 1, −1, −2) worden opgeteld, schulden gaan eraf. De meeste punten winnen; bij een gelijke stand wordt de winst gedeeld.*',
    ],
  },
};
