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
  const place = medals[rank - 1] ?? `${rank}.`;
  return [place, name, ...(card?.pointsOnlyRank ? [] : [pointsText(standing, me)])].join(' ');
}

/** "78 (+7)", or "71 (−7)" behind the winner. */
function pointsText(standing: Standing, me: number): string {
  const { scores, winners } = standing;
  const ahead = winners.includes(me) ? (marginOf(standing) ?? 0) : scores[me]! - scores[winners[0]!]!;
  return `${scores[me]} (${ahead < 0 ? '−' : '+'}${Math.abs(ahead)})`;
}
