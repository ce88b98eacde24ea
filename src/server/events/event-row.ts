import { type EventState, openTables, standingsOf } from '../../events/event.ts';
import { nextTimeOf, roundsOf } from '../../events/progress.ts';
import type { EventSummary } from '../../protocol/event-replies.ts';
import { type EventRow, eventPlaces } from '../store/event-port.ts';

/** What lists say of an event, without anybody's name. */
function summaryOf(event: string, state: EventState): EventSummary {
  const { settings, stage, ending, people, rounds } = state;
  const { name, game, format, tableSize, pace, startsAt, rated } = settings;
  const isLimited = format !== 'arena';
  return {
    event,
    name,
    game,
    format,
    tableSize,
    pace,
    stage,
    people: people.filter(({ dropped }) => !dropped).length,
    round: rounds.length,
    ...(isLimited && (settings.rounds !== undefined || stage !== 'open') && { rounds: roundsOf(state) }),
    ...(rated && { rated }),
    ...(startsAt !== undefined && { startsAt }),
    ...(ending !== undefined && { ending }),
    ...(ending === 'done' && { winners: winnersOf(state) }),
  };
}

/** Those who share the first place, as long as somebody has played at all. */
function winnersOf(state: EventState): readonly number[] {
  const first = standingsOf(state).filter(({ rank, games }) => rank === 1 && games > 0);
  return first.map(({ person }) => Number(person.slice(1)));
}

/** Where an event stands on lists, and when it has to be looked at again. */
export function eventRowOf(event: string, state: EventState, now: number): EventRow {
  const { stage, settings, begunAt = now, endedAt = now } = state;
  const summary = JSON.stringify(summaryOf(event, state));
  // A result that is corrected later makes an event no younger: it keeps its place on the list, and is forgotten in its time.
  if (stage === 'closed') return { place: eventPlaces.past, moment: endedAt, summary };
  const dueAt = isPlayed(state) ? now : nextTimeOf(state, now);
  if (stage === 'running') return { place: eventPlaces.running, moment: begunAt, summary, dueAt };
  return { place: eventPlaces.coming, moment: settings.startsAt ?? now, summary, dueAt };
}

/** Are there tables to look at? How often that is done is the lease's business. */
function isPlayed(state: EventState): boolean {
  return state.stage === 'running' && (openTables(state).length > 0 || state.settings.format !== 'league');
}
