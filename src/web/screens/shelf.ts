import type { Words } from '../words/words.ts';

/** A game as the start page shows it, before anything of it is loaded. */
export interface Shelved {
  readonly id: keyof Words['start']['about'];
  readonly title: string;
  readonly seats: readonly [least: number, most: number];
}

export const shelf: readonly Shelved[] = [
  { id: 'durch-die-wueste', title: 'Durch die Wüste', seats: [2, 5] },
  { id: 'wuestensoehne', title: 'Im Reich der Wüstensöhne', seats: [2, 4] },
  { id: 'wuestenkoenige', title: 'Wüstenkönige', seats: [2, 4] },
  { id: 'nomadi', title: 'Nomadi', seats: [2, 5] },
];
