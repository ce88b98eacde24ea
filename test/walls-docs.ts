import { type Layer, type LayerName, layerNames, layers, OWN_FILES, type Tree, trees } from './layers.ts';
import { pictureOfLayers } from './walls-picture.ts';

/** A file of the docs, and how it reads when it follows the layers. */
export interface Doc {
  readonly path: string;
  readonly rewritten: (text: string) => string;
}

export const docs: readonly Doc[] = [
  { path: 'CONTRIBUTING.md', rewritten: text => withPart(text, 'walls', wallTable()) },
  {
    path: 'docs/architecture.md',
    rewritten: text =>
      (Object.keys(trees) as LayerName[]).reduce(
        (known, layer) => withPart(known, `folders of ${layer}`, treeTable(layer, trees[layer]!)),
        withPart(text, 'layers', layerTable()),
      ),
  },
  { path: 'docs/pictures/architecture.svg', rewritten: pictureOfLayers },
];

/** The text with another part between `<!-- name -->` and `<!-- end -->`. */
function withPart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, '<!-- end -->'];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0) throw new Error(`there is no place for the ${name}: ${begin.trim()} … ${end}`);
  return `${text.slice(0, from)}\n${part}\n${text.slice(to)}`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + `|${'---|'.repeat(head.length)}\n` + rows.map(line).join('');
}

const code = (text: string) => `\`${text}\``;

function wallTable(): string {
  const rows = layerNames.map(name => [code(layers[name].path), importsText(name), packagesText(layers[name])]);
  return tableOf(['layer', 'may import', 'packages'], rows);
}

function importsText(name: LayerName): string {
  const { layers: below } = layers[name];
  return below.length === 0 ? 'nobody' : below.map(other => code(layers[other].path)).join(', ');
}

function packagesText({ packages }: Layer): string {
  if (packages === 'node') return 'any';
  if (packages === 'browser') return 'for browsers';
  return packages.length === 0 ? 'none' : packages.join(', ');
}

function layerTable(): string {
  const rows = layerNames.map(name => {
    const { path, what, begin } = layers[name];
    const folder = path.replace(/\/[^/]+\.ts$/, '');
    return [code(path), what, begin.map(file => code(`${folder}/${file}`)).join(', ')];
  });
  return tableOf(['layer', 'what it is', 'begin reading at'], rows);
}

function treeTable(layer: LayerName, tree: Tree): string {
  const named = (folder: string) => code(folder === OWN_FILES ? layers[layer].path : `${layers[layer].path}/${folder}`);
  const rows = tree.map(row => [Object.keys(row).map(named).join('<br>'), Object.values(row).join('<br>')]);
  return tableOf(['folders', 'what they are'], rows);
}
