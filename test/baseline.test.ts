import { expect, test } from 'vitest';
import { baseline, baselineNames, buildTargets } from '../tools/baseline.mjs';
import viteConfig from '../vite.config.ts';
import { browsersOf, globals, lackingIn, members, oldestWith, statics } from './compat-data.ts';
import { newerInScript, newerInStyles } from './features-used.ts';
import { textOf } from './tree.ts';

test('the baseline is what was promised, or older', () => {
  const promised = { chrome: 111, firefox: 115, safari: 16.4 };
  for (const [browser, version] of Object.entries(promised))
    expect(Number(baseline[browser as keyof typeof promised])).toBeLessThanOrEqual(version);
});

test('build, README and the sentence for older browsers name the same baseline', () => {
  expect(viteConfig.build).toMatchObject({ target: buildTargets });
  expect(viteConfig.build).not.toHaveProperty('cssTarget');
  expect(textOf('README.md')).toContain(baselineNames);
});

test('what too-old.js asks a browser for came with the versions of the baseline', () => {
  const script = textOf('src/web/public/too-old.js');
  const asked = ['toSorted', 'CompressionStream', 'color-mix'];
  for (const name of asked) expect(script).toContain(name);
  expect(oldestWith(asked)).toEqual(browsersOf(baseline));
});

test('colours of the browser’s bars are those of the page', () => {
  const [, day, night] = /--paper-far: light-dark\((#\w+), (#\w+)\)/.exec(textOf('src/web/app/theme.css')) ?? [];
  const tints = [...textOf('src/web/index.html').matchAll(/name="theme-color" content="(#\w+)"/g)];
  expect(tints.map(([, tint]) => tint)).toEqual([day, night]);
});

test('newer features are found in styles: selectors, properties, values, functions, conditions', () => {
  const css = `
    .a { .b & { color: light-dark(red, blue); text-wrap: balance } }
    .c:popover-open, details::details-content { height: 50dvh; scrollbar-width: thin }
    @starting-style { .d { user-select: all; -webkit-user-select: none; user-select: none } }
    @media (width > 30rem) and (hover: hover) { .e:hover { color: "light-dark(a, b)" } }
  `;
  expect(new Set(newerInStyles(css).map(({ feature }) => feature))).toEqual(
    new Set([
      'selector nesting',
      'function light-dark',
      'property text-wrap',
      'value text-wrap balance',
      'selector popover-open',
      'selector details-content',
      'property scrollbar-width',
      'value scrollbar-width thin',
      'at-rule starting-style',
      'property user-select',
    ]),
  );
});

test('newer features are found in scripts: globals, members, attributes, expressions', () => {
  const script = `
    const made = Promise.withResolvers(), grouped = Object.groupBy([], x => x), ok = [].toSorted();
    navigator.setAppBadge(1); AbortSignal.any([]); new URLPattern(''); h('div', { popover: 'auto' });
    /[a]/v.test(''); structuredClone(made); /(?<=a)b/.test('');
  `;
  expect(newerInScript(script).map(({ feature }) => feature)).toEqual([
    'member Promise.withResolvers',
    'member Object.groupBy',
    'member setAppBadge',
    'member AbortSignal.any',
    'global URLPattern',
    'attribute popover',
    'member unicodeSets',
  ]);
});

test('a name is newer only if nothing that has it is old', () => {
  expect(lackingIn(members, 'map')).toEqual([]);
  expect(lackingIn(globals, 'URLPattern')).toContain('firefox 115');
  expect(lackingIn(statics, 'Array.fromAsync')).toContain('chrome 111');
  expect(lackingIn(members, 'noSuchThing')).toEqual([]);
});

test('what names can’t tell apart the types do: they know nothing newer than the baseline has', () => {
  const libs = ['base', 'web', 'worker'].flatMap(name => textOf(`tsconfig.${name}.json`).match(/"es\w+"/g) ?? []);
  expect(new Set(libs)).toEqual(new Set(['"es2023"']));
});
