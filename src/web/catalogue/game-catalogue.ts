import type { GameId } from '../../games/registry.ts';

/** A game as the start page shows it, before anything of it is loaded. */
export interface CatalogueGame {
  readonly id: CatalogueId;
  readonly title: string;
  readonly seats: readonly [least: number, most: number];
  /** Of its rules: a match of another version may be closed for play. */
  readonly version: number;
}

type Facts = Omit<CatalogueGame, 'id'>;

/** In the order of the page. Whatever is registered has to lie here; what isn't is announced as coming. */
const facts = {
  'durch-die-wueste': { title: 'Durch die Wüste', seats: [2, 5], version: 1 },
  wuestensoehne: { title: 'Im Reich der Wüstensöhne', seats: [2, 4], version: 1 },
  wuestenkoenige: { title: 'Wüstenkönige', seats: [2, 4], version: 1 },
  nomadi: { title: 'Nomadi', seats: [2, 5], version: 1 },
} as const satisfies Record<GameId, Facts> & Record<string, Facts>;

export type CatalogueId = keyof typeof facts;

export const catalogue: readonly CatalogueGame[] = Object.entries(facts).map(([id, fact]) => ({
  id: id as CatalogueId,
  ...fact,
}));
