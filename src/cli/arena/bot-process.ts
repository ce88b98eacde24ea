import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import {
  type BotMessage,
  botLimits,
  type ForfeitCode,
  type HostMessage,
  readBotMessage,
} from '../../protocol/bot-messages.ts';

/** Why a bot can't play on: it has lost. */
export class BotFault extends Error {
  readonly code: ForfeitCode;

  constructor(code: ForfeitCode, why: string) {
    super(why);
    this.code = code;
  }
}

interface Waiting {
  resolve(message: BotMessage): void;
  reject(fault: BotFault): void;
  readonly late: NodeJS.Timeout;
}

/** How long a bot that was told the end of its match may take to leave. */
const LEAVING_MS = 2000;
/** Characters that are kept of what a bot writes to its standard error. */
const MOST_TOLD = 2000;
/** Process groups are how a bot is ended with all that it has started. */
const GROUPS = process.platform !== 'win32';

/** One program with its arguments, and nothing that makes a shell do more than to start it. */
const plainCommand = /^[\w./+-]+(?:\s[^;&|<>()`$\n]*)?$/;

/** A shell that stays between us and the bot would hold its pipes open, and hide that the bot has closed them. */
function inShell(command: string): string {
  return GROUPS && plainCommand.test(command) ? `exec ${command}` : command;
}

/**
 * A bot in a process of its own, which speaks over its standard input and output. Nothing that it does can harm more than
 * itself: with the first thing that is wrong it is ended, and whoever waits for it, now or later, is told why.
 */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<void>;
  /** It has written the last to its standard error. */
  readonly #silent: Promise<void>;
  #fault: BotFault | undefined;
  #waiting: Waiting | undefined;
  /** The beginning of a line that has not ended yet. */
  #rest = '';
  #said = 0;
  /** The end of what it wrote to its standard error: mostly it says there why it died. */
  #told = '';
  #leaving = false;

  constructor(command: string) {
    this.#child = spawn(inShell(command), { shell: true, detached: GROUPS, stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.#child;
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#told = (this.#told + text).slice(-MOST_TOLD);
    });
    stdin.on('error', () => void this.#cutOff('it has closed its standard input'));
    this.#gone = new Promise(resolve => {
      this.#child.once('error', error => {
        this.#fail('start', `it can't be started: ${error.message}`);
        resolve();
      });
      this.#child.once('exit', () => resolve());
    });
    this.#silent = new Promise(resolve => void stderr.once('close', resolve));
    stdout.once('end', () => void this.#cutOff('it has closed its standard output'));
  }

  send(message: HostMessage): void {
    if (!this.#fault) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next message, chat aside; or why there will be none. */
  next(ms: number): Promise<BotMessage> {
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      const tooLate = () => this.#fail('time', `it gave no answer within ${ms / 1000} s`);
      // What has arrived while this process was held up came in time: it is read before anybody is called late.
      const late = setTimeout(() => setImmediate(() => this.#waiting?.late === late && tooLate()), ms);
      this.#waiting = { resolve, reject, late };
    });
  }

  /** Lets it leave by itself, and ends it with all it has started if it does not. */
  async end(message?: HostMessage): Promise<void> {
    if (message) this.send(message);
    this.#leaving = true;
    this.#child.stdin.end();
    await within(LEAVING_MS, this.#gone);
    this.#kill();
    await this.#gone;
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  /** What is wrong comes to whoever calls. */
  fail(code: ForfeitCode, why: string): BotFault {
    this.#fail(code, why);
    return this.#fault ?? new BotFault(code, why);
  }

  #fail(code: ForfeitCode, why: string): void {
    if (this.#fault || this.#leaving) return;
    this.#fault = new BotFault(code, why);
    this.#rest = '';
    this.#kill();
    this.#stopWaiting()?.reject(this.#fault);
  }

  #stopWaiting(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    clearTimeout(waiting?.late);
    return waiting;
  }

  #read(text: string): void {
    if (this.#fault || this.#leaving) return;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (!this.#fault) this.#readLine(line);
    if (this.#rest.length > botLimits.line) this.#tooLong();
  }

  #readLine(line: string): void {
    if (line.length > botLimits.line) return this.#tooLong();
    if (line.trim() === '') return this.#count('empty lines');
    const message = readBotMessage(line);
    if ('wrong' in message) return this.#fail(message.code, message.wrong);
    if (message.type === 'say') return this.#count('chat');
    const waiting = this.#stopWaiting();
    if (!waiting) return this.#fail('unasked', `it sent "${message.type}" without being asked`);
    this.#said = 0;
    waiting.resolve(message);
  }

  #tooLong(): void {
    this.#fail('line', `it wrote a line of more than ${botLimits.line} characters`);
  }

  /** What needs no answer is let pass, up to a point. */
  #count(what: string): void {
    if (++this.#said > botLimits.says)
      this.#fail('flood', `it wrote more than ${botLimits.says} lines (${what}) without an answer among them`);
  }

  /** It is dead, or nothing can be said or heard any more. */
  async #cutOff(how: string): Promise<void> {
    // A process that is on its way out keeps its own exit code, whatever it is sent now.
    this.#kill();
    await this.#gone;
    await within(LEAVING_MS, this.#silent);
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === 'SIGKILL') this.#fail('closed', how);
    else this.#fail('exit', `it ended with ${exitCode === null ? signalCode : `code ${exitCode}`}${this.#lastWords()}`);
  }

  #lastWords(): string {
    const last = this.#told.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `, having said: ${last}`;
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (GROUPS) process.kill(-pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch {
      // Nobody of them is left.
    }
  }
}

/** Waits for something, but not for ever; what has happened already while this process was held up counts. */
async function within(ms: number, event: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(() => setImmediate(resolve), ms);
  });
  await Promise.race([event, late]);
  clearTimeout(timer);
}
