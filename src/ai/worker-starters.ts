import type { FromWorker, StartWorker, ToWorker, WorkerListener, WorkerPort } from './messages.ts';

/** As much of a browser's Worker as is needed here. */
interface WebWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(
    type: 'error',
    listener: (event: { readonly message?: string; preventDefault(): void }) => void,
  ): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/** Search workers in Web Workers. */
export function webWorkerStarter(start: () => WebWorker): StartWorker {
  return ({ onMessage, onFailure }) => {
    const worker = start();
    worker.addEventListener('message', ({ data }) => onMessage(data));
    worker.addEventListener('error', event => {
      // The caller is onMessage: it is no error of the page as well.
      event.preventDefault();
      // Browsers say nothing about a script that could not be loaded.
      onFailure(event.message ?? 'the worker could not be started');
    });
    worker.addEventListener('messageerror', () => onFailure('a message could not be read'));
    return { send: message => worker.postMessage(message), end: () => worker.terminate() };
  };
}

/** As much of a Worker of Node's worker_threads as is needed here. */
interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): unknown;
  on(event: 'message', listener: (message: FromWorker) => void): unknown;
  on(event: 'error' | 'messageerror', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
}

/** Search workers in threads of Node. */
export function threadStarter(start: () => Thread): StartWorker {
  return ({ onMessage, onFailure }) => {
    const thread = start();
    thread.on('message', onMessage);
    thread.on('error', error => onFailure(error.message));
    thread.on('messageerror', error => onFailure(error.message));
    thread.on('exit', code => onFailure(`the thread ended with code ${code}`));
    return { send: message => thread.postMessage(message), end: () => void thread.terminate() };
  };
}

/** Loads `searchWorkerIn`: where there are workers, the page itself need not have it. */
type LoadSearchWorker = () => Promise<
  (host: { send: WorkerListener['onMessage']; pause(): Promise<void> }) => WorkerPort['send']
>;

/** A search worker in the page itself, slice by slice, where there are no workers. */
export function inlineStarter(load: LoadSearchWorker, pause: () => Promise<void>): StartWorker {
  return ({ onMessage, onFailure }) => {
    let ended = false;
    // A worker that was ended never comes back from its next pause.
    const rest = () => (ended ? new Promise<void>(() => undefined) : pause());
    const worker = load().then(searchWorkerIn => searchWorkerIn({ send: onMessage, pause: rest }));
    worker.catch(error => onFailure(String(error)));
    return {
      send: message => void worker.then(receive => receive(message)).catch(() => undefined),
      end: () => {
        ended = true;
      },
    };
  };
}
