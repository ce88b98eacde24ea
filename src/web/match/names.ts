import type { Seat } from '../../engine/game.ts';
import { limits } from '../../protocol/limits.ts';
import type { Match, Player } from '../../table/match.ts';
import { recall, remember } from '../browser/local-storage.ts';
import type { Language } from '../kit/view.ts';
import type { Words } from '../words/words.ts';
import { lonePerson } from './people.ts';

/** As much of a name as fits, here and online alike. No character is cut in two. */
export function shortName(name: string): string {
  return [...name].slice(0, limits.name).join('');
}

/**
 * The name of a seat, in the language of the page: several people who gave none are called by their colours. The only
 * one is the person at this device, or a guest where the match was played elsewhere.
 */
export function playerName(players: readonly Player[], seat: Seat, words: Words, elsewhere = false): string {
  const { name, colour } = players[seat]!;
  if (name || lonePerson(players) !== seat) return name || words.common.colours[colour];
  return elsewhere ? words.common.guest : ownName() || words.you.name;
}

/** Is somebody at this table called "You", as long as this device knows no name for them? */
export function isNameless(players: readonly Player[], elsewhere = false): boolean {
  const seat = lonePerson(players);
  return seat !== undefined && !elsewhere && !players[seat]!.name;
}

export function playerNames({ players }: Match, words: Words): string {
  return players.map((_, seat) => playerName(players, seat, words)).join(', ');
}

const OWN_NAME = 'name';

/** What the person at this device is called; undefined if nobody has been asked yet. */
export function ownName(): string | undefined {
  return recall(OWN_NAME);
}

export function rememberOwnName(name: string): void {
  remember(OWN_NAME, shortName(name.trim()));
}

/** Takes over a name given elsewhere, if this device has none: nobody was asked yet, or it was left empty. */
export function adoptName(name: string): void {
  if (!ownName()) rememberOwnName(name);
}

/** "Ann, Ben and Cem". */
export function together(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}
