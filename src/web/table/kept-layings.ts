import { type LyingPieces, lyingBy } from '../../table/laying-out.ts';
import { recall, remember } from '../browser/local-storage.ts';

/** A board that was told before, and when. */
interface KeptLaying {
  readonly lying: LyingPieces;
  /** As `2026-03-05`; nothing for one that was kept before days were noted. */
  readonly day: string;
}

/** How many boards are kept for a game and its number of seats. */
const MOST = 4;

const nameOf = (game: string, seats: number) => `lying.${game}.${seats}`;

/** The boards that were told before, the latest first. */
export function keptLayings(game: string, seats: number): readonly KeptLaying[] {
  return layingsIn(recall(nameOf(game, seats)) ?? '');
}

/** Keeps a board for another time. */
export function keepLaying(game: string, seats: number, moves: readonly string[]): void {
  const name = nameOf(game, seats);
  remember(name, withLaying(recall(name) ?? '', moves, new Date()));
}

/** Each board is a line, with its day before it. */
export function layingsIn(text: string): readonly KeptLaying[] {
  return linesOf(text).map(line => {
    const [, day = '', moves = ''] = /^(\d{4}-\d\d-\d\d)?:?(.*)$/.exec(line) ?? [];
    return { day, lying: lyingBy(moves.split(',')) };
  });
}

/** A board that was kept before comes first again, once. */
export function withLaying(text: string, moves: readonly string[], now: Date): string {
  const fresh = moves.join(',');
  const others = linesOf(text).filter(line => !line.endsWith(fresh));
  return [`${now.toISOString().slice(0, 10)}:${fresh}`, ...others].slice(0, MOST).join('\n');
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(line => line !== '');
}
