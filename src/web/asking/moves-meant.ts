import type { SpokenMove } from './spoken-moves.ts';
import { plainText } from './typed-text.ts';

/**
 * The moves that a text can mean: as the game writes them, as it tells them, or by some of their words in any order, in
 * the language of the page. All words that say something must be found in a move; of several the one without further
 * words is meant.
 */
export function movesMeant(
  spoken: readonly SpokenMove[],
  text: string,
  idle: ReadonlySet<string> = new Set(),
): readonly SpokenMove[] {
  const told = movesTold(spoken, text, idle);
  if (told.length > 0) return told;
  const wanted = tellingWords(text, idle);
  const fits = wanted.length === 0 ? [] : spoken.filter(move => wanted.every(word => isSaidOf(move, word)));
  // What is done at once comes before what is done later in the turn.
  const now = fits.filter(({ moves }) => moves.length === 1);
  return withoutLonger(now.length > 0 ? now : fits);
}

/** Those that are written or told in just these words. */
export function movesTold(
  spoken: readonly SpokenMove[],
  text: string,
  idle: ReadonlySet<string> = new Set(),
): readonly SpokenMove[] {
  const said = plainText(text);
  if (said === '') return [];
  const written = spoken.filter(({ plain }) => plain.written === said);
  if (written.length > 0) return written;
  const whole = spoken.filter(({ plain }) => plain.sentences.includes(said));
  const short = tellingWordsOf(said, idle).join(' ');
  if (whole.length > 0 || short === '') return whole;
  return spoken.filter(({ plain }) => plain.sentences.some(one => tellingWordsOf(one, idle).join(' ') === short));
}

/** The words of a text that say something. */
export function tellingWords(text: string, idle: ReadonlySet<string>): readonly string[] {
  return tellingWordsOf(plainText(text), idle);
}

function tellingWordsOf(plain: string, idle: ReadonlySet<string>): readonly string[] {
  return plain.split(' ').filter(word => word !== '' && !idle.has(word));
}

/** Longer words may have endings: “weiße” is said of “weiß”. */
const STEM = 4;
const ENDING = 3;

export function isSaidOf({ words }: SpokenMove, word: string): boolean {
  if (words.has(word)) return true;
  if (word.length < STEM || /\d/.test(word)) return false;
  return [...words].some(
    other =>
      other.length >= STEM &&
      Math.abs(other.length - word.length) <= ENDING &&
      (other.startsWith(word) || word.startsWith(other)),
  );
}

function withoutLonger(fits: readonly SpokenMove[]): readonly SpokenMove[] {
  const tokens = ({ candidate }: SpokenMove) => candidate.tokens;
  const [shortest, ...others] = fits.toSorted((a, b) => tokens(a).length - tokens(b).length);
  const isLonger = (move: SpokenMove) =>
    tokens(move).length > tokens(shortest!).length && tokens(shortest!).every((token, i) => token === tokens(move)[i]);
  return shortest && others.every(isLonger) ? [shortest] : fits;
}
