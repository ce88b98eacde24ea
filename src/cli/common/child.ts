import { type ChildProcess, fork } from 'node:child_process';

/** What a child answers to one question. */
type ChildReply = { readonly answer: unknown } | { readonly trouble: string };

/** A process of our own that answers one question after the other. */
export class Child {
  readonly #process: ChildProcess;
  readonly #gone: Promise<void>;
  #fail: (error: Error) => void = () => undefined;

  constructor(script: URL, env: Readonly<Record<string, string>> = {}) {
    // What a peer prints is kept from the figures.
    const stdio = ['ignore' as const, 'ignore' as const, 'inherit' as const, 'ipc' as const];
    this.#process = fork(script, { stdio, env: { ...process.env, ...env } });
    this.#gone = new Promise(resolve => {
      this.#process.once('exit', code => {
        this.#fail(new Error(`the process ended with code ${code}`));
        resolve();
      });
    });
  }

  ask<T>(question: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#process.once('message', (message: ChildReply) =>
        'answer' in message ? resolve(message.answer as T) : reject(new Error(message.trouble)),
      );
      this.#process.send(question, error => error && reject(error));
    });
  }

  /** Lets it clean up, and ends it for good when that takes too long. */
  async end(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect();
    const late = setTimeout(() => this.#process.kill('SIGKILL'), END_MS);
    await this.#gone;
    clearTimeout(late);
  }
}

const END_MS = 5000;

/** Ends this process, as Ctrl-C would, when the one that has started it and listens to it is gone without a word. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  // To listen for that is no reason to go on.
  process.channel.unref();
}

/** The child's side: answers the parent until it lets go, or is gone. */
export function answerParent<Q>(answer: (question: Q) => unknown, leave: () => Promise<void> = async () => {}): void {
  // Ctrl-C reaches all processes of a terminal, and it is the parent that ends its children.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => {
    // The parent may be gone without a word, and nobody else would end what can't end by itself.
    setTimeout(() => process.exit(1), END_MS);
    void leave().finally(() => process.exit());
  });
  process.on('message', (question: Q) => void reply(async () => answer(question)));
}

async function reply(answer: () => Promise<unknown>): Promise<void> {
  const message: ChildReply = await answer().then(
    value => ({ answer: value ?? {} }),
    (error: unknown) => ({ trouble: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(message);
}
