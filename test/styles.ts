/** What a style sheet says, as far as it can touch what is not its own. */
export interface Styles {
  /** Every selector, one by one: lists, nesting and `:is` are written out. */
  readonly selectors: readonly string[];
  readonly keyframes: readonly string[];
}

export function stylesIn(css: string): Styles {
  const selectors: string[] = [];
  const keyframes: string[] = [];
  /** The selectors that each open block stands under; a block without any holds frames of a motion. */
  const open: (readonly string[])[] = [];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, head = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const within = open.at(-1) ?? [''];
    const name = /^\s*@keyframes\s+(\S+)/.exec(head)?.[1];
    const isRule = name === undefined && !head.trim().startsWith('@');
    if (name !== undefined) keyframes.push(name);
    const found = isRule ? within.flatMap(outer => alternatives(`${outer} ${head.trim()}`.trim())) : [];
    selectors.push(...found);
    open.push(name === undefined ? (isRule ? found : within) : []);
  }
  return { selectors, keyframes };
}

/** `a, b:is(c, d)` is a, b c and b d. */
function alternatives(selector: string): string[] {
  const parts = partsOf(selector);
  if (parts.length > 1) return parts.flatMap(alternatives);
  const chosen = /:(?:is|where)\(([^()]*)\)/.exec(selector);
  if (!chosen) return [selector.trim()];
  const [whole, inner = ''] = chosen;
  return inner.split(',').flatMap(one => alternatives(selector.replace(whole, one.trim())));
}

/** Split at commas, but not at those in brackets. */
function partsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The classes without which a selector finds nothing; what it excludes is none of them. */
export function classesNeeded(selector: string): string[] {
  const needed = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...needed.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** The classes that a drawing gives its elements, as far as they are written out. */
export function classesGiven(source: string): string[] {
  const given = source.matchAll(/\b(?:class|look)=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g);
  const texts = [...given].flatMap(([, plain, code = '']) => plain ?? code.match(/'[^']*'|`[^`]*`/g) ?? []);
  const words = texts.flatMap(text => text.replaceAll(/\$\{[^}]*\}/g, '$').split(/[\s'`]+/));
  return words.filter(word => /^[a-z][\w-]*$/i.test(word));
}

/** Rules for what is pointed at that also hold where nothing can point: there a tapped button would stay lit. */
export function baldHovers(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = '', mark] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    open.push(head.trim());
    if (head.includes(':hover') && !open.some(outer => outer.includes('(hover: hover)'))) found.push(head.trim());
  }
  return found;
}
