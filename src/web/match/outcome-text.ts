import type { Seat } from '../../engine/game.ts';
import type { Outcome } from '../../engine/logs/transcript.ts';
import type { GameWords, Language, Who } from '../kit/view.ts';
import type { Words } from '../words/words.ts';
import { together } from './names.ts';

type Ending = Pick<Outcome, 'winners' | 'scores'>;

interface Speaker {
  readonly words: Pick<Words, 'common' | 'you'>;
  readonly gameWords: Pick<GameWords, 'wins'>;
  readonly who: Who;
  /** The reader's own seat: they are told to their face. */
  readonly me?: Seat | undefined;
}

/** Where everybody has won, nobody has. */
function isDraw({ winners, scores }: Ending): boolean {
  return winners.length === scores.length;
}

/** How a game ended, in the words of the game where it has some. */
export function outcomeText(ending: Ending, { words, gameWords, who, me }: Speaker, language: Language): string {
  const { winners, scores } = ending;
  if (!gameWords.wins && isDraw(ending)) return words.common.draw;
  const mine = me !== undefined && winners.includes(me);
  const others = winners.filter(seat => seat !== me).map(who);
  const names = together(mine ? [words.you.name, ...others] : others, language);
  return (gameWords.wins ?? words.common.wins)(names, scores[winners[0]!]!, winners.length > 1, mine);
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

/** What an ending is to those at this device: their own, alone or with others, somebody else's, or only watched. */
export type EndingKind = 'win' | 'share' | 'lose' | 'watch';

/** `ours`: the seats of those who sit here; nobody where somebody only looks on. */
export function endingKindOf({ winners }: Pick<Ending, 'winners'>, ours: readonly Seat[]): EndingKind {
  if (ours.length === 0) return 'watch';
  if (!ours.some(seat => winners.includes(seat))) return 'lose';
  return winners.length > 1 ? 'share' : 'win';
}
