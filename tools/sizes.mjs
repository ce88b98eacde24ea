import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './shell.mjs';

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest What vite notes about the chunks it made. */
/** @typedef {{ start_gzip: number, games: Record<string, number> }} Sizes Compressed, in bytes. */

const folder = join(root, 'dist/web');

/** What the start page loads, in one language: itself, its words, and what keeps it on the device. */
const startSources = ['index.html', 'words/en.ts', 'offline/offer.tsx'];

/** What a table needs of a game, in one language: its rules, its board and its words. Those about rules come with the first objection. */
const gameSources = ['game.ts', 'view/view.tsx', 'words/en.ts'];

/** What a game without a view of its own is shown by. */
const defaultSources = ['kit/default/default-view.tsx', 'kit/default/words.ts'];

/** @type {{ start: number, game: number }} */
const limits = { start: 60_000, game: 39_000 };

/** Runs before the page, whatever the browser. */
const first = 'too-old.js';

/** The scripts that the start page loads, as paths in the built folder. */
export function startFiles() {
  return [first, ...filesOf(readManifest(), startSources)];
}

/** The scripts of tables that come when the start page is drawn already: whoever taps on Play finds them there. */
export function aheadFiles() {
  const start = startFiles();
  return filesOf(readManifest(), ['screens/table-files.ts']).filter(file => !start.includes(file));
}

/**
 * The scripts that a table of this game needs beyond those of the start page.
 * @param {string} id
 */
export function gameFiles(id) {
  const manifest = readManifest();
  const own = gameSources.map(source => `${gameFolder(id)}${source}`);
  const rules = Object.keys(manifest).filter(source => manifest[source].name === gameChunk(id));
  const shown = manifest[`${gameFolder(id)}view/view.tsx`] ? [] : defaultSources;
  const start = startFiles();
  return filesOf(manifest, [...own, ...rules, ...shown]).filter(file => !start.includes(file));
}

/**
 * All scripts that are made from the folder of this game alone.
 * @param {string} id
 */
export function ownFiles(id) {
  /** @type {(source: string, chunk: { name?: string }) => boolean} */
  const isOwn = (source, chunk) => source.startsWith(gameFolder(id)) || chunk.name === gameChunk(id);
  const chunks = Object.entries(readManifest()).filter(([source, chunk]) => isOwn(source, chunk));
  return chunks.map(([, { file }]) => file);
}

/** @param {string} id */
function gameFolder(id) {
  return `../games/${id}/`;
}

/**
 * The name of the file that a game's rules are, see vite.config.ts.
 * @param {string} id
 */
function gameChunk(id) {
  return `game-${id}`;
}

/** @returns {Sizes} */
export function measureSizes() {
  const games = gameIds().map(id => [id, weigh(gameFiles(id))]);
  return { start_gzip: weigh(startFiles()), games: Object.fromEntries(games) };
}

/**
 * What is too large, in words.
 * @param {Sizes} sizes
 */
export function excesses({ start_gzip: start, games }) {
  const measured = [
    ['the start page', start, limits.start],
    ...Object.entries(games).map(([id, size]) => [id, size, limits.game]),
  ];
  return measured.flatMap(([what, size, limit]) =>
    size > limit ? [`${what}: ${size} bytes, and ${limit} are allowed`] : [],
  );
}

/** @returns {Manifest} */
function readManifest() {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Every folder of a game has a card. */
function gameIds() {
  const games = join(root, 'src/games');
  return readdirSync(games).filter(id => existsSync(join(games, id, 'card.ts')));
}

/**
 * The scripts made of these sources, with all that they import. A source without a script of its own is in another's.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 */
export function filesOf(manifest, sources) {
  const reached = new Set();
  const todo = [...sources];
  for (let source = todo.pop(); source !== undefined; source = todo.pop()) {
    if (reached.has(source) || !manifest[source]) continue;
    reached.add(source);
    todo.push(...(manifest[source].imports ?? []));
  }
  return [...reached].map(source => manifest[source].file).filter(file => file.endsWith('.js'));
}

/** @param {readonly string[]} files */
function weigh(files) {
  return files.map(file => gzipSync(readFileSync(join(folder, file))).length).reduce((sum, size) => sum + size, 0);
}
