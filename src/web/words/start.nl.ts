import type { StartWords } from './start.en.ts';

export const start: StartWords = {
  slogan: 'Bordspellen uit de woestijn, met zorg getekend',
  games: 'De spellen',
  seatsOf: (least, most) => (least === most ? `${least} spelers` : `${least} tot ${most} spelers`),
  watch: 'Een spel bekijken',
  play: 'Spelen',
  playHint: bots => (bots === 1 ? 'Jij tegen een computer' : `Jij tegen ${bots} computers`),
  newGame: 'Nieuw spel …',
  matches: 'Jouw spellen',
  resume: 'Verder spelen',
  replay: 'Naspelen',
  removeOf: game => `Verwijderen: ${game}`,
  removed: 'Het spel is verwijderd.',
  removeTrouble: why => `Het spel kon niet worden verwijderd. (${why})`,
  undo: 'Ongedaan maken',
  importFile: 'Spelbestand openen',
  turnOf: player => `${player} is aan zet`,
  finished: 'Afgelopen',
  closed: 'Gesloten',
  whyClosed: 'Waarom gesloten?',
  moves: count => (count === 1 ? '1 zet' : `${count} zetten`),
};
