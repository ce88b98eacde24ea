import { parseSync } from 'vite';
import * as known from './compat-data.ts';

/** Something used that a browser of the baseline lacks: where, what, and which browsers. */
export interface NewerFeature {
  readonly feature: string;
  readonly lacking: readonly string[];
}

function newer(kind: string, lexicon: known.Lexicon, name: string): NewerFeature[] {
  const lacking = known.lackingIn(lexicon, name);
  return lacking.length > 0 ? [{ feature: `${kind} ${name}`, lacking }] : [];
}

/** What a style sheet uses that the baseline lacks. */
export function newerInStyles(text: string): NewerFeature[] {
  const css = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
  const blocks = [...css.matchAll(/([^{};]*)\{|([^{};]+)(?=[;}])/g)];
  return blocks.flatMap(([, head, declaration = '']) =>
    head === undefined ? inDeclaration(declaration, css) : inHead(head),
  );
}

function inHead(head: string): NewerFeature[] {
  const rule = /@([a-z-]+)/.exec(head)?.[1];
  if (rule === undefined) return pseudosIn(head);
  const features = rule === 'media' ? [...head.matchAll(/\((?:min-|max-)?([a-z-]+)/g)] : [];
  return [
    ...newer('at-rule', known.atRules, rule),
    ...features.flatMap(([, name = '']) => newer('media', known.mediaFeatures, name)),
    ...(/[<>]/.test(head) ? newer('media', known.mediaFeatures, 'range_syntax') : []),
  ];
}

function pseudosIn(selector: string): NewerFeature[] {
  const nested = selector.includes('&') ? newer('selector', known.pseudos, 'nesting') : [];
  return [
    ...nested,
    ...[...selector.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([, name = '']) => newer('selector', known.pseudos, name)),
  ];
}

function inDeclaration(declaration: string, css: string): NewerFeature[] {
  const [, property = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
  // Where the prefixed twin stands as well, older browsers take that one.
  const twin = css.includes(`-webkit-${property}:${value}`) || css.includes(`-webkit-${property}: ${value.trim()}`);
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  return [
    ...(twin ? [] : newer('property', known.properties, property)),
    ...(twin ? [] : words.flatMap(word => newer('value', known.keywords, `${property} ${word}`))),
    ...[...value.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) =>
      newer('function', known.styleFunctions, name),
    ),
    ...(/\d[dsl]v(?:h|w|min|max)\b/.test(value)
      ? newer('unit', known.styleFunctions, 'viewport_percentage_units_dynamic')
      : []),
  ];
}

type Tree = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What a script uses that the baseline lacks. Names are all there is to go by: one that older things have, too, passes. */
export function newerInScript(text: string): NewerFeature[] {
  const found: NewerFeature[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isTree(node)) return;
    found.push(...inNode(node));
    Object.values(node).forEach(visit);
  };
  visit(parseSync('script.js', text).program);
  return found;
}

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null && 'type' in node;
}

function inNode(node: Tree): NewerFeature[] {
  if (node.type === 'MemberExpression') return inMember(node);
  if (node.type === 'Literal') return inLiteral(node);
  if (node.type === 'Property' && node.computed === false)
    return newer('attribute', known.attributes, nameOf(node.key));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return newer('global', known.globals, nameOf(node.callee));
  if (node.type === 'BinaryExpression' || node.type === 'UnaryExpression')
    return [node.right, node.argument].flatMap(side => newer('global', known.globals, nameOf(side)));
  return [];
}

function inMember({ object, property, computed }: Tree): NewerFeature[] {
  const name = computed === true ? '' : nameOf(property);
  const owner = nameOf(object);
  const own = newer('member', known.statics, `${owner}.${name}`);
  if (own.length > 0 || known.statics.has(`${owner}.${name}`)) return own;
  return [...newer('global', known.globals, owner), ...newer('member', known.members, name)];
}

function inLiteral({ regex }: Tree): NewerFeature[] {
  const { flags = '', pattern = '' } = (regex ?? {}) as { flags?: string; pattern?: string };
  const sets = flags.includes('v') ? newer('member', known.members, 'unicodeSets') : [];
  const modifier = /\(\?[ims]*-?[ims]+:/.test(pattern) ? [{ feature: 'regex modifier', lacking: ['all'] }] : [];
  return [...sets, ...modifier];
}

function nameOf(node: unknown): string {
  return isTree(node) && node.type === 'Identifier' ? String(node.name) : '';
}
