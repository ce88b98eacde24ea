import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { ChairInfo, TableInfo } from '../../protocol/replies.ts';
import { isUnhurried, type TimeControlName, timeControls } from '../../protocol/time-controls.ts';
import type { OnlineWords } from '../words/online.en.ts';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, for a sentence; undefined below a minute. */
export function spanText(span: number, words: OnlineWords): string | undefined {
  if (span >= DAY) return words.days(Math.floor(span / DAY), Math.floor((span % DAY) / HOUR));
  if (span >= HOUR) return words.hours(Math.floor(span / HOUR), Math.floor((span % HOUR) / MINUTE));
  return span >= MINUTE ? words.presence.minutes(Math.floor(span / MINUTE)) : undefined;
}

/** Why a seat does not move, where it is not that its player thinks. `now` is the server's time. */
export function waitingText(table: TableInfo, seat: Seat, now: number, words: OnlineWords): string | undefined {
  const { presence } = words;
  const { name = '', bot, away, absent } = table.chairs[seat] ?? {};
  if (table.clock?.paused !== undefined) return presence.isPaused;
  if (bot !== undefined) return undefined;
  if (away) return presence.botPlaysFor(name);
  return absent === undefined ? undefined : absenceText(table.pace, name, now - absent, words);
}

/** Where there are days for a turn nobody is expected to sit there; it is told when they last did. */
export function absenceText(pace: TimeControlName, name: string, span: number, words: OnlineWords): string {
  const { isAway, awayFor, lastHere } = words.presence;
  const time = spanText(span, words);
  if (time === undefined) return isAway(name);
  return isUnhurried(timeControls[pace]) ? lastHere(name, time) : awayFor(name, time);
}

/** What follows where a seat does not move because its player is gone; nothing where they are here, or played for. */
export function awayNote(table: TableInfo, seat: Seat, now: number, words: OnlineWords): string | undefined {
  const { name = '', bot, absent } = table.chairs[seat] ?? {};
  const left = timeLeft(table, seat, seat, now);
  if (bot !== undefined || absent === undefined || left === undefined || table.clock?.paused !== undefined)
    return undefined;
  const { botIn, botSoon, pausesToo } = words.presence;
  const time = spanText(left, words);
  const follows = time === undefined ? botSoon(name) : botIn(name, time);
  return pausesWithout(table) ? `${follows} ${pausesToo}` : follows;
}

/** A table of an event goes on, since others wait for it; where there are days for a turn, nobody is expected to look on. */
function pausesWithout({ event, pace }: TableInfo): boolean {
  return event === undefined && !isUnhurried(timeControls[pace]);
}

type Whereabouts = 'here' | 'away' | 'bot';

function whereaboutsOf({ away, absent }: ChairInfo): Whereabouts {
  if (away) return 'bot';
  return absent === undefined ? 'here' : 'away';
}

/** What is to be said of those who have come or gone since before. */
export function changesText(before: TableInfo, after: TableInfo, words: OnlineWords): string {
  const { nowBack, nowAway, nowBot, botAfter } = words.presence;
  const isAway = (name: string) => (after.stage === 'playing' ? `${nowAway(name)} ${botAfter(name)}` : nowAway(name));
  const says = { here: nowBack, away: isAway, bot: nowBot };
  const changed = after.chairs.flatMap((chair, seat) => {
    const old = before.chairs[seat];
    const isOther = chair.name !== undefined && chair.name === old?.name && chair.bot === undefined && !chair.mine;
    return isOther && whereaboutsOf(old) !== whereaboutsOf(chair) ? [says[whereaboutsOf(chair)](chair.name)] : [];
  });
  return changed.join(' ');
}

/** Says once who has come or gone; how long they have been gone is not said again and again. */
export function useComings(table: TableInfo | undefined, words: OnlineWords): string {
  const [said, setSaid] = useState('');
  const before = useRef(table);
  useEffect(() => {
    const text = before.current && table ? changesText(before.current, table, words) : '';
    before.current = table;
    if (text !== '') setSaid(text);
  }, [table]);
  return said;
}

/** The time as a signal, so that only what shows it is drawn anew. */
export function useTime(step = 15_000): ReadonlySignal<number> {
  const time = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => void (time.value = Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return time;
}
