import { setTimeout as pause } from 'node:timers/promises';
import type { Letter, Transport } from 'nodemailer';

export interface MailSettings {
  /** The server that takes mail, as smtp:// or smtps://, with name and password where it wants them. */
  readonly url: string;
  /** Who it is from. */
  readonly from: string;
  /** Where people open the page, for the links. */
  readonly page: string;
  /** So much goes out in an hour, whoever wants it. */
  readonly perHour: number;
}

/** So much mail may wait for the server that takes it; what is more is dropped. */
const MOST_WAITING = 200;
/** How long a server may take to answer, in milliseconds. */
const TIMEOUT = 15_000;

/** How long a mail server may keep this one from ending, in milliseconds: what it has not taken then is not sent. */
const PATIENCE = 2000;

/** Why a letter was not taken, without the words of the other server: they name the address. */
class MailFailure extends Error {}

/** Hands letters to a mail server, one line for all of them, opened when there is something to send. */
export class Mailer {
  readonly #settings: Pick<MailSettings, 'url' | 'from'>;
  #transport: Promise<Transport> | undefined;
  readonly #sending = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(settings: Pick<MailSettings, 'url' | 'from'>, onError: (error: unknown) => void) {
    this.#settings = settings;
    this.#onError = onError;
  }

  /** Never throws: what becomes of a letter is of no consequence for whoever wants it sent. */
  send(letter: Omit<Letter, 'from'>): void {
    if (this.#sending.size >= MOST_WAITING) return;
    const sending = this.#hand(letter).catch(this.#onError);
    this.#sending.add(sending);
    void sending.then(() => this.#sending.delete(sending));
  }

  async #hand(letter: Omit<Letter, 'from'>): Promise<void> {
    this.#transport ??= open(this.#settings.url);
    const transport = await this.#transport;
    await transport.sendMail({ from: this.#settings.from, ...letter }).catch((error: unknown) => {
      const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
      throw new MailFailure(`a letter was not taken: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
    });
  }

  /** Resolves when everything that was to be sent has been. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async close(): Promise<void> {
    await Promise.race([this.settled(), pause(PATIENCE, undefined, { ref: false })]);
    (await this.#transport?.catch(() => undefined))?.close();
  }
}

/** Loaded only where a host sends mail. */
async function open(url: string): Promise<Transport> {
  const { default: nodemailer } = await import('nodemailer');
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  return nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...timeouts });
}
