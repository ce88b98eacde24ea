import type { SetupWords } from './new.en.ts';

export const setup: SetupWords = {
  title: 'Nieuwe partij',
  seats: 'Hoeveel spelers?',
  players: 'Wie speelt er?',
  seat: seat => `Plaats ${seat}`,
  playedBy: 'Gespeeld door',
  person: 'Een mens',
  levels: {
    learning: 'Computer, beginner',
    easy: 'Computer, makkelijk',
    fair: 'Computer, redelijk',
    strong: 'Computer, sterk',
    master: 'Computer, meester',
    grandmaster: 'Computer, grootmeester',
  },
  levelHints: {
    learning: 'Doet zetten die er goed uitzien en ziet veel over het hoofd: ook een kind kan winnen.',
    easy: 'Ziet wat voor de hand ligt en vergist zich af en toe: goed voor je eerste partijen.',
    fair: 'Denkt een beetje vooruit en vergist zich zelden: je hebt een eigen plan nodig.',
    strong: 'Overdenkt elke zet en maakt gebruik van je fouten.',
    master: 'Neemt de tijd, denkt ver vooruit en geeft niets weg.',
    grandmaster:
      'Heeft in miljoenen partijen tegen zichzelf geleerd en ziet in één oogopslag wat anderen uitrekenen. Sterker is er hier niemand.',
  },
  companions: {
    Amira: 'Nieuwsgierig. Ze moet zien wat er achter het volgende duin ligt.',
    Idris: 'Bedaard. Eerst drinkt hij zijn thee op, dan doet hij zijn zet.',
    Leila: 'Vrolijk. Ze neuriet als ze nadenkt, en harder als ze voorstaat.',
    Tarek: 'Trots. Hij is elke woestijn twee keer doorgetrokken, zegt hij.',
    Zahra: 'Stil. Ze zegt weinig en vergeet niets.',
  },
  name: 'Naam',
  yourName: 'Je naam',
  colour: 'Kleur',
  order: 'Wie begint?',
  orders: { random: 'Het toeval beslist', listed: 'In deze volgorde' },
  options: 'Regels van deze partij',
  chance: 'Wie dobbelt en trekt?',
  chances: { device: 'Dit apparaat', hand: 'Wijzelf, met het spel op tafel' },
  byHandHint:
    'Het gedrukte spel ligt op tafel. Jullie voeren in wat je gooit en trekt; dit apparaat kent de regels, telt de punten en speelt de plaatsen van de computer.',
  words: 'Woorden voor de woestijn',
  wordsHint: 'Als je wilt: dezelfde woorden en hetzelfde aantal spelers geven weer dezelfde woestijn.',
  sameName: name => `Twee spelers heten “${name}”. Geef er één een andere naam.`,
  onlyBots: 'Er spelen alleen computers: jij kijkt toe.',
  start: 'Partij beginnen',
};
