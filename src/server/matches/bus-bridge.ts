import type { Bus, Notice } from './bus.ts';
import { peopleConcerned } from './match-events.ts';
import { type MatchServices, refreshMatches } from './match-services.ts';

/** Tells other processes what has changed here. */
export function publishChanges({ directory, chat }: MatchServices, bus: Bus): void {
  directory.committed.subscribe(({ match, listing }) => {
    bus.publish({ about: 'table', match, ...(listing && { people: peopleConcerned(listing) }) });
    if (listing?.listed) bus.publish({ about: 'lobby' });
  });
  chat.posted.subscribe(({ match, line }) => bus.publish({ about: 'line', match, line }));
}

/** Takes in what another process has changed. */
export async function receiveNotice(matches: MatchServices, notice: Notice): Promise<void> {
  if (notice.about === 'anything') return refreshMatches(matches);
  if (notice.about === 'lobby') return matches.lobby.refresh();
  if (notice.about === 'line') return matches.chat.deliver(notice.match, notice.line);
  if (notice.people) matches.myTables.refresh(notice.people);
  await matches.directory.known(notice.match)?.refresh();
}
