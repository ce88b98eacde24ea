import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { root } from '../tree.ts';
import { expect, test } from './visitor.ts';

const folder = join(root, 'dist/web');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const unpackers = { br: brotliDecompressSync, gz: gunzipSync };

test('what lies compressed beside the built files is these very files', () => {
  for (const [ending, unpacked] of Object.entries(unpackers)) {
    const compressed = names.filter(name => name.endsWith(`.${ending}`));
    expect(compressed.length).toBeGreaterThan(100);
    for (const name of compressed) {
      const plain = readFileSync(join(folder, name.slice(0, -ending.length - 1)));
      expect(unpacked(readFileSync(join(folder, name))).equals(plain), name).toBe(true);
    }
  }
});

test('the page, its scripts and its styles arrive compressed', async ({ visitor }) => {
  const page = await (await visitor.arrive()).newPage();
  const arrived: { readonly name: string; readonly encoding: string | undefined }[] = [];
  page.on('response', response => {
    const name = new URL(response.url()).pathname.slice(1) || 'index.html';
    if (names.includes(`${name}.br`)) arrived.push({ name, encoding: response.headers()['content-encoding'] });
  });
  await page.goto(visitor.home);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  for (const name of [/^index\.html$/, /\.css$/, /\.js$/])
    expect(arrived.some(file => name.test(file.name))).toBe(true);
  for (const { name, encoding } of arrived) expect(encoding, name).toMatch(/^(?:br|gzip)$/);
});
