import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { type Language, languages } from './src/web/kit/view.ts';
import { unscripted } from './src/web/words/unscripted.ts';
import { baselineNames, buildTargets } from './tools/baseline.mjs';

const WORKER = 'sw.js';

/** What the last builds have compressed, by its contents: most files are the same in the next one. */
const COMPRESSED = 'dist/compressed';

export default defineConfig({
  root: 'src/web',
  define: { 'import.meta.env.PACKAGE_VERSION': JSON.stringify(packageVersion()) },
  // Relative addresses: the built page also works in a folder of somebody else's site.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [unscriptedWords(), withoutInvariants(), noCircularFiles(), offlineFiles(), compressedFiles()],
  // Thinkers load the rules of a game when they are asked about it: only modules can do that.
  worker: { format: 'es', plugins: () => [withoutInvariants()] },
  // Tables online are those of a server that `npm start` has opened beside this one.
  server: { proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Styles are written down for them as well: nesting, prefixes, and light-dark(), which costs 0.3 kB after gzip.
    target: buildTargets,
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // tools/size.mjs follows it.
    manifest: true,
    rolldownOptions: {
      input: { page: 'src/web/index.html', worker: 'src/web/offline/worker.ts' },
      // The worker's address must stay the same for ever: it is how a browser finds a new version.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'by folder' }] },
      },
    },
  },
});

/** What the page says before any script of it runs, in every language. */
function unscriptedWords(): Plugin {
  const inAll = (say: (language: Language) => string) =>
    languages.map(language => `<p lang="${language}">${say(language)}</p>`).join('');
  return {
    name: 'unscripted-words',
    transformIndexHtml: html =>
      html
        .replace(
          '<!-- too old -->',
          inAll(language => unscripted[language].tooOld(baselineNames)),
        )
        .replace(
          '<!-- no script -->',
          inAll(language => unscripted[language].noScript),
        ),
  };
}

/** What the settings say about themselves. */
function packageVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

/**
 * What is always loaded together is one file: that is smaller, and over a slow line every request costs a journey. First
 * what the start page rests on, the cards of all games, what every game's rules and what every board is made of; then the
 * rules of a match, what all other screens share, and the table. At last the rules of each game, which its view, guide
 * and diagrams use too: tools/sizes.mjs finds them by the name; and what its board is drawn of.
 */
const chunks: Readonly<Record<string, RegExp>> = {
  base: /\/node_modules\/@?preact\/|\/browser\/(?:abilities|installation|local-storage)\.ts$|\/kit\/columns\.ts$|\/page\/protocol-gap\.ts$/,
  cards: /\/games\/[^/]+\/card\.ts$/,
  engine: /\/engine\/(?:boards\/)?[^/]+\.ts$/,
  kit: /\/kit\/(?:board|motion|viewport)\/|\/kit\/input\/(?:cursor|frame|keyboard|pointing|targets)\.tsx?$|\/kit\/(?:candidate|landmarks)\.ts$|\/kit\/draw\/(?:dunes|hash-noise|paths|place-outline|sand)\.tsx?$/,
  match:
    /\/src\/table\/(?!day\.ts|draft|move-count|puzzle|seat-counts|standing)|\/@noble\/hashes\/|\/engine\/logs\/|\/ai\/levels\.ts$|\/match\/(?:begin|levels|saved-match|setup)\.ts$|\/browser\/(?:ids|random)\.ts$/,
  screens:
    /\/catalogue\/(?:board-orientation|game-words|opened-game|orientation-loader|view-loader)\.ts$|\/kit\/(?:effect|leads|input\/(?:buttons|inert-input|move-builder|rules-input))\.ts$|\/page\/localized\.ts$|\/ui\/(?:dialog|loading-screen|one-stop|points-head|ticker)\.tsx?$|\/browser\/screen-shape\.ts$/,
  table:
    /\/web\/table\/(?!ask|coach|bubble|goal|hint-(?:panel|lines))|\/advice\/(?:hint-controller|hints|lines|move-text|number-format|search-request)\.ts$|\/ai\/(?:messages|pool|worker-slot|worker-starters)\.ts$|\/match\/(?:outcome-text|search-pool)\.ts$|\/recording\/(?:closed-screen|given-text)\.tsx?$|\/browser\/speaker\.ts$/,
};

/** Pictures of these come when something is dealt, fought or asked for. */
const later = /\/(?:card-pictures|die|fight|oases)\.tsx?$/;

