/** How often the same warning is written in a minute; the rest are counted, and written as a number. */
const SAME = 10;
const MINUTE = 60_000;
/** How many warnings are told apart: making up more of them must not fill the memory either. */
const MANY = 500;

/** Keeps a flood of one warning from filling the disk and hiding all others. */
export class RepeatFilter {
  readonly #seen = new Map<string, number>();

  /** May it be written? At the end of the minute `report` is called with how many of the same were not. */
  admits(warning: string, report: (leftOut: number) => void): boolean {
    const name = this.#seen.has(warning) || this.#seen.size < MANY ? warning : '';
    const times = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, times);
    if (times === 1) setTimeout(() => this.#sumUp(name, report), MINUTE).unref();
    return times <= SAME;
  }

  #sumUp(name: string, report: (leftOut: number) => void): void {
    const leftOut = (this.#seen.get(name) ?? 0) - SAME;
    this.#seen.delete(name);
    if (leftOut > 0) report(leftOut);
  }
}
