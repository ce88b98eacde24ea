import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeySite } from '../net/passkey-sites.ts';
import type { KnownPasskey, StoredPasskey } from '../store/account-port.ts';
import type { Person, Store } from '../store/port.ts';
import { hashOf } from './codes.ts';
import type { Admission, Browser, People } from './people.ts';

/** A passkey as its owner may see it. */
export interface PasskeyInfo {
  readonly id: string;
  readonly label?: string;
  readonly since: number;
  readonly seen?: number;
  /** The domain it was made for, where that is not the one of this page. */
  readonly elsewhere?: string;
}

/** How long somebody may take to show a passkey, in milliseconds. */
const PATIENCE = 5 * 60_000;
/** How many passkeys a person may have. */
const MOST = 20;

/** Its certificates for every maker of keys are much to load, and most servers at home never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys of people with an account: making them, and coming back with one. */
export class Passkeys {
  readonly #store: Pick<Store, 'accounts'>;
  readonly #people: Pick<People, 'letIn'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'accounts'>, people: Pick<People, 'letIn'>, now: () => number) {
    this.#store = store;
    this.#people = people;
    this.#now = now;
  }

  async of({ id }: Person, site: PasskeySite | undefined): Promise<readonly PasskeyInfo[]> {
    return (await this.#store.accounts.passkeysOf(id)).map(passkey => passkeyInfo(passkey, site));
  }

  /** What a browser needs to make a passkey; undefined for those who have enough. */
  async offer({ id, name }: Person, site: PasskeySite): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
    const known = await this.#store.accounts.passkeysOf(id);
    if (known.length >= MOST) return undefined;
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: 'Caravanserai',
      rpID: site.domain,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge: await this.#challenge(id),
      timeout: PATIENCE,
      excludeCredentials: known.map(passkey => ({ id: passkey.id, transports: transportsOf(passkey) })),
      // Whoever comes back is asked for no name: the passkey has to say whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Keeps a passkey that was made as offered; false where it was not. */
  async add({ id }: Person, response: RegistrationResponseJSON, site: PasskeySite, label?: string): Promise<boolean> {
    const challenge = await this.#takeChallenge(response.response.clientDataJSON, id);
    if (challenge === undefined || (await this.#store.accounts.passkeysOf(id)).length >= MOST) return false;
    const { verifyRegistrationResponse } = await webauthn();
    const made = await verifyRegistrationResponse({ response, ...expectations(challenge, site) }).catch(
      () => undefined,
    );
    if (!made?.verified) return false;
    const { credential } = made.registrationInfo;
    return this.#store.accounts.addPasskey({
      id: credential.id,
      person: id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      domain: site.domain,
      label,
      since: this.#now(),
    });
  }

  remove({ id }: Person, passkey: string): Promise<boolean> {
    return this.#store.accounts.dropPasskey(id, passkey);
  }

  /** What a browser needs to ask somebody for a passkey, whoever they are. */
  async ask(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const challenge = await this.#challenge();
    return generateAuthenticationOptions({ rpID: site.domain, challenge, timeout: PATIENCE });
  }

  /** Lets somebody in who has shown their passkey. */
  async signIn(
    response: AuthenticationResponseJSON,
    site: PasskeySite,
    browser: Browser,
  ): Promise<Admission | undefined> {
    const challenge = await this.#takeChallenge(response.response.clientDataJSON);
    const passkey = challenge === undefined ? undefined : await this.#store.accounts.passkeyWith(response.id);
    if (challenge === undefined || !passkey || passkey.domain !== site.domain) return undefined;
    const counter = await counterShown(response, passkey, expectations(challenge, site));
    if (counter === undefined) return undefined;
    const use = { counter, from: passkey.counter, at: this.#now() };
    if (!(await this.#store.accounts.setPasskeyUsed(passkey.id, use))) return undefined;
    return this.#people.letIn(passkey.person, browser);
  }

  /** Kept in the store, so that any process may be given the answer, and once only. */
  async #challenge(person?: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    const hash = hashOf(Buffer.from(bytes).toString('base64url'));
    await this.#store.accounts.addChallenge({ hash, person, until: this.#now() + PATIENCE });
    return bytes;
  }

  /** The challenge that a response says it answers, if it was asked here and not answered before. */
  async #takeChallenge(clientData: string, person?: string): Promise<string | undefined> {
    const challenge = challengeIn(clientData);
    if (challenge === undefined) return undefined;
    const isOurs = await this.#store.accounts.takeChallenge({ hash: hashOf(challenge), person }, this.#now());
    return isOurs ? challenge : undefined;
  }
}

function expectations(expectedChallenge: string, { domain, origin }: PasskeySite) {
  // A finger on a key without a pin is enough for a game; what can ask for more does so by itself.
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: domain, requireUserVerification: false };
}

/** How often the passkey was used by now, if the response is really its own; the package throws where it is not. */
async function counterShown(
  response: AuthenticationResponseJSON,
  passkey: KnownPasskey,
  expected: ReturnType<typeof expectations>,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.person.id)
    return undefined;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const credential = { id: passkey.id, publicKey, counter: passkey.counter, transports: transportsOf(passkey) };
  const { verifyAuthenticationResponse } = await webauthn();
  const shown = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => undefined);
  return shown?.verified ? shown.authenticationInfo.newCounter : undefined;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const { challenge } = Object(said) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function transportsOf({ transports }: Pick<StoredPasskey, 'transports'>): string[] {
  return JSON.parse(transports) as string[];
}

function passkeyInfo({ id, label, since, seen, domain }: StoredPasskey, site: PasskeySite | undefined): PasskeyInfo {
  return {
    id,
    ...(label !== undefined && { label }),
    since,
    ...(seen !== undefined && { seen }),
    ...(domain !== site?.domain && { elsewhere: domain }),
  };
}
