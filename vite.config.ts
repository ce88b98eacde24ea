import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  // Relative addresses: the built page also works in a folder of somebody else's site.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Themes rest on light-dark(): older browsers would get a rewritten, twice as long style sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
