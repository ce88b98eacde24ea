import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { gameIds, isGameId } from '../../games/registry.ts';
import { matchPattern } from '../../protocol/limits.ts';
import type { BotCarrier, BotConnection } from '../bots/bot-connection.ts';
import { type BotRefusal, LONGEST_NAME } from '../bots/own-bots.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import { cleanName } from '../net/clean-text.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { KnownBot } from '../store/bot-port.ts';
import { refuseNobody, whoAsks, whoChanges } from './admission.ts';
import { readSocket, socketCarrier, streamCarrier } from './bot-carriers.ts';
import type { Service } from './service.ts';

const newBotBody = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  games: v.pipe(v.array(v.picklist(gameIds)), v.minLength(1), v.maxLength(gameIds.length)),
});
const botBody = v.strictObject({ bot: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)) });

/** People's own bots: their tokens, made and revoked in the page. */
export function addBotRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { ownBots } = service;
  server.get('/api/bots', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    return person ? { bots: await ownBots.of(person) } : refuseNobody(reply);
  });
  server.get('/api/bots/here', async request => {
    const { game } = request.query as Readonly<Record<string, unknown>>;
    return { names: typeof game === 'string' && isGameId(game) ? await ownBots.here(game) : [] };
  });
  server.post('/api/bots', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    if (!person.account) return refuse(reply, 403, 'no-account', 'make an account first');
    const body = v.safeParse(newBotBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say what it is called and which games it plays');
    const made = await ownBots.make(person, name, [...new Set(body.output.games)]);
    return typeof made === 'string' ? refuseBot(reply, made) : { name, ...made };
  });
  server.post('/api/bots/remove', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(botBody, request.body);
    if (!person) return refuseNobody(reply);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which bot');
    return { removed: await ownBots.revoke(person, body.output.bot) };
  });
  addCarriers(server, service);
}

function refuseBot(reply: FastifyReply, code: BotRefusal): FastifyReply {
  const what = {
    name: `a name has 2 to ${LONGEST_NAME} letters of one alphabet`,
    taken: 'somebody has this name, or one that looks like it',
    'too-many': 'revoke a bot first',
  };
  return refuse(reply, code === 'name' ? 400 : 409, code, what[code]);
}

/** Where bots themselves come to: with a token, and without cookies. */
function addCarriers(server: FastifyInstance, service: Service): void {
  const comers = new WeakMap<FastifyRequest, KnownBot>();
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const bot = await whoComes(service, request, reply);
    if (!bot) return reply;
    const refusal = await seatRefusal(service, bot, request);
    if (refusal) return refuse(reply, 409, refusal.code, refusal.what ?? 'there is no seat for it');
    comers.set(request, bot);
    return undefined;
  };
  const enter = (request: FastifyRequest, carrier: BotCarrier): BotConnection => {
    const { line } = service.limits.forAddress(request.ip);
    const bot = comers.get(request)!;
    return service.bots.enter({ bot, carrier, maySpeak: () => line(bot.id) });
  };
  const socketRoute = { websocket: true, exposeHeadRoute: false, preHandler: admit } as const;
  server.get('/api/bot/socket', socketRoute, (socket, request) => {
    const { ip } = request;
    // A socket that is gone before the handshake is over has no address any more.
    if ((ip as string | undefined) === undefined) return socket.terminate();
    if (!service.limits.enter(ip)) return socketCarrier(socket).end('busy');
    socket.once('close', () => service.limits.leave(ip));
    return readSocket(socket, enter(request, socketCarrier(socket)), () => service.limits.flooded(ip));
  });
  server.get('/api/bot/stream', { exposeHeadRoute: false, preHandler: admit }, (request, reply) => {
    const { ip } = request;
    if (!service.limits.enter(ip)) return refuse(reply, 429, 'too-fast', 'too many connections; wait a moment');
    reply.hijack();
    const connection = enter(request, streamCarrier(reply.raw));
    reply.raw.once('close', () => {
      service.limits.leave(ip);
      connection.leave();
    });
    return reply;
  });
  server.post('/api/bot/answer', async (request, reply) => {
    const bot = await whoComes(service, request, reply);
    if (!bot) return reply;
    if (!request.body) return refuse(reply, 400, 'unreadable', 'send one message of the protocol, as JSON');
    return service.answerOf(bot, JSON.stringify(request.body))
      ? reply.code(204).send()
      : refuse(reply, 409, 'not-connected', 'open /api/bot/stream first, and keep it open');
  });
}

/** The bot whose token a request carries; undefined when the reply says that there is none. Guessing is limited. */
async function whoComes(
  { limits: rates, ownBots }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownBot | undefined> {
  const [, token] = /^Bearer ([\w-]{20,80})$/.exec(request.headers.authorization ?? '') ?? [];
  // A client that has gone meanwhile has no address any more.
  const address = (request.ip as string | undefined) ?? '';
  if (address !== '' && !rates.maySignIn(address)) {
    refuse(reply, 429, 'too-fast', 'too much was wrong from your address; wait a few minutes');
    return undefined;
  }
  const bot = token === undefined || address === '' ? undefined : await ownBots.known(token);
  if (bot) rates.signedIn(address);
  else refuse(reply, 401, 'token', 'send the token of a bot: Authorization: Bearer …');
  return bot;
}

/** With `?table=…` it sits down there. */
async function seatRefusal(
  { bots }: Service,
  bot: KnownBot,
  request: FastifyRequest,
): Promise<RefusedRequest | undefined> {
  const { table } = request.query as Readonly<Record<string, unknown>>;
  if (table === undefined) return undefined;
  if (typeof table !== 'string' || !matchPattern.test(table)) return new RefusedRequest('no-such-table');
  try {
    await bots.sit(bot, table);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedRequest) return error;
    throw error;
  }
}
