import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isGameId } from '../../games/registry.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const listQuery = v.object({
  game: v.pipe(v.string(), v.check(isGameId)),
  seats: v.pipe(v.string(), v.regex(/^[2-5]$/), v.transform(Number)),
});

/** Who is how strong, as far as rated matches tell. */
export function addRatingRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.get('/api/ratings/mine', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { ratings: await service.ratings.of(person.id) };
  });
  server.get('/api/ratings', async (request, reply) => {
    const asked = v.safeParse(listQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'unreadable', 'say which game, and how many seats: 2 to 5');
    const person = await whoAsks(service, guard, request);
    const { game, seats } = asked.output;
    return { list: await service.ratings.list(game, seats, person?.id) };
  });
}
