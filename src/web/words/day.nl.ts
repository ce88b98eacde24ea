import type { DayWords } from './day.en.ts';

export const day: DayWords = {
  about:
    'Wie vandaag speelt, heeft dezelfde woestijn: dezelfde opstelling, dezelfde dobbelstenen en kaarten, en tegenstanders die iedereen hetzelfde antwoorden. Van elke titel telt één poging, zonder hints.',
  past: 'Een woestijn van vroeger. Speel hem zo vaak je wilt: hij telt niet meer.',
  notYet: 'Deze woestijn moet nog komen.',
  streak: days => `${days} dagen op rij`,
  playOf: game => `De woestijn van de dag spelen: ${game}`,
  again: 'Nog eens spelen',
  againOf: game => `Nog eens spelen: ${game}`,
  open: 'Nog niet gespeeld',
  missed: 'Niet gespeeld',
  running: 'Begonnen',
  gone: 'Gespeeld, en hier verwijderd',
  points: points => (points === 1 ? '1 punt' : `${points} punten`),
  share: 'Resultaat delen',
  copied: 'Gekopieerd: plak het waar je wilt.',
  copyByHand: 'Kopieer deze tekst:',
  before: 'De dag ervoor',
  after: 'De dag erna',
  today: 'Vandaag',
  earlier: 'Eerdere woestijnen',
  played: count => (count === 1 ? '1 partij gespeeld' : `${count} partijen gespeeld`),
};
