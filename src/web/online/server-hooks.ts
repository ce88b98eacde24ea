import { useEffect, useState } from 'preact/hooks';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { recall } from '../browser/local-storage.ts';
import { findMe, type ServerStatus, serverStatus } from './identity.ts';
import { serverConnection } from './server-connection.ts';

/** The pause before a server that could not be reached is looked for again, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Was there a server before, as far as this device knows? A page from a plain folder asks for none by itself. */
export function hasBeenOnline(): boolean {
  return serverStatus.value === 'here' || recall('online') === 'yes';
}

/** Looks whether there is a server, and again until it is found; as soon as somebody wants to know. */
export function useServerStatus(wanted = true): ServerStatus {
  useEffect(() => {
    if (!wanted) return undefined;
    const look = () => void (serverStatus.value === 'here' || findMe());
    look();
    const timer = setInterval(() => serverStatus.value === 'unreachable' && look(), LOOK_AGAIN);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [wanted]);
  return serverStatus.value;
}

export interface Lobby {
  readonly tables: readonly LobbyEntry[];
  /** How many people are here, where the server says so. */
  readonly here?: number | undefined;
}

/** The public tables, as the server keeps them up to date; undefined until they have come. */
export function useLobby(): Lobby | undefined {
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => serverConnection().watchLobby((tables, here) => setLobby({ tables, here })), []);
  return lobby;
}

/** One's own tables, for somebody the server knows. */
export function useMyTables(known: boolean): readonly LobbyEntry[] {
  const [tables, setTables] = useState<readonly LobbyEntry[]>([]);
  useEffect(() => (known ? serverConnection().watchMine(setTables) : undefined), [known]);
  return tables;
}

/** The time, looked at anew so often that "a minute ago" stays true. */
export function useNow(step = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
