import sockets from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type WebSocket from 'ws';
import { limits } from '../../protocol/limits.ts';
import type { ToldMeasure } from '../../protocol/measures.ts';
import type { Bye, Hello, MeasuresReply, RefusalReply } from '../../protocol/replies.ts';
import { PROTOCOL, TOO_OLD, VERSION_PARAMETER } from '../../protocol/version.ts';
import type { Reception, Session } from '../matches/session.ts';
import { BANNED_RETRY } from '../matches/sessions.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { knownPerson } from './admission.ts';
import type { Service } from './service.ts';

/** How many frames may come before it is known who sends them. */
const MAX_EARLY = 64;
/** How often a page is asked whether it is still there, in milliseconds: networks lose sockets without a word. */
const HEARTBEAT = 30_000;
/** A page that lets this many bytes pile up does not read any more. */
const MAX_BACKLOG = 4_000_000;
/** How long a page that sends too fast is not read, in milliseconds. */
const PAUSE = 500;
/** How long a page may take to answer when a socket is closed, in milliseconds. */
const CLOSE_TIMEOUT = 1000;
/** In how many frames a message may come: each of them costs time, and only whole messages are counted. */
const MAX_FRAGMENTS = 16;
/** Why a socket is closed: it floods; something went wrong here; the server is being closed; the address has too many; the person has left. */
const FLOODS = 1008;
const FAILED = 1011;
const RESTART = 1012;
const LATER = 1013;
const LEFT = 4001;

/** Everything but names and codes goes over sockets. */
export async function addSockets(server: FastifyInstance, service: Service, guard: OriginGuard): Promise<void> {
  await server.register(sockets, {
    // What is hidden must not share a compressor with what others have written: see docs/decisions.
    // Pings are answered here, within the rate limit.
    options: {
      maxPayload: limits.message,
      maxFragments: MAX_FRAGMENTS,
      perMessageDeflate: false,
      autoPong: false,
    },
    errorHandler: broken,
    // Sessions have been drained before the server is closed.
    preClose: done => done(),
  });
  // There is no HEAD of a socket: it would get here without one.
  const route = { websocket: true, exposeHeadRoute: false, preValidation: guard.socket } as const;
  server.get('/socket', route, (socket, request) => {
    // A socket that is gone before the handshake is over has no address any more.
    if ((request.ip as string | undefined) === undefined) return socket.terminate();
    if (service.limits.enter(request.ip)) return openSession(socket, request, service, guard);
    request.log.warn({ address: request.ip }, 'too many sockets');
    socket.send(tooFast);
    return turnAway(socket, LATER);
  });
}

/** A wrong frame is the sender's fault: the socket has been closed with a code that says so. */
function broken(error: Error, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error as { code?: string };
  if (/^(WS_ERR|ECONN|EPIPE)/.test(code)) request.log.debug({ code }, 'unreadable frame');
  else request.log.error({ err: error }, 'trouble with a socket');
  closeSocket(socket, FAILED);
}

async function openSession(
  socket: WebSocket,
  request: FastifyRequest,
  service: Service,
  guard: OriginGuard,
): Promise<void> {
  const { limits: rateLimits, log: parent, metrics } = service;
  const early = new EarlyFrames();
  const reader = readFrames(socket, early, () => {
    rateLimits.flooded(request.ip);
    metrics.answered('none', 'flood');
    request.log.warn({ address: request.ip }, 'a socket floods');
  });
  socket.once('close', () => rateLimits.leave(request.ip));
  keepAlive(socket);
  const person = await knownPerson(service, guard, request);
  if (socket.readyState !== socket.OPEN) return;
  const log = parent.child({ connection: request.id });
  log.debug({ address: request.ip, known: person !== undefined }, 'connected');
  if (!greet(socket, request)) return;
  const ban = person && (await service.measures.banOf(person.id));
  if (ban) return sendBanned(socket, ban);
  if (socket.readyState !== socket.OPEN) return;
  const session = service.connect({
    person,
    address: request.ip,
    log,
    send: corkedSend(socket, request),
    closeSocket: why => closeSocket(socket, why === 'closing' ? RESTART : LEFT),
  });
  socket.once('close', () => service.disconnect(session));
  reader.handOver(session);
  for (const text of early.texts) session.receive(text);
}

