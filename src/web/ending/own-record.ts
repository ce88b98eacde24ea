import type { Seat } from '../../engine/game.ts';
import { ownSeat } from '../match/people.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { EndingContext } from './ending-context.ts';

type Ended = Pick<EndingContext, 'standing' | 'me' | 'endingWords' | 'recording' | 'view'>;

/** One's own matches of the game that are over, besides this one: what was won, and the points. */
function earlierIn(kept: readonly SavedMatch[], { recording: { match } }: Ended): { won: boolean; points: number }[] {
  const others = kept.filter(saved => saved.over && saved.match.game === match.game && saved.match.id !== match.id);
  return others.flatMap(saved => {
    const [seat, { standing }] = [ownSeat(saved), saved];
    if (seat === undefined || !standing) return [];
    const comparable = saved.match.players.length === match.players.length;
    return [{ won: standing.winners.includes(seat), points: comparable ? standing.scores[seat]! : -Infinity }];
  });
}

/** What the ending is among one's own: the first win, the most points among as many players, and how many were won. */
export function recordText(kept: readonly SavedMatch[], ended: Ended): string {
  const { me, endingWords, standing, view } = ended;
  if (me === undefined || standing.resigned?.includes(me)) return '';
  const earlier = earlierIn(kept, ended);
  const won = standing.winners.includes(me);
  const wins = earlier.filter(one => one.won).length;
  const said = [
    won && wins === 0 && endingWords.firstWin,
    !view.units && isBest(earlier, standing.scores, me) && endingWords.bestYet,
    earlier.length > 0 && wins + Number(won) > 1 && endingWords.tally(wins + Number(won), earlier.length + 1),
  ];
  return said.filter(Boolean).join(' ');
}

function isBest(earlier: readonly { points: number }[], scores: readonly number[], me: Seat): boolean {
  const compared = earlier.filter(({ points }) => points !== -Infinity);
  return compared.length > 0 && compared.every(({ points }) => points < scores[me]!);
}
