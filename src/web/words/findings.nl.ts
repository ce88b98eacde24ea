import type { FindingsPageWords } from './findings.en.ts';

export const findings: FindingsPageWords = {
  about:
    'De computerspelers kennen de regels en wat jij op hun plaats zou zien, meer niet. Ze proberen miljoenen voortzettingen uit, en dit is wat ze gevonden hebben.',
  opening: 'Hoe ze beginnen',
  values: 'Waar ze veel om geven',
  sources: 'Waar hun punten vandaan komen',
  sourcesFoot: '200 partijen met zijn tweeën op het niveau “redelijk”; punten per speler.',
  expect: 'Wat je kunt verwachten',
  seats: 'Spelers',
  points: 'Punten per speler',
  turns: 'Beurten',
  rounds: 'Rondes',
  first: 'Wie begint, wint',
  firstText: (share, low, high) => `${share}% (${low}–${high})`,
  expectFoot: levels =>
    `Hele partijen van computerspelers (${levels}). Tussen de getallen tussen haakjes ligt het ware aandeel met 95% zekerheid; het streepje laat zien hoe het bij gelijke plaatsen zou zijn.`,
  levelGames: (level, games) => `${level}: ${games} partijen`,
  sample: 'Een partij tussen de twee besten',
  sampleResult: scores => `Zo liep het af: ${scores}.`,
  sampleWon: name => `${name} won.`,
  sampleBoard: 'Het bord aan het einde',
  walk: 'Naspelen, met de analyse',
  sampleTrouble: 'De partij kon niet worden gelezen.',
};
