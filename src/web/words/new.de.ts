import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Neues Spiel',
  seats: 'Wie viele spielen?',
  players: 'Wer spielt?',
  seat: seat => `Platz ${seat}`,
  playedBy: 'Gespielt von',
  person: 'Mensch',
  levels: { random: 'Computer, verträumt', greedy: 'Computer, eifrig' },
  levelHint: 'Verträumte Computer setzen irgendwohin; eifrige nehmen, was sofort am meisten bringt.',
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
