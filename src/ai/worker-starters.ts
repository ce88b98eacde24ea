import type { FromWorker, StartWorker, ToWorker, WorkerListener, WorkerPort } from './messages.ts';

/** As much of a browser's Worker as is needed here. */
interface WebWorker {
  postMessage(ask: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', heard: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', heard: (event: { readonly message?: string; preventDefault(): void }) => void): void;
  addEventListener(type: 'messageerror', heard: () => void): void;
}

/** A thinker in a Web Worker. */
export function webWorkerStarter(start: () => WebWorker): StartWorker {
  return ({ onMessage: told, onFailure: broke }) => {
    const worker = start();
    worker.addEventListener('message', ({ data }) => told(data));
    worker.addEventListener('error', event => {
      // Whoever asked hears of it: it is no error of the page as well.
      event.preventDefault();
      // Browsers say nothing about a script that could not be loaded.
      broke(event.message ?? 'the worker could not be started');
    });
    worker.addEventListener('messageerror', () => broke('a message could not be read'));
    return { send: ask => worker.postMessage(ask), end: () => worker.terminate() };
  };
}

/** As much of a Worker of Node's worker_threads as is needed here. */
interface Thread {
  postMessage(ask: ToWorker): void;
  terminate(): unknown;
  on(event: 'message', heard: (told: FromWorker) => void): unknown;
  on(event: 'error' | 'messageerror', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: (code: number) => void): unknown;
}

/** A thinker in a thread of Node. */
export function threadStarter(start: () => Thread): StartWorker {
  return ({ onMessage: told, onFailure: broke }) => {
    const thread = start();
    thread.on('message', told);
    thread.on('error', error => broke(error.message));
    thread.on('messageerror', error => broke(error.message));
    thread.on('exit', code => broke(`the thread ended with code ${code}`));
    return { send: ask => thread.postMessage(ask), end: () => void thread.terminate() };
  };
}

/** What `brainIn` of brain.ts is: handed in, because whoever has workers need not load it. */
type LoadSearchWorker = () => Promise<
  (body: { send: WorkerListener['onMessage']; pause(): Promise<void> }) => WorkerPort['send']
>;

/** A thinker in the page itself, bit by bit, where there are no workers. */
export function inlineStarter(load: LoadSearchWorker, pause: () => Promise<void>): StartWorker {
  return ({ onMessage: told, onFailure: broke }) => {
    let ended = false;
    // Who is ended never wakes from the next pause.
    const rest = () => (ended ? new Promise<void>(() => undefined) : pause());
    const brain = load().then(brainIn => brainIn({ send: told, pause: rest }));
    brain.catch(error => broke(String(error)));
    return {
      send: ask => void brain.then(hear => hear(ask)).catch(() => undefined),
      end: () => {
        ended = true;
      },
    };
  };
}
