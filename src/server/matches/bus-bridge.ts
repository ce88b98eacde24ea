import type { Bus, Notice } from './bus.ts';
import { peopleConcerned } from './match-events.ts';
import { type MatchServices, refreshMatches } from './match-services.ts';
import type { SharedPresence } from './shared-presence.ts';

/** Tells other processes what has changed here. */
export function publishChanges({ directory, chat, studyRooms }: MatchServices, bus: Bus): void {
  directory.committed.subscribe(({ match, listing }) => {
    bus.publish({ about: 'table', match, ...(listing && { people: peopleConcerned(listing) }) });
    if (listing?.listed) bus.publish({ about: 'lobby' });
  });
  studyRooms.told.subscribe(notice => bus.publish({ about: 'study', ...notice }));
  chat.posted.subscribe(({ match, line }) => bus.publish({ about: 'line', match, line }));
}

/** Tells other processes when others look at a match here, and looks after what a dead one has left behind. */
export function sharePresence(
  { told, orphaned }: SharedPresence,
  { directory }: MatchServices,
  { bus, onError }: { readonly bus: Bus; readonly onError: (error: unknown) => void },
): void {
  told.subscribe(match => bus.publish({ about: 'presence', match }));
  orphaned.subscribe(match => void directory.liveMatch(match).lookForPeople().catch(onError));
}

/** Takes in what another process has changed in matches. */
export async function receiveNotice(matches: MatchServices, notice: Notice): Promise<void> {
  if (notice.about === 'device' || notice.about === 'bot' || notice.about === 'answer' || notice.about === 'event')
    return;
  if ('person' in notice || notice.about === 'announcement') return;
  if (notice.about === 'anything') return refreshMatches(matches);
  if (notice.about === 'study') return matches.studyRooms.heard(notice);
  if (notice.about === 'lobby') return matches.lobby.refresh();
  if (notice.about === 'line') return matches.chat.deliver(notice.match, notice.line);
  if (notice.about === 'presence') return matches.directory.known(notice.match)?.recount();
  if (notice.people) matches.myTables.refresh(notice.people);
  await matches.directory.known(notice.match)?.refresh();
}
