import { type InventoryWords, inventory, type TableName } from './inventory.ts';
import { inventoryWords as de } from './inventory-words.de.ts';
import { inventoryWords as en } from './inventory-words.en.ts';
import { inventoryWords as nl } from './inventory-words.nl.ts';

/** Anybody may ask for any word: `constructor` is none of them either. */
const languages: ReadonlyMap<string, InventoryWords> = new Map(Object.entries({ en, de, nl }));

export interface ToldTable {
  readonly table: TableName;
  readonly what: string;
  readonly columns: readonly { readonly column: string; readonly what: string }[];
  /** Do its rows belong to people? */
  readonly owned: boolean;
}

/** The whole inventory in words; in English, where the language is none of ours. */
export function toldInventory(language: string): readonly ToldTable[] {
  const words = languages.get(language) ?? en;
  return (Object.keys(inventory) as TableName[]).map(table => {
    const { what, columns } = words[table];
    const told = Object.entries<string>(columns).map(([column, text]) => ({ column, what: text }));
    return { table, what, columns: told, owned: 'owner' in inventory[table] };
  });
}
