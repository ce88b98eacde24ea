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
  if (kind === 'desert') return 'woestijn';
  const parts = kind.split('|').map(part => {
    const [open = '', action] = part.split(':');
    const oasis = `oase naar ${count(open.length, 'kant', 'kanten')}`;
    return action === undefined ? oasis : `${oasis} met ${actionNames[action as Action]}`;
  });
  return parts.join(' en ');
}

const sideNames: Readonly<Record<string, string>> = { N: 'noord', E: 'oost', S: 'zuid', W: 'west' };

export function sideList(text: string): string {
  return [...text].map(side => sideNames[side]).join(', ');
}

export const stones = (n: number): string => count(n, 'watersteen', 'waterstenen');
export const tiles = (n: number): string => count(n, 'tegel', 'tegels');
