import { isLevelName, type LevelName, levelsOf } from '../../ai/levels.ts';
import type { Game } from '../../engine/game.ts';
import { BadOptions, type Options, optionsAnew } from '../../engine/options.ts';
import type { Random } from '../../engine/random.ts';
import { seedFromWords } from '../../table/chance.ts';
import { type Match, type Player, type PlayerColour, playerColours } from '../../table/match.ts';
import { botsToldApart, movedOn, namesByColour } from '../../table/players.ts';
import { usualSeats } from '../../table/seat-counts.ts';
import { optionsAmong, usualOptions } from '../../table/usual-options.ts';
import { USUAL_LEVEL } from './levels.ts';
import { shortName } from './names.ts';
import { lonePerson, peopleOf } from './people.ts';

/** What a person fills in before a match. */
export interface Setup {
  readonly players: readonly Player[];
  /** Does chance decide who begins, or the order of the list? */
  readonly order: Order;
  readonly options: Options;
  /** Words that make the chance of the match, or none for a fresh one. */
  readonly words: string;
  /** Do people roll and draw themselves, with the printed game on the table? */
  readonly byHand?: boolean;
}

export const orders = ['random', 'listed'] as const;
export type Order = (typeof orders)[number];

export const LONGEST_WORDS = 60;

export function botPlayer(colour: PlayerColour, bot: string = USUAL_LEVEL): Player {
  return { name: namesByColour[colour], colour, bot };
}

/** One person, with the name and the colour of the time before, against two bots or as many as the game needs. */
export function usualSetup(game: Game, before?: Setup): Setup {
  const seats = usualSeats(game.seats);
  const me = before?.players.find(player => player.bot === undefined);
  const [first, ...others] = playerColours.slice(0, seats);
  const players = [{ name: me?.name ?? '', colour: first! }, ...others.map(colour => botPlayer(colour))];
  const setup: Setup = { players, order: 'random', options: usualOptions(game.options, true), words: '' };
  return withColour(setup, 0, me?.colour ?? first!);
}

/** A set-up that was kept, or undefined where it no longer fits the game. */
export function readSetup(game: Game, text: string | undefined): Setup | undefined {
  try {
    // Whether the printed game lies on the table is asked every time.
    const { byHand: _, ...read } = JSON.parse(text ?? '') as Setup;
    const setup = { ...read, options: optionsAnew(game.options, read.options), words: '' };
    return fits(game, setup) ? setup : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof BadOptions) return undefined;
    throw error;
  }
}

function fits(game: Game, { players, order }: Setup): boolean {
  const colours = new Set(players.map(player => player.colour));
  return (
    game.seats.includes(players.length) &&
    colours.size === players.length &&
    players.every(isPlayer) &&
    orders.includes(order)
  );
}

function isPlayer({ name, colour, bot }: Player): boolean {
  const level = bot === undefined || isLevelName(bot);
  return typeof name === 'string' && name === shortName(name) && playerColours.includes(colour) && level;
}

/** The same, with the options that are usual among those who play it now, unless somebody chose others. */
export function withUsualOptions(game: Game, before: Setup, setup: Setup): Setup {
  if (setup.players === before.players) return setup;
  const who = { before: isAmongBots(before), now: isAmongBots(setup) };
  return { ...setup, options: optionsAmong(game.options, setup.options, who) };
}

function isAmongBots(setup: Setup): boolean {
  return peopleOf(setup).length < 2;
}

/** With another number of seats: bots come, or the last ones leave. */
export function withSeats(setup: Setup, seats: number): Setup {
  const free = playerColours.filter(colour => setup.players.every(player => player.colour !== colour));
  const more = free.map(colour => botPlayer(colour));
  return { ...setup, players: [...setup.players, ...more].slice(0, seats) };
}

/** A seat taken by a person, or by a bot of a level. A name that somebody typed stays with the person. */
export function withLevel(setup: Setup, seat: number, level: string): Setup {
  return changed(setup, seat, ({ name, colour, bot }) => {
    if (level === '') return { name: bot === undefined ? name : '', colour };
    return bot === undefined ? botPlayer(colour, level) : { name, colour, bot: level };
  });
}

