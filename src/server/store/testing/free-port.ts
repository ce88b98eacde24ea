import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems hand out higher ones by themselves, to every connection that is made. */
const [FIRST, LAST] = [10_000, 30_000];

/** A port that nobody listens on, and that nobody is given while a program needs a while to take it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
