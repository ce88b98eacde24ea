import type { FromWorker, ToWorker } from './messages.ts';
import { searchWorkerIn } from './search-worker.ts';

/**
 * The file that a browser runs as a Web Worker and Node as a thread of its own. The pure layers know the types of
 * neither, so what is used of each is written down here.
 */
interface Port {
  postMessage(message: FromWorker): void;
  onmessage: (event: { readonly data: ToWorker }) => void;
}

interface Browser extends Port {
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: () => void };
    readonly port2: { postMessage(message: unknown): void };
  };
}

interface Node {
  readonly process: { getBuiltinModule(name: 'node:worker_threads'): { readonly parentPort: Port } };
  setImmediate(act: () => void): void;
}

const here = globalThis as unknown as Browser | Node;
const port = 'process' in here ? here.process.getBuiltinModule('node:worker_threads').parentPort : here;
const later = 'process' in here ? here.setImmediate : laterIn(here);

/** A message to oneself comes after those that wait already, and sooner than any timer of a browser. */
function laterIn({ MessageChannel }: Browser): (act: () => void) => void {
  const { port1: bell, port2: rope } = new MessageChannel();
  return act => {
    bell.onmessage = act;
    rope.postMessage(undefined);
  };
}

const hear = searchWorkerIn({ send: told => port.postMessage(told), pause: () => new Promise(later) });
port.onmessage = ({ data }) => hear(data);
