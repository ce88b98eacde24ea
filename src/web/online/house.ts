import { useEffect, useState } from 'preact/hooks';
import type { Placard } from '../../protocol/replies.ts';
import { connection } from './connection.ts';
import { findMe, type Presence, presence } from './me.ts';

/** So often a server that could not be reached is looked for again, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Looks whether there is a server, and again until it is found. */
export function usePresence(): Presence {
  useEffect(() => {
    const look = () => void (presence.value === 'here' || findMe());
    look();
    const timer = setInterval(() => presence.value === 'unreachable' && look(), LOOK_AGAIN);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  return presence.value;
}

/** A list that the server keeps up to date; undefined until it has come. */
export function useTables(list: 'lobby' | 'mine', wanted: boolean): readonly Placard[] | undefined {
  const [tables, setTables] = useState<readonly Placard[]>();
  useEffect(() => {
    if (!wanted) return undefined;
    return list === 'lobby' ? connection().watchLobby(setTables) : connection().watchMine(setTables);
  }, [list, wanted]);
  return tables;
}

/** The time, looked at anew so often that "a minute ago" stays true. */
export function useClock(step = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
