import { SETTLED } from '../../ratings/rating-list.ts';
import type { RatingsWords } from './ratings.en.ts';

export const ratings: RatingsWords = {
  about:
    'Die Wertung folgt allein aus gewerteten Spielen. Die Marke ist, wie stark jemand vermutlich ist, der Balken, wie sicher das ist; geordnet wird nach dem, was so gut wie sicher ist.',
  check: 'Wer die gewerteten Spiele dieses Servers hat, kann diese Liste nachrechnen, Ziffer für Ziffer.',
  seats: seats => `zu ${['', 'eins', 'zweit', 'dritt', 'viert', 'fünft'][seats] ?? seats}`,
  empty:
    'So hat noch niemand ein gewertetes Spiel gespielt. Eröffne einen gewerteten Tisch, dann beginnt die Liste mit dir.',
  openRated: 'Tisch eröffnen',
  rating: (points, give) => `${points} ± ${give}`,
  games: count => (count === 1 ? 'ein Spiel' : `${count} Spiele`),
  placed: (place, name) => `Platz ${place}: ${name}`,
  provisional: 'Noch nicht auf der Liste',
  provisionalHint: `Einen Platz gibt es nach ${SETTLED.games} Spielen gegen ${SETTLED.opponents} verschiedene Gegner; Computergegner zählen mit. Dieselben Leute ändern ihre Wertung höchstens fünfmal am Tag. Wer immer wieder gegen dieselbe Person spielt, braucht dazwischen Spiele mit anderen: auf je zwei eines.`,
  you: 'du',
};
