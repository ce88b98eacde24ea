import { abilities } from '../browser/abilities.ts';
import { EVERYTHING, openChannel, openRemovals } from '../browser/channel.ts';

/** The windows of this browser that show one match. All may play; one of them, the leader, moves the bots. */
export interface Windows {
  leads(): boolean;
  /** Notifies the others that the log has grown. */
  tell(): void;
  leave(): void;
}

export interface WindowEvents {
  /** Another window has played, or has deleted the match. */
  news(): void;
  /** This window is the leader from now on. */
  lead(): void;
}

export function joinWindows(match: string, { news, lead }: WindowEvents): Windows {
  const channel = openChannel(match, news);
  const removals = openRemovals(removed => [match, EVERYTHING].includes(removed) && news());
  let leading = false;
  const resign = becomeLeader(lockOf(`caravanserai.${match}`), document, leads => {
    leading = leads;
    if (leads) lead();
  });
  return {
    leads: () => leading,
    tell: () => channel.tell('played'),
    leave() {
      channel.close();
      removals.close();
      resign();
    },
  };
}

/** Calls `hold` when it is this window's turn, which then lasts as long as what `hold` promises. */
export type Lock = (waiting: AbortSignal, hold: () => Promise<void>) => Promise<unknown>;

function lockOf(name: string): Lock {
  // Browsers have no locks without https. Two windows that both move the bots do no harm: only one log is kept.
  if (!abilities.locks) return (_, hold) => Promise.resolve().then(hold);
  return (waiting, hold) => navigator.locks.request(name, { signal: waiting }, hold);
}

export type PageVisibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Windows lead one after the other. A hidden window goes to the end of the queue: browsers slow it down, and a person
 * who looks at another window would wait for the bots. If no other window waits it leads on.
 */
export function becomeLeader(lock: Lock, visibility: PageVisibility, lead: (leads: boolean) => void): () => void {
  let leave = standInLine(lock, lead);
  const stepBack = () => {
    if (!visibility.hidden) return;
    leave();
    leave = standInLine(lock, lead);
  };
  visibility.addEventListener('visibilitychange', stepBack);
  return () => {
    visibility.removeEventListener('visibilitychange', stepBack);
    leave();
  };
}

function standInLine(lock: Lock, lead: (leads: boolean) => void): () => void {
  const line = new AbortController();
  const left = new Promise<void>(resolve => line.signal.addEventListener('abort', () => resolve()));
  const hold = async () => {
    if (line.signal.aborted) return;
    lead(true);
    await left;
  };
  // A browser that forbids locks says so only now: then this window leads, as without any.
  lock(line.signal, hold).catch(() => line.signal.aborted || lead(true));
  return () => {
    lead(false);
    line.abort();
  };
}