/** Somebody who is let in no longer is told why, and looks again later. */
function sendBanned(socket: WebSocket, ban: ToldMeasure): void {
  socket.send(JSON.stringify({ type: 'measures', measures: { ban } } satisfies MeasuresReply));
  socket.send(JSON.stringify({ type: 'bye', again: BANNED_RETRY, left: true } satisfies Bye));
  closeSocket(socket, LEFT);
}

/** Tells a page that has told its version ours. False, and the end of it, where it is too old to be understood. */
function greet(socket: WebSocket, { query }: FastifyRequest): boolean {
  const told = (query as Readonly<Record<string, unknown>>)[VERSION_PARAMETER];
  if (typeof told !== 'string' || !/^\d{1,6}$/.test(told)) return true;
  socket.send(JSON.stringify({ type: 'hello', ...PROTOCOL } satisfies Hello));
  if (Number(told) >= PROTOCOL.oldest) return true;
  closeSocket(socket, TOO_OLD);
  return false;
}

/** Who takes the frames of a socket. */
type Receiver = Pick<Session, 'receive' | 'count'>;

/** Keeps what comes before it is known who sends it. */
class EarlyFrames implements Receiver {
  readonly texts: string[] = [];
  #frames = 0;

  receive(text: string): Reception {
    const reception = this.count();
    if (reception === 'taken') this.texts.push(text);
    return reception;
  }

  count(): Reception {
    return this.#frames++ < MAX_EARLY ? 'taken' : 'flood';
  }
}

/** Reads frames until they are too many: what else has come by then is dropped without being looked at. */
function readFrames(
  socket: WebSocket,
  first: Receiver,
  onFlood: () => void,
): { readonly handOver: (next: Receiver) => void } {
  let receiver = first;
  const events = ['message', 'ping', 'pong'] as const;
  const heed = (reception: Reception): boolean => {
    if (reception === 'too-fast') pauseReading(socket);
    if (reception !== 'flood') return reception === 'taken';
    for (const event of events) socket.removeAllListeners(event);
    onFlood();
    turnAway(socket, FLOODS);
    return false;
  };
  socket.on('message', (data: Buffer) => heed(receiver.receive(data.toString())));
  socket.on('ping', (data: Buffer) => heed(receiver.count()) && isReading(socket) && socket.pong(data));
  socket.on('pong', () => heed(receiver.count()));
  return { handOver: next => (receiver = next) };
}

const tooFast = JSON.stringify({ type: 'refused', code: 'too-fast' } satisfies RefusalReply);

/** Sends what comes in one round of the event loop in one piece, such as a table at its end and the last answer. */
function corkedSend(socket: WebSocket, { raw }: FastifyRequest): (text: string) => void {
  let waiting = false;
  const release = (): void => {
    waiting = false;
    raw.socket.uncork();
  };
  return text => {
    if (socket.readyState !== socket.OPEN || !isReading(socket)) return;
    if (!waiting) {
      waiting = true;
      raw.socket.cork();
      process.nextTick(release);
    }
    socket.send(text);
  };
}

/** A page that does not read is cut off, and may come back; what piles up would take everybody's memory. */
function isReading(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MAX_BACKLOG) return true;
  socket.terminate();
  return false;
}

/** Does not read for a while from a page that sends too fast: answering every message of a flood would keep others waiting. */
function pauseReading(socket: WebSocket): void {
  if (socket.isPaused) return;
  socket.pause();
  setTimeout(() => socket.readyState === socket.OPEN && socket.resume(), PAUSE).unref();
}

/** Closes a socket, and reads nothing more from it, not even that it closes too. */
function turnAway(socket: WebSocket, code: number): void {
  closeSocket(socket, code);
  socket.pause();
}

function closeSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
}

function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const beat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, HEARTBEAT);
  beat.unref();
  socket.once('close', () => clearInterval(beat));
}
