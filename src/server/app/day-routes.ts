import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isGameId } from '../../games/registry.ts';
import { limits } from '../../protocol/limits.ts';
import { readDay } from '../../table/day.ts';
import type { DayRefusal } from '../matches/day-tries.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { refuseTooFast, whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const day = v.pipe(
  v.string(),
  v.check(text => readDay(text) !== undefined),
);
const dayQuery = v.object({ day });
const tryBody = v.strictObject({
  day,
  game: v.pipe(v.string(), v.check(isGameId)),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.move))), v.maxLength(limits.tryMoves)),
});

const reasons: Readonly<Record<DayRefusal, readonly [status: number, why: string]>> = {
  'other-day': [409, 'this day is over, or still to come'],
  'not-a-try': [400, 'these moves do not lead to the end of that desert'],
  'other-bots': [409, 'the computer players have played in another way than here; load the page again'],
  busy: [503, 'many are handing in their results; try again in a moment'],
  'had-one': [409, 'your result of that day is in the list already'],
};

/** Why a try does not stand that was played through again: that takes a while. */
const lookedAt: readonly DayRefusal[] = ['not-a-try', 'other-bots'];

/** The desert of the day: who has made what of it here. */
export function addDayRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.get('/api/days', async (request, reply) => {
    const asked = v.safeParse(dayQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'unreadable', 'say which day, as in 2026-11-16');
    const person = await whoAsks(service, guard, request);
    return { tables: await service.days.tablesOf(asked.output.day, person?.id) };
  });
  server.post('/api/days', { preHandler: guard.post, bodyLimit: limits.tryBytes }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(tryBody, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success || !isGameId(body.output.game))
      return refuse(reply, 400, 'unreadable', 'say which day and game, and all moves of the seats');
    const { game, ...rest } = body.output;
    const address = request.ip;
    if (!service.limits.mayHandIn(address)) return refuseTooFast(reply);
    const refusal = await service.days.handIn({ ...rest, game, person: person.id });
    if (!refusal || !lookedAt.includes(refusal)) service.limits.handInForFree(address);
    if (refusal === undefined) return { ok: true };
    const [status, why] = reasons[refusal];
    return refuse(reply, status, refusal, why);
  });
}
