import { isLevelName } from '../../ai/levels.ts';
import type { Game } from '../../engine/game.ts';
import { BadOptions, type Options, readOptions } from '../../engine/options.ts';
import type { RequestOf, WantedChair } from '../../protocol/requests.ts';
import { type TimeControlName, timeControlNames } from '../../protocol/time-controls.ts';
import { USUAL_LEVEL } from '../match/levels.ts';

/** A wish for a chair: oneself, anybody, or a bot of a level. */
export type Sitter = string;
export const ME: Sitter = 'me';
export const ANYBODY: Sitter = 'anybody';

export const accesses = ['everybody', 'link'] as const;
export type Access = (typeof accesses)[number];

/** A table as somebody wants to open it. */
export interface TableSetup {
  readonly chairs: readonly Sitter[];
  readonly options: Options;
  readonly access: Access;
  readonly pace: TimeControlName;
}

/** Two who know each other: the smallest table, open to all, without haste. */
export function usualTableSetup(game: Game): TableSetup {
  const others = Array.from({ length: game.seats[0]! - 1 }, () => ANYBODY);
  return { chairs: [ME, ...others], options: readOptions(game.options), access: 'everybody', pace: 'relaxed' };
}

/** The setup of the time before, or undefined where it no longer fits. */
export function readTableSetup(game: Game, text: string | undefined): TableSetup | undefined {
  try {
    const read = JSON.parse(text ?? '') as TableSetup;
    const wanted = { ...read, options: readOptions(game.options, read.options) };
    return fits(game, wanted) ? wanted : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof BadOptions) return undefined;
    throw error;
  }
}

function fits(game: Game, { chairs, access, pace }: TableSetup): boolean {
  return (
    game.seats.includes(chairs.length) &&
    chairs.filter(sitter => sitter === ME).length === 1 &&
    chairs.every(sitter => sitter === ME || sitter === ANYBODY || isLevelName(sitter)) &&
    accesses.includes(access) &&
    timeControlNames.includes(pace)
  );
}

/** With another number of seats: more are open to anybody, the last ones go, and oneself always stays. */
export function withChairs(wanted: TableSetup, seats: number): TableSetup {
  const more = Array.from({ length: seats }, (_, seat) => wanted.chairs[seat] ?? ANYBODY);
  const chairs = more.includes(ME) ? more : more.with(-1, ME);
  return { ...wanted, chairs };
}

/** Taking another chair for oneself swaps the two: one sits on exactly one. */
export function withSitter(wanted: TableSetup, seat: number, sitter: Sitter): TableSetup {
  const before = wanted.chairs[seat];
  if (before === ME || before === undefined) return wanted;
  const mine = wanted.chairs.indexOf(ME);
  const chairs = sitter === ME ? wanted.chairs.with(mine, before) : wanted.chairs;
  return { ...wanted, chairs: chairs.with(seat, sitter) };
}

/** Can nobody else come? */
export function isLonely({ chairs }: TableSetup): boolean {
  return !chairs.includes(ANYBODY);
}

export function openRequest(game: string, wanted: TableSetup): Omit<RequestOf<'open'>, 'id'> {
  const { chairs, options, access, pace } = wanted;
  return { type: 'open', game, options, chairs: chairs.map(chairFor), listed: access === 'everybody', pace };
}

function chairFor(sitter: Sitter): WantedChair {
  if (sitter === ME) return { for: 'me' };
  return sitter === ANYBODY ? { for: 'anybody' } : { for: 'bot', level: isLevelName(sitter) ? sitter : USUAL_LEVEL };
}
