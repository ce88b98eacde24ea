import type { Coverage } from '../../../engine/testing/reference.ts';
import { OASES } from './reference-board.ts';
import {
  camelsOn,
  deckIsEmpty,
  drawable,
  goodsLeft,
  hexNamed,
  KINDS,
  type ReferenceState,
  seatsLeft,
  stockOf,
} from './reference-state.ts';

/** What games and walks have to show before they prove anything. */
export const coverageGoals = [
  ...KINDS.map(kind => `played ${kind}`),
  'a 1 with a camel in stock',
  'a 1 without a camel in stock',
  'a 6 with a camel in stock',
  'a 6 without a camel in stock',
  'given after a 2 or 3',
  'given after a 5',
  'nothing to give',
  'spared',
  'others buried',
  'own camels buried',
  'goods buried',
  'goods come free',
  'goods covered on a tile',
  'camels lifted by a tile',
  'camels sink with their tile',
  'goods taken',
  'an oasis with too few camels',
  'an oasis with too few goods',
  'an empty oasis',
  'goods brought home',
  'discarded',
  'discarded out of turn',
  'deck refilled',
  'out',
  'out in the own turn',
  'hand laid open',
  'last one left',
  'won with three kinds',
  'last round',
  'win shared',
  'nobody left',
  'nothing left to bring home',
  'drawing and laying open at once',
  'storm cut short',
  'no card left to draw',
  'passed',
] as const;
export type CoverageGoal = (typeof coverageGoals)[number];

/** Counts what an entry brings about, by comparing the reference before and after it is played. */
export function countCoverage(coverage: Coverage, game: ReferenceState, text: string, play: () => void): void {
  const before = structuredClone(game);
  play();
  const words = text.split(' ');
  const seen = [...seenOf(before, game, words), ...seenInDesert(before, words), ...seenAtTheEnd(before, game)];
  for (const goal of seen) coverage.set(goal, (coverage.get(goal) ?? 0) + 1);
}

function seenOf(before: ReferenceState, game: ReferenceState, [verb, ...words]: readonly string[]): CoverageGoal[] {
  if (verb === 'play') return [`played ${words[0]}`];
  if (verb === 'roll') return seenOfDie(before, game, words[0]);
  if (verb === 'give') return [before.giver === before.comer ? 'given after a 5' : 'given after a 2 or 3'];
  if (verb === 'spare') return ['spared'];
  if (verb === 'pass') return ['passed'];
  if (verb === 'take') return ['goods taken'];
  if (verb === 'go') return seenOfStep(before, words[2]);
  if (verb === 'draw') return seenOfDraw(before, game);
  if (verb !== 'discard') return [];
  if (before.tasks[0].what === 'lay open') return ['hand laid open'];
  return before.tasks[0].seat === before.seat ? ['discarded'] : ['discarded out of turn'];
}

function seenOfDie(before: ReferenceState, game: ReferenceState, pips: string): CoverageGoal[] {
  const stock = (seat: number | undefined) => stockOf(before, seat ?? 0) > 0;
  if (pips === '1') return [stock(before.seat) ? 'a 1 with a camel in stock' : 'a 1 without a camel in stock'];
  if (pips === '6') return [stock(before.target?.seat) ? 'a 6 with a camel in stock' : 'a 6 without a camel in stock'];
  return pips !== '4' && game.stage !== 'give' ? ['nothing to give'] : [];
}

function seenOfDraw(before: ReferenceState, game: ReferenceState): CoverageGoal[] {
  const lost = before.tasks[0].count > 1 && drawable(game).length === 0;
  return [...when('deck refilled', deckIsEmpty(before)), ...when('no card left to draw', lost)];
}

function seenOfStep(before: ReferenceState, to: string): CoverageGoal[] {
  if (to === 'palace') return ['goods brought home'];
  if (!OASES.includes(to)) return [];
  const left = goodsLeft(before, to[0]);
  if (left === 0) return ['an empty oasis'];
  if (left < 3) return ['an oasis with too few goods'];
  return stockOf(before, before.seat) < 2 ? ['an oasis with too few camels'] : [];
}

function seenInDesert(before: ReferenceState, [verb, first, second]: readonly string[]): CoverageGoal[] {
  if (verb === 'play' && first === 'drift') return seenUnder(before, second);
  if (verb === 'play' && first === 'sand') return seenBelow(before, second);
  return verb === 'shift' ? [...seenUnder(before, first), ...seenBelow(before, second)] : [];
}

/** What comes to light where a tile is lifted. */
function seenUnder(before: ReferenceState, name: string): CoverageGoal[] {
  const hex = hexNamed(before, name);
  const seen: CoverageGoal[] = hex.tiles.length === 1 && hex.floor !== '' ? ['goods come free'] : [];
  return camelsOn(before, name).length > 0 ? [...seen, 'camels sink with their tile'] : seen;
}

/** What happens where a tile is laid. */
function seenBelow(before: ReferenceState, name: string): CoverageGoal[] {
  const camels = camelsOn(before, name);
  const top = hexNamed(before, name).tiles.at(-1);
  if (top)
    return [
      ...when('camels lifted by a tile', camels.length > 0),
      ...when('goods covered on a tile', top.loose !== ''),
    ];
  return [
    ...when(
      'others buried',
      camels.some(camel => camel.seat !== before.seat),
    ),
    ...when(
      'own camels buried',
      camels.some(camel => camel.seat === before.seat),
    ),
    ...when(
      'goods buried',
      camels.some(camel => camel.load !== ''),
    ),
  ];
}

function seenAtTheEnd(before: ReferenceState, game: ReferenceState): CoverageGoal[] {
  return [
    ...when('out', game.out.size > before.out.size),
    ...when('drawing and laying open at once', new Set(game.tasks.map(task => task.what)).size === 3),
    ...when('storm cut short', before.stage === 'storm' && before.gusts > 1 && game.stage !== 'storm'),
    ...when('out in the own turn', game.out.has(before.seat) && !before.out.has(before.seat)),
    ...(game.stage === 'over' ? seenOfWinners(game) : []),
  ];
}

function seenOfWinners(game: ReferenceState): CoverageGoal[] {
  return [
    ...when('nobody left', seatsLeft(game).length === 0),
    ...when('nothing left to bring home', seatsLeft(game).length > 1 && game.round <= 60 && !hasAll(game)),
    ...when('last one left', seatsLeft(game).length === 1),
    ...when('won with three kinds', hasAll(game)),
    ...when('last round', game.round > 60),
    ...when('win shared', game.winners.length > 1),
  ];
}

function hasAll(game: ReferenceState): boolean {
  return game.winners.some(seat => new Set(game.displays[seat]).size === 3);
}

function when(goal: CoverageGoal, happened: boolean): CoverageGoal[] {
  return happened ? [goal] : [];
}
