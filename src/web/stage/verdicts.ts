/** Can something be done at a place? Rulebook figures mark places with a tick or a cross. */
export type Verdict = 'yes' | 'no';

/** Marks from the names of places, parted by blanks. */
export function marked(yes: string, no = ''): Readonly<Record<string, Verdict>> {
  const each = (names: string, verdict: Verdict) =>
    names
      .split(' ')
      .filter(Boolean)
      .map(name => [name, verdict] as const);
  return Object.fromEntries([...each(yes, 'yes'), ...each(no, 'no')]);
}
