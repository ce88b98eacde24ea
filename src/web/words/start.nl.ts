import type { StartWords } from './start.en.ts';

export const start: StartWords = {
  slogan: 'Vier bordspellen uit de woestijn, met zorg getekend',
  games: 'De spellen',
  coming: 'Komt nog',
  seatsOf: (least, most) => `${least} tot ${most} spelers`,
  watch: 'Een spel bekijken',
  about: {
    'durch-die-wueste':
      'Karavanen door de middaghitte: naar water, naar palmen en rond land dat niemand anders betreedt.',
    wuestensoehne: 'Verken tegel voor tegel een leeg land, en wees erbij als een oase af is.',
    wuestenkoenige: 'Verplaats kamelen en zelfs de duinen, en breng drie soorten waren thuis in het paleis.',
    nomadi:
      'Eén karavaan voor allen: zes dobbelstenen verzetten ieders stenen, en om wat in het zand ligt wordt gepingeld.',
  },
  play: 'Spelen',
  playHint: 'Jij tegen twee computers',
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
