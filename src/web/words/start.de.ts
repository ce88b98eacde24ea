import type { StartWords } from './start.en.ts';

export const start: StartWords = {
  slogan: 'Brettspiele aus der Wüste, mit Sorgfalt gezeichnet',
  games: 'Die Spiele',
  seatsOf: (least, most) => (least === most ? `${least} Personen` : `${least} bis ${most} Personen`),
  watch: 'Ein Spiel ansehen',
  play: 'Spielen',
  playHint: bots => (bots === 1 ? 'Du gegen einen Computer' : `Du gegen ${bots} Computer`),
  newGame: 'Neues Spiel …',
  matches: 'Deine Spiele',
  resume: 'Weiterspielen',
  replay: 'Nachspielen',
  removeOf: game => `Löschen: ${game}`,
  removed: 'Das Spiel ist gelöscht.',
  removeTrouble: why => `Das Spiel ließ sich nicht löschen. (${why})`,
  undo: 'Rückgängig',
  importFile: 'Spieldatei öffnen',
  turnOf: player => `${player} ist am Zug`,
  finished: 'Beendet',
  closed: 'Geschlossen',
  whyClosed: 'Warum geschlossen?',
  moves: count => (count === 1 ? '1 Zug' : `${count} Züge`),
};
