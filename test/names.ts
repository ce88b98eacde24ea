import { posix } from 'node:path';
import { parseSync } from 'vite';

interface Declared {
  readonly name: string;
  readonly folder: string;
}

/** The names that a source exports by declaring them; passing on what another file declares is no second meaning. */
export function exportedBy(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source);
  return program.body.flatMap(node => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration } = node;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  });
}

/** Names that several folders declare, with these folders. What stands in the same place of each game is one folder. */
export function sharedNames(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const declared = [...files].flatMap(([path, source]): Declared[] => {
    const folder = posix.dirname(path).replace(/^src\/games\/[^/]+/, 'src/games/X');
    return exportedBy(path, source).map(name => ({ name, folder }));
  });
  const folders = new Map<string, Set<string>>();
  for (const { name, folder } of declared) folders.set(name, new Set([...(folders.get(name) ?? []), folder]));
  return new Map([...folders].filter(([, places]) => places.size > 1));
}
