import type { SummaryWords } from './summary.en.ts';

export const summary: SummaryWords = {
  goal: {
    heading: 'Das Ziel',
    points: [
      'Eine Karawane aus allen Steinen zieht gemeinsam durch die Wüste. Ist der dritte Stein in der Oase, gewinnt, wer die meisten Taler und die besten Karten hat.',
    ],
  },
  setUp: {
    heading: 'Der Aufbau',
    points: [
      'Zu zweit hat jede Person 8 Steine, zu dritt 5, zu viert 4, zu fünft 3; alle haben 5 Taler.',
      'Je eine Karte liegt verdeckt auf den fünf Quellen, die anderen 13 auf Wüstenfeldern: 6 vor der Schlucht, 7 dahinter.* Die vier Karten mit 3 und eine mit 2 liegen auf den Quellen.*',
      'Reihum setzen alle je einen Stein ins Lager.',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    points: [
      'Würfle mit sechs Würfeln. Jeder bewegt einen Stein, einen eigenen oder fremden; einen Stein auch mehrmals. Geht mit keinem etwas, würfle alle noch einmal;* geht dann wieder nichts, zahl 6 Taler.*',
      'Jeder Würfel, der geht, muss genutzt werden. Jeder übrige kostet 1 Taler; wer keinen hat, schuldet ihn.',
    ],
  },
  dice: {
    heading: 'Die Würfel',
    points: [
      '1: auf eines der acht Felder ringsum. 2, 3, 4: gerade über genau einen, zwei, drei Steine springen. 5, 6: über genau vier, fünf Steine, gerade oder um eine Ecke.',
      'Ein Sprung geht über eine lückenlose Reihe und endet auf dem freien Feld gleich dahinter.',
    ],
  },
  moving: {
    heading: 'Bewegen',
    points: [
      'Nur ein Stein mit einer freien Seite bewegt sich. Nach jedem Würfel hängen alle Steine zusammen, Seite an Seite.*',
      'Kein Stein geht geradewegs dahin zurück, woher er eben kam. Nichts kehrt ins Lager oder über die Schlucht zurück, und was in der Oase ist, bleibt dort.',
    ],
  },
  talers: {
    heading: 'Taler',
    points: [
      'Der erste über die Schlucht: 5 für die Person, die ihn bewegt. Der letzte: Wem er gehört, zahlt 5. Der letzte, der das Lager verlässt: 5, wem er gehört.',
      'Erster, zweiter, dritter Stein in der Oase: 8, 6, 4, geteilt zwischen denen, die bewegen und denen er gehört.',
      'Eine Karte ist erreicht: 1, auf einer Quelle 2.',
    ],
  },
  cards: {
    heading: 'Karten',
    points: [
      'Landet ein Stein auf einer Karte, sieht sie an, wer ihn bewegt hat, sonst niemand. Mit einem eigenen Stein behältst du sie.',
      'Mit einem fremden bietest du sie an: Wem der Stein gehört, nimmt sie ungesehen oder lässt sie dir. Was du dazu sagst, muss nicht stimmen.',
    ],
  },
  end: {
    heading: 'Das Ende',
    points: [
      'Der dritte Stein in der Oase beendet das Spiel, oder der 120. Zug.* Taler und Karten (3, 2, 1, −1, −2) werden zusammengezählt, Schulden abgezogen. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.*',
    ],
  },
};