/**
 * The only person is the one at this device, and has the name that they gave the last time, in whatever game. A bot
 * with the same name gives way.
 */
export function withOwnName(setup: Setup, name: string | undefined): Setup {
  const seat = lonePerson(setup.players);
  const named = seat === undefined || name === undefined ? setup : withName(setup, seat, name);
  return { ...named, players: botsToldApart(named.players) };
}

export function withName(setup: Setup, seat: number, name: string): Setup {
  return changed(setup, seat, player => ({ ...player, name: shortName(name) }));
}

/** A colour that another seat has is exchanged for one's own: each colour is there once, whatever is chosen. */
export function withColour(setup: Setup, seat: number, colour: PlayerColour): Setup {
  const mine = setup.players[seat]!.colour;
  const players = setup.players.map((player, other) => {
    if (other === seat) return recoloured(player, colour);
    return player.colour === colour ? recoloured(player, mine) : player;
  });
  return { ...setup, players };
}

/** A bot that still has the name of its colour gets that of the new one, so that no two are called alike. */
function recoloured(player: Player, colour: PlayerColour): Player {
  const own = player.bot !== undefined && player.name === namesByColour[player.colour];
  return { ...player, colour, name: own ? namesByColour[colour] : player.name };
}

function changed(setup: Setup, seat: number, change: (player: Player) => Player): Setup {
  return { ...setup, players: setup.players.map((player, other) => (other === seat ? change(player) : player)) };
}

/** A match by this set-up. The seed is for a match without words: the same words give the same chance again. */
export function matchFrom(game: Game, setup: Setup, fresh: { id: string; seed: string; random: Random }): Match {
  const words = setup.words.trim().toLowerCase().replace(/\s+/g, ' ');
  const { id } = fresh;
  return {
    id,
    game: game.id,
    version: game.version,
    options: optionsAnew(game.options, setup.options),
    players: seated(setup, fresh.random),
    chance: words
      ? { seed: seedFromWords(words), match: words, nonces: [] }
      : { seed: fresh.seed, match: id, nonces: [] },
    ...(setup.byHand && !game.deterministic && { byHand: true as const }),
  };
}

function seated({ players, order }: Setup, random: Random): Player[] {
  const rest = players.map(player => ({ ...player, name: player.name.trim() }));
  if (order === 'listed') return rest;
  return players.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

/** The same people again, one seat further on; bots by so many levels stronger, or weaker, as far as there are any. */
export function rematchOf(
  { game, players, options, byHand }: Pick<Match, 'game' | 'players' | 'options' | 'byHand'>,
  by = 0,
): Setup {
  const shifted = players.map(player => (isBot(player) ? { ...player, bot: levelBy(game, player.bot, by) } : player));
  return { players: movedOn(shifted), order: 'listed', options, words: '', ...(byHand && { byHand }) };
}

function isBot(player: Player): player is Player & { readonly bot: LevelName } {
  return player.bot !== undefined && isLevelName(player.bot);
}

/** The level so many steps on, or the last one on the way there. */
function levelBy(game: string, level: LevelName, by: number): LevelName {
  const levels = levelsOf(game);
  const at = levels.indexOf(level) + by;
  return levels[Math.max(0, Math.min(levels.length - 1, at))]!;
}

/** What all bots of a rematch would play at, or that it differs; undefined where none would play any differently. */
export function shiftedLevel(
  { game, players }: Pick<Match, 'game' | 'players'>,
  by: number,
): LevelName | 'mixed' | undefined {
  const bots = players.filter(isBot).map(({ bot }) => bot);
  const shifted = bots.map(bot => levelBy(game, bot, by));
  if (shifted.every((level, i) => level === bots[i])) return undefined;
  return new Set(shifted).size === 1 ? shifted[0] : 'mixed';
}
