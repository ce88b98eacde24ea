import type { Point } from '../draw/hexes.ts';
import type { Language } from '../view.ts';

/** The eight ways that things can lie from a place, as they are seen in the picture, clockwise. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof directions)[number];

const EIGHTH = Math.PI / 4;

/** Which way one point of a picture lies from another. */
export function directionBetween(from: Point, to: Point): Direction {
  const clockwise = Math.atan2(to.x - from.x, from.y - to.y);
  return directions[(Math.round(clockwise / EIGHTH) + 8) % 8]!;
}

interface CompassWords {
  readonly names: Readonly<Record<Direction, string>>;
  /** “a palm to the north and east”. */
  readonly beside: (what: string, ways: string) => string;
  readonly and: string;
}

const compassWords: Readonly<Record<Language, CompassWords>> = {
  en: {
    names: {
      N: 'north',
      NE: 'northeast',
      E: 'east',
      SE: 'southeast',
      S: 'south',
      SW: 'southwest',
      W: 'west',
      NW: 'northwest',
    },
    beside: (what, ways) => `${what} to the ${ways}`,
    and: 'and',
  },
  de: {
    names: {
      N: 'Norden',
      NE: 'Nordosten',
      E: 'Osten',
      SE: 'Südosten',
      S: 'Süden',
      SW: 'Südwesten',
      W: 'Westen',
      NW: 'Nordwesten',
    },
    beside: (what, ways) => `${what} im ${ways}`,
    and: 'und',
  },
  nl: {
    names: {
      N: 'noorden',
      NE: 'noordoosten',
      E: 'oosten',
      SE: 'zuidoosten',
      S: 'zuiden',
      SW: 'zuidwesten',
      W: 'westen',
      NW: 'noordwesten',
    },
    beside: (what, ways) => `${what} in het ${ways}`,
    and: 'en',
  },
};

/** “north, east and south”. */
export function listedIn(language: Language, parts: readonly string[]): string {
  const { and } = compassWords[language];
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** Something that lies beside a place, and which way. */
export interface Neighbour {
  readonly what: string;
  readonly way: Direction;
  /** What it is called, to tell it apart from another one that lies the same way. */
  readonly place?: string;
}

/** All that lies beside a place, what is alike together: “a palm to the north, open to the east and south”. */
export function besideText(language: Language, neighbours: readonly Neighbour[]): string {
  const { names, beside } = compassWords[language];
  const kinds = new Map<string, string[]>();
  const isShared = ({ way, place }: Neighbour) =>
    place !== undefined && neighbours.some(other => other.way === way && other.place !== place);
  for (const neighbour of neighbours) {
    const { what, way, place } = neighbour;
    const told = isShared(neighbour) ? `${names[way]} (${place})` : names[way];
    kinds.set(what, [...(kinds.get(what) ?? []), told]);
  }
  // Something large may lie beside several of its neighbours the same way.
  return [...kinds].map(([what, ways]) => beside(what, listedIn(language, [...new Set(ways)]))).join(', ');
}
