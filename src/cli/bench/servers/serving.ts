import type { AddressInfo, Server } from 'node:net';
import { answerParent } from '../../common/child.ts';

export interface Serving {
  /** Where the clients find it, such as http://127.0.0.1:8080. */
  readonly address: string;
  close(): Promise<void>;
}

/** The questions a benchmark has for a server. */
export type ServerQuestion = { readonly ask: 'open' } | { readonly ask: 'rss' };

/** Opens a server when the parent asks for it, and tells how much memory it takes. */
export function serve(open: () => Promise<Serving>): void {
  let serving: Serving | undefined;
  answerParent<ServerQuestion>(
    async ({ ask }) => {
      if (ask === 'rss') return process.memoryUsage.rss();
      serving = await open();
      return serving.address;
    },
    async () => serving?.close(),
  );
}

export function addressOf(server: Pick<Server, 'address'>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
