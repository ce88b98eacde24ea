import type { Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import { isUnhurried, timeControls } from '../../protocol/time-controls.ts';

/** Has somebody who sits there not agreed yet, or gone? */
export function isMissing({ chairs, nonces }: TableInfo, seat: Seat): boolean {
  return !nonces[seat] || chairs[seat]?.absent !== undefined;
}

/** What a table waits for before its game can begin: seats that are free, answers, or people who have gone. */
export interface Lacks {
  readonly free: number;
  readonly silent: readonly string[];
  readonly gone: readonly string[];
}

/** The reader, who might start it, is here. */
export function lacksOf({ chairs, nonces, pace }: TableInfo): Lacks {
  const others = chairs.flatMap(({ name, bot, mine, absent }, seat) =>
    name === undefined || bot !== undefined || mine ? [] : [{ name, absent, agreed: Boolean(nonces[seat]) }],
  );
  const haveTime = isUnhurried(timeControls[pace]);
  return {
    free: chairs.filter(({ name, bot }) => name === undefined && bot === undefined).length,
    silent: others.filter(({ agreed }) => !agreed).map(({ name }) => name),
    gone: others.filter(({ agreed, absent }) => agreed && absent !== undefined && !haveTime).map(({ name }) => name),
  };
}
