import type { DayWords } from './day.en.ts';

export const day: DayWords = {
  about:
    'Alle, die heute spielen, haben dieselbe Wüste: denselben Aufbau, dieselben Würfel und Karten, und Gegner, die allen gleich antworten. In jedem Spiel zählt ein Versuch, ohne Tipps.',
  past: 'Eine vergangene Wüste. Spiel sie, so oft du magst: Sie zählt nicht mehr.',
  notYet: 'Diese Wüste kommt erst noch.',
  streak: days => `${days} Tage in Folge`,
  playOf: game => `Wüste des Tages spielen: ${game}`,
  again: 'Noch einmal spielen',
  againOf: game => `Noch einmal spielen: ${game}`,
  open: 'Noch nicht gespielt',
  missed: 'Nicht gespielt',
  running: 'Begonnen',
  gone: 'Gespielt und hier gelöscht',
  points: points => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  share: 'Ergebnis teilen',
  copied: 'Kopiert: Füge es ein, wo du magst.',
  copyByHand: 'Kopiere diesen Text:',
  before: 'Der Tag davor',
  after: 'Der Tag danach',
  today: 'Heute',
  earlier: 'Frühere Wüsten',
  played: count => (count === 1 ? '1 Spiel gespielt' : `${count} Spiele gespielt`),
};
