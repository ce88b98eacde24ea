import { commitmentTo } from '../../table/chance.ts';
import { protectionOf, revealedSeed, type SeatProtection } from '../../table/fairness.ts';
import type { Match } from '../../table/match.ts';
import { isOverAt } from '../../table/timeline.ts';
import type { Language } from '../kit/view.ts';
import { together } from '../match/names.ts';
import type { Words } from '../words/words.ts';
import { type Recording } from './recording.ts';

/** What is known about where chance came from. */
export interface Fairness {
  /** The hash of the seed, shown from the start. */
  readonly commitment: string;
  /** The seed, once it is laid open. */
  readonly seed: string | undefined;
}

/** Nothing for a log that was not drawn from a seed of this kind, or came without it. */
export function fairnessOf(recording: Recording): Fairness | undefined {
  const { match, entries } = recording;
  const { seed } = match.chance;
  const open = revealedSeed(entries) === seed;
  if (match.byHand || seed === '' || (!open && isOverAt(recording.seen, entries.length))) return undefined;
  return { commitment: commitmentTo(seed), seed: open ? seed : undefined };
}

/** Who could have chosen outcomes, and who could not; nothing of a match on one device, where nobody adds to chance. */
export function protectionText(match: Pick<Match, 'chance' | 'players'>, words: Words, language: Language): string {
  const { nonces, spoilt = 0 } = match.chance;
  const { protection } = words.replay;
  if (nonces.length === 0) return '';
  const kinds = protectionOf(match);
  const namesOf = (kind: SeatProtection) =>
    match.players.flatMap(({ name, colour }, seat) =>
      kinds[seat] === kind ? [name || words.common.colours[colour]] : [],
    );
  const told = (kind: 'exchanged' | 'open' | 'missing') => {
    const names = namesOf(kind);
    return names.length === 0 ? [] : [protection[kind](together(names, language), names.length)];
  };
  const sealed = namesOf('sealed').length;
  const nobody = sealed + namesOf('open').length === 0;
  const all = kinds.every(kind => kind === 'sealed' || kind === 'bot');
  return [
    ...(all && sealed > 0 ? [protection.sealed] : []),
    ...(nobody ? [protection.nobody] : [...told('exchanged'), ...told('open'), ...told('missing')]),
    ...(spoilt > 0 ? [protection.spoilt(spoilt)] : []),
  ].join(' ');
}
