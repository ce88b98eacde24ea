/** So often the same warning is written in a minute; the rest of them are counted, and told as a number. */
const SAME = 10;
const MINUTE = 60_000;
/** So many warnings are told apart; who can make up more than that must not fill the memory either. */
const MANY = 500;

/** Keeps a flood of one warning from filling the disk and hiding all others. */
export class RepeatFilter {
  readonly #seen = new Map<string, number>();

  /** May it be written? At the end of the minute `tell` hears how many of the same were not. */
  admits(warning: string, tell: (leftOut: number) => void): boolean {
    const name = this.#seen.has(warning) || this.#seen.size < MANY ? warning : '';
    const times = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, times);
    if (times === 1) setTimeout(() => this.#sumUp(name, tell), MINUTE).unref();
    return times <= SAME;
  }

  #sumUp(name: string, tell: (leftOut: number) => void): void {
    const leftOut = (this.#seen.get(name) ?? 0) - SAME;
    this.#seen.delete(name);
    if (leftOut > 0) tell(leftOut);
  }
}
