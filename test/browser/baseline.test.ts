import { readdirSync, readFileSync } from 'node:fs';
import { type NewerFeature, newerInScript, newerInStyles } from '../features-used.ts';
import { detectedOrCosmetic, ownNames } from '../newer-features.ts';
import { root } from '../tree.ts';
import { expect, test } from './visitor.ts';

const folder = `${root}dist/web/`;

function newerIn(file: string): readonly NewerFeature[] {
  if (file.endsWith('.css')) return newerInStyles(readFileSync(folder + file, 'utf8'));
  return file.endsWith('.js') ? newerInScript(readFileSync(folder + file, 'utf8')) : [];
}

/** A pointer that is seen: phones have none, and their browsers don't count as knowing it. */
const isPointer = ({ feature }: NewerFeature) => feature.startsWith('value cursor ');

test('the built page uses nothing newer than the baseline without asking for it first', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files.flatMap(file =>
    newerIn(file)
      .filter(one => !isPointer(one))
      .map(one => ({ file, ...one })),
  );
  const allowed = new Set([...Object.keys(detectedOrCosmetic), ...ownNames]);
  const told = found.map(({ file, feature, lacking }) => `${feature} in ${file}: not in ${lacking.join(', ')}`);
  expect([...new Set(told.filter((_, i) => !allowed.has(found[i].feature)))]).toEqual([]);
  const used = new Set(found.map(({ feature }) => feature));
  expect([...allowed].filter(feature => !used.has(feature))).toEqual([]);
});
