/**
 * The board as the reference in `reference.ts` sees it: plain objects, read from text without the engine's reader, so
 * that a mistake in either shows.
 */
export interface Place {
  readonly name: string;
  readonly x: number;
  /** Counted in half hexes: even columns lie one deeper than odd ones. */
  readonly y: number;
  readonly token: string;
}

const HALF_STEPS = [
  [0, -2],
  [0, 2],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** Every token of a drawing with its place; rock is left out, since it is no hex. */
export function placesIn(drawing: string): Place[] {
  const [header = '', ...lines] = drawing.split('\n').filter(line => line.trim() !== '');
  const letters = [...header].flatMap((letter, at) => (letter === ' ' ? [] : [{ letter, at }]));
  const places: Place[] = [];
  let row = 0;
  for (const line of lines) {
    const label = line.slice(0, letters[0].at).trim();
    if (label !== '') row = Number(label);
    for (const { letter, at } of letters) {
      const token = line.slice(at).split(' ')[0];
      if (token === '' || token === '#' || line[at - 1]?.trim()) continue;
      places.push({
        name: `${letter}${row}`,
        x: letter.charCodeAt(0) - 97,
        y: 2 * row + (label === '' ? 1 : 0),
        token,
      });
    }
  }
  return places;
}

/** The names of the hexes next to each hex. */
export function neighbourNames(places: readonly Place[]): Map<string, string[]> {
  const at = new Map(places.map(place => [`${place.x} ${place.y}`, place.name]));
  const next = (place: Place) => HALF_STEPS.map(([x, y]) => at.get(`${place.x + x} ${place.y + y}`));
  return new Map(places.map(place => [place.name, next(place).filter(name => name !== undefined)]));
}
