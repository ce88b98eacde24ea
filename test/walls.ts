import { posix } from 'node:path';
import { UNREADABLE } from './imports.ts';

/** The layer of a file is the first one whose pattern fits its path under src/. */
const layers = {
  engine: /^engine\//,
  registry: /^games\/(testing\/)?[^/]+\.ts$/,
  view: /^games\/[^/]+\/view\//,
  game: /^games\/[^/]+\//,
  ai: /^ai\//,
  table: /^table\//,
  protocol: /^protocol\//,
  server: /^server\//,
  stage: /^web\/kit(\/|\.tsx?$)/,
  web: /^web\//,
  cli: /^cli\//,
};

type Layer = keyof typeof layers;

interface Wall {
  /** The layers it may import besides itself. For a game and its view "itself" is the one game. */
  readonly layers: readonly Layer[];
  /** What it may import from outside: these packages, whatever runs in a browser, or Node's modules too. */
  readonly packages: readonly string[] | 'browser' | 'node';
}

const walls: Record<Layer, Wall> = {
  engine: { layers: [], packages: [] },
  game: { layers: ['engine'], packages: [] },
  view: { layers: ['engine', 'game', 'stage'], packages: 'browser' },
  registry: { layers: ['engine', 'game'], packages: [] },
  ai: { layers: ['engine', 'registry'], packages: [] },
  // Fair chance is worked out at once, in the page as on the server; neither has hashes that do that alike.
  table: { layers: ['engine', 'registry'], packages: ['@noble/hashes'] },
  // Messages carry a table's entries, and are checked on both sides by the same words.
  protocol: { layers: ['engine', 'table'], packages: ['valibot'] },
  server: { layers: ['engine', 'registry', 'ai', 'table', 'protocol'], packages: 'node' },
  stage: { layers: ['engine'], packages: 'browser' },
  web: { layers: ['engine', 'registry', 'ai', 'table', 'protocol', 'view', 'stage'], packages: 'browser' },
  // The benchmark opens servers, each in a process of its own.
  cli: { layers: ['engine', 'registry', 'ai', 'table', 'protocol', 'server'], packages: 'node' },
};

/** Laws and tools are tested on every game there is, so any test may ask the registry; and it may use any package. */
const wallOfTests = { layers: ['engine', 'registry'], packages: 'node' } as const;

/** Peers to measure ourselves against, nothing to build on. */
const peers = ['boardgame.io', '@colyseus', 'express'];
/** Measures with those peers, and with databases as tests start them. */
const benchmark = /^cli\/bench/;

/** Why a file, given by its path under src/, may not import this; undefined when it may. */
export function objection(file: string, imported: string): string | undefined {
  const layer = layerOf(file);
  if (!layer) return 'the file belongs to no layer';
  if (imported === UNREADABLE) return 'nobody can tell what it imports';
  if (!imported.startsWith('.')) return objectionToPackage(file, layer, imported);
  return objectionToFile(file, layer, posix.join(posix.dirname(file), imported));
}

function layerOf(file: string): Layer | undefined {
  return (Object.keys(layers) as Layer[]).find(layer => layers[layer].test(file));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

function objectionToPackage(file: string, layer: Layer, name: string): string | undefined {
  const isOf = (owner: string) => name === owner || name.startsWith(`${owner}/`);
  const peer = peers.find(isOf);
  if (peer) return benchmark.test(file) ? undefined : `${peer} is for the benchmark alone`;
  const { packages } = isTest(file) ? wallOfTests : walls[layer];
  if (typeof packages === 'object') return packages.some(isOf) ? undefined : `${layer} does not use this package`;
  return packages === 'browser' && name.startsWith('node:') ? `${layer} has to run in a browser` : undefined;
}

function objectionToFile(file: string, layer: Layer, target: string): string | undefined {
  if (target.startsWith('..')) return isTest(file) ? undefined : 'it lies outside src/';
  const other = layerOf(target);
  if (!other) return 'what it imports belongs to no layer';
  if (isTest(target) && !isTest(file) && !benchmark.test(file)) return 'only tests import what is made for tests';
  const allowed: readonly Layer[] = [layer, ...walls[layer].layers, ...(isTest(file) ? wallOfTests.layers : [])];
  if (!allowed.includes(other)) return `${layer} may not import ${other}`;
  return gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target) ? 'no game imports another' : undefined;
}

function gameOf(file: string): string | undefined {
  return /^games\/([^/]+)\//.exec(file)?.[1];
}
