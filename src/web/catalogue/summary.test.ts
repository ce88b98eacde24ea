import { expect, test } from 'vitest';
import { summary as desertDe } from '../../games/durch-die-wueste/words/summary.de.ts';
import { summary as desert } from '../../games/durch-die-wueste/words/summary.en.ts';
import { summary as desertNl } from '../../games/durch-die-wueste/words/summary.nl.ts';
import { summary as nomadsDe } from '../../games/nomadi/words/summary.de.ts';
import { summary as nomads } from '../../games/nomadi/words/summary.en.ts';
import { summary as nomadsNl } from '../../games/nomadi/words/summary.nl.ts';
import { summary as kingsDe } from '../../games/wuestenkoenige/words/summary.de.ts';
import { summary as kings } from '../../games/wuestenkoenige/words/summary.en.ts';
import { summary as kingsNl } from '../../games/wuestenkoenige/words/summary.nl.ts';
import { summary as sonsDe } from '../../games/wuestensoehne/words/summary.de.ts';
import { summary as sons } from '../../games/wuestensoehne/words/summary.en.ts';
import { summary as sonsNl } from '../../games/wuestensoehne/words/summary.nl.ts';

type Summary = Readonly<Record<string, { readonly points: readonly string[] }>>;

/** How many stars stand at what is ours, point by point; and the numbers of the rules, which are the same everywhere. */
function shape(summary: Summary) {
  return Object.entries(summary).map(([key, { points }]) => [
    key,
    points.map(point => ({
      stars: point.split('*').length - 1,
      numbers: [...point.matchAll(/[−+]?\d+/g)].map(String).toSorted(),
    })),
  ]);
}

const summaries: readonly (readonly [game: string, en: Summary, de: Summary, nl: Summary])[] = [
  ['durch-die-wueste', desert, desertDe, desertNl],
  ['wuestensoehne', sons, sonsDe, sonsNl],
  ['wuestenkoenige', kings, kingsDe, kingsNl],
  ['nomadi', nomads, nomadsDe, nomadsNl],
];

test.for(summaries)('the page of rules of %s has the same numbers and stars in every language', ([, en, de, nl]) => {
  expect(shape(de)).toEqual(shape(en));
  expect(shape(nl)).toEqual(shape(en));
});
