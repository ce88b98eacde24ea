import { map } from '../rules/map.ts';
import { neighbourNames, type Place, placesIn } from './reference-board.ts';

/**
 * Durch die Wüste a second time, written from the rules alone. It knows nothing of the game beside it: it speaks
 * the notation only, keeps names in Maps, and works out everything anew from the pieces on the board whenever it
 * is asked. Slow on purpose; what is taken and what is enclosed is never remembered, only seen.
 */
export const COLOURS = ['white', 'blue', 'green', 'pink', 'violet'] as const;
type Colour = (typeof COLOURS)[number];

interface Camel {
  readonly colour: Colour;
  readonly seat: number;
}

export interface Region {
  readonly hexes: ReadonlySet<string>;
  /** The one caravan all around it, if it is enclosed. */
  readonly owner: Camel | undefined;
}

interface Points {
  readonly water: number;
  readonly oases: number;
  readonly caravans: number;
  readonly areas: number;
}

type ReferencePhase = 'palms' | 'water' | 'return' | 'riders' | 'camels' | 'over';

/** Everything a game in progress is. */
export interface ReferenceState {
  readonly seats: number;
  /** Do people set the palms? May nobody build inside what is enclosed? */
  readonly palmsByPeople: boolean;
  readonly sealed: boolean;
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly palmHexes: readonly string[];
  readonly circles: readonly string[];
  readonly palms: Set<string>;
  /** What lay on each hex when the set-up was done; a hole that was taken still stands here. */
  readonly water: Map<string, number>;
  readonly givenBack: Map<number, Colour>;
  readonly camels: Map<string, Camel>;
  readonly supply: Map<Colour, number>;
  phase: ReferencePhase;
  ridersSet: number;
  seat: number;
  left: number;
  camelRound: number;
}

export interface ReferenceOptions {
  readonly palms?: 'people';
  readonly inside?: 'nobody';
}

export function referenceGame(seats: number, options: ReferenceOptions = {}): ReferenceState {
  const small = seats <= 3;
  const used = placesIn(map).filter(({ token }) => !(small && ':OP'.includes(token)));
  const marked = (marks: string) => used.filter(({ token }) => marks.includes(token)).sort(byColumnThenRow);
  return {
    seats,
    palmsByPeople: options.palms !== undefined,
    sealed: options.inside !== undefined,
    next: neighbourNames(used),
    palmHexes: marked('pP').map(({ name }) => name),
    circles: marked('oO').map(({ name }) => name),
    palms: new Set(),
    water: new Map(),
    givenBack: new Map(),
    camels: new Map(),
    supply: new Map(COLOURS.map(colour => [colour, 34 - seats - (seats === 2 ? 10 : seats === 3 ? 5 : 0)])),
    phase: 'palms',
    ridersSet: 0,
    seat: 0,
    left: 0,
    camelRound: 0,
  };
}

/** A game that is at its camels on a board of just the hexes drawn, seat 0 to move with two camels. */
export function referenceFrom(drawing: string, seats: number, options: ReferenceOptions = {}): ReferenceState {
  const places = placesIn(drawing);
  const game = { ...referenceGame(seats, options), next: neighbourNames(places), palmHexes: [], circles: [] };
  for (const { name, token } of places) {
    if (token === 'T') game.palms.add(name);
    if (/^[123]$/.test(token)) game.water.set(name, Number(token));
    const colour = COLOURS.find(known => known[0] === token[0].toLowerCase());
    if (colour) game.camels.set(name, { colour, seat: Number(token[1]) });
  }
  return { ...game, phase: 'camels', left: 2, camelRound: 1 };
}

function byColumnThenRow(a: Place, b: Place): number {
  return a.x - b.x || a.y - b.y;
}

/** The seat to move, or 'chance', or 'nobody'. */
export function actorOf(game: ReferenceState): number | 'chance' | 'nobody' {
  if (game.phase === 'over') return 'nobody';
  if (game.phase === 'water' || (game.phase === 'palms' && !game.palmsByPeople)) return 'chance';
  return game.seat;
}

export function legalTexts(game: ReferenceState): string[] {
  switch (game.phase) {
    case 'palms':
      return game.palmHexes.filter(hex => !game.palms.has(hex)).map(hex => `palm ${hex}`);
    case 'water':
      return [1, 2, 3]
        .filter(value => holesLeft(game, value) > 0)
        .map(value => `water ${hexesToFill(game)[0]} ${value}`);
    case 'return':
      return COLOURS.filter(colour => ![...game.givenBack.values()].includes(colour)).map(colour => `return ${colour}`);
    case 'riders':
      return riderColours(game).flatMap(colour => riderHexes(game).map(hex => `rider ${colour} ${hex}`));
    case 'camels':
      return canPlace(game, game.seat) ? camelTexts(game, game.seat) : ['pass'];
    case 'over':
      return [];
  }
}

