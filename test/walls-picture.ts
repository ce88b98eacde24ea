import { type LayerName, layers, OWN_FILES, trees } from './layers.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: 'world' | 'pure' | 'game';
}

const [OUTSIDE, TOOLS, REGISTRY, GAMES, ENGINE] = [48, 408, 546, 642, 780];

/** Where each layer stands in the picture; what it says and which arrows lead from it comes from the layers. */
const boxes: Readonly<Record<LayerName, Box>> = {
  web: { x: 36, y: OUTSIDE, width: 310, height: 310, look: 'world' },
  server: { x: 366, y: OUTSIDE, width: 290, height: 310, look: 'world' },
  cli: { x: 680, y: OUTSIDE, width: 164, height: 310, look: 'world' },
  ratings: { x: 396, y: REGISTRY, width: 86, height: 80, look: 'pure' },
  events: { x: 300, y: REGISTRY, width: 90, height: 80, look: 'pure' },
  protocol: { x: 300, y: TOOLS, width: 160, height: 98, look: 'pure' },
  table: { x: 490, y: TOOLS, width: 170, height: 98, look: 'pure' },
  ai: { x: 680, y: TOOLS, width: 164, height: 98, look: 'pure' },
  registry: { x: 490, y: REGISTRY, width: 354, height: 56, look: 'pure' },
  kit: { x: 36, y: GAMES, width: 200, height: 98, look: 'world' },
  view: { x: 262, y: GAMES, width: 160, height: 98, look: 'world' },
  words: { x: 448, y: GAMES, width: 160, height: 98, look: 'game' },
  game: { x: 634, y: GAMES, width: 210, height: 98, look: 'game' },
  engine: { x: 36, y: ENGINE, width: 808, height: 56, look: 'pure' },
};

/** The picture drawn anew, in the style sheet that stands in the old one. */
export function pictureOfLayers(old: string): string {
  const head = old.slice(0, old.indexOf('<!-- made from test/layers.ts -->'));
  const names = Object.keys(boxes) as LayerName[];
  const drawn = [...names.map(drawnLayer), ...names.flatMap(name => directImports(name).map(to => arrow(name, to)))];
  return `${head}<!-- made from test/layers.ts -->\n${drawn.join('\n')}\n</svg>\n`;
}

function drawnLayer(name: LayerName): string {
  const { x, y, width, height, look } = boxes[name];
  const { path, what } = layers[name];
  const lines = wrapped(what, (width - 20) / 6.1);
  const texts = lines.map((line, i) => `<text class="small" x="${x + 12}" y="${y + 42 + 16 * i}">${line}</text>`);
  const rect = `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;
  const title = `<text class="name" x="${x + 12}" y="${y + 23}">${path}</text>`;
  return `  ${rect}\n  ${[title, ...texts, ...folders(name, y + 36 + 16 * lines.length)].join('\n  ')}`;
}

function wrapped(text: string, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) return lines.with(-1, `${last} ${word}`);
    return [...lines, word];
  }, []);
}

const CHIP = { height: 19, gap: 4 };

/** The folders of a layer, row by row. */
function folders(name: LayerName, top: number): readonly string[] {
  const rows = (trees[name] ?? []).map(row => Object.keys(row).filter(folder => folder !== OWN_FILES));
  const filled = rows.filter(row => row.length > 0);
  return filled.flatMap((row, i) => chips(boxes[name], row, top + i * (CHIP.height + CHIP.gap)));
}

function chips({ x, width }: Box, row: readonly string[], y: number): readonly string[] {
  const space = (width - 24 + CHIP.gap) / row.length;
  return row.map((folder, i) => {
    const left = Math.round(x + 12 + i * space);
    const own = Math.round(space - CHIP.gap);
    const rect = `<rect class="folder" x="${left}" y="${y}" width="${own}" height="${CHIP.height}" rx="5"/>`;
    return `${rect}<text class="chip" x="${left + own / 2}" y="${y + 14}">${folder}</text>`;
  });
}

/** What a layer imports and no layer that it imports does: the arrows that say the rest. */
function directImports(name: LayerName): readonly LayerName[] {
  const below = layers[name].layers;
  return below.filter(to => !below.some(other => other !== to && layers[other].layers.includes(to)));
}

function arrow(from: LayerName, to: LayerName): string {
  const [a, b] = [boxes[from], boxes[to]];
  return `  <path class="arrow" d="${a.y === b.y ? across(a, b) : down(a, b)}"/>`;
}

function across(a: Box, b: Box): string {
  const y = a.y + Math.min(a.height, b.height) / 2;
  return a.x < b.x ? `M${a.x + a.width} ${y}H${b.x - 2}` : `M${a.x} ${y}H${b.x + b.width + 2}`;
}

/** Straight down where one stands over the other, else in a bend between the rows. */
function down(a: Box, b: Box): string {
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const [from, to] = [a.y + a.height, b.y - 2];
  if (to - from > 120) return `M${left + 18} ${from}V${to}`;
  if (right - left > 24) return `M${(left + right) / 2} ${from}V${to}`;
  const [start, end] = a.x < b.x ? [a.x + a.width - 40, b.x + 30] : [a.x + 40, b.x + b.width - 30];
  const middle = (from + to) / 2;
  return `M${start} ${from}C${start} ${middle} ${end} ${middle} ${end} ${to}`;
}
