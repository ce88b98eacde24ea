import { limits } from '../../protocol/limits.ts';

/** Marks that can't be seen: controls, those that turn the direction of what follows, and blanks that pass for letters. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;

/** Makes one line of what somebody typed, without anything unseen. Joiners stay: many scripts and emoji need them. */
function cleaned(text: string, most: number): string {
  const seen = text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '');
  return [...seen.replace(/ +/g, ' ').trim()].slice(0, most).join('').trim();
}

/** Stricter for names: one with an unseen mark in it would look like somebody else's. */
export function cleanName(text: string): string {
  return cleaned(text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, ''), limits.name);
}

export function cleanLine(text: string): string {
  return cleaned(text, limits.line);
}
