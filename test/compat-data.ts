import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { baseline } from '../tools/baseline.mjs';

/** What is known since when, in the browsers of the baseline. On an iPhone every browser is Safari's engine. */
export function browsersOf({ chrome, firefox, safari }: typeof baseline) {
  return { chrome, firefox, safari, safari_ios: safari } as const;
}

const browsers = browsersOf(baseline);

const { api, css, html, javascript } = compatData;

/** Names of features with what is known about them; the same name may stand for several. */
export type Lexicon = ReadonlyMap<string, readonly CompatStatement[]>;

function lexiconOf(entries: Iterable<readonly [string, CompatStatement | undefined]>): Lexicon {
  const found = new Map<string, CompatStatement[]>();
  for (const [name, compat] of entries) if (compat) found.set(name, [...(found.get(name) ?? []), compat]);
  return found;
}

function childrenOf(parent: Identifier | undefined): (readonly [string, Identifier])[] {
  return Object.entries(parent ?? {}).filter(([name]) => !name.startsWith('__')) as [string, Identifier][];
}

const compatsOf = (parent: Identifier) => childrenOf(parent).map(([name, child]) => [name, child.__compat] as const);

/** All names below, however deep: functions of styles are found under many headings. */
function deepCompatsOf(parent: Identifier): (readonly [string, CompatStatement | undefined])[] {
  return childrenOf(parent).flatMap(([name, child]) => [[name, child.__compat] as const, ...deepCompatsOf(child)]);
}

const interfaces = [...childrenOf(api), ...childrenOf(javascript.builtins)];

export const properties = lexiconOf(compatsOf(css.properties));
export const pseudos = lexiconOf(compatsOf(css.selectors));
export const atRules = lexiconOf(compatsOf(css['at-rules']));
export const mediaFeatures = lexiconOf(compatsOf(css['at-rules'].media));
export const styleFunctions = lexiconOf(deepCompatsOf(css.types));
/** `text-wrap balance`: a property and a word that it may be given. */
export const keywords = lexiconOf(
  childrenOf(css.properties).flatMap(([property, child]) =>
    compatsOf(child).map(([word, compat]) => [`${property} ${word}`, compat] as const),
  ),
);
export const globals = lexiconOf([
  ...interfaces.map(([name, child]) => [name, child.__compat] as const),
  ...compatsOf(api.Window),
]);
/** `AbortSignal.any`: what is asked of an interface itself. */
export const statics = lexiconOf(
  interfaces.flatMap(([name, child]) =>
    compatsOf(child).map(([member, compat]) => [`${name}.${member.replace(/_static$/, '')}`, compat] as const),
  ),
);
/** Of interfaces that the baseline has. Whoever wants something of another has to ask for that one first. */
export const members = lexiconOf(
  interfaces
    .filter(([, { __compat: compat }]) => !compat || browsersWithout(compat).length === 0)
    .flatMap(([, child]) => compatsOf(child)),
);
/** Attributes that an element may be given. */
export const attributes = lexiconOf([
  ...compatsOf(html.global_attributes),
  ...childrenOf(html.elements).flatMap(([, element]) => compatsOf(element)),
]);

/** Is a name used that is known, but by nothing the baseline has? Then the browsers that lack it are named. */
export function lackingIn(lexicon: Lexicon, name: string): readonly string[] {
  const known = lexicon.get(name) ?? [];
  const lacking = known.map(browsersWithout);
  return lacking.every(list => list.length > 0) ? (lacking[0] ?? []) : [];
}

function browsersWithout({ support }: CompatStatement): string[] {
  return Object.entries(browsers)
    .filter(([browser, version]) => !isSupported(support[browser as keyof typeof browsers], version))
    .map(([browser, version]) => `${browser} ${version}`);
}

function isSupported(support: CompatStatement['support']['chrome'], version: string): boolean {
  const statements = support === undefined ? [] : [support].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, prefix, alternative_name: alias, flags }) =>
      prefix === undefined &&
      alias === undefined &&
      flags === undefined &&
      typeof added === 'string' &&
      isAtMost(added, version) &&
      !(typeof removed === 'string' && isAtMost(removed, version)),
  );
}

/** `≤16` and `16.4` can be compared with the baseline; a preview is always newer. */
function isAtMost(version: string, limit: string): boolean {
  const [major = Number.NaN, minor = 0] = numbersIn(version);
  const [limitMajor = 0, limitMinor = 0] = numbersIn(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

function numbersIn(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}

/** The oldest versions that know all of these. */
export function oldestWith(names: readonly string[]): Record<string, string> {
  const compats = names.flatMap(name =>
    [members, globals, styleFunctions].flatMap(known => known.get(name)?.[0] ?? []),
  );
  const versions = (browser: keyof typeof browsers) => compats.map(({ support }) => addedIn(support[browser]));
  return Object.fromEntries(
    Object.keys(browsers).map(browser => [
      browser,
      versions(browser as keyof typeof browsers).reduce((oldest, version) =>
        isAtMost(version, oldest) ? oldest : version,
      ),
    ]),
  );
}

function addedIn(support: CompatStatement['support']['chrome']): string {
  const [statement] = [support ?? []].flat();
  return String(statement?.version_added);
}
