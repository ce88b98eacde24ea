import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine: takes what is delivered and answers with `status`. */
export class PushService {
  readonly delivered: Delivered[] = [];
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.delivered.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status, { Location: 'http://127.0.0.1:1/' }).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>(resolve => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise(resolve => this.#server.close(resolve));
  }
}

/** A browser's end of a subscription, after RFC 8188 and RFC 8291. */
export class Device {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#keys.generateKeys();

  subscription(endpoint: string) {
    return { endpoint, keys: { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') } };
  }

  /** What was written so that only this device can read it. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, sender]);
    const secret = derive(this.#auth, this.#keys.computeSecret(sender), info, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + idLength);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last record ends with a 2, and zeros for padding.
    return record.subarray(0, record.lastIndexOf(2)).toString();
  }
}

function derive(salt: Buffer, material: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(material).digest();
  return createHmac('sha256', extracted)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}

export interface Claims {
  readonly aud: string;
  readonly sub: string;
  readonly exp: number;
}

/** Who a delivery says it comes from, checked against the server's key (RFC 8292). */
export function claimsIn({ headers }: Delivered, key: string): Claims {
  const [, token = '', named] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const serverKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const signed = Buffer.from(`${head}.${claims}`);
  const sealed = Buffer.from(signature, 'base64url');
  const isTrue = verify('sha256', signed, { key: serverKey, dsaEncoding: 'ieee-p1363' }, sealed);
  if (!isTrue || named !== key) throw new Error('not signed by this server');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
}
