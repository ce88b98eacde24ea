import { gameCard } from '../../games/registry.ts';
import { type Day, noonOf } from '../../table/day.ts';
import { marginOf, ranksOf, type Standing } from '../../table/standing.ts';
import type { Language } from '../kit/view.ts';
import { ownSeat } from './people.ts';
import type { SavedMatch } from './saved-match.ts';
import { regional } from './standing-text.ts';

/** "Monday, 16 November 2026", as it is written where the reader lives. */
export function dayText(day: Day, language: Language): string {
  const locale = regional(language, navigator.languages);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(noonOf(day));
}

const medals: readonly string[] = ['🥇', '🥈', '🥉'];

/** The results of a day in a few lines that can be pasted anywhere: "🥇 Durch die Wüste 78 (+7)". */
export function dayResultText(title: string, day: Day, tries: readonly SavedMatch[], link: string): string {
  return [`Caravanserai · ${title} · ${day}`, ...tries.map(resultLine), link].join('\n');
}

function resultLine(saved: SavedMatch): string {
  const { match, standing } = saved;
  const card = gameCard(match.game);
  const me = ownSeat(saved);
  const name = card?.title ?? match.game;
  if (!standing || me === undefined) return name;
  const rank = ranksOf(standing)[me]!;
  const points = card?.pointsOnlyRank ? [] : [pointsText(standing.scores[me]!, leadOf(standing, me))];
  return [placeText(rank), name, ...points].join(' ');
}

/** A medal for the first three. */
function placeText(place: number): string {
  return medals[place - 1] ?? `${place}.`;
}

function leadOf(standing: Standing, me: number): number {
  const { scores, winners } = standing;
  return winners.includes(me) ? (marginOf(standing) ?? 0) : scores[me]! - scores[winners[0]!]!;
}

/** "78 (+7)", or "71 (−7)" behind the winner. */
export function pointsText(points: number, ahead: number): string {
  return `${points} (${ahead < 0 ? '−' : '+'}${Math.abs(ahead)})`;
}
