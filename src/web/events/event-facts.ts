import { gameCard } from '../../games/registry.ts';
import type { EventSummary } from '../../protocol/event-replies.ts';
import { language } from '../page/settings.ts';
import type { EventsWords } from '../words/events.en.ts';
import type { Words } from '../words/words.ts';
import { aheadIn, eventTimeIn } from './event-times.ts';

/** It stays with what is before it: no line begins with a dot. */
const DOT = '\u00a0· ';

/** "Swiss tournament · tables of 3 · 15 minutes a game · Rated" */
export function kindText(
  event: Pick<EventSummary, 'format' | 'tableSize' | 'pace' | 'rated'>,
  words: Words,
  own: EventsWords,
): string {
  const parts = [
    own.formats[event.format].name,
    own.tablesOf(event.tableSize),
    paceName(event.pace, words),
    event.rated && words.lobby.rated,
  ];
  return parts.filter(Boolean).join(DOT);
}

/** A newer server may know paces that this page has no words for. */
export function paceName(pace: string, { lobby }: Words): string {
  const paces: Readonly<Record<string, { readonly name: string }>> = lobby.paces;
  return paces[pace]?.name ?? pace;
}

export function gameTitle(game: string): string {
  return gameCard(game)?.title ?? game;
}

/** How an event on a list stands: "today, 20:00 (in 2 hours) · 5 people", "Round 2 of 3 · 8 people", "Won by Anna". */
export function stateText(event: EventSummary, own: EventsWords, now: number): string {
  const { stage, startsAt, people, ending, winnerNames = [] } = event;
  if (stage === 'closed')
    return winnerNames.length > 0 ? own.wonBy(winnerNames.join(', ')) : own.endings[ending ?? 'done'];
  const begins =
    stage === 'open' &&
    startsAt !== undefined &&
    `${eventTimeIn(language.value, startsAt, now)} (${aheadIn(language.value, startsAt, now)})`;
  const round = stage === 'running' && event.format !== 'arena' && own.round(event.round, event.rounds);
  return [begins, round, own.people(people)].filter(Boolean).join(DOT);
}
