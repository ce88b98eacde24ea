import sockets from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type WebSocket from 'ws';
import { limits } from '../../protocol/limits.ts';
import type { RefusalReply } from '../../protocol/replies.ts';
import { secretOf } from '../net/cookies.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { Service } from './service.ts';

/** How many messages may come before it is known who sends them. */
const MAX_EARLY = 64;
/** How often a page is asked whether it is still there, in milliseconds: networks lose sockets without a word. */
const HEARTBEAT = 30_000;
/** A page that lets this many bytes pile up does not read any more. */
const MAX_BACKLOG = 4_000_000;
/** How long a page that sends too fast is not read, in milliseconds. */
const PAUSE = 500;
/** How long a page may take to answer when a socket is closed, in milliseconds. */
const CLOSE_TIMEOUT = 1000;
/** Why a socket is closed: something went wrong here; the server is being closed; the address has too many. */
const FAILED = 1011;
const RESTART = 1012;
const LATER = 1013;

/** Everything but names and codes goes over sockets. */
export async function addSockets(server: FastifyInstance, service: Service, guard: OriginGuard): Promise<void> {
  await server.register(sockets, {
    options: { maxPayload: limits.message },
    errorHandler: broken,
    // Sessions have been drained before the server is closed.
    preClose: done => done(),
  });
  // There is no HEAD of a socket: it would get here without one.
  const route = { websocket: true, exposeHeadRoute: false, preValidation: guard.socket } as const;
  server.get('/socket', route, (socket, request) => {
    // A socket that is gone before the handshake is over has no address any more.
    if ((request.ip as string | undefined) === undefined) return socket.terminate();
    if (service.limits.enter(request.ip)) return openSession(socket, request, service);
    request.log.warn({ address: request.ip }, 'too many sockets from one address');
    socket.send(tooFast);
    return closeSocket(socket, LATER);
  });
}

/** A wrong frame is the sender's fault: the socket has been closed with a code that says so. */
function broken(error: Error, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error as { code?: string };
  if (/^(WS_ERR|ECONN|EPIPE)/.test(code)) request.log.debug({ code }, 'unreadable frame');
  else request.log.error({ err: error }, 'trouble with a socket');
  closeSocket(socket, FAILED);
}

async function openSession(socket: WebSocket, request: FastifyRequest, service: Service): Promise<void> {
  const early: string[] = [];
  let receive = (text: string): void => void (early.length < MAX_EARLY ? early.push(text) : refuseEarly(socket));
  socket.on('message', (data: Buffer) => receive(data.toString()));
  socket.once('close', () => service.limits.leave(request.ip));
  keepAlive(socket);
  const person = await service.people.known(secretOf(request));
  if (socket.readyState !== socket.OPEN) return;
  const log = service.log.child({ connection: request.id });
  log.debug({ address: request.ip, known: person !== undefined }, 'connected');
  const session = service.connect({
    person,
    address: request.ip,
    log,
    send: corkedSend(socket, request),
    closeSocket: () => closeSocket(socket, RESTART),
  });
  socket.once('close', () => service.disconnect(session));
  receive = text => void (session.receive(text) || pauseReading(socket));
  for (const text of early) receive(text);
}

function refuseEarly(socket: WebSocket): void {
  send(socket, tooFast);
  pauseReading(socket);
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
function send(socket: WebSocket, text: string): void {
  if (isReading(socket)) socket.send(text);
}

function isReading(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MAX_BACKLOG) return true;
  socket.terminate();
  return false;
}

/** Does not read for a while from a page that sends too fast: answering every message of a flood would keep others waiting. */
function pauseReading(socket: WebSocket): void {
  if (socket.isPaused) return;
  socket.pause();
  setTimeout(() => socket.resume(), PAUSE).unref();
}

function closeSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
}

function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  // The library answers the other side's pings; that says nothing about whether the answers are read.
  socket.on('ping', () => void isReading(socket));
  const beat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, HEARTBEAT);
  beat.unref();
  socket.once('close', () => clearInterval(beat));
}
