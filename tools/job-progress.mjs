/** @typedef {import('./bench-jobs.mjs').Job} Job */
/** @typedef {{ write(text: string): unknown, isTTY?: boolean }} Screen */

const REWRITE_MS = 1000;
const LINE_MS = 15_000;

/**
 * Tells who waits which job runs, what it does just now, and how long all this will take: on a terminal in one line that
 * is rewritten each second, elsewhere in a line now and then.
 */
export class JobProgress {
  #jobs;
  #screen;
  #clock;
  #number = 0;
  #began = 0;
  #doing = '';
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /**
   * @param {readonly Job[]} jobs
   * @param {Screen} screen
   * @param {() => number} clock in milliseconds
   */
  constructor(jobs, screen, clock = () => performance.now()) {
    this.#jobs = jobs;
    this.#screen = screen;
    this.#clock = clock;
  }

  /** @param {Job} job */
  begin(job) {
    this.#number = this.#jobs.indexOf(job);
    this.#began = this.#clock();
    this.#doing = '';
    this.#show();
    this.#timer ??= setInterval(() => this.#show(), this.#screen.isTTY ? REWRITE_MS : LINE_MS);
  }

  /** @param {string} line what the job says it does */
  hear(line) {
    this.#doing = line;
    if (this.#screen.isTTY) this.#show();
  }

  /** Leaves a clean line for what is printed next. */
  clear() {
    if (this.#screen.isTTY) this.#screen.write('\r\u001b[K');
  }

  done() {
    clearInterval(this.#timer);
    this.clear();
  }

  #show() {
    const line = this.line();
    this.#screen.write(this.#screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** All that is to be said now. */
  line() {
    const job = this.#jobs[this.#number];
    const passed = (this.#clock() - this.#began) / 1000;
    const about = secondsFor(job.seconds, passed, this.#doing);
    const later = this.#jobs.slice(this.#number + 1).reduce((sum, { seconds }) => sum + seconds, 0);
    const left = later + Math.max(0, about - passed);
    const said = [
      `${this.#number + 1} of ${this.#jobs.length}`,
      job.title,
      ...(this.#doing === '' ? [] : [this.#doing]),
      passed < about ? `${clockTime(passed)} of about ${clockTime(about)}` : `${clockTime(passed)}, longer than usual`,
    ];
    return `${said.join(' · ')} · ${clockTime(left)} left in all`;
  }
}

/**
 * How long a job takes: as it says itself by the games it has played, else as usual.
 * @param {number} usual
 * @param {number} passed
 * @param {string} doing
 */
export function secondsFor(usual, passed, doing) {
  const [, played, all] = /^(\d+) of (\d+) games$/.exec(doing) ?? [];
  return Number(played) > 0 ? (passed * Number(all)) / Number(played) : usual;
}

/**
 * Minutes and seconds, with hours where there are some.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
