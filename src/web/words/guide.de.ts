import type { GuideWords } from './guide.en.ts';

export const guide: GuideWords = {
  heading: 'Geführtes erstes Spiel',
  leave: 'Verlassen',
  back: 'Zurück',
  next: 'Weiter',
  again: 'Von vorn',
  realGame: 'Jetzt richtig spielen',
  practise: 'Mit Aufgaben üben',
  toRules: 'Regeln lesen',
  progress: (at, count) => `Schritt ${at} von ${count}`,
  youAre: 'Du',
  rule: 'Regel nachlesen',
  notNow: 'Das ginge auch, aber bleiben wir erst einmal bei dem, was markiert ist.',
  lookForMarked: 'Das ist es nicht. Such, was markiert ist.',
  markedKeys: 'Auf dem Spielplan springen N und P von einer markierten Stelle zur nächsten.',
  lostGame: game => `Ein geführtes Spiel für „${game}“ gibt es nicht.`,
};
