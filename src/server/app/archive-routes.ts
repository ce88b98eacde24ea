import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { matchPattern } from '../../protocol/limits.ts';
import type { ArchivedLog, ArchivePage } from '../../protocol/replies.ts';
import type { Entry } from '../../table/match.ts';
import { lobbyEntryOf } from '../matches/disclosure.ts';
import { matchFromRecord, recordFrom, seatOfPerson } from '../matches/table-record.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { PastPlace, Store } from '../store/port.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

/** How many matches a page of the archive has. */
const PAGE = 50;

const pageQuery = v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[a-z0-9]{6,24}$/))) });
const logQuery = v.object({ match: v.pipe(v.string(), v.regex(matchPattern)) });

/** The matches that somebody has played here to the end, page by page, and the log of each for those who sat there. */
export function addArchiveRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { store } = service;
  server.get('/api/archive', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    const asked = v.safeParse(pageQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'unreadable', 'say before which match, as the page before did');
    return pageFor(store, person.id, placeFrom(asked.output.before));
  });
  server.get('/api/archive/log', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const asked = v.safeParse(logQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'unreadable', 'say which match');
    const found = person && (await logFor(store, asked.output.match, person.id));
    return found ?? refuse(reply, 404, 'no-such-table', 'there is no such match of yours that is over');
  });
}

/** Behind all there can be, where nothing is said. */
function placeFrom(text = ''): PastPlace {
  const [ended, match = ''] = text.split('.');
  return text === '' ? { ended: Number.MAX_SAFE_INTEGER, match: '' } : { ended: Number(ended), match };
}

async function pageFor(store: Store, person: string, before: PastPlace): Promise<ArchivePage> {
  const found = await store.pastMatchesOf(person, before, PAGE);
  const last = found.at(-1);
  // Tables that were closed before a game began are past, too.
  const tables = found.map(listing => lobbyEntryOf(listing, person)).filter(({ stage }) => stage === 'over');
  return { tables, ...(found.length === PAGE && last && { before: `${last.ended}.${last.match}` }) };
}

/** Nothing in a match that is over is a secret; but whose it is not, is told nothing. */
async function logFor(store: Store, match: string, person: string): Promise<ArchivedLog | undefined> {
  const stored = await store.load(match);
  const record = stored && recordFrom(stored);
  const seat = record && seatOfPerson(record, person);
  if (seat === undefined || record?.stage !== 'over') return undefined;
  const entries = (await store.entries(match)).map(text => JSON.parse(text) as Entry);
  return { match: matchFromRecord(match, record), entries, seat };
}
