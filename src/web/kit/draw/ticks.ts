/** Can something be done at a place? Rulebook figures mark places with a tick or a cross. */
export type Tick = 'yes' | 'no';

/** Marks from the names of places, parted by blanks. */
export function ticksOn(yes: string, no = ''): Readonly<Record<string, Tick>> {
  const each = (names: string, verdict: Tick) =>
    names
      .split(' ')
      .filter(Boolean)
      .map(name => [name, verdict] as const);
  return Object.fromEntries([...each(yes, 'yes'), ...each(no, 'no')]);
}
