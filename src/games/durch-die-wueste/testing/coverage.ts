import type { Coverage } from '../../../engine/testing/reference.ts';
import { COLOURS, pointsOf, type ReferenceState, type Region, regionsOf, supplyOf, winnersOf } from './reference.ts';

/** What a sample of games must have shown before it proves anything. */
export const coverageGoals = [
  'enclosure',
  'oasis gained by enclosing',
  'water gained by enclosing',
  'camel built inside',
  'pass',
  'pass after the first camel',
  'end in the middle of a turn',
  'end because nobody can place',
  'majority shared',
  'win shared',
  'no fresh colour in the first round',
] as const;
type CoverageGoal = (typeof coverageGoals)[number];

/** What is seen of a position before and after an entry. */
interface Observation {
  readonly regions: readonly Region[];
  readonly points: ReturnType<typeof pointsOf>;
  readonly left: number;
}

function observe(game: ReferenceState): Observation {
  const regions = regionsOf(game);
  return { regions, points: pointsOf(game, regions), left: game.left };
}

/** Counts what the entries of one match bring about. */
export function coverageOf(coverage: Coverage, game: ReferenceState): (text: string, play: () => void) => void {
  let before = observe(game);
  return (text, play) => {
    const seat = game.seat;
    play();
    const now = observe(game);
    count(coverage, game, seat, text, before, now);
    before = now;
  };
}

function count(
  coverage: Coverage,
  game: ReferenceState,
  seat: number,
  text: string,
  before: Observation,
  now: Observation,
): void {
  const saw = (goal: CoverageGoal, happened: boolean) => happened && coverage.set(goal, (coverage.get(goal) ?? 0) + 1);
  const [verb, colour, hex] = text.split(' ');
  saw('pass', verb === 'pass');
  saw('pass after the first camel', verb === 'pass' && before.left === 1 && game.camelRound > 0);
  saw(
    'no fresh colour in the first round',
    verb === 'rider' && game.ridersSet <= game.seats && standing(game, colour) > 1,
  );
  if (verb !== 'camel') return;
  const rise = (key: 'water' | 'oases') => now.points[seat][key] > before.points[seat][key];
  const beside = game.next.get(hex) ?? [];
  saw('enclosure', enclosedHexes(now) > enclosedHexes(before));
  saw('oasis gained by enclosing', rise('oases') && !beside.some(other => game.palms.has(other)));
  saw('water gained by enclosing', rise('water') && !game.water.has(hex));
  saw(
    'camel built inside',
    before.regions.some(region => region.owner && region.hexes.has(hex)),
  );
  if (game.phase !== 'over') return;
  saw('end in the middle of a turn', before.left === 2);
  saw(
    'end because nobody can place',
    COLOURS.every(each => supplyOf(game, each) > 0),
  );
  saw(
    'majority shared',
    now.points.some(({ caravans }) => caravans % 10 === 5),
  );
  saw('win shared', winnersOf(game).length > 1);
}

function standing(game: ReferenceState, colour: string): number {
  return [...game.camels.values()].filter(camel => camel.colour === colour).length;
}

function enclosedHexes(look: Observation): number {
  return look.regions.reduce((sum, { hexes, owner }) => sum + (owner ? hexes.size : 0), 0);
}
