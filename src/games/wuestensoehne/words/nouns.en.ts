import { count } from '../../../engine/figures.ts';
import type { Action } from '../rules/tiles.ts';

/** Things that can be counted or had. */
export const actionNames: Readonly<Record<Action, string>> = {
  myrrh: 'myrrh',
  incense: 'incense',
  gem: 'gems',
  salt: 'salt',
  camel: 'a camel',
  rumour: 'a rumour',
  water: 'water',
};

/** A kind of tile from its text, such as “oasis towards 2 sides with salt”. */
export function tile(kind: string): string {
  if (kind === 'desert') return 'desert';
  const parts = kind.split('|').map(part => {
    const [open = '', action] = part.split(':');
    const oasis = `oasis towards ${count(open.length, 'side', 'sides')}`;
    return action === undefined ? oasis : `${oasis} with ${actionNames[action as Action]}`;
  });
  return parts.join(' and ');
}

const sideNames: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** “north, east” from the sides of a part. */
export function sideList(text: string): string {
  return [...text].map(side => sideNames[side]).join(', ');
}

export const stones = (n: number): string => count(n, 'water stone', 'water stones');
export const tiles = (n: number): string => count(n, 'tile', 'tiles');
