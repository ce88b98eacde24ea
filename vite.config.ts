import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const WORKER = 'sw.js';

export default defineConfig({
  root: 'src/web',
  define: { 'import.meta.env.PACKAGE_VERSION': JSON.stringify(packageVersion()) },
  // Relative addresses: the built page also works in a folder of somebody else's site.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [withoutInvariants(), noCircularFiles(), offlineFiles()],
  // Thinkers load the rules of a game when they are asked about it: only modules can do that.
  worker: { format: 'es', plugins: () => [withoutInvariants()] },
  // Tables online are those of a server that `npm start` has opened beside this one.
  server: { proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Themes rest on light-dark(): older browsers would get a rewritten, twice as long style sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
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

/** What the settings say about themselves. */
function packageVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

/**
 * What is always loaded together is one file, which is smaller than many: the cards of all games, what every game's rules
 * are made of, what every board is made of, and the rules of each game, which its view, guide and diagrams use too.
 * tools/sizes.mjs finds the rules of a game by the name.
 */
function chunkOf(id: string): string | undefined {
  if (/\/games\/[^/]+\/card\.ts$/.test(id)) return 'cards';
  if (/\/engine\/(?:boards\/)?[^/]+\.ts$/.test(id)) return 'engine';
  if (/\/kit\/(?:board|input|motion|viewport)\//.test(id)) return 'kit';
  const game = /\/games\/([^/]+)\/(?:(?:game|layout)\.ts|rules\/|text\/(?!guide|position))/.exec(id)?.[1];
  return game && `game-${game}`;
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
          .replace(/\bself\.FILES\b/, JSON.stringify(['./', ...Object.keys(files)]))
          .replace(/\bself\.VERSION\b/, JSON.stringify(versionOf(files)));
      },
    },
  };
}

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