function chunkOf(id: string): string | undefined {
  const [, retired, puzzles] = /\/puzzle-files\/(retired\/)?([^/]+)\.jsonl/.exec(id) ?? [];
  if (puzzles !== undefined) return `${retired ? 'retired-' : ''}puzzles-of-${puzzles}`;
  const game = /\/games\/([^/]+)\/(?:(?:game|layout)\.ts|rules\/|text\/(?!guide|position|coach))/.exec(id)?.[1];
  if (game !== undefined) return `game-${game}`;
  const board = later.test(id) ? undefined : /\/games\/([^/]+)\/view\/(?:board|panel|pieces|scene)\//.exec(id)?.[1];
  return board === undefined ? Object.keys(chunks).find(name => chunks[name]?.test(id)) : `board-${board}`;
}

/** Files that import each other are evaluated before what they need is there: better no page than that one. */
function noCircularFiles(): Plugin {
  return {
    name: 'no-circular-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const seen = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) throw new Error(`files import each other: ${[...way, file].join(' → ')}`);
        if (seen.has(file)) return;
        for (const other of importsOf(file)) visit(other, [...way, file]);
        seen.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** Whether a state is sound is asked by tests and tools alone: nobody at a table has to load the answer. */
function withoutInvariants(): Plugin {
  return {
    name: 'without-invariants',
    apply: 'build',
    load: id =>
      /\/games\/[^/]+\/rules\/invariants\.ts$/.test(id) ? 'export const check = () => undefined;' : undefined,
  };
}

/** Tells the service worker which files there are, and gives exactly these contents a name. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || worker.imports.length > 0) throw new Error(`${WORKER} is not one script`);
        const files = { ...builtFiles(bundle), ...publicFiles() };
        worker.code = worker.code
          .replace(/\bself\.FILES\b/, JSON.stringify(['./', ...Object.keys(files).filter(name => !isLarge(name))]))
          .replace(/\bself\.VERSION\b/, JSON.stringify(versionOf(files)));
      },
    },
  };
}

/** The weights of learnt players and the puzzles are large: whoever wants some fetches them, and the service worker keeps them then. */
const isLarge = (name: string): boolean => /^assets\/(?:net|(?:retired-)?puzzles-of)-/.test(name);

type Contents = Record<string, string | Uint8Array>;

function builtFiles(bundle: Rolldown.OutputBundle): Contents {
  const files = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER && !fileName.startsWith('.vite'));
  return Object.fromEntries(files.map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

function publicFiles(): Contents {
  const folder = 'src/web/public/';
  return Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(folder + name)]));
}

function versionOf(files: Contents): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).toSorted())
    hash
      .update(name)
      .update('\n')
      .update(files[name] ?? '');
  return hash.digest('hex').slice(0, 12);
}

/** Beside every file of text lies what the server sends to those who can unpack it: see src/server/app/pages.ts. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler: ({ dir }) => compressAll(dir ?? ''),
    },
  };
}

/** By the ending that the server looks for. Brotli does its best unless told otherwise. */
const compressions = {
  br: promisify<Uint8Array, Uint8Array>(brotliCompress),
  gz: (contents: Uint8Array) => promisify(gzip)(contents, { level: 9 }),
};

type Ending = keyof typeof compressions;

async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter(name => /^[^.].*\.(?:css|html|js|json|svg|txt|webmanifest)$/.test(name));
  mkdirSync(COMPRESSED, { recursive: true });
  const endings = Object.keys(compressions) as Ending[];
  const used = await Promise.all(texts.flatMap(name => endings.map(ending => compressOne(join(folder, name), ending))));
  for (const name of readdirSync(COMPRESSED)) if (!used.includes(name)) rmSync(join(COMPRESSED, name));
}

/** The result is the name under which it is kept for the next build. */
async function compressOne(file: string, ending: Ending): Promise<string> {
  const contents = readFileSync(file);
  const name = `${createHash('sha256').update(contents).digest('hex').slice(0, 24)}.${ending}`;
  const kept = join(COMPRESSED, name);
  const compressed = existsSync(kept) ? readFileSync(kept) : await compressions[ending](contents);
  // A build that is cut short must not leave half a file under this name.
  writeFileSync(`${kept}.part`, compressed);
  renameSync(`${kept}.part`, kept);
  if (compressed.length < contents.length) writeFileSync(`${file}.${ending}`, compressed);
  return name;
}
