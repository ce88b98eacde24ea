import { MOST_INVITATIONS, type TableInvitation } from '../../protocol/invitations.ts';
import { Emitter } from '../net/emitter.ts';
import type { Person, Store } from '../store/port.ts';
import { lobbyEntryOf, type MatchSummary } from './disclosure.ts';
import type { MatchDirectory } from './match-directory.ts';
import { RefusedRequest } from './refusals.ts';
import { isShut } from './table-manners.ts';
import { seatOfPerson } from './table-record.ts';
import type { Ties } from './ties.ts';

/** How many people can be invited to one table. */
const MOST_TO_TABLE = 20;

export type InviteResult = 'invited' | 'no-such-person' | 'not-seated' | 'not-gathering' | 'silenced' | 'too-many';

/** Somebody was invited. */
export interface InvitedPerson {
  readonly person: string;
  readonly match: string;
  readonly game: string;
}

interface Parts {
  readonly store: Pick<Store, 'ties'>;
  readonly directory: Pick<MatchDirectory, 'liveMatch'>;
  readonly ties: Ties;
  readonly now: () => number;
}

/** Invitations to tables, for people who have met before. */
export class Invitations {
  readonly invited: Emitter<InvitedPerson>;
  readonly #parts: Parts;

  constructor(parts: Parts, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.invited = new Emitter(onError);
  }

  /** Whoever is not wanted by the one they invite is not told so: nothing comes of it. */
  async invite(sender: Person, match: string, mark: string): Promise<InviteResult> {
    const { store, ties, now } = this.#parts;
    const person = await ties.personAt(sender.id, { mark });
    if (person === undefined) return 'no-such-person';
    const table = await this.#tableOf(match, sender.id);
    if (typeof table === 'string') return table;
    if (await ties.isSilenced(sender.id)) return 'silenced';
    // Told once, however often it is said.
    if (await store.ties.isInvited(person, match)) return 'invited';
    if ((await store.ties.countInvited(match)) >= MOST_TO_TABLE) return 'too-many';
    const isWanted = (await store.ties.tieBetween(person, sender.id)) === undefined;
    if (!isWanted || table.people.includes(person)) return 'invited';
    await store.ties.invite({ person, match, sender: sender.id, at: now() }, MOST_INVITATIONS);
    this.invited.emit({ person, match, game: table.game });
    return 'invited';
  }

  async #tableOf(match: string, person: string): Promise<{ game: string; people: readonly string[] } | InviteResult> {
    const { directory } = this.#parts;
    const found = directory.liveMatch(match).read(({ record }) => {
      if (seatOfPerson(record, person) === undefined) return 'not-seated' as const;
      if (record.stage !== 'gathering' || isShut(record)) return 'not-gathering' as const;
      return { game: record.game, people: record.chairs.flatMap(chair => chair.person ?? []) };
    });
    return found.catch((error: unknown) => {
      if (error instanceof RefusedRequest) return 'not-seated' as const;
      throw error;
    });
  }

  /** Those to tables where there is still a seat, the latest first. */
  async of(person: string): Promise<readonly TableInvitation[]> {
    const found = await this.#parts.store.ties.invitationsOf(person, MOST_INVITATIONS);
    return found.flatMap(({ name, at, listing }) => {
      const { stage, people } = JSON.parse(listing.summary) as MatchSummary;
      const table = lobbyEntryOf(listing, person);
      const isOpen = stage === 'gathering' && people.some((sitter, seat) => !sitter && !table.chairs[seat]?.bot);
      return isOpen && table.seat === undefined ? [{ name, at, table }] : [];
    });
  }

  /** Nobody is told. */
  async decline(person: string, match: string): Promise<void> {
    await this.#parts.store.ties.dropInvitation(person, match);
  }
}
