import type { Game } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { commitmentTo } from '../../table/chance.ts';
import { chanceIn, objectionToSeed, revealedSeed } from '../../table/fairness.ts';
import { type Entry, type Match, type Player, type PlayerColour, playerColours } from '../../table/match.ts';
import { namelessPlayers } from '../../table/players.ts';
import { freshId, freshSeed } from '../browser/ids.ts';
import { shortName } from '../match/names.ts';
import type { Words } from '../words/words.ts';

/** A match as it stands in the first line of a file or link. The command line writes less and skips the rest. */
export interface FileHeader {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Match['options'];
  readonly match?: string;
  readonly players?: readonly Player[];
  readonly nonces?: readonly string[];
  readonly seals?: readonly string[];
  readonly spoilt?: number;
  readonly commitment?: string;
  /** What outcomes are drawn for, where that is not the match's id. It may give the seed away, so it waits for it. */
  readonly drawnFor?: string;
  readonly inherited?: number;
  /** People entered what chance brought: there is no seed to check it by. */
  readonly byHand?: true;
}

export type HeaderFields = Readonly<Record<string, unknown>>;

/** What can be wrong with a file or link: there are words for each of these. */
export type FileProblemKind = keyof Words['replay']['troubles'];

export class BadHeader extends Error {
  readonly kind: FileProblemKind;
  readonly found: string;
  constructor(kind: FileProblemKind, found: string) {
    super(`${kind}: ${found}`);
    this.kind = kind;
    this.found = found;
  }
}

export function headerOf(match: Match, seed: string | undefined): FileHeader {
  const { game, version, players, options, id, chance, inherited, byHand } = match;
  const drawn = chance.seed !== '' && !byHand;
  return {
    game,
    version,
    seats: players.length,
    options,
    ...(id !== '' && { match: id, players }),
    ...(drawn && { nonces: chance.nonces, commitment: commitmentTo(chance.seed) }),
    ...(drawn && chance.seals && { seals: chance.seals }),
    ...(drawn && chance.spoilt !== undefined && { spoilt: chance.spoilt }),
    ...(seed !== undefined && chance.match !== id && { drawnFor: chance.match }),
    ...(inherited !== undefined && { inherited }),
    ...(byHand && { byHand }),
  };
}

/**
 * The match that a header and its entries describe. A log without a seed gets a fresh one, for what is still to come;
 * its entries then count as inherited.
 */
export function matchFromHeader(game: Game, header: HeaderFields, entries: readonly Entry[]): Match {
  const seats = header.seats as number;
  const seed = checkedSeed(revealedSeed(entries), header.commitment);
  const id = typeof header.match === 'string' && /^[\w-]{1,64}$/.test(header.match) ? header.match : freshId();
  const chance = chanceIn(header, entries.length);
  const inherited = seed === undefined ? entries.length : chance.inherited;
  return {
    id,
    game: game.id,
    version: Number.isInteger(header.version) ? (header.version as number) : game.version,
    options: readOptions(game.options, header.options),
    players: readPlayers(header.players, seats),
    chance: { seed: seed ?? freshSeed(), match: chance.drawnFor ?? id, ...chance.added },
    ...(inherited > 0 && { inherited }),
    ...(header.byHand === true && { byHand: true }),
  };
}

function checkedSeed(seed: string | undefined, commitment: unknown): string | undefined {
  if (seed === undefined) return undefined;
  const wrong = objectionToSeed(seed, commitment);
  if (wrong) throw new BadHeader(wrong, seed.slice(0, 80));
  return seed;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
}

function readPlayers(value: unknown, seats: number): readonly Player[] {
  if (value === undefined) return namelessPlayers(seats);
  const players = Array.isArray(value) ? value.map(readPlayer) : [];
  const colours = new Set(players.map(player => player?.colour));
  if (players.length !== seats || colours.size !== seats || players.includes(undefined))
    throw new BadHeader('players', JSON.stringify(value).slice(0, 80));
  return players as Player[];
}

function readPlayer(value: unknown): Player | undefined {
  const { name, colour, bot } = Object(value) as HeaderFields;
  if (textOf(name) === undefined || !playerColours.includes(colour as PlayerColour)) return undefined;
  const level = textOf(bot);
  const seated = { name: shortName((name as string).trim()), colour: colour as PlayerColour };
  return { ...seated, ...(level !== undefined && { bot: level }) };
}
