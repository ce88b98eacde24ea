import { SETTLED } from '../../ratings/rating-list.ts';
import type { RatingsWords } from './ratings.en.ts';

export const ratings: RatingsWords = {
  about:
    'De rating volgt alleen uit partijen die meetellen. De streep is hoe sterk iemand vermoedelijk is, de balk hoe zeker dat is; de volgorde gaat naar wat zo goed als zeker is.',
  check: 'Wie de partijen van deze server heeft die meetellen, kan deze lijst narekenen, cijfer voor cijfer.',
  seats: seats => `met z’n ${['', 'enen', 'tweeën', 'drieën', 'vieren', 'vijven'][seats] ?? seats}`,
  empty: 'Zo heeft nog niemand om de rating gespeeld. Open een tafel voor de rating, dan begint de lijst met jou.',
  openRated: 'Tafel openen',
  rating: (points, give) => `${points} ± ${give}`,
  games: count => (count === 1 ? 'één partij' : `${count} partijen`),
  placed: (place, name) => `Plaats ${place}: ${name}`,
  provisional: 'Nog niet op de lijst',
  provisionalHint: `Een plaats krijg je na ${SETTLED.games} partijen tegen ${SETTLED.opponents} verschillende tegenstanders; computerspelers tellen mee. Dezelfde mensen veranderen hun rating hooguit vijf keer per dag. Wie steeds tegen dezelfde persoon speelt, heeft daartussen partijen met anderen nodig: één op elke twee.`,
  you: 'jij',
};
