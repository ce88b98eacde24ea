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
/** So many letters that were asked for go to one address, and are asked for from one: then one an hour. */
const ASKED = { atOnce: 3, perSecond: 1 / 3600 };
const ASKING = { atOnce: 10, perSecond: 10 / 3600 };
/** Accounts that share an address are told all, up to so many. */
const MOST_SHARING = 5;

/** Mail to people who want some, about what they want, to an address that they have confirmed. */
export class Mail {
  readonly #settings: Settings;
  readonly #key: string;
  readonly #mailer: Mailer;
  readonly #all: TokenBuckets;
  readonly #toAddress = new TokenBuckets(ASKED);
  readonly #fromAddress = new TokenBuckets(ASKING);

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

  /** Sends a code to an address that somebody says is theirs. False where that was asked for too often. */
  async enter({ id: person, name }: Person, asked: Entered): Promise<boolean> {
    if (!this.#mayAsk(asked.address, asked.from)) return false;
    const { store, now } = this.#settings;
    const code = freshCode(CODE_LENGTH);
    const { address, language, wants } = asked;
    const entered = { person, address, language, wants: wants.join(' ') };
    await store.mail.enter({ ...entered, code: hashOf(code), until: now() + HOUR });
    this.#send(address, mailWordsIn(language).confirm(name, spaced(code)));
    return true;
  }

  confirm({ id }: Person, code: string): Promise<boolean> {
    return this.#settings.store.mail.confirm(id, hashOfTyped(code), this.#settings.now());
  }

  setWants({ id }: Person, wants: readonly MailWish[]): Promise<void> {
    return this.#settings.store.mail.setWants(id, wants.join(' '));
  }

  drop({ id }: Person): Promise<void> {
    return this.#settings.store.mail.drop(id);
  }

  /** A code for everybody who can be reached there and wants it so. Whoever asks is never told whether there is anybody. */
  async recover(address: string, from: string): Promise<void> {
    if (!this.#mayAsk(address, from)) return;
    const { store, now, page } = this.#settings;
    for (const found of await store.mail.confirmedAt(address, MOST_SHARING)) {
      if (!wishesIn(found.wants).includes('recovery')) continue;
      const code = freshCode(CODE_LENGTH);
      await store.addTransfer(found.person, hashOf(code), now() + HOUR);
      this.#send(address, mailWordsIn(found.language).recover(found.name, spaced(code), page));
    }
  }

  async notifyTurn(turn: Turn): Promise<void> {
    await this.#tell('turns', turn);
  }

  async notifyInvited(turn: Turn): Promise<void> {
    await this.#tell('invitations', turn);
  }

  async #tell(about: 'turns' | 'invitations', { person, game, match }: Turn): Promise<void> {
    const { store, now, page, isHere } = this.#settings;
    if (isHere(person)) return;
    const found = await store.mail.mailOf(person);
    if (!found?.isConfirmed || !wishesIn(found.wants).includes(about)) return;
    if (!(await store.mail.claimSending(person, now(), now() - GAP))) return;
    const words = mailWordsIn(found.language);
    const say = about === 'turns' ? words.turn : words.invited;
    this.#send(found.address, say(found.name, gameCard(game)?.title ?? game, `${page}/#/table/${match}`), found);
  }

  /** Ends all mail to whoever the link was sent to; nobody need say who they are. */
  async stop(token: string): Promise<boolean> {
    const [person = '', mark = ''] = token.split('.');
    const wanted = Buffer.from(this.#markOf(person));
    const given = Buffer.from(mark);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    await this.#settings.store.mail.setWants(person, '');
    return true;
  }

  #markOf(person: string): string {
    return createHmac('sha256', this.#key).update(person).digest('base64url');
  }

  #mayAsk(address: string, from: string): boolean {
    const now = this.#settings.now();
    return this.#fromAddress.take(from, now) && this.#toAddress.take(address.toLowerCase(), now);
  }

  /** What was not asked for just now says how to end it, and mail programs have a button for that. */
  #send(to: string, { subject, text }: Text, subscribed?: StoredMail): void {
    const { page, now } = this.#settings;
    if (!this.#all.take('all', now())) return;
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

  settled(): Promise<void> {
    return this.#mailer.settled();
  }

  close(): Promise<void> {
    return this.#mailer.close();
  }
}

export interface Entered {
  readonly address: string;
  readonly language: string;
  readonly wants: readonly MailWish[];
  /** Where it was asked from. */
  readonly from: string;
}

function wishesIn(text: string): readonly MailWish[] {
  return text.split(' ').filter(isMailWish);
}

function spaced(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1 ');
}
