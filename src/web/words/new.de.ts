import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Neues Spiel',
  seats: 'Wie viele spielen?',
  players: 'Wer spielt?',
  seat: seat => `Platz ${seat}`,
  playedBy: 'Gespielt von',
  person: 'Mensch',
  levels: {
    learning: 'Computer, Anfänger',
    easy: 'Computer, leicht',
    fair: 'Computer, ordentlich',
    strong: 'Computer, stark',
    master: 'Computer, Meister',
    grandmaster: 'Computer, Großmeister',
  },
  levelHints: {
    learning: 'Macht einleuchtende Züge und übersieht viel: Auch ein Kind kann gewinnen.',
    easy: 'Sieht, was offen daliegt, und vertut sich ab und zu: gut für deine ersten Spiele.',
    fair: 'Plant ein wenig voraus und vertut sich selten: Du brauchst einen eigenen Plan.',
    strong: 'Überlegt jeden Zug genau und nutzt deine Fehler.',
    master: 'Nimmt sich Zeit, denkt weit voraus und schenkt dir nichts.',
    grandmaster:
      'Hat in Millionen Spielen gegen sich selbst gelernt und sieht auf einen Blick, was andere ausrechnen. Stärker ist niemand hier.',
  },
  companions: {
    Amira: 'Neugierig. Sie muss wissen, was hinter der nächsten Düne liegt.',
    Idris: 'Gelassen. Erst trinkt er seinen Tee aus, dann zieht er.',
    Leila: 'Fröhlich. Sie summt beim Nachdenken, und lauter, wenn sie vorn liegt.',
    Tarek: 'Stolz. Er hat jede Wüste zweimal durchquert, sagt er jedenfalls.',
    Zahra: 'Still. Sie sagt wenig und vergisst nichts.',
  },
  name: 'Name',
  yourName: 'Dein Name',
  colour: 'Farbe',
  order: 'Wer beginnt?',
  orders: { random: 'Der Zufall entscheidet', listed: 'In dieser Reihenfolge' },
  options: 'Regeln dieses Spiels',
  chance: 'Wer würfelt und zieht?',
  chances: { device: 'Dieses Gerät', hand: 'Wir selbst, mit dem Spiel auf dem Tisch' },
  byHandHint:
    'Das gedruckte Spiel liegt auf dem Tisch. Ihr gebt ein, was ihr würfelt und zieht; das Gerät kennt die Regeln, zählt die Punkte und spielt die Plätze des Computers.',
  words: 'Wörter für die Wüste',
  wordsHint: 'Wenn du magst: Gleiche Wörter und gleiche Personenzahl ergeben wieder die gleiche Wüste.',
  sameName: name => `Zwei heißen „${name}“. Gib einem davon einen anderen Namen.`,
  onlyBots: 'Es spielen nur Computer: Du schaust zu.',
  start: 'Spiel beginnen',
};
