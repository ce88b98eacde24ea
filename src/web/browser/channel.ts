/** Messages among the windows of this browser. A window does not get its own. */
export interface Channel {
  tell(message: string): void;
  close(): void;
}

/** Where the browser forbids it, every window is alone. */
export function openChannel(name: string, hear: (message: string) => void): Channel {
  try {
    const channel = new BroadcastChannel(`caravanserai.${name}`);
    channel.onmessage = ({ data }) => hear(String(data));
    return { tell: message => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { tell: () => undefined, close: () => undefined };
  }
}

/** Stands for all matches where one id is expected. */
export const EVERYTHING = '*';

/** Receives which match was deleted in another window, and sends which was deleted in this one. */
export function openRemovals(hear: (removed: string) => void): Channel {
  return openChannel('removed', hear);
}
