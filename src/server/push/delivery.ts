import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import webpush, { type PushSubscription, type VapidKeys } from 'web-push';
import { isServiceAddress, publicAddressOf } from './endpoints.ts';

/** How long a push service may take, in milliseconds, and keeps a message for a device that is away, in seconds. */
const PATIENCE = 10_000;
const KEPT = 24 * 3600;

export interface Sender {
  readonly keys: VapidKeys;
  /** Where the operators of a push service can reach those of this server: an address of mail or of a page. */
  readonly contact: string;
  /** May services be called anywhere, and without https? For tests, which play the service on their own machine. */
  readonly anywhere?: boolean;
}

export interface Parcel {
  readonly subscription: PushSubscription;
  readonly text: string;
  /** A later one about the same replaces one that waits. */
  readonly topic: string;
}

export function mayBeCalled(endpoint: string, { anywhere }: Pick<Sender, 'anywhere'>): boolean {
  return anywhere ? URL.canParse(endpoint) : isServiceAddress(endpoint);
}

/** Hands a message, readable by the device alone, to its push service; answers with what that says, as a status. */
export async function deliver({ subscription, text, topic }: Parcel, sender: Sender): Promise<number> {
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: sender.contact, ...sender.keys },
    contentEncoding: 'aes128gcm',
    TTL: KEPT,
    topic,
  });
  if (!mayBeCalled(endpoint, sender)) throw new Error('not the address of a push service');
  const address = new URL(endpoint);
  // The address that was looked up is the one that is called: a second look might find another.
  const host = sender.anywhere ? address.hostname : await publicAddressOf(address.hostname);
  return statusOf(address, host, { ...headers, Host: address.host }, body);
}

type Headers = Readonly<Record<string, string | number>>;

function statusOf({ protocol, hostname, port, pathname, search }: URL, host: string, headers: Headers, body: Buffer) {
  const path = pathname + search;
  const options = { method: 'POST', host, port, path, headers, signal: AbortSignal.timeout(PATIENCE) };
  return new Promise<number>((resolve, reject) => {
    const call =
      protocol === 'https:' ? request({ ...options, servername: hostname }) : plainRequest({ ...options, port });
    call.on('error', reject);
    call.on('response', response => {
      // What else it says is of no use, however long it is.
      response.on('error', () => undefined).destroy();
      resolve(response.statusCode ?? 0);
    });
    call.end(body);
  });
}
