import { parseSync } from 'vite';

/** Stands for an import whose name is put together at run time. */
export const UNREADABLE = '(a name made at run time)';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Everything a source names as imported: static, dynamic, types, re-exports, required modules, globs and worker files. */
export function importsOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} can't be read: ${errors[0].message}`);
  return nodesOf(program).flatMap(namedBy).map(nameIn);
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isObject(value)) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return typeof value.type === 'string' ? [value as Node, ...below] : below;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return Object(value) === value;
}

const importing = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** The nodes that name what this node imports; none when it imports nothing. */
function namedBy(node: Node): unknown[] {
  if (importing.includes(node.type)) return isObject(node.source) ? [node.source] : [];
  const [first] = (node.arguments ?? []) as unknown[];
  if (isRequire(node)) return [first];
  if (isMetaGlob(node)) return isObject(first) && Array.isArray(first.elements) ? first.elements : [first];
  return isNewUrl(node) && /\.[jt]sx?$/.test(nameIn(first)) ? [first] : [];
}

/** `require(…)`, the same from extras/, or `createRequire(…)(…)` at once. */
function isRequire({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isObject(callee)) return false;
  return (
    /^require(?:Extra)?$/.test(String(callee.name)) ||
    (isObject(callee.callee) && callee.callee.name === 'createRequire')
  );
}

/** `import.meta.glob(…)`, by which Vite imports every file that fits. */
function isMetaGlob({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isObject(callee) || !isObject(callee.object)) return false;
  return callee.object.type === 'MetaProperty' && isObject(callee.property) && callee.property.name === 'glob';
}

/** `new URL(…)`, by which workers are named. */
function isNewUrl({ type, callee }: Node): boolean {
  return type === 'NewExpression' && isObject(callee) && callee.name === 'URL';
}

function nameIn(node: unknown): string {
  return isObject(node) && typeof node.value === 'string' ? node.value : UNREADABLE;
}
