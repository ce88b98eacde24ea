import { isLevelName, type LevelName, levelsOf } from '../../ai/levels.ts';
import type { Game } from '../../engine/game.ts';
import { BadOptions, newMatchOptions, type Options, optionsAnew } from '../../engine/options.ts';
import type { RequestOf, WantedChair } from '../../protocol/requests.ts';
import { type TimeControlName, timeControlNames } from '../../protocol/time-controls.ts';
import { isAnchored } from '../../ratings/anchors.ts';
import { optionsAmong } from '../../table/usual-options.ts';
import { USUAL_LEVEL } from '../match/levels.ts';

/** A wish for a chair: oneself, anybody, or a bot of a level. */
export type ChairChoice = string;
export const ME: ChairChoice = 'me';
export const ANYBODY: ChairChoice = 'anybody';

export const accesses = ['everybody', 'link'] as const;
export type Access = (typeof accesses)[number];

/** A table as somebody wants to open it. */
export interface TableSetup {
  readonly chairs: readonly ChairChoice[];
  readonly options: Options;
  readonly access: Access;
  readonly pace: TimeControlName;
  /** Left out where it does not count, as in setups from before there were ratings. */
  readonly rated?: boolean;
}

/** Two who know each other: the smallest table, open to all, without haste. */
export function usualTableSetup(game: Game): TableSetup {
  const others = Array.from({ length: game.seats[0]! - 1 }, () => ANYBODY);
  return { chairs: [ME, ...others], options: newMatchOptions(game.options), access: 'everybody', pace: 'relaxed' };
}

/** The setup of the time before, or undefined where it no longer fits. */
export function readTableSetup(game: Game, text: string | undefined): TableSetup | undefined {
  try {
    const read = JSON.parse(text ?? '') as TableSetup;
    const setup = { ...read, options: optionsAnew(game.options, read.options) };
    if (!fits(game, setup)) return undefined;
    return setup.rated ? withRated(game.id, setup, true) : setup;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof BadOptions) return undefined;
    throw error;
  }
}

function fits(game: Game, { chairs, access, pace: timeControl }: TableSetup): boolean {
  return (
    game.seats.includes(chairs.length) &&
    chairs.filter(choice => choice === ME).length === 1 &&
    chairs.every(choice => choice === ME || choice === ANYBODY || isLevelName(choice)) &&
    accesses.includes(access) &&
    timeControlNames.includes(timeControl)
  );
}

/** The same, with the options that are usual among those who are to play it now, unless somebody chose others. */
export function withUsualTableOptions(game: Game, before: TableSetup, setup: TableSetup): TableSetup {
  if (setup.chairs === before.chairs) return setup;
  const who = { before: isLonely(before), now: isLonely(setup) };
  return { ...setup, options: optionsAmong(game.options, setup.options, who) };
}

/** With another number of seats: more are open to anybody, the last ones go, and oneself always stays. */
export function withChairs(setup: TableSetup, seats: number): TableSetup {
  const more = Array.from({ length: seats }, (_, seat) => setup.chairs[seat] ?? ANYBODY);
  const chairs = more.includes(ME) ? more : more.with(-1, ME);
  return { ...setup, chairs };
}

/** Taking another chair for oneself swaps the two: one sits on exactly one. */
export function withChoice(setup: TableSetup, seat: number, choice: ChairChoice): TableSetup {
  const before = setup.chairs[seat];
  if (before === ME || before === undefined) return setup;
  const mine = setup.chairs.indexOf(ME);
  const chairs = choice === ME ? setup.chairs.with(mine, before) : setup.chairs;
  return { ...setup, chairs: chairs.with(seat, choice) };
}

/** The levels that can sit at such a table: where its result counts, those whose strength has been measured. */
export function levelsAt(game: string, isRated = false): readonly LevelName[] {
  return levelsOf(game).filter(level => !isRated || isAnchored(game, level));
}

/** Levels that can't be rated make room for the strongest that can. */
export function withRated(game: string, setup: TableSetup, rated: boolean): TableSetup {
  const levels = levelsAt(game, rated);
  const [strongest = USUAL_LEVEL] = levels.slice(-1);
  const isThere = (choice: ChairChoice) => !isLevelName(choice) || levels.includes(choice);
  return { ...setup, rated, chairs: setup.chairs.map(choice => (isThere(choice) ? choice : strongest)) };
}

/** Can nobody else come? */
export function isLonely({ chairs }: TableSetup): boolean {
  return !chairs.includes(ANYBODY);
}

export function openRequest(game: string, setup: TableSetup): Omit<RequestOf<'open'>, 'id'> {
  const { chairs, options, access, pace, rated } = setup;
  const wanted = {
    type: 'open',
    game,
    options,
    chairs: chairs.map(chairFor),
    listed: access === 'everybody',
    pace,
  } as const;
  return rated ? { ...wanted, rated } : wanted;
}

function chairFor(choice: ChairChoice): WantedChair {
  if (choice === ME) return { for: 'me' };
  return choice === ANYBODY ? { for: 'anybody' } : { for: 'bot', level: isLevelName(choice) ? choice : USUAL_LEVEL };
}
