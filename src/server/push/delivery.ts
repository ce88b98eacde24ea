import { ECDH } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import webpush, { type PushSubscription, type VapidKeys } from 'web-push';
import { isServiceAddress, publicAddressOf } from './endpoints.ts';

/** How long it may take to find a push service and to be answered by it, in milliseconds. */
const TIMEOUT = 10_000;
/** How long a push service keeps a message for a device that is away, in seconds. */
const TIME_TO_LIVE = 24 * 3600;

export interface Sender {
  readonly keys: VapidKeys;
  /** Where the operators of a push service can reach those of this server: an address of mail or of a page. */
  readonly contact: string;
  /** May services be called anywhere, and without https? For tests, which run a service on their own machine. */
  readonly anywhere?: boolean;
  /** How long a delivery may take, in milliseconds, if not as long as usual. */
  readonly patience?: number;
  /** Aborted when nothing more is to be delivered. */
  readonly closing?: AbortSignal;
  /** The DNS servers to ask; without them, those of this machine. */
  readonly servers?: readonly string[];
}

export interface PushMessage {
  readonly subscription: PushSubscription;
  readonly text: string;
  /** A later message of the same topic replaces one that waits. */
  readonly topic: string;
}

export function isAllowedEndpoint(endpoint: string, { anywhere }: Pick<Sender, 'anywhere'>): boolean {
  return anywhere ? URL.canParse(endpoint) : isServiceAddress(endpoint);
}

/** Is the key of a device a point on the curve? Nothing can be sealed for another one. */
export function isDeviceKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') !== '';
  } catch {
    return false;
  }
}

/** Hands a message that only the device can read to its push service. The result is the status of the answer. */
export async function deliver({ subscription, text, topic }: PushMessage, sender: Sender): Promise<number> {
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: sender.contact, ...sender.keys },
    contentEncoding: 'aes128gcm',
    TTL: TIME_TO_LIVE,
    topic,
  });
  if (!isAllowedEndpoint(endpoint, sender)) throw new Error('not the address of a push service');
  return inTime(sender, signal => call(new URL(endpoint), headers, body, { ...sender, signal }));
}

/** All steps together have one time limit: each step that is slow takes from the others. */
async function inTime<T>(
  { patience = TIMEOUT, closing }: Pick<Sender, 'patience' | 'closing'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(patience);
  try {
    return await work(closing ? AbortSignal.any([late, closing]) : late);
  } catch (error) {
    throw late.aborted ? new Error(`no push service has answered in ${patience / 1000} seconds`) : error;
  }
}

type Headers = Readonly<Record<string, string | number>>;
type Call = Pick<Sender, 'anywhere' | 'servers'> & { readonly signal: AbortSignal };

async function call(address: URL, headers: Headers, body: Buffer, { anywhere, ...by }: Call): Promise<number> {
  // The address that was looked up is the one that is called: a second look might find another.
  const host = anywhere ? address.hostname : await publicAddressOf(address.hostname, by);
  return statusOf(address, host, { headers: { ...headers, Host: address.host }, signal: by.signal }, body);
}

function statusOf({ protocol, hostname, port, pathname, search }: URL, host: string, more: object, body: Buffer) {
  const options = { method: 'POST', host, port, path: pathname + search, ...more };
  return new Promise<number>((resolve, reject) => {
    const sent = protocol === 'https:' ? request({ ...options, servername: hostname }) : plainRequest(options);
    sent.on('error', reject);
    sent.on('response', response => {
      // The rest of the answer is of no use, however long it is.
      response.on('error', () => undefined).destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}
