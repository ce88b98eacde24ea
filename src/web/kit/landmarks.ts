/** What keys jump to, the same in every game: one's own, that of others, what is made for, and what can be taken. */
export const landmarkKinds = ['own', 'others', 'goals', 'prizes'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** Places by their names. */
export type Landmarks = Readonly<Record<LandmarkKind, readonly string[]>>;

/** What a board is told about where one is. */
export interface BoardOrientation {
  readonly around: (place: string) => string;
  readonly landmarks: Landmarks;
  /** What the keys do that jump. */
  readonly keys: string;
  /** Said where a key finds nothing to jump to. */
  readonly nothing: string;
}

/** Words as a sentence of their own: with a capital and a full stop. */
export function asSentence(text: string): string {
  return `${begun(text)}.`;
}

/** Words as a sentence begins. */
export function begun(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
