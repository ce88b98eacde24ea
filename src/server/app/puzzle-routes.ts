import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isGameId } from '../../games/registry.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const game = v.pipe(v.string(), v.check(isGameId));
const gameQuery = v.object({ game });
/** Puzzles have numbers: of their game, and of the move. */
const puzzle = v.pipe(v.string(), v.regex(/^\d{1,12}-\d{1,5}$/));
const tryBody = v.strictObject({ game, puzzle, solved: v.boolean() });

/** How hard puzzles are, by the first tries of those who let theirs be counted. */
export function addPuzzleRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.get('/api/puzzles', async (request, reply) => {
    const asked = v.safeParse(gameQuery, request.query);
    if (!asked.success || !isGameId(asked.output.game)) return refuse(reply, 400, 'unreadable', 'say which game');
    return { puzzles: await service.puzzles.difficultiesOf(asked.output.game) };
  });
  server.post('/api/puzzles', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(tryBody, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success || !isGameId(body.output.game))
      return refuse(reply, 400, 'unreadable', 'say which game and puzzle, and whether it was solved');
    const { game: id, puzzle: which, solved } = body.output;
    await service.puzzles.enter(id, which, person.id, solved);
    return { ok: true };
  });
}
