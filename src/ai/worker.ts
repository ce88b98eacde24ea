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

/** A message to oneself arrives after those that wait already, and sooner than any timer of a browser. */
function laterIn({ MessageChannel }: Browser): (act: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  return act => {
    port1.onmessage = act;
    port2.postMessage(undefined);
  };
}

const receive = searchWorkerIn({ send: message => port.postMessage(message), pause: () => new Promise(later) });
port.onmessage = ({ data }) => receive(data);
