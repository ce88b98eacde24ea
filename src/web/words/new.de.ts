import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Neues Spiel',
  seats: 'Wie viele spielen?',
  players: 'Wer spielt?',
  seat: seat => `Platz ${seat}`,
  playedBy: 'Gespielt von',
  person: 'Mensch',
  levels: {
    learning: 'Computer, lernend',
    easy: 'Computer, leicht',
    fair: 'Computer, ordentlich',
    strong: 'Computer, stark',
    master: 'Computer, Meister',
  },
  levelHints: {
    learning: 'Macht einleuchtende Züge und übersieht viel: Auch ein Kind kann gewinnen.',
    easy: 'Sieht, was offen daliegt, und vertut sich ab und zu: gut für deine ersten Spiele.',
    fair: 'Plant ein wenig voraus und vertut sich selten: Du brauchst einen eigenen Plan.',
    strong: 'Überlegt jeden Zug genau und nutzt deine Fehler.',
    master: 'Nimmt sich Zeit, denkt weit voraus und schenkt dir nichts.',
  },
  name: 'Name',
  colour: 'Farbe',
  order: 'Wer beginnt?',
  orders: { random: 'Der Zufall entscheidet', listed: 'In dieser Reihenfolge' },
  options: 'Regeln dieses Spiels',
  words: 'Wörter für die Wüste',
  wordsHint: 'Wenn du magst: Gleiche Wörter und gleiche Personenzahl ergeben wieder die gleiche Wüste.',
  sameName: name => `Zwei heißen „${name}“. Gib einem davon einen anderen Namen.`,
  onlyBots: 'Es spielen nur Computer: Du schaust zu.',
  start: 'Spiel beginnen',
};