function holesLeft(game: ReferenceState, value: number): number {
  return 15 - [...game.water.values()].filter(laid => laid === value).length;
}

function hexesToFill(game: ReferenceState): string[] {
  const wanted = new Set(
    [...game.circles, ...game.palmHexes].filter(hex => !game.palms.has(hex) && !game.water.has(hex)),
  );
  const rank = (hex: string) => hex.charCodeAt(0) * 100 + Number(hex.slice(1));
  return [...wanted].sort((a, b) => rank(a) - rank(b));
}

function holds(game: ReferenceState, seat: number, colour: Colour): boolean {
  return game.givenBack.get(seat) !== colour;
}

function riderColours(game: ReferenceState): Colour[] {
  const standing = [...game.camels.values()];
  const own = COLOURS.filter(
    colour =>
      holds(game, game.seat, colour) && !standing.some(camel => camel.seat === game.seat && camel.colour === colour),
  );
  const fresh = own.filter(colour => !standing.some(camel => camel.colour === colour));
  return game.ridersSet < game.seats && fresh.length > 0 ? fresh : own;
}

function riderHexes(game: ReferenceState): string[] {
  const taken = (hex: string) => game.palms.has(hex) || game.camels.has(hex);
  return hexes(game).filter(hex => !taken(hex) && !game.water.has(hex) && !around(game, hex).some(taken));
}

function camelTexts(game: ReferenceState, seat: number): string[] {
  return COLOURS.flatMap(colour => camelHexes(game, { colour, seat }).map(hex => `camel ${colour} ${hex}`));
}

/** Where a caravan can grow: beside itself, on no palm and no camel, and beside no rival of its colour. */
function camelHexes(game: ReferenceState, caravan: Camel): string[] {
  const own = [...game.camels].flatMap(([hex, camel]) => (sameCaravan(camel, caravan) ? [hex] : []));
  const beside = new Set(own.flatMap(hex => around(game, hex)));
  const sealed = game.sealed ? regionsOf(game).filter(({ owner }) => owner) : [];
  const isSealed = (hex: string) => sealed.some(region => region.hexes.has(hex));
  return [...beside].filter(
    hex => !game.palms.has(hex) && !game.camels.has(hex) && !hasRivalBeside(game, caravan, hex) && !isSealed(hex),
  );
}

function hasRivalBeside(game: ReferenceState, { colour, seat }: Camel, hex: string): boolean {
  return around(game, hex).some(other => {
    const camel = game.camels.get(other);
    return camel?.colour === colour && camel.seat !== seat;
  });
}

function canPlace(game: ReferenceState, seat: number): boolean {
  return COLOURS.some(colour => camelHexes(game, { colour, seat }).length > 0);
}

function hexes(game: ReferenceState): string[] {
  return [...game.next.keys()];
}

function around(game: ReferenceState, hex: string): readonly string[] {
  return game.next.get(hex) ?? [];
}

/** Plays one entry, which must be among the legal texts. */
export function play(game: ReferenceState, text: string): void {
  if (!legalTexts(game).includes(text)) throw new Error(`"${text}" is not legal here`);
  const [verb, first = '', second = ''] = text.split(' ');
  if (verb === 'palm') setPalm(game, first);
  if (verb === 'water') layWater(game, first, Number(second));
  if (verb === 'return') giveBack(game, first as Colour);
  if (verb === 'rider') setRider(game, first as Colour, second);
  if (verb === 'camel') placeCamel(game, first as Colour, second);
  if (verb === 'pass') endTurn(game);
}

function setPalm(game: ReferenceState, hex: string): void {
  game.palms.add(hex);
  if (game.palmsByPeople) game.seat = game.palms.size === 5 ? 0 : (game.seat + 1) % game.seats;
  if (game.palms.size === 5) game.phase = 'water';
}

function layWater(game: ReferenceState, hex: string, value: number): void {
  game.water.set(hex, value);
  if (hexesToFill(game).length === 0) game.phase = game.seats === 5 ? 'return' : 'riders';
}

function giveBack(game: ReferenceState, colour: Colour): void {
  game.givenBack.set(game.seat, colour);
  game.seat = (game.seat + 1) % game.seats;
  if (game.givenBack.size === game.seats) game.phase = 'riders';
}

function setRider(game: ReferenceState, colour: Colour, hex: string): void {
  game.camels.set(hex, { colour, seat: game.seat });
  game.ridersSet++;
  game.seat = (game.seat + 1) % game.seats;
  if (game.ridersSet === game.seats * (game.seats === 5 ? 4 : 5)) beginCamels(game);
}

function beginCamels(game: ReferenceState): void {
  game.phase = 'camels';
  game.left = camelsInTurn(game);
  endIfNobodyCanPlace(game);
}

function camelsInTurn(game: ReferenceState): number {
  const handicapped = game.seats === 2 ? 1 : 2;
  return game.camelRound === 0 && game.seat < handicapped ? 1 : 2;
}

