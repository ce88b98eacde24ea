import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../browser/local-storage.ts';
import { peopleOf } from './people.ts';
import type { SavedMatch } from './saved-match.ts';

/** Has the game been explained on this device? */
export function hasMet(game: string): boolean {
  return Boolean(recall(`met.${game}`));
}

export function meet(game: string): void {
  remember(`met.${game}`, 'yes');
}

/** Has somebody played it here, or seen it explained? Then it needs no explaining. */
export function isKnown(game: string, saved: readonly SavedMatch[]): boolean {
  return hasMet(game) || saved.some(({ match, ...log }) => match.game === game && isPlayed({ match, ...log }));
}

/** Has a person made a move in it? */
export function isPlayed({ match, entries }: Pick<SavedMatch, 'match' | 'entries'>): boolean {
  const people = peopleOf(match);
  return entries.some(({ actor }) => typeof actor === 'number' && people.includes(actor));
}

/** Is there anything to come back to? Before one has moved there is nothing, unless one only looks on, or has laid out a board. */
export function isBegun(saved: Pick<SavedMatch, 'match' | 'entries' | 'elsewhere'>): boolean {
  const { match, entries, elsewhere } = saved;
  const isLaidOut = match.byHand === true && entries.length > 0;
  return elsewhere === true || peopleOf(match).length === 0 || isLaidOut || isPlayed(saved);
}

/** Has somebody seen the guided game to its end on this device? */
export function hasLearned(game: string): boolean {
  return Boolean(recall(`learned.${game}`));
}

export function rememberLearned(game: string): void {
  remember(`learned.${game}`, 'yes');
}

/** The game has been explained, and is begun with its coach or without. */
export function meetWith(game: string, coached: boolean): void {
  meet(game);
  coachMemory(game).value = coached ? [] : 'off';
}

/** How far the coach of a game has come: what it has said, by their keys; `off` where none is wanted. */
export type CoachMemory = 'off' | readonly string[];

const memories = new Map<string, Signal<CoachMemory>>();

/** Kept on the device: whoever sends the coach away has done so for good. */
export function coachMemory(game: string): Signal<CoachMemory> {
  const known = memories.get(game);
  if (known) return known;
  const memory = signal(read(recall(`coach.${game}`)));
  memory.subscribe(now => {
    const text = now === 'off' ? 'off' : ['on', ...now].join(' ');
    if (now !== 'off' || recall(`coach.${game}`) !== undefined) remember(`coach.${game}`, text);
  });
  memories.set(game, memory);
  return memory;
}

function read(text: string | undefined): CoachMemory {
  const [state, ...told] = (text ?? 'off').split(' ');
  return state === 'on' ? told : 'off';
}
