import type { Store } from '../store/port.ts';
import { Chat } from './chat.ts';
import { Invitations } from './invitations.ts';
import type { ListedTableLimits } from './listed-table-quota.ts';
import { LobbyFeed } from './lobby-feed.ts';
import { type DirectorySettings, MatchDirectory } from './match-directory.ts';
import { peopleConcerned } from './match-events.ts';
import { MatchLifecycle } from './match-lifecycle.ts';
import { MyTablesFeed } from './my-tables-feed.ts';
import { noOutsideBots, type OutsideBots } from './outside-bots.ts';
import { StudyRooms } from './study-rooms.ts';
import type { Subscriber } from './subscribers.ts';
import { Ties } from './ties.ts';

/** All that sessions can ask for about matches. */
export interface MatchServices {
  readonly directory: MatchDirectory;
  readonly lifecycle: MatchLifecycle;
  readonly chat: Chat;
  readonly lobby: LobbyFeed;
  readonly myTables: MyTablesFeed;
  readonly outsideBots: OutsideBots;
  readonly ties: Ties;
  readonly invitations: Invitations;
  readonly studyRooms: StudyRooms;
}

export interface MatchSettings extends DirectorySettings {
  readonly store: Store;
  readonly limits: ListedTableLimits;
  /** How many people are here now. */
  readonly countPeople: () => number;
  /** Left out where nobody can bring any. */
  readonly outsideBots?: OutsideBots;
}

export function openMatches(settings: MatchSettings): MatchServices {
  const { store, onError, countPeople, outsideBots = noOutsideBots } = settings;
  const directory = new MatchDirectory(settings);
  const lobby = new LobbyFeed(store, onError, countPeople);
  const myTables = new MyTablesFeed(store, onError);
  directory.committed.subscribe(({ listing }) => {
    if (!listing) return;
    myTables.refresh(peopleConcerned(listing));
    if (listing.listed) lobby.refresh();
  });
  const lifecycle = new MatchLifecycle({ ...settings, directory });
  const ties = new Ties(store, directory, settings.now, onError);
  const chat = new Chat(store, directory, onError);
  const invitations = new Invitations({ store, directory, ties, now: settings.now }, onError);
  const studyRooms = new StudyRooms(store, onError);
  return { directory, lifecycle, chat, lobby, myTables, outsideBots, ties, invitations, studyRooms };
}

/** Changes of other processes may have been missed: everything is read anew. */
export async function refreshMatches({ directory, lobby, myTables }: MatchServices): Promise<void> {
  lobby.refresh();
  myTables.refresh();
  await directory.refreshAll();
}

/** Ends what a subscriber follows beside single matches. */
export function unsubscribeFromLists({ lobby, myTables, studyRooms }: MatchServices, subscriber: Subscriber): void {
  studyRooms.leave(subscriber);
  lobby.unsubscribe(subscriber);
  myTables.unsubscribe(subscriber);
}

export function closeMatches({ directory, lobby, myTables }: MatchServices): void {
  directory.close();
  lobby.close();
  myTables.close();
}
