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
  levelHints: {
    learning: 'Doet zetten die er goed uitzien en ziet veel over het hoofd: ook een kind kan winnen.',
    easy: 'Ziet wat voor de hand ligt en vergist zich af en toe: goed voor je eerste spellen.',
    fair: 'Denkt een beetje vooruit en vergist zich zelden: je hebt een eigen plan nodig.',
    strong: 'Overdenkt elke zet en maakt gebruik van je fouten.',
    master: 'Neemt de tijd, denkt ver vooruit en geeft niets weg.',
  },
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
