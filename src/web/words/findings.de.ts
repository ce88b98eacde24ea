import type { FindingsPageWords } from './findings.en.ts';

export const findings: FindingsPageWords = {
  about:
    'Die Computerspieler kennen die Regeln und das, was du an ihrer Stelle sähest, mehr nicht. Sie probieren Millionen von Fortsetzungen aus, und das ist dabei herausgekommen.',
  opening: 'Wie sie beginnen',
  values: 'Worauf sie Wert legen',
  sources: 'Woher ihre Punkte kommen',
  sourcesFoot: '200 Spiele zu zweit auf der Stufe „ordentlich“; Punkte je Spieler.',
  expect: 'Womit zu rechnen ist',
  seats: 'Spieler',
  points: 'Punkte je Spieler',
  turns: 'Züge',
  rounds: 'Runden',
  first: 'Wer beginnt, gewinnt',
  firstText: (share, low, high) => `${share} % (${low}–${high})`,
  expectFoot: levels =>
    `Ganze Spiele von Computerspielern (${levels}). Zwischen den Werten in Klammern liegt der wahre Anteil mit 95 % Sicherheit; der senkrechte Strich zeigt, wie er bei gleichen Plätzen wäre.`,
  levelGames: (level, games) => `${level}: ${games} Spiele`,
  sample: 'Ein Spiel der beiden Besten',
  sampleResult: scores => `So ging es aus: ${scores}.`,
  sampleWon: name => `${name} hat gewonnen.`,
  sampleBoard: 'Der Spielplan am Ende',
  walk: 'Nachspielen, mit der Analyse',
  sampleTrouble: 'Das Spiel ließ sich nicht lesen.',
};
