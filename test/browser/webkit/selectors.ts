import type { Locator, Page } from 'playwright-core';

type Wording = string | RegExp;

function inText(text: Wording, exact = false): string {
  return text instanceof RegExp ? String(text) : `${JSON.stringify(text)}${exact ? 's' : 'i'}`;
}

function inAttribute(text: Wording, exact = false): string {
  if (text instanceof RegExp)
    return String(text)
      .replaceAll(/(["'`])/g, String.raw`\$1`)
      .replaceAll('>>', String.raw`\>\>`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"${exact ? 's' : 'i'}`;
}

type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>;
type FilterOptions = NonNullable<Parameters<Locator['filter']>[0]>;
export interface Findable {
  readonly selector: string;
}

const states = ['checked', 'disabled', 'selected', 'expanded', 'level', 'pressed'] as const;

export function byRole(role: string, options: RoleOptions = {}): string {
  const told = states.filter(state => options[state] !== undefined).map(state => `[${state}=${options[state]}]`);
  if (options.includeHidden !== undefined) told.push(`[include-hidden=${options.includeHidden}]`);
  if (options.name !== undefined) told.push(`[name=${inAttribute(options.name, options.exact)}]`);
  return `internal:role=${role}${told.join('')}`;
}

export const byText = (text: Wording, exact?: boolean) => `internal:text=${inText(text, exact)}`;
export const byLabel = (text: Wording, exact?: boolean) => `internal:label=${inText(text, exact)}`;

/** The ends of a selector that keep only some of what it finds. */
export function filters({ has, hasNot, hasText, hasNotText, visible }: FilterOptions): string[] {
  const inner = (other: unknown) => JSON.stringify((other as Findable).selector);
  return [
    ...(hasText === undefined ? [] : [`internal:has-text=${inText(hasText)}`]),
    ...(hasNotText === undefined ? [] : [`internal:has-not-text=${inText(hasNotText)}`]),
    ...(has === undefined ? [] : [`internal:has=${inner(has)}`]),
    ...(hasNot === undefined ? [] : [`internal:has-not=${inner(hasNot)}`]),
    ...(visible === undefined ? [] : [`visible=${visible}`]),
  ];
}
