import { createHmac, timingSafeEqual } from 'node:crypto';
import { gameCard } from '../../games/registry.ts';
import { isMailWish, type MailWish, type OwnMail } from '../../protocol/mail.ts';
import { TokenBuckets } from '../net/token-buckets.ts';
import { freshCode, freshSecret, hashOf, hashOfTyped } from '../people/codes.ts';
import type { StoredMail } from '../store/mail-port.ts';
import type { Person, Store } from '../store/port.ts';
import { mailWordsIn, type Text } from './mail-words.ts';
import { Mailer, type MailSettings } from './mailer.ts';

interface Settings extends MailSettings {
  readonly store: Pick<Store, 'mail' | 'getOrInsert' | 'addTransfer'>;
  /** Has the person a page open? Then they see it there. */
  readonly isHere: (person: string) => boolean;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

interface Turn {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

const HOUR = 3600_000;
const CODE_LENGTH = 10;
/** Between two letters about turns or invitations to one person, in milliseconds. */
const GAP = 6 * HOUR;
/** So many letters that were asked for go to one address, then one an hour. */
const ASKED = { atOnce: 3, perSecond: 1 / 3600 };
/** Accounts that share an address are told all, up to so many. */
const MOST_SHARING = 5;

/** Mail to people who want some, about what they want, to an address that they have confirmed. */
export class Mail {
  readonly #settings: Settings;
  readonly #key: string;
  readonly #mailer: Mailer;
  readonly #all: TokenBuckets;
  readonly #toAddress = new TokenBuckets(ASKED);
  /** What is looked up before a letter is sent, or none. */
  readonly #looking = new Set<Promise<void>>();

  private constructor(settings: Settings, key: string) {
    this.#settings = settings;
    this.#key = key;
    this.#mailer = new Mailer(settings, settings.onError);
    this.#all = new TokenBuckets({ atOnce: settings.perHour, perSecond: settings.perHour / 3600 });
  }

  /** The key by which links that end mail are known is made once and stored. */
  static async open(settings: Settings): Promise<Mail> {
    return new Mail(settings, await settings.store.getOrInsert('mail', freshSecret()));
  }

  async of(person: string): Promise<OwnMail> {
    const stored = await this.#settings.store.mail.mailOf(person);
    if (!stored) return { wants: [] };
    const { address, isConfirmed, wants } = stored;
    return { address, ...(isConfirmed && { confirmed: true }), wants: wishesIn(wants) };
  }

  /**
   * Sends a code to an address that somebody says is theirs. False where too much was sent there, or to all together. The
   * letter does not say what they are called: it may go to a stranger, and a name can say anything.
   */
  async enter({ id: person }: Person, { address, language, wants }: Entered): Promise<boolean> {
    if (!this.#mayAsk(address) || !this.#maySend()) return false;
    const { store, now } = this.#settings;
    const code = freshCode(CODE_LENGTH);
    const entered = { person, address, language, wants: wants.join(' ') };
    await store.mail.enter({ ...entered, code: hashOf(code), until: now() + HOUR });
    this.#send(address, mailWordsIn(language).confirm(spaced(code)));
    return true;
  }

  confirm({ id }: Person, code: string): Promise<boolean> {
    return this.#settings.store.mail.confirm(id, hashOfTyped(code), this.#settings.now());
  }

  setWants({ id }: Pick<Person, 'id'>, wants: readonly MailWish[]): Promise<void> {
    return this.#settings.store.mail.setWants(id, wants.join(' '));
  }

  drop({ id }: Person): Promise<void> {
    return this.#settings.store.mail.drop(id);
  }

  /** A code for everybody who can be reached there and wants it so. Whoever asks is never told whether there is anybody. */
  recover(address: string): Promise<void> {
    return this.#looked(this.#sendCodes(address));
  }

  async #sendCodes(address: string): Promise<void> {
    if (!this.#mayAsk(address)) return;
    const { store, now, page } = this.#settings;
    for (const found of await store.mail.confirmedAt(address, MOST_SHARING)) {
      if (!wishesIn(found.wants).includes('recovery') || !this.#maySend()) continue;
      const code = freshCode(CODE_LENGTH);
      await store.addTransfer(found.person, hashOf(code), now() + HOUR);
      this.#send(address, mailWordsIn(found.language).recover(found.name, spaced(code), page));
    }
  }

  notifyTurn(turn: Turn): Promise<void> {
    return this.#looked(this.#tell('turns', turn));
  }

  notifyInvited(turn: Turn): Promise<void> {
    return this.#looked(this.#tell('invitations', turn));
  }

  async #tell(about: 'turns' | 'invitations', { person, game, match }: Turn): Promise<void> {
    const { store, now, page, isHere } = this.#settings;
    if (isHere(person)) return;
    const found = await store.mail.mailOf(person);
    if (!found?.isConfirmed || !wishesIn(found.wants).includes(about)) return;
    // Whoever gets none because too much was sent to all is not made to wait for hours.
    if (!this.#maySend()) return;
    if (!(await store.mail.claimSending(person, now(), now() - GAP))) return this.#all.charge('all', now(), -1);
    const words = mailWordsIn(found.language);
    const say = about === 'turns' ? words.turn : words.invited;
    this.#send(found.address, say(found.name, gameCard(game)?.title ?? game, `${page}/#/table/${match}`), found);
  }

  /**
   * Ends all mail that comes unasked to whoever the link was sent to; nobody need say who they are. A code to come back is
   * asked for each time: who has a letter of somebody's does not take that way from them.
   */
  async stop(token: string): Promise<boolean> {
    const [person = '', mark = ''] = token.split('.');
    const wanted = Buffer.from(this.#markOf(person));
    const given = Buffer.from(mark);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    const { wants } = await this.of(person);
    await this.setWants({ id: person }, wants.includes('recovery') ? ['recovery'] : []);
    return true;
  }

  #markOf(person: string): string {
    return createHmac('sha256', this.#key).update(person).digest('base64url');
  }

  #mayAsk(address: string): boolean {
    return this.#toAddress.take(address, this.#settings.now());
  }

  #maySend(): boolean {
    return this.#all.take('all', this.#settings.now());
  }

  /** What was not asked for just now says how to end it, and mail programs have a button for that. */
  #send(to: string, { subject, text }: Text, subscribed?: StoredMail): void {
    const { page } = this.#settings;
    if (!subscribed) return this.#mailer.send({ to, subject, text: `${text}\n` });
    const token = `${subscribed.person}.${this.#markOf(subscribed.person)}`;
    const ending = mailWordsIn(subscribed.language).stop(`${page}/#/stop-mail/${token}`);
    this.#mailer.send({
      to,
      subject,
      text: `${text}\n\n${ending}\n`,
      headers: {
        'List-Unsubscribe': `<${page}/api/mail/stop/now?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  #looked(work: Promise<void>): Promise<void> {
    const looking = work.finally(() => this.#looking.delete(looking));
    this.#looking.add(looking);
    return looking;
  }

  /** Resolves when everything that was to be sent has been. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#looking);
    await this.#mailer.settled();
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#looking);
    await this.#mailer.close();
  }
}

export interface Entered {
  readonly address: string;
  readonly language: string;
  readonly wants: readonly MailWish[];
}

function wishesIn(text: string): readonly MailWish[] {
  return text.split(' ').filter(isMailWish);
}

function spaced(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1 ');
}
