import { expect, test } from 'vitest';
import { baldHovers, classesGiven, classesNeeded, stylesIn } from './styles.ts';
import { filesUnder, textOf } from './tree.ts';

/** The games that have a view of their own. */
const drawn = filesUnder('src/games').flatMap(path => /^src\/games\/([^/]+)\/view\//.exec(path)?.[1] ?? []);
const games = [...new Set(drawn)];
const sheetsIn = (folder: string) => filesUnder(folder).filter(path => path.endsWith('.css'));
const drawingsIn = (folder: string) => filesUnder(folder).filter(path => path.endsWith('.tsx'));

/** All classes that are styled or given in a folder. */
function classesIn(folder: string): string[] {
  const styled = sheetsIn(folder).flatMap(path => stylesIn(textOf(path)).selectors.flatMap(classesNeeded));
  return [...styled, ...drawingsIn(folder).flatMap(path => classesGiven(textOf(path)))];
}

/** Styles stay in the page once a game has been opened, so what is not bound to the game reaches all the others. */
function leaksOf(game: string): string[] {
  const elsewhere = ['src/web', ...games.filter(other => other !== game).map(other => `src/games/${other}/view`)];
  const others = new Set(elsewhere.flatMap(classesIn));
  return sheetsIn(`src/games/${game}/view`).flatMap(path =>
    stylesIn(textOf(path))
      .selectors.filter(selector => classesNeeded(selector).every(name => others.has(name)))
      .map(selector => `${path}: ${selector}`),
  );
}

test.each(games)('each style of %s is bound to a class that nobody else uses', game => {
  expect(leaksOf(game)).toEqual([]);
});

test('no two motions of different folders have the same name', () => {
  const folders = ['src/web', ...games.map(game => `src/games/${game}/view`)];
  const named = folders.flatMap(folder => [
    ...new Set(sheetsIn(folder).flatMap(path => stylesIn(textOf(path)).keyframes)),
  ]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
});

test.each(sheetsIn('src'))('%s lights up what is pointed at only where something can point', path => {
  expect(baldHovers(textOf(path))).toEqual([]);
});

test('a rule for hovering is found wherever it stands, unless its condition asks for hovering', () => {
  const css = `.a:hover { top: 0 } @media (hover: hover) and (width > 1px) { .b:hover { top: 0; .c:hover & { top: 0 } } }
    @media print { .d { &:hover { top: 0 } } } /* .e:hover { */`;
  expect(baldHovers(css)).toEqual(['.a:hover', '&:hover']);
});

test('selectors are found in lists, in other rules, under conditions and in choices', () => {
  const { selectors, keyframes } = stylesIn(`
    /* .not { */
    .a, .b .c { color: red; .d { margin: 0 } }
    @media (width > 1px) { :is(.e, .f) .g { top: 0 } }
    @keyframes rise { to { top: 0 } }
  `);
  expect(selectors).toEqual(['.a', '.b .c', '.a .d', '.b .c .d', '.e .g', '.f .g']);
  expect(keyframes).toEqual(['rise']);
});

test('a selector needs the classes it asks for, also inside others, and none that it excludes', () => {
  expect(classesNeeded('.table:has(.sons) li:not(.x:hover).y')).toEqual(['table', 'sons', 'y']);
});

test('classes are read from what drawings say, whole words only', () => {
  const source = '<g class="a b-c"><i class={on ? \'d e\' : undefined} /><b class={`f g-${hue}`} /></g>';
  expect(classesGiven(source)).toEqual(['a', 'b-c', 'd', 'e', 'f']);
});

/** Does a selector that depends on whose turn it is end in the name of a tag? */
function asksEveryTag(selector: string): boolean {
  const [last = ''] = selector.split(/[\s>+~]+/).slice(-1);
  return classesNeeded(selector).includes('in-hand') && /^[a-z*]/i.test(last);
}

test('when a board comes to hand, no style looks at all elements of a kind: boards have thousands', () => {
  const selectors = sheetsIn('src').flatMap(path => stylesIn(textOf(path)).selectors);
  expect(selectors.filter(selector => classesNeeded(selector).includes('in-hand')).length).toBeGreaterThan(0);
  expect(selectors.filter(asksEveryTag)).toEqual([]);
  expect(['.in-hand .targets path', '.in-hand > *', '.in-hand .targets'].map(asksEveryTag)).toEqual([
    true,
    true,
    false,
  ]);
});
