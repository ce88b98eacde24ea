import { count } from '../../../engine/figures.ts';
import type { Action } from '../rules/tiles.ts';

export const actionNames: Readonly<Record<Action, string>> = {
  myrrh: 'Myrrhe',
  incense: 'Weihrauch',
  gem: 'Edelsteine',
  salt: 'Salz',
  camel: 'ein Kamel',
  rumour: 'ein Gerücht',
  water: 'Wasser',
};

/** After “mit”: only two of them bend. */
const withAction: Readonly<Record<Action, string>> = {
  ...actionNames,
  gem: 'Edelsteinen',
  camel: 'einem Kamel',
  rumour: 'einem Gerücht',
};

export function tile(kind: string): string {
  if (kind === 'desert') return 'Wüste nach allen Seiten';
  const parts = kind.split('|').map((part, i) => {
    const [open = '', action] = part.split(':');
    const oasis = `${i === 0 ? 'Oase' : 'eine andere'} ${towards(open)}`;
    return action === undefined ? oasis : `${oasis} mit ${withAction[action as Action]}`;
  });
  return parts.join(', ');
}

/** „nach Norden und Osten“. */
export function towards(sides: string): string {
  return `nach ${sides.length === 4 ? 'allen vier Seiten' : sideList(sides)}`;
}

const sideNames: Readonly<Record<string, string>> = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' };

export function sideList(text: string): string {
  return listed([...text].map(side => sideNames[side]));
}

const listed = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' und $1');

export const stones = (n: number): string => count(n, 'Wasserstein', 'Wassersteine');
export const tiles = (n: number): string => `${n} Plättchen`;
