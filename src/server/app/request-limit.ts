import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../net/http-refusal.ts';
import type { RateLimits } from '../net/rate-limits.ts';
import type { Service } from './service.ts';

/** How many requests of one connection may wait for an answer. Browsers and proxies send one after the other. */
const MAX_UNANSWERED = 16;

/** However little a file costs, whoever asks for them without end takes everybody's processor. */
export function limitRequests(server: FastifyInstance, { limits, metrics }: Service): void {
  const connections = new Connections(limits);
  server.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (connections.drops(socket, request)) return reply.hijack();
    // A client that has gone meanwhile has no address any more; what answers it looks for itself.
    if ((request.ip as string | undefined) === undefined) return undefined;
    if (limits.mayAsk(request.ip, request.routeOptions.url)) return undefined;
    metrics.answered('request', 'too-fast');
    connections.close(socket, request);
    return refuseTooFast(request, reply);
  });
  server.addHook('onResponse', async ({ raw: { socket } }) => connections.answered(socket));
  // Who owes is not even heard: to come back and go on must not be a way round.
  server.server.on('connection', socket => {
    if (limits.owes(socket.remoteAddress ?? '')) socket.destroy();
  });
}

/** The connection is closed with it: to refuse without end costs nearly as much as to answer. */
function refuseTooFast({ headers, raw: { socket } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody else would close a connection that was to become a socket.
  if (headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon());
  void reply.header('Retry-After', '1').header('Connection', 'close');
  return refuse(reply, 429, 'too-fast', 'too much is asked from your address; wait a moment');
}

/** What each connection has asked and was not answered yet. */
class Connections {
  readonly #limits: RateLimits;
  readonly #unanswered = new WeakMap<Socket, number>();
  /** Those that are being closed, by the address they came from: once closed they have none. */
  readonly #closing = new WeakMap<Socket, string>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Is a request to be passed over? What came in one piece with one too many is read all the same, and counts. */
  drops(socket: Socket, { ip }: FastifyRequest): boolean {
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    this.#unanswered.set(socket, unanswered);
    if (unanswered > MAX_UNANSWERED && !this.#closing.has(socket)) this.#closing.set(socket, ip);
    const address = this.#closing.get(socket);
    if (address === undefined) return false;
    this.#limits.dropped(address);
    socket.destroy();
    return true;
  }

  close(socket: Socket, { ip }: FastifyRequest): void {
    this.#closing.set(socket, ip);
  }

  answered(socket: Socket): void {
    this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1);
  }
}
