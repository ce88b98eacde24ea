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

/** A tile from its text, such as “oasis to north and east with salt”; sides that are not named are desert. */
export function tile(kind: string): string {
  if (kind === 'desert') return 'desert on all sides';
  const parts = kind.split('|').map((part, i) => {
    const [open = '', action] = part.split(':');
    const oasis = `${i === 0 ? 'oasis' : 'another'} ${towards(open)}`;
    return action === undefined ? oasis : `${oasis} with ${actionNames[action as Action]}`;
  });
  return parts.join(', ');
}

/** “to north and east”. */
export function towards(sides: string): string {
  return sides.length === 4 ? 'on all four sides' : `to ${sides.length === 1 ? 'the ' : ''}${sideList(sides)}`;
}

const sideNames: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** “north and east” from the sides of a part. */
export function sideList(text: string): string {
  return listed([...text].map(side => sideNames[side]));
}

const listed = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

export const stones = (n: number): string => count(n, 'water stone', 'water stones');
export const tiles = (n: number): string => count(n, 'tile', 'tiles');
