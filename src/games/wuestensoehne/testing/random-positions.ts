import type { Options } from '../../../engine/options.ts';
import type { Random } from '../../../engine/random.ts';
import type { PositionSetting } from '../text/position.ts';
import { choose, policies } from './policies.ts';
import { actorOf, GOODS, type ReferenceState, referenceGame, SLOTS, tokensAt } from './reference.ts';
import { play } from './reference-apply.ts';
import { textOf } from './reference-board.ts';

/** A position that games seldom come to: the drawing of a game in progress, and odd belongings. */
interface RandomPosition {
  readonly drawing: string;
  readonly setting: PositionSetting;
}

export function randomPosition(seats: number, options: Options, random: Random): RandomPosition {
  const game = playedOn(seats, options, 150 + random.below(250), random);
  return { drawing: drawn(game), setting: randomSetting(game, random) };
}

/** A game after at least this many entries, when a seat is about to move its caravan. */
function playedOn(seats: number, options: Options, entries: number, random: Random): ReferenceState {
  const game = referenceGame(seats, options);
  for (let entry = 0; entry < entries || game.stage !== 'move'; entry++) {
    const policy = actorOf(game) === 'chance' ? policies.random : policies.settling;
    play(game, choose(game, policy, random));
    if (game.stage === 'turn up') return playedOn(seats, options, entries - 50, random);
  }
  return game;
}

function drawn(game: ReferenceState): string {
  const columns = [...'abcdefghijk'];
  const tokenAt = (cell: string) =>
    /f|[a-k]6/.test(cell) ? '+' : game.board.has(cell) ? textOf(game.board.get(cell) ?? []) : '.';
  const row = (name: string, tokens: readonly string[]) =>
    [name.padStart(2), ...tokens.map(token => token.padEnd(16))].join(' ');
  const rows = Array.from({ length: 11 }, (_, i) =>
    row(
      `${i + 1}`,
      columns.map(column => tokenAt(`${column}${i + 1}`)),
    ),
  );
  return [row('', columns), ...rows].join('\n');
}

function randomSetting(game: ReferenceState, random: Random): PositionSetting {
  const { players, figures } = game;
  const standing = figures.flatMap(({ height, spot }) =>
    spot ? [[height, `${spot.cell} ${spot.sides}`] as const] : [],
  );
  return {
    seats: game.seats,
    options: game.options,
    seat: game.seat,
    turban: game.turban,
    idle: random.below(game.seats * 5),
    caravans: players.map(({ caravan }) => caravan),
    displays: players.map(({ display }) => display.join(' ')),
    figures: Object.fromEntries(standing),
    water: oddWater(game.seats, random),
    camels: players.map(({ camels }) => camels),
    goods: players.map(({ camels }, seat) => oddLoad(camels, seat, random)),
    rumours: oddRumours(game, random),
    left: shuffled(game.stacks.flat(), random)
      .slice(0, 1 + random.below(5))
      .join(' '),
  };
}

/** Everybody dry, or no stone left in the stock. */
function oddWater(seats: number, random: Random): number[] {
  if (random.below(2) === 0) return Array.from({ length: seats }, () => random.below(2));
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 20 - (seats - 1) * 4 : 4));
}

/** Full or nearly so, with one kind of good or two. */
function oddLoad(camels: number, seat: number, random: Random): string {
  const other = GOODS[random.below(2) === 0 ? seat : random.below(4)];
  const load = Array.from({ length: 2 * Math.min(camels, 3) - random.below(2) }, (_, i) =>
    i < 3 ? GOODS[seat] : other,
  );
  return load.join(' ');
}

/** As many as there are on the board, or all of them, or all but one that was removed. */
function oddRumours(game: ReferenceState, random: Random): NonNullable<PositionSetting['rumours']> {
  const places = shuffled(SLOTS, random).slice(0, random.below(3) === 0 ? 6 - tokensAt(game, 'stock').length : 6);
  if (places.length === 6 && random.below(2) === 0) places[0] = 'beside';
  const seen = () => Array.from({ length: game.seats }, (_, seat) => seat).filter(() => random.below(2) === 0);
  return Object.fromEntries(places.map((place, i) => [place, { value: game.tokens[i].value, seen: seen() }]));
}

function shuffled(texts: readonly string[], random: Random): string[] {
  const rest = [...texts];
  return texts.flatMap(() => rest.splice(random.below(rest.length), 1));
}
