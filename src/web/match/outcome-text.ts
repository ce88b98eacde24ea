import type { Seat } from '../../engine/game.ts';
import type { Outcome } from '../../engine/logs/transcript.ts';
import type { GameWords, Language, Who } from '../kit/view.ts';
import type { Words } from '../words/words.ts';
import { together } from './names.ts';

type Ending = Pick<Outcome, 'winners' | 'scores'>;

interface Speaker {
  readonly words: Pick<Words, 'common'>;
  readonly gameWords: Pick<GameWords, 'wins'>;
  readonly who: Who;
}

/** Where everybody has won, nobody has. */
function isDraw({ winners, scores }: Ending): boolean {
  return winners.length === scores.length;
}

/** How a game ended, in the words of the game where it has some. */
export function outcomeText(ending: Ending, { words, gameWords, who }: Speaker, language: Language): string {
  const { winners, scores } = ending;
  if (!gameWords.wins && isDraw(ending)) return words.common.draw;
  const names = together(winners.map(who), language);
  return (gameWords.wins ?? words.common.wins)(names, scores[winners[0]!]!, winners.length > 1);
}

/** What a table of points says about a seat when the game is over, and how its line looks. */
export function outcomeMark(
  ending: Ending,
  seat: Seat,
  { common }: Pick<Words, 'common'>,
): { look: string; note: string } {
  if (isDraw(ending)) return { look: '', note: common.drawn };
  return ending.winners.includes(seat) ? { look: 'won', note: common.winner } : { look: '', note: '' };
}
