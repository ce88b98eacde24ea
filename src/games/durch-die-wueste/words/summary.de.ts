import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Das Ziel',
    points: [
      'Führe fünf Karawanen zu Wasser und Oasen, schließ mit ihnen Land ein und hab in möglichst vielen Farben die größte Karawane.',
    ],
  },
  setUp: {
    heading: 'Der Aufbau',
    points: [
      'Zu zweit und zu dritt wird der Teil des Spielplans vor der dunklen Linie benutzt, zu viert und zu fünft alles.*',
      'Fünf Palmen kommen auf fünf der Palmenfelder. Jeder Kreis und jedes übrige Palmenfeld bekommt eine Wasserstelle, verdeckt gezogen und offen hingelegt.',
      'Alle nehmen ein Kamel jeder Farbe für ihre Reiter. Dann kommen von jeder Farbe zu zweit 10 Kamele weg, zu dritt 5.',
      'Zu fünft: Alle geben eine Farbe zurück, jede Person eine andere, und spielen mit vier.',
    ],
  },
  riders: {
    heading: 'Die Reiter',
    points: [
      'Reihum setzen alle je einen Reiter, bis alle stehen. In der ersten Runde kommt keine Farbe zweimal, solange das geht.',
      'Nicht auf Wasser, eine Palme oder einen Reiter, und nicht neben eine Palme oder irgendeinen anderen Reiter. Neben Wasser ist erlaubt.',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    points: [
      'Setz zwei Kamele, von einer Farbe oder von zweien. In der ersten Runde setzen die ersten beiden nur eines; zu zweit nur, wer beginnt.',
      'Jedes steht neben einem Kamel deiner eigenen Karawane dieser Farbe. Nie auf einer Palme oder einem Kamel, und nie neben einem Kamel derselben Farbe, das jemand anderem gehört.',
      'Wer keines setzen kann, passt.*',
    ],
  },
  gains: {
    heading: 'Was es bringt',
    points: [
      'Auf einer Wasserstelle: Nimm sie. Sie ist 1, 2 oder 3 wert.',
      'Neben einer Palme: 5 Punkte, einmal je Karawane und Palme. Andere Karawanen, auch deine, bekommen sie ebenfalls.',
      'Land, um das neben Fels und Rand nur eine deiner Karawanen steht, ist geschlossen: Nimm sofort sein Wasser und seine Oasen. Am Ende ist jedes seiner Felder ohne Palme 1 wert.',
      'Jedes andere Kamel neben dem Land, auch ein eigenes, hält es offen. In deinem geschlossenen Land darfst du weiterbauen; jedes Kamel dort kostet einen Punkt.*',
    ],
  },
  end: {
    heading: 'Das Ende',
    points: [
      'Sobald das letzte Kamel einer Farbe gesetzt ist,* oder wenn niemand mehr eines setzen kann.*',
      'Zählt Wasser, 5 je Oase, 1 je geschlossenem Feld und 10 für die größte Karawane jeder Farbe, der Reiter zählt mit. Wer gleichauf ist, bekommt je 5.',
      'Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.',
    ],
  },
};
