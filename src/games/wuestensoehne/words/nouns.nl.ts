import { count } from '../../../engine/figures.ts';
import type { Action } from '../rules/tiles.ts';

export const actionNames: Readonly<Record<Action, string>> = {
  myrrh: 'mirre',
  incense: 'wierook',
  gem: 'edelstenen',
  salt: 'zout',
  camel: 'een kameel',
  rumour: 'een gerucht',
  water: 'water',
};

export function tile(kind: string): string {
  if (kind === 'desert') return 'woestijn naar alle kanten';
  const parts = kind.split('|').map((part, i) => {
    const [open = '', action] = part.split(':');
    const oasis = `${i === 0 ? 'oase' : 'een andere'} ${towards(open)}`;
    return action === undefined ? oasis : `${oasis} met ${actionNames[action as Action]}`;
  });
  return parts.join(', ');
}

/** “naar het noorden en oosten”. */
export function towards(sides: string): string {
  return `naar ${sides.length === 4 ? 'alle vier de kanten' : `het ${sideList(sides)}`}`;
}

const sideNames: Readonly<Record<string, string>> = { N: 'noorden', E: 'oosten', S: 'zuiden', W: 'westen' };

export function sideList(text: string): string {
  return listed([...text].map(side => sideNames[side]));
}

const listed = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' en $1');

export const stones = (n: number): string => count(n, 'watersteen', 'waterstenen');
export const tiles = (n: number): string => count(n, 'tegel', 'tegels');
