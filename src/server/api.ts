import sockets from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '../protocol/limits.ts';
import { cleanName } from './people.ts';
import type { Service } from './tables/service.ts';

const COOKIE = 'caravanserai';
/** A year, in seconds: people come back to a game of days. */
const LASTING = 365 * 24 * 3600;

const nameBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

/** The ways into the house: who one is, over plain requests, and everything else over a socket. */
export async function addApi(server: FastifyInstance, service: Service): Promise<void> {
  await server.register(sockets, { options: { maxPayload: limits.message } });
  addPeople(server, service);
  addHealth(server, service);
  addSocket(server, service);
}

function addPeople(server: FastifyInstance, { people }: Service): void {
  server.get('/api/me', async (request, reply) => {
    const person = await people.known(secretOf(request));
    return person ? { name: person.name } : reply.code(204).send();
  });
  server.post('/api/me', { preHandler: sameOrigin }, async (request, reply) => {
    const body = v.safeParse(nameBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!name) return refuse(reply, 400, 'name', `a name has 1 to ${limits.name} letters`);
    const person = await people.known(secretOf(request));
    if (person) await people.rename(person, name);
    else setSecret(request, reply, (await people.welcome(name)).secret);
    return { name };
  });
  server.post('/api/transfer', { preHandler: sameOrigin }, async (request, reply) => {
    const person = await people.known(secretOf(request));
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { code: await people.transferCode(person) };
  });
  server.post('/api/redeem', { preHandler: sameOrigin }, async (request, reply) => {
    const body = v.safeParse(codeBody, request.body);
    const redeemed = body.success ? await people.redeem(body.output.code) : undefined;
    if (!redeemed) return refuse(reply, 404, 'code', 'this code was used already, is too old or was never given');
    setSecret(request, reply, redeemed.secret);
    return { name: redeemed.person.name };
  });
}

function refuse(reply: FastifyReply, status: number, code: string, what: string): FastifyReply {
  return reply.code(status).send({ code, what });
}

function setSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const rules = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTING}${secure}`;
  void reply.header('Set-Cookie', `${COOKIE}=${secret}; ${rules}`);
}

/** Secrets are made of letters that need no quoting in a cookie. */
function secretOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Another site must not speak for a visitor of ours: browsers say where a request comes from. */
async function sameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (isOurs(request)) return undefined;
  return refuse(reply, 403, 'origin', 'this request comes from another site');
}

function isOurs({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  // Programs that are no browser send no origin, and carry nobody's cookie but their own.
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function addHealth(server: FastifyInstance, { store }: Service): void {
  server.get('/health', async () => ({ ok: true }));
  server.get('/ready', (_request, reply) =>
    store.ping().then(
      () => ({ ok: true }),
      () => refuse(reply, 503, 'store', 'the database does not answer'),
    ),
  );
}

/** So many messages may come before it is known who sends them. */
const EARLY = 64;

function addSocket(server: FastifyInstance, service: Service): void {
  server.get('/socket', { websocket: true, preValidation: sameOrigin }, async (socket, request) => {
    const early: string[] = [];
    let hear = (text: string): void => void (early.length < EARLY && early.push(text));
    socket.on('message', (data: Buffer) => hear(data.toString()));
    const person = await service.people.known(secretOf(request));
    const connection = service.connect({ person, send: text => socket.send(text) });
    socket.on('close', () => service.disconnect(connection));
    hear = text => connection.hear(text);
    for (const text of early) connection.hear(text);
    if (socket.readyState !== socket.OPEN) service.disconnect(connection);
  });
}
