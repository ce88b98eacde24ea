import { posix } from 'node:path';
import { UNREADABLE } from './imports.ts';
import {
  forTests,
  type LayerName,
  layerNames,
  layers,
  OWN_FILES,
  peerFolder,
  peers,
  readByBooks,
  readByViews,
  trees,
} from './layers.ts';

/** Why a file, given by its path under src/, may not import this; undefined when it may. */
export function objection(file: string, imported: string): string | undefined {
  const layer = layerOf(file);
  if (!layer) return 'the file belongs to no layer';
  if (imported === UNREADABLE) return 'nobody can tell what it imports';
  if (!imported.startsWith('.')) return objectionToPackage(file, layer, imported);
  return objectionToFile(file, layer, posix.join(posix.dirname(file), imported));
}

function layerOf(file: string): LayerName | undefined {
  return layerNames.find(layer => layers[layer].files.test(file));
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

function objectionToPackage(file: string, layer: LayerName, name: string): string | undefined {
  const isOf = (owner: string) => name === owner || name.startsWith(`${owner}/`);
  const peer = peers.find(isOf);
  if (peer) return peerFolder.test(file) ? undefined : `${peer} is for the benchmark alone`;
  const { packages } = isTest(file) ? forTests : layers[layer];
  if (typeof packages === 'object') return packages.some(isOf) ? undefined : `${layer} does not use this package`;
  return packages === 'browser' && name.startsWith('node:') ? `${layer} has to run in a browser` : undefined;
}

function objectionToFile(file: string, layer: LayerName, target: string): string | undefined {
  if (target.startsWith('..')) return isTest(file) ? undefined : 'it lies outside src/';
  const other = layerOf(target);
  if (!other) return 'what it imports belongs to no layer';
  if (isTest(target) && !isTest(file) && !peerFolder.test(file)) return 'only tests import what is made for tests';
  const allowed: readonly LayerName[] = [layer, ...layers[layer].layers, ...(isTest(file) ? forTests.layers : [])];
  if (!allowed.includes(other)) return `${layer} may not import ${other}`;
  if (layer === other) return objectionInTree(file, layer, target);
  return objectionToGame(file, target) ?? objectionOfView(file, layer, target);
}

/** Tests look at a part together with what is built on it; everything else looks down only. */
function objectionInTree(file: string, layer: LayerName, target: string): string | undefined {
  const tree = trees[layer];
  if (!tree || isTest(file)) return objectionToGame(file, target);
  const [own, other] = [folderIn(layer, file), folderIn(layer, target)];
  const rowOf = (folder: string) => tree.findIndex(row => Object.hasOwn(row, folder));
  const missing = [own, other].find(folder => rowOf(folder) < 0);
  if (missing !== undefined) return `${layer} has no folder ${missing}`;
  return own === other || rowOf(own) < rowOf(other) ? undefined : `${layer}/${own} may not import ${layer}/${other}`;
}

function folderIn(layer: LayerName, file: string): string {
  const [first = '', ...rest] = file.slice(layers[layer].path.length + 1).split('/');
  return rest.length === 0 ? OWN_FILES : first;
}

function objectionToGame(file: string, target: string): string | undefined {
  return gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target) ? 'no game imports another' : undefined;
}

/** A view shows; it knows no rules. */
function objectionOfView(file: string, layer: LayerName, target: string): string | undefined {
  if (layer !== 'view' || isTest(file) || layerOf(target) !== 'game') return undefined;
  const path = target.replace(/^games\/[^/]+\//, '');
  const isBook = /\/view\/book\//.test(file);
  return readByViews.test(path) || (isBook && readByBooks.test(path)) ? undefined : 'a view asks no rules';
}

function gameOf(file: string): string | undefined {
  return /^games\/([^/]+)\//.exec(file)?.[1];
}
