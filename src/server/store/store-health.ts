import type { SqlEngine } from './sql-engine.ts';
import { type StoreFault, storeFaultOf } from './store-faults.ts';

/** Called for every piece of work that failed, with the reason as far as it is known. */
export type FailureObserver = (fault: StoreFault) => void;

/** Nothing but a new start helps against these: a check that succeeds says nothing of what else is in there. */
const lasting: ReadonlySet<StoreFault> = new Set(['damaged', 'newer']);

/** Remembers why a store failed, so that it can be said to those who ask whether it can be used. */
export class StoreHealth {
  #fault: Exclude<StoreFault, 'silent'> | undefined;
  #failedSinceCheck = false;
  readonly #observer: FailureObserver;

  constructor(observer: FailureObserver = () => undefined) {
    this.#observer = observer;
  }

  /** What was wrong the last time that something failed, until it is known to be over. */
  get fault(): StoreFault | undefined {
    return this.#fault;
  }

  /**
   * Something that needs as much of the store as any work does has succeeded. What has failed since the check before this
   * one counts for more: a database may have room for a check, and none for moves.
   */
  recovered(): void {
    if (this.#failedSinceCheck) return;
    if (this.#fault && !lasting.has(this.#fault)) this.#fault = undefined;
  }

  /** What fails from now on is said by the next check, whatever comes of it. */
  endCheck(): void {
    this.#failedSinceCheck = false;
  }

  /** The same engine, whose failures are noted. */
  watching(engine: SqlEngine): SqlEngine {
    return {
      ...engine,
      query: (statement, values) => this.#noting(engine.query(statement, values)),
      together: statements => this.#noting(engine.together(statements)),
      commitAll: commits => this.#noting(engine.commitAll(commits)),
    };
  }

  async #noting<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#note(error);
      throw error;
    }
  }

  /** The first lasting one stays: what follows from it may look like something else. Else the latest one counts. */
  #note(error: unknown): void {
    const fault = storeFaultOf(error);
    this.#failedSinceCheck = true;
    this.#observer(fault);
    if (!(this.#fault && lasting.has(this.#fault))) this.#fault = fault === 'silent' ? undefined : fault;
  }
}
