import { BETA, type Skill } from './plackett-luce.ts';

/** How often a level wins against the one below, seats exchanged; docs/strength.md has the games behind it. */
type Shares = Readonly<Record<'easy' | 'fair' | 'strong' | 'master', number>>;

/**
 * The levels of computer opponents as fixed points of the scale. A rated match names the edition it was played under, so
 * a list stays what it is when levels become stronger: a new measurement is a new edition, beside the old ones.
 */
const editions: Readonly<Record<number, Readonly<Record<string, Shares>>>> = {
  1: {
    'durch-die-wueste': { easy: 0.838, fair: 0.968, strong: 0.858, master: 0.768 },
    nomadi: { easy: 0.973, fair: 0.888, strong: 0.723, master: 0.74 },
    wuestenkoenige: { easy: 0.92, fair: 0.77, strong: 0.765, master: 0.845 },
    wuestensoehne: { easy: 0.88, fair: 0.88, strong: 0.815, master: 0.79 },
  },
};

/** The one that new rated matches are played under. */
export const ANCHORS = 1;

/** `fair` stands where newcomers begin. */
const MIDDLE = 25;

/** A level of a game under an edition, or undefined where nothing has been measured. */
export function anchorOf(edition: number, game: string, level: string): Skill | undefined {
  const shares = editions[edition]?.[game];
  if (!shares) return undefined;
  const mu = {
    learning: MIDDLE - ahead(shares.fair) - ahead(shares.easy),
    easy: MIDDLE - ahead(shares.fair),
    fair: MIDDLE,
    strong: MIDDLE + ahead(shares.strong),
    master: MIDDLE + ahead(shares.strong) + ahead(shares.master),
  }[level];
  return mu === undefined ? undefined : { mu, sigma: 0 };
}

/** Can a match with this level be rated, that is has it been measured well enough? */
export function isAnchored(game: string, level: string): boolean {
  return anchorOf(ANCHORS, game, level) !== undefined;
}

/** How far apart two are of whom one wins this share of games. Rounded, so that every engine has the same number. */
function ahead(share: number): number {
  const exact = Math.SQRT2 * BETA * Math.log(share / (1 - share));
  return Math.round(exact * 1000) / 1000;
}
