import { asideLaws } from './aside-laws.ts';
import { chanceLaws } from './chance-laws.ts';
import type { Law } from './law.ts';
import { playLaws } from './play-laws.ts';
import { secretLaws } from './secret-laws.ts';
import { wordLaws } from './word-laws.ts';

/** Everything that every game promises, at every position. The soundness of the state comes first. */
export const laws: readonly Law[] = [...playLaws, ...wordLaws, ...secretLaws, ...chanceLaws, ...asideLaws];

export function lawNamed(name: string): Law {
  const law = laws.find(each => each.name === name);
  if (!law) throw new Error(`no law is called "${name}"; there are ${laws.map(each => each.name).join(', ')}`);
  return law;
}
