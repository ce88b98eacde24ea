import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { filesUnder, textOf } from './tree.ts';

/** Who imports whom, by paths. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The sources under a folder and what they import of each other: at once, lazily, as a type, by pattern or as a worker. */
export function importGraph(folder: string): Graph {
  const files = filesUnder(folder).filter(path => /\.tsx?$/.test(path));
  const known = new Set(files);
  return new Map(
    files.map(file => {
      const names = importsOf(file, textOf(file)).filter(name => name.startsWith('.'));
      const targets = names.map(name => posix.join(posix.dirname(file), name));
      return [file, new Set(targets.flatMap(target => (known.has(target) ? [target] : fitting(target, files))))];
    }),
  );
}

function fitting(pattern: string, files: readonly string[]): readonly string[] {
  if (!pattern.includes('*')) return [];
  const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return files.filter(file => expression.test(file));
}

/** The same graph with folders for files. */
export function folderGraph(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = posix.dirname(file);
    const others = [...targets].map(target => posix.dirname(target)).filter(other => other !== folder);
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
  }
  return folders;
}

/** One shortest cycle for each knot, from its first name round to itself: `a → b → a`. */
export function cyclesIn(graph: Graph): readonly string[] {
  const seen = new Set<string>();
  return [...graph.keys()].toSorted().flatMap(start => {
    if (seen.has(start)) return [];
    const cycle = shortestCycle(graph, start);
    for (const name of cycle ?? []) seen.add(name);
    return cycle ? [cycle.join(' → ')] : [];
  });
}

function shortestCycle(graph: Graph, start: string): readonly string[] | undefined {
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const path of paths)
    for (const next of graph.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  return undefined;
}
