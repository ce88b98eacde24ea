/** Calls all listeners for each event. One that fails is reported, and does not keep the others from being called. */
export class Emitter<T> {
  readonly #listeners: ((event: T) => void)[] = [];
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  subscribe(listener: (event: T) => void): void {
    this.#listeners.push(listener);
  }

  emit(event: T): void {
    for (const listener of this.#listeners) this.#call(listener, event);
  }

  #call(listener: (event: T) => void, event: T): void {
    try {
      listener(event);
    } catch (error) {
      this.#onError(error);
    }
  }
}