function placeCamel(game: ReferenceState, colour: Colour, hex: string): void {
  game.camels.set(hex, { colour, seat: game.seat });
  game.supply.set(colour, supplyOf(game, colour) - 1);
  game.left--;
  if (supplyOf(game, colour) === 0) game.phase = 'over';
  else if (game.left === 0) endTurn(game);
  endIfNobodyCanPlace(game);
}

export function supplyOf(game: ReferenceState, colour: Colour): number {
  return game.supply.get(colour) ?? 0;
}

function endTurn(game: ReferenceState): void {
  game.seat = (game.seat + 1) % game.seats;
  if (game.seat === 0) game.camelRound++;
  game.left = camelsInTurn(game);
}

function endIfNobodyCanPlace(game: ReferenceState): void {
  if (!everyone(game).some(seat => canPlace(game, seat))) game.phase = 'over';
}

function everyone(game: ReferenceState): number[] {
  return Array.from({ length: game.seats }, (_, seat) => seat);
}

/** All regions of hexes without a camel. They mean nothing before the last rider stands. */
export function regionsOf(game: ReferenceState): Region[] {
  if (game.phase !== 'camels' && game.phase !== 'over') return [];
  const regions: Region[] = [];
  for (const hex of hexes(game)) {
    if (game.camels.has(hex) || regions.some(region => region.hexes.has(hex))) continue;
    const reached = floodFrom(game, hex);
    regions.push({ hexes: reached, owner: ownerOf(game, reached) });
  }
  return regions;
}

function floodFrom(game: ReferenceState, start: string): Set<string> {
  const reached = new Set([start]);
  for (const hex of reached) for (const other of around(game, hex)) if (!game.camels.has(other)) reached.add(other);
  return reached;
}

function ownerOf(game: ReferenceState, region: ReadonlySet<string>): Camel | undefined {
  const bordering = [...region].flatMap(hex => around(game, hex).flatMap(other => game.camels.get(other) ?? []));
  const [first] = bordering;
  return bordering.every(camel => sameCaravan(camel, first)) ? first : undefined;
}

function sameCaravan(a: Camel, b: Camel): boolean {
  return a.colour === b.colour && a.seat === b.seat;
}

/** The points of every seat, as if the game ended now. */
export function pointsOf(game: ReferenceState, regions = regionsOf(game)): Points[] {
  return everyone(game).map(seat => {
    const enclosed = regions.filter(region => region.owner?.seat === seat);
    return {
      water: waterOf(game, seat, enclosed),
      oases: 5 * chipsOf(game, seat, enclosed),
      caravans: COLOURS.reduce((sum, colour) => sum + majorityOf(game, seat, colour), 0),
      areas: enclosed.flatMap(({ hexes: inside }) => [...inside]).filter(hex => !game.palms.has(hex)).length,
    };
  });
}

/** A hole belongs to the caravan that stands on it or encloses it: nobody else can get in later. */
function waterOf(game: ReferenceState, seat: number, enclosed: readonly Region[]): number {
  const takes = (hex: string) => game.camels.get(hex)?.seat === seat || enclosed.some(region => region.hexes.has(hex));
  return [...game.water].reduce((sum, [hex, value]) => sum + (takes(hex) ? value : 0), 0);
}

/** One chip for each palm and caravan, where the caravan touches the palm or has it enclosed. */
function chipsOf(game: ReferenceState, seat: number, enclosed: readonly Region[]): number {
  const has = (palm: string, colour: Colour) =>
    around(game, palm).some(hex => isOf(game.camels.get(hex), { colour, seat })) ||
    enclosed.some(region => isOf(region.owner, { colour, seat }) && region.hexes.has(palm));
  return [...game.palms].reduce((sum, palm) => sum + COLOURS.filter(colour => has(palm, colour)).length, 0);
}

function isOf(camel: Camel | undefined, caravan: Camel): boolean {
  return camel !== undefined && sameCaravan(camel, caravan);
}

function majorityOf(game: ReferenceState, seat: number, colour: Colour): number {
  const sizes = everyone(game).map(other => sizeOf(game, { colour, seat: other }));
  const most = Math.max(...sizes);
  if (most === 0 || sizes[seat] < most) return 0;
  return sizes.filter(size => size === most).length === 1 ? 10 : 5;
}

function sizeOf(game: ReferenceState, caravan: Camel): number {
  return [...game.camels.values()].filter(camel => sameCaravan(camel, caravan)).length;
}

function totalOf({ water, oases, caravans, areas }: Points): number {
  return water + oases + caravans + areas;
}

export function winnersOf(game: ReferenceState): number[] {
  if (game.phase !== 'over') return [];
  const totals = pointsOf(game).map(totalOf);
  return everyone(game).filter(seat => totals[seat] === Math.max(...totals));
}
