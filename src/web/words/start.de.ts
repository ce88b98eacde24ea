import type { StartWords } from './start.en.ts';

export const start: StartWords = {
  slogan: 'Vier Brettspiele aus der Wüste, mit Sorgfalt gezeichnet',
  games: 'Die Spiele',
  coming: 'Kommt noch',
  seatsOf: (least, most) => `${least} bis ${most} Personen`,
  watch: 'Ein Spiel ansehen',
  about: {
    'durch-die-wueste':
      'Karawanen durch die Mittagshitze: zum Wasser, zu den Palmen und rings um Land, das sonst keiner betritt.',
    wuestensoehne: 'Plättchen für Plättchen ein leeres Land entdecken und da sein, wenn eine Oase fertig ist.',
    wuestenkoenige: 'Kamele bewegen und die Dünen selbst, und dreierlei Waren heim in den Palast bringen.',
    nomadi: 'Eine Karawane für alle: Sechs Würfel bewegen die Steine aller, und um die Funde im Sand wird gefeilscht.',
  },
  play: 'Spielen',
  playHint: 'Du gegen zwei Computer',
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
