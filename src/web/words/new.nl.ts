import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Nieuw spel',
  seats: 'Met hoeveel spelen jullie?',
  players: 'Wie speelt er?',
  seat: seat => `Plaats ${seat}`,
  playedBy: 'Gespeeld door',
  person: 'Een mens',
  levels: {
    learning: 'Computer, leerling',
    easy: 'Computer, makkelijk',
    fair: 'Computer, redelijk',
    strong: 'Computer, sterk',
    master: 'Computer, meester',
  },
  levelHint: 'Een leerling wordt ook door een kind verslagen; een meester denkt ver vooruit en geeft niets weg.',
  name: 'Naam',
  colour: 'Kleur',
  order: 'Wie begint?',
  orders: { random: 'Het toeval beslist', listed: 'In deze volgorde' },
  options: 'Regels van dit spel',
  words: 'Woorden voor de woestijn',
  wordsHint: 'Als je wilt: dezelfde woorden en hetzelfde aantal spelers geven weer dezelfde woestijn.',
  sameName: name => `Twee spelers heten “${name}”. Geef er één een andere naam.`,
  onlyBots: 'Er spelen alleen computers: jij kijkt toe.',
  start: 'Begin het spel',
};
