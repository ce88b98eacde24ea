import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Present, verified, and with a key in what follows. */
const FLAGS = { made: 0x45, shown: 0x05 };

export interface Site {
  readonly domain: string;
  readonly origin: string;
}

interface Asked {
  readonly challenge: string;
}

/** A passkey as a device would keep it: written from the standard (WebAuthn level 2), apart from the package that is tested. */
export class Authenticator {
  readonly id = base64(randomBytes(16));
  counter = 0;
  readonly #site: Site;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #user = '';

  constructor(site: Site) {
    this.#site = site;
  }

  make(offer: Asked & { readonly user: { readonly id: string } }, origin = this.#site.origin) {
    this.#user = offer.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const key = this.#coseKey();
    const data = Buffer.concat([this.#data(FLAGS.made), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    // A map of three: the format "none", nothing stated, and the data.
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      binary(data),
    ]);
    const response = {
      clientDataJSON: base64(clientData('webauthn.create', offer, origin)),
      attestationObject: base64(attestation),
      transports: ['internal'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  show(asked: Asked, { origin = this.#site.origin, user = this.#user } = {}) {
    const client = clientData('webauthn.get', asked, origin);
    const data = this.#data(FLAGS.shown);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
      userHandle: user,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.#site.domain), Buffer.from([flags]), counter]);
  }

  /** An elliptic key for ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (part: string) => binary(Buffer.from(part, 'base64url'));
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}

function clientData(type: string, { challenge }: Asked, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Texts and bytes as CBOR writes them. */
function text(said: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
}

function binary(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, data.length]), data]);
}
