import sockets from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type WebSocket from 'ws';
import { limits } from '../../protocol/limits.ts';
import type { RefusalReply } from '../../protocol/replies.ts';
import { secretOf } from '../net/cookies.ts';
import { Frames } from '../net/frames.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { Service } from './service.ts';

/** So many messages may come before it is known who sends them. */
const EARLY = 64;
/** So often it is asked whether a page is still there, in milliseconds: networks lose sockets without a word. */
const HEARTBEAT = 30_000;
/** A page that lets so many bytes pile up does not read any more. */
const BACKLOG = 4_000_000;
/** So long a page that sends too fast is not read, in milliseconds. */
const REST = 500;
/** So long a page may take to answer when a socket is closed, in milliseconds. */
const PARTING = 1000;
/** What a closed socket says: something went wrong here; the server is being closed; there are too many of you. */
const FAILED = 1011;
const RESTART = 1012;
const LATER = 1013;

/** Everything but names and codes goes over sockets. */
export async function addSockets(server: FastifyInstance, service: Service, guard: OriginGuard): Promise<void> {
  await server.register(sockets, {
    options: { maxPayload: limits.message },
    errorHandler: broken,
    // Pages have been told to go before the server is closed.
    preClose: done => done(),
  });
  // There is no HEAD of a socket: it would get here without one.
  const route = { websocket: true, exposeHeadRoute: false, preValidation: guard.socket } as const;
  server.get('/socket', route, (socket, request) => {
    // Who is gone before the handshake is over has no address any more.
    if ((request.ip as string | undefined) === undefined) return socket.terminate();
    if (service.limits.enter(request.ip)) return welcome(socket, request, service);
    request.log.warn({ address: request.ip }, 'too many sockets from one address');
    socket.send(tooFast);
    return part(socket, LATER);
  });
}

/** What is wrong with a frame is the sender's affair: the socket has been closed with a code that says so. */
function broken(error: Error, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error as { code?: string };
  if (/^(WS_ERR|ECONN|EPIPE)/.test(code)) request.log.debug({ code }, 'unreadable frame');
  else request.log.error({ err: error }, 'trouble with a socket');
  part(socket, FAILED);
}

async function welcome(socket: WebSocket, request: FastifyRequest, service: Service): Promise<void> {
  const early: string[] = [];
  let hear = (text: string): void => void (early.length < EARLY ? early.push(text) : sendAway(socket));
  socket.on('message', (data: Buffer) => hear(data.toString()));
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
    send: gathered(socket, request),
    closeSocket: () => part(socket, RESTART),
  });
  socket.once('close', () => service.disconnect(session));
  hear = text => void (session.receive(text) || rest(socket));
  for (const text of early) hear(text);
}

function sendAway(socket: WebSocket): void {
  send(socket, tooFast);
  rest(socket);
}

const tooFast = JSON.stringify({ type: 'refused', code: 'too-fast' } satisfies RefusalReply);

const frames = new Frames();

/** What is said in one breath, such as how a table looks at the end and the answer to who ended it, goes out as one. */
function gathered(socket: WebSocket, { raw }: FastifyRequest): (text: string) => void {
  let waiting = false;
  const release = (): void => {
    waiting = false;
    raw.socket.uncork();
  };
  return text => {
    if (socket.readyState !== socket.OPEN || !reads(socket)) return;
    if (!waiting) {
      waiting = true;
      raw.socket.cork();
      process.nextTick(release);
    }
    raw.socket.write(frames.of(text));
  };
}

/** Whoever does not read is cut off, and may come back; what piles up would take the memory of all. */
function send(socket: WebSocket, text: string): void {
  if (reads(socket)) socket.send(text);
}

function reads(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= BACKLOG) return true;
  socket.terminate();
  return false;
}

/** Who sends too fast is not read for a while: to answer every message of a flood would keep everybody else waiting. */
function rest(socket: WebSocket): void {
  if (socket.isPaused) return;
  socket.pause();
  setTimeout(() => socket.resume(), REST).unref();
}

function part(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), PARTING).unref();
}

function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  // The other side's pings are answered by themselves, and nobody says that the answers are read.
  socket.on('ping', () => void reads(socket));
  const beat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, HEARTBEAT);
  beat.unref();
  socket.once('close', () => clearInterval(beat));
}
