/** The windows of this browser that show one match. All may play; one of them, the leader, moves the bots. */
export interface Windows {
  leads(): boolean;
  /** Tells the others that the log has grown. */
  tell(): void;
  leave(): void;
}

interface Hearing {
  /** Another window has played. */
  news(): void;
  /** This window is the leader from now on. */
  lead(): void;
}

export function joinWindows(match: string, { news, lead }: Hearing): Windows {
  const name = `caravanserai.${match}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = news;
  let leading = false;
  const leave = becomeLeader(name, () => {
    leading = true;
    lead();
  });
  return {
    leads: () => leading,
    tell: () => channel.postMessage('played'),
    leave() {
      leading = false;
      channel.close();
      leave();
    },
  };
}

/** The lock is held until the window is left or closed; then the next one in line gets it. */
function becomeLeader(name: string, lead: () => void): () => void {
  // Browsers have no locks without https. Two windows that both move the bots do no harm: only one log is kept.
  if (!('locks' in navigator)) {
    queueMicrotask(lead);
    return () => undefined;
  }
  const waiting = new AbortController();
  let release = () => undefined as void;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const hold = () => {
    lead();
    return held;
  };
  navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
}
