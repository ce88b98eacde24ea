import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Nieuw spel',
  seats: 'Met hoeveel spelen jullie?',
  players: 'Wie speelt er?',
  seat: seat => `Plaats ${seat}`,
  playedBy: 'Gespeeld door',
  person: 'Een mens',
  levels: { random: 'Computer, dromerig', greedy: 'Computer, gretig' },
  levelHint: 'Dromerige computers zetten zomaar ergens; gretige nemen wat meteen het meeste oplevert.',
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
