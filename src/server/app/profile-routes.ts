import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { PublicMatch, PublicProfile } from '../../protocol/replies.ts';
import { lobbyEntryOf } from '../matches/disclosure.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { freshCode } from '../people/codes.ts';
import type { PastPlace, Store } from '../store/port.ts';
import { refuseNobody, whoAsks, whoChanges } from './admission.ts';
import type { Service } from './service.ts';

/** 31¹⁶ addresses: nobody finds a page by trying. */
const ADDRESS_LENGTH = 16;
/** So many matches are looked at, in pieces, for those that everybody could watch. */
const LOOKED_AT = 500;
const PIECE = 100;

const openBody = v.strictObject({ open: v.boolean() });
const pageQuery = v.object({ address: v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/)) });

/** Pages about people who want one, which everybody may read. */
export function addProfileRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { accounts } = service.store;
  server.get('/api/profile', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    return addressed(await accounts.profileOf(person.id));
  });
  server.post('/api/profile', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    const body = v.safeParse(openBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say whether the page is to be open');
    if (!person.account) return refuse(reply, 403, 'no-account', 'make an account first');
    if (body.output.open) return addressed(await accounts.publish(person.id, freshCode(ADDRESS_LENGTH), service.now()));
    await accounts.withdraw(person.id);
    return {};
  });
  server.get('/api/profiles', async (request, reply) => {
    const asked = v.safeParse(pageQuery, request.query);
    const found = asked.success ? await profileAt(service, asked.output.address) : undefined;
    // Whether there was a page once, or never, or of somebody who is banned, is not told apart.
    return found ?? refuse(reply, 404, 'no-such-profile', 'there is no such page');
  });
}

function addressed(address: string | undefined): { readonly address?: string } {
  return address === undefined ? {} : { address };
}

async function profileAt({ store, ratings, measures }: Service, address: string): Promise<PublicProfile | undefined> {
  const person = await store.accounts.personAt(address);
  if (!person || (await measures.banOf(person.id))) return undefined;
  const account = await store.accounts.accountOf(person.id);
  return {
    name: person.name,
    since: account?.since ?? 0,
    matches: await publicMatches(store, person.id),
    ratings: await ratings.of(person.id),
  };
}

async function publicMatches(store: Store, person: string): Promise<readonly PublicMatch[]> {
  const found: PublicMatch[] = [];
  let before: PastPlace = { ended: Number.MAX_SAFE_INTEGER, match: '' };
  for (let looked = 0; looked < LOOKED_AT; looked += PIECE) {
    const piece = await store.pastMatchesOf(person, before, PIECE);
    for (const listing of piece) {
      const { match, game, touched, seat, standing, listed, stage } = lobbyEntryOf(listing, person);
      if (stage === 'over' && listed && standing && seat !== undefined)
        found.push({ match, game, touched, seat, standing });
    }
    const last = piece.at(-1);
    if (piece.length < PIECE || !last) break;
    before = last;
  }
  return found;
}
