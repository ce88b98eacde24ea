import { BETA, type Skill } from './plackett-luce.ts';

/** Whom somebody has played again and again of late. */
export interface Partner {
  readonly player: string;
  /** A game with this person alone counts for one, and each with others takes two away. */
  readonly lead: number;
}

/** A game with others says so much more about somebody than one more with the same person. */
const OTHERS = 2;
/** Who has played one person for years gets a place all the same after some games with others. */
const MOST_LEAD = 40;

/**
 * After a match with these people, or with computer players alone. Only one person is remembered: whoever is played in
 * more than two of three games ends up as the one.
 */
export function partnerAfter(before: Partner, people: readonly string[], isOpen: boolean): Partner {
  const [player = ''] = people;
  if (people.length === 1 && player === before.player) return { player, lead: Math.min(MOST_LEAD, before.lead + 1) };
  if (people.length === 1 && before.lead === 0) return { player, lead: 1 };
  // A computer player that has to lose tells nothing about whoever beats it.
  const isTelling = people.length > 0 || isOpen;
  return isTelling ? { ...before, lead: Math.max(0, before.lead - OTHERS) } : before;
}

/** So much stronger wins ten of eleven games: four hundred points as people read them. */
const FOREGONE = Math.SQRT2 * BETA * Math.log(10);

export function isForegone({ mu }: Skill, other: Skill): boolean {
  return mu - other.mu > FOREGONE;
}
