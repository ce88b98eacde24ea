import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isGameId } from '../../games/registry.ts';
import { limits, matchPattern } from '../../protocol/limits.ts';
import type { OpenedStudy } from '../../protocol/studies.ts';
import { LONGEST_STUDY_NAME } from '../../table/study.ts';
import { cleanLine } from '../net/clean-text.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { Person } from '../store/port.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

/** How many studies an account holds, and letters in all of them: a hundred long ones, or ten as long as one can be. */
const ROOM = { studies: 100, letters: 10 * limits.study } as const;

const study = v.pipe(v.string(), v.regex(matchPattern));
const studyQuery = v.object({ study });
const dropBody = v.strictObject({ study });
const saveBody = v.strictObject({
  study: v.optional(study),
  name: v.pipe(v.string(), v.maxLength(LONGEST_STUDY_NAME)),
  game: v.pipe(v.string(), v.check(isGameId)),
  /** What is in it the page reads by its own rules, wherever it comes from. */
  text: v.pipe(v.string(), v.startsWith('{"study":'), v.maxLength(limits.study)),
});
type SaveBody = v.InferOutput<typeof saveBody>;

/** Studies in an account. Whoever has the address of one can read it. */
export function addStudyRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { store } = service;
  server.get('/api/studies', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person?.account) return refuseStranger(reply);
    return { studies: await store.studies.studiesOf(person.id, ROOM.studies) };
  });
  server.get('/api/studies/open', async (request, reply) => {
    const asked = v.safeParse(studyQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'unreadable', 'say which study');
    const person = await whoAsks(service, guard, request);
    const opened = await openedStudy(service, asked.output.study, person?.id);
    return opened ?? refuse(reply, 404, 'no-such-study', 'there is no such study; its owner may have deleted it');
  });
  server.post('/api/studies', { preHandler: guard.post, bodyLimit: 2 * limits.study }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(saveBody, request.body);
    if (!person?.account) return refuseStranger(reply);
    if (!body.success)
      return refuse(reply, 400, 'unreadable', `a study has a name, a game and at most ${limits.study} letters`);
    return (
      (await saved(service, person, body.output)) ??
      refuse(reply, 409, 'too-many', 'this account holds no more, or the study is somebody else’s')
    );
  });
  server.post('/api/studies/drop', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(dropBody, request.body);
    if (!person?.account) return refuseStranger(reply);
    const dropped = body.success && (await store.studies.drop(person.id, body.output.study));
    return dropped ? { ok: true } : refuse(reply, 404, 'no-such-study', 'there is no such study of yours');
  });
}

async function openedStudy(
  { store }: Pick<Service, 'store'>,
  id: string,
  person: string | undefined,
): Promise<OpenedStudy | undefined> {
  const found = await store.studies.studyWith(id);
  if (!found) return undefined;
  const { name, game, touched, body } = found;
  const account = await store.accounts.accountOf(found.person);
  const by = account?.name;
  return { id, name, game, touched, text: body, ...(found.person === person && { own: true }), ...(by && { by }) };
}

async function saved(
  { store, studyRooms, now }: Pick<Service, 'store' | 'studyRooms' | 'now'>,
  person: Person,
  { study: known, name, game, text }: SaveBody,
): Promise<{ readonly id: string; readonly touched: number } | undefined> {
  // Nobody chooses how a study is called that is not there yet.
  if (known !== undefined && !(await store.studies.ownerOf(known))) return undefined;
  const id = known ?? randomBytes(9).toString('hex');
  const touched = now();
  const kept = { id, person: person.id, name: cleanLine(name), game, body: text, touched };
  if (!(await store.studies.save(kept, ROOM))) return undefined;
  studyRooms.saved(id, touched);
  return { id, touched };
}

function refuseStranger(reply: FastifyReply): FastifyReply {
  return refuse(reply, 401, 'no-account', 'studies are kept in an account; make one first');
}
