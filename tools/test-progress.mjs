import { clockTime } from './job-progress.mjs';

/** @typedef {import('./job-progress.mjs').Screen} Screen */
/** @typedef {import('./vitest-progress.mjs').Progress} Progress */
/** @typedef {{ name: string, title: string, seconds: number }} Stage seconds: about how long it takes */

const REWRITE_MS = 1000;
const LINE_MS = 15_000;
/** So much of a part has to be done before its own pace says more than how long it took last time. */
const TELLING = 0.1;

/**
 * Tells who waits which part runs, how far it is, and how long all this will take: on a terminal in one line that is
 * rewritten each second, elsewhere in a line now and then.
 */
export class TestProgress {
  #stages;
  #times;
  #screen;
  #clock;
  #number = -1;
  #began = 0;
  #brokenLine = false;
  /** @type {string[]} */
  #files = [];
  /** @type {Set<string>} */
  #done = new Set();
  #tests = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /**
   * @param {readonly Stage[]} stages
   * @param {Readonly<Record<string, number>>} times seconds of test files, as far as they are known
   * @param {Screen} screen
   * @param {() => number} clock in milliseconds
   */
  constructor(stages, times, screen, clock = () => performance.now()) {
    this.#stages = stages;
    this.#times = times;
    this.#screen = screen;
    this.#clock = clock;
  }

  /** The next part has begun. */
  begin() {
    this.#number++;
    this.#began = this.#clock();
    this.#files = [];
    this.#done.clear();
    this.#tests = 0;
    this.#brokenLine = false;
    this.#screen.write(this.#screen.isTTY ? `\r\u001b[K${this.line()}` : `${this.#stage.title} … `);
    this.#timer = setInterval(() => this.tick(), this.#screen.isTTY ? REWRITE_MS : LINE_MS);
  }

  /** @param {Progress} progress */
  hear(progress) {
    if ('files' in progress) this.#files = progress.files;
    else {
      this.#done.add(progress.file);
      this.#tests += progress.verdicts.length;
    }
  }

  /** Says how far it is. */
  tick() {
    if (this.#screen.isTTY) return void this.#screen.write(`\r\u001b[K${this.line()}`);
    if (!this.#brokenLine) this.#screen.write('\n');
    this.#brokenLine = true;
    this.#screen.write(`  ${this.line()}\n`);
  }

  /** It is over; returns the seconds it took. */
  end() {
    clearInterval(this.#timer);
    const seconds = this.#passed;
    const took = seconds < 10 ? seconds.toFixed(1) : Math.round(seconds);
    const titled = this.#screen.isTTY || this.#brokenLine ? `${this.#stage.title} … ` : '';
    this.#screen.write(`${this.#screen.isTTY ? '\r\u001b[K' : ''}${titled}${took} s\n`);
    return seconds;
  }

  get #stage() {
    return this.#stages[this.#number];
  }

  get #passed() {
    return (this.#clock() - this.#began) / 1000;
  }

  /** All that is to be said now. */
  line() {
    const left = this.#left();
    const later = this.#stages.slice(this.#number + 1).reduce((sum, { seconds }) => sum + seconds, 0);
    return [
      `${this.#number + 1} of ${this.#stages.length}`,
      this.#stage.title,
      ...(this.#files.length > 0 ? [this.#counts()] : []),
      clockTime(this.#passed),
      left > 0 ? `about ${clockTime(left)} left` : 'longer than usual',
      `${clockTime(Math.max(0, left) + later)} in all`,
    ].join(' · ');
  }

  #counts() {
    return `${this.#done.size} of ${this.#files.length} files, ${this.#tests} tests`;
  }

  /** Seconds until this part is over: by its own pace once that can be told, before by what it took last time. */
  #left() {
    const share = this.#share();
    const whole = share > TELLING ? this.#passed / share : this.#stage.seconds;
    return whole - this.#passed;
  }

  /** How much of the work on test files is done, as far as it is known what is in them: those that take longest come first. */
  #share() {
    const known = this.#files.filter(file => this.#times[file] !== undefined);
    if (known.length * 2 < this.#files.length) return 0;
    const seconds = (/** @type {readonly string[]} */ files) => files.reduce((sum, file) => sum + this.#times[file], 0);
    return seconds(known.filter(file => this.#done.has(file))) / seconds(known);
  }
}
