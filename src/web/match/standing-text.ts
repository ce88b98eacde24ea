import type { Seat } from '../../engine/game.ts';
import { leadersOf, marginOf, ranksOf, type Standing } from '../../table/standing.ts';
import type { Language, Who } from '../kit/view.ts';
import type { Words } from '../words/words.ts';
import { together } from './names.ts';

/** A match as a list knows it. */
interface ListedMatch {
  readonly standing: Standing;
  /** How many moves were made. */
  readonly moves: number;
  readonly who: Who;
  /** The reader's own seat. */
  readonly me: Seat | undefined;
  /** In a game whose points only rank, a difference says nothing. */
  readonly pointsOnlyRank?: boolean | undefined;
}

/** "You won by 7", "Idris won by 16, you came third", "Idris leads after 14 moves"; empty where nothing can be told. */
export function standingText(match: ListedMatch, words: Words, language: Language): string {
  const { winners, scores } = match.standing;
  if (winners.length > 0) return endText(match, words, language);
  return scores.length > 0 && match.moves > 0 ? leadText(match, words) : '';
}

function endText(
  { standing, who, me, pointsOnlyRank }: ListedMatch,
  { result, you }: Words,
  language: Language,
): string {
  const { winners, scores, resigned = [] } = standing;
  const names = together(
    winners.map(seat => (seat === me ? you.name : who(seat))),
    language,
  );
  if (me !== undefined && resigned.includes(me)) return result.resignedTo(names);
  if (winners.length === scores.length) return result.draw;
  if (winners.length > 1) return result.shared(names);
  const margin = pointsOnlyRank ? undefined : marginOf(standing);
  if (winners[0] === me) return result.youWon(margin);
  const place = me === undefined || scores.length < 3 ? undefined : result.andYou[ranksOf(standing)[me]!];
  return [result.won(names, margin), ...(place === undefined ? [] : [place])].join(', ');
}

function leadText({ standing, who, me, moves }: ListedMatch, { result }: Words): string {
  const [leader, ...others] = leadersOf(standing);
  if (leader === undefined || others.length > 0) return result.level(moves);
  return leader === me ? result.youLead(moves) : result.leads(who(leader), moves);
}

/** The language as it is written where the reader lives: with or without a.m. and p.m. */
export function regional(language: Language, wanted: readonly string[]): string {
  return wanted.find(tag => tag.toLowerCase().startsWith(language)) ?? language;
}

/** "today, 14:05"; earlier than yesterday with the date. */
export function whenText(locale: string, at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days > 1 || days < 0)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return `${day}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)}`;
}

/** By the calendar, not by hours: shortly after midnight the evening was yesterday. */
function daysBetween(at: number, now: number): number {
  const [from, to] = [at, now].map(time => new Date(time).setHours(0, 0, 0, 0));
  return Math.round((to! - from!) / 86_400_000);
}
