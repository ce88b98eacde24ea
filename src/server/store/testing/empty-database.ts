import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests ask for an empty database of PostgreSQL. */
    databases: string;
  }
}

/**
 * The address of a new, empty database in a real PostgreSQL. All tests of a run share one, which `shared-postgres.ts`
 * starts for the first that asks: to start it takes longer than most of them.
 */
export async function emptyDatabase(): Promise<string> {
  const response = await fetch(inject('databases'), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(`there is no PostgreSQL: ${text}`);
  return text;
}
