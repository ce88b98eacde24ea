import { randomUUID } from 'node:crypto';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import { limits } from '../../protocol/limits.ts';
import { strictForwarding } from '../net/forwarded-headers.ts';
import { refuse } from '../net/http-refusal.ts';
import { type LogSink, loggerOptions } from '../net/logs.ts';

export interface ListenerSettings {
  readonly logLevel?: string;
  readonly logTo?: LogSink;
  readonly trustedProxies?: readonly string[] | undefined;
  /** A request that takes longer to arrive is given up, in milliseconds. */
  readonly arrivalTimeout?: number;
}

const ARRIVAL_TIMEOUT = 30_000;
/** How often it is looked for those that are late, in a part of that time. */
const LOOKS = 6;
/** How long requests may still take when the server is closed, in milliseconds. */
const CLOSE_TIMEOUT = 1000;

/** A server without anything to serve yet. */
export function listener({
  logLevel = 'silent',
  logTo,
  trustedProxies,
  arrivalTimeout = ARRIVAL_TIMEOUT,
}: ListenerSettings = {}): FastifyInstance {
  const server = fastify({
    logger: loggerOptions(logLevel, logTo),
    // The API writes one line for each request: it knows what may be in it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: trustedProxies ? [...trustedProxies] : false,
    bodyLimit: limits.message,
    requestTimeout: arrivalTimeout,
    // Node waits twice as long for the head of a request, and looks only every half minute, unless it is told.
    http: { headersTimeout: arrivalTimeout, connectionsCheckingInterval: arrivalTimeout / LOOKS },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void sendAway(error, reply as FastifyReply),
  });
  // Before anything asks who calls.
  server.addHook('onRequest', (request, _reply, done) => {
    strictForwarding(request.raw.headers);
    done();
  });
  server.addHook('preClose', async () => {
    // Browsers open connections before they need them; nobody is going to wait for a request on those.
    setTimeout(() => server.server.closeAllConnections(), CLOSE_TIMEOUT).unref();
  });
  return server;
}

/**
 * An address that can't be read leads to no route that could answer. Nobody would close its connection either, where it
 * was to become a socket.
 */
function sendAway({ statusCode = 400 }: FastifyError, reply: FastifyReply): FastifyReply {
  const { socket } = reply.raw;
  reply.raw.once('finish', () => socket?.destroySoon());
  return refuse(reply, statusCode, 'unreadable', 'there can be no such address: check what follows each % in it');
}
