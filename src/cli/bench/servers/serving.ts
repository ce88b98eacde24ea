import type { AddressInfo, Server } from 'node:net';
import { answerParent } from '../../common/child.ts';

export interface Serving {
  /** Where the clients find it, such as http://127.0.0.1:8080. */
  readonly address: string;
  close(): Promise<void>;
}

/** The questions a benchmark has for a server. */
export type ServerQuestion = { readonly ask: 'open' | 'rss' | 'cpu' };

/** How long the processors have worked for this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Opens a server when the parent asks for it, and tells how much memory and time it takes. */
export function serve(open: () => Promise<Serving>): void {
  let serving: Promise<Serving> | undefined;
  answerParent<ServerQuestion>(
    async ({ ask }) => {
      if (ask === 'rss') return process.memoryUsage.rss();
      if (ask === 'cpu') return processorTime();
      serving = open();
      return (await serving).address;
    },
    // What is still being opened is closed as soon as it is open.
    async () => (await serving)?.close(),
  );
}

export function addressOf(server: Pick<Server, 'address'>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
