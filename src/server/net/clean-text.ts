import { limits } from '../../protocol/limits.ts';

/**
 * Marks that can't be seen: controls, halves of characters, those that turn the direction of what follows, all that
 * Unicode lets be ignored when it is drawn, and blanks that pass for letters.
 */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** Many scripts and emoji need joiners: they are seen by what they do to their neighbours. Those of ours do not. */
const joined = /^[\p{L}\p{M}\p{Emoji}]$/u;
const neverJoined = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]$/u;

/** More marks on one letter than any script has, and marks on nothing. */
const stacked = new RegExp(`(?<=\\p{M}{${limits.marks}})\\p{M}+`, 'gu');
const baseless = /(?<=^|\s)\p{M}+/gu;

/** Makes one line of what somebody typed, without anything that is unseen or stacked. */
function cleaned(text: string, most: number): string {
  const line = [...text.normalize('NFC').replace(/\s+/gu, ' ')];
  const seen = line.filter((mark, at) => mark.search(unseen) < 0 || isNeeded(mark, line[at - 1], line[at + 1]));
  const flat = seen.join('').replace(stacked, '').replace(/ +/g, ' ').replace(baseless, '');
  return [...flat.trim()].slice(0, most).join('').trim();
}

/** Does an unseen mark do something to its neighbours that is seen? */
function isNeeded(mark: string, before = '', after = ''): boolean {
  if (mark === '\uFE0F') return /^\p{Emoji}$/u.test(before);
  return (mark === '\u200C' || mark === '\u200D') && mayJoin(before) && mayJoin(after);
}

function mayJoin(letter: string): boolean {
  return joined.test(letter) && !neverJoined.test(letter);
}

/** Stricter for names: one with an unseen mark in it would look like somebody else's. */
export function cleanName(text: string): string {
  const seen = text.replace(/\s+/gu, ' ').replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, '');
  return cleaned(seen, limits.name);
}

export function cleanLine(text: string): string {
  return cleaned(text, limits.line);
}
