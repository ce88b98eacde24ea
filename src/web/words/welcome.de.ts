import type { WelcomeWords } from './welcome.en.ts';

export const welcome: WelcomeWords = {
  goal: 'Das Ziel',
  learn: 'In 5 Minuten lernen',
  learnHint: 'Ein geführtes erstes Spiel auf dem echten Spielplan.',
  coached: 'Mit Coach spielen',
  coachedHint: 'Ein paar Worte bei deinen ersten Zügen.',
  plain: 'Einfach spielen',
  sound: 'Töne',
  vibration: 'Vibration',
  coach: 'Coach',
  gotIt: 'Klar',
  sendAway: 'Coach wegschicken',
  callBack: 'Coach rufen',
  tips: {
    turn: 'Was du wählen kannst, ist markiert. Zeig darauf, und du siehst, was es bringt.',
    end: 'Noch gilt nichts: Erst der Knopf neben „Zurücknehmen“ macht es endgültig. Bis dahin nimm zurück, so oft du willst.',
    help: 'Weißt du nicht weiter? Ein Tipp zeigt gute Züge. Ziel, Regeln und das geführte Spiel findest du im Menü.',
  },
};
