import type { PlayedLine, ReasonFinder } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { PuzzleTheme } from '../../table/puzzle.ts';

/** What each reason that a game finds for a turn makes its puzzle about. */
export const themesByReason: Readonly<Record<string, Readonly<Record<string, PuzzleTheme>>>> = {
  'durch-die-wueste': {
    wins: 'win',
    closes: 'land',
    oases: 'oasis',
    water: 'water',
    keepsFromOasis: 'stop',
    keepsFromLand: 'stop',
    keepsFromWater: 'stop',
    leads: 'longest',
    preparesOasis: 'prepare',
    preparesLand: 'prepare',
    preparesWater: 'prepare',
    grows: 'quiet',
    palmAround: 'place',
    palmNext: 'place',
    nearPalm: 'place',
    nearWater: 'place',
  },
  nomadi: {
    wins: 'win',
    arrives: 'home',
    finds: 'card',
    firstAcross: 'race',
    lastOut: 'race',
    leavesLast: 'race',
    allDice: 'quiet',
    nearer: 'quiet',
    reachGoal: 'prepare',
    reachCard: 'prepare',
    barsGoal: 'stop',
    barsCard: 'stop',
    foremost: 'place',
    worthTaking: 'card',
    worthLeaving: 'card',
    atStake: 'card',
    holdsBack: 'stop',
    spends: 'quiet',
    placed: 'quiet',
    paid: 'deal',
    wished: 'deal',
  },
  wuestenkoenige: {
    wins: 'win',
    delivers: 'home',
    fetches: 'goods',
    picksUp: 'goods',
    attacks: 'attack',
    costsGoods: 'attack',
    costsCamels: 'attack',
    keepsFromHome: 'stop',
    lengthens: 'stop',
    homeNext: 'prepare',
    cards: 'means',
    newCamels: 'means',
    morePoints: 'means',
    keepsAway: 'stop',
    stalks: 'attack',
    nearer: 'quiet',
    approaches: 'quiet',
    setsOut: 'quiet',
    climbs: 'quiet',
    spares: 'quiet',
  },
  wuestensoehne: {
    wins: 'win',
    takesGood: 'goods',
    takesCamel: 'means',
    takesWater: 'means',
    completes: 'oasis',
    claims: 'figure',
    choosesBefore: 'figure',
    oneMore: 'prepare',
    robs: 'attack',
    takesBack: 'figure',
    raises: 'prices',
    lowers: 'prices',
    bonusTurn: 'means',
    opens: 'quiet',
    apart: 'quiet',
    keeps: 'quiet',
  },
};

/** What a turn does that the next best does not; where that tells nothing, what it does at all. */
export function themeOf(
  game: string,
  find: ReasonFinder<AnyState> | undefined,
  best: PlayedLine<AnyState>,
  rival: PlayedLine<AnyState>,
): PuzzleTheme {
  const themes = (line: PlayedLine<AnyState>) => find?.(line).map(({ key }) => themesByReason[game]?.[key]) ?? [];
  const own = themes(best).filter(theme => theme !== undefined);
  const others = new Set(themes(rival));
  return own.find(theme => !others.has(theme)) ?? own[0] ?? 'quiet';
}
