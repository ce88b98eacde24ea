import type { MannersWords } from './manners.en.ts';

export const manners: MannersWords = {
  title: 'Jouw tafel',
  door: 'Wie mag gaan zitten?',
  doors: { open: 'Iedereen', shut: 'Niemand meer' },
  doorHint: 'Bij “Niemand meer” staat de tafel niet meer in de lobby.',
  shutNote: 'Deze tafel is gesloten: niemand kan nog gaan zitten.',
  floor: 'Wie mag iets zeggen?',
  floors: { seated: 'Wie meespeelt', all: 'Iedereen' },
  listenOnly: 'Alleen wie aan deze tafel zit, kan iets zeggen.',
  watching: 'kijkt toe',
  bots: 'Mogen bots van anderen gaan zitten?',
  botsIn: { shut: 'Alleen uitgenodigde', open: 'Allemaal' },
  botGroup: 'Bots van anderen',
  botLost: name => `${name} is uitgevallen. Een computerspeler speelt voor hem verder.`,
  sendAway: 'Wegsturen',
  sendAwayName: name => `${name} wegsturen`,
  sendAwayAsk: name => `${name} wegsturen?`,
  sendAwayHint: name => `De plaats komt vrij en ${name} kan niet meer aan deze tafel gaan zitten.`,
  sendAwayYes: 'Ja, wegsturen',
};
