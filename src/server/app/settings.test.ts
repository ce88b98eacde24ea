import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingsHelp, settingsTable } from './settings.ts';

const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

test('what is left out, or empty, has a good value', () => {
  expect(readSettings({})).toMatchObject({ host: 'localhost', port: 8080, data: 'data', logLevel: 'warn' });
  expect(readSettings({ PORT: '', HOST: '' })).toEqual(readSettings({}));
});

test('settings come from the environment', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '0' })).toMatchObject({ host: '0.0.0.0', port: 0 });
  expect(readSettings({ DATABASE_URL: 'postgres://me:secret@host/name' }).database).toContain('host/name');
  expect(readSettings({ PUBLIC_URL: 'https://games.example.org/' }).publicUrl).toBe('https://games.example.org');
  const proxies = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1' }).trustedProxies;
  expect(proxies).toEqual(['loopback', '10.0.0.0/8', 'fd00::1']);
  expect(readSettings({ BOT_THREADS: '3' }).botThreads).toBe(3);
});

test.each([
  [{ PORT: '80a' }, 'PORT is "80a"; it must be a whole number from 0 to 65535, for example PORT=8080'],
  [{ PORT: '70000' }, 'from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ DATABASE_URL: 'mysql://me:secret@host' }, /^(?!.*secret).*DATABASE_URL/],
  [{ DATABASE_CONNECTIONS: '0' }, 'from 1 to 500'],
  [{ PUBLIC_URL: 'games.example.org' }, 'such as https://games.example.org'],
  [{ PUBLIC_URL: 'https://example.org/games' }, 'without a path'],
  [{ TRUSTED_PROXIES: 'loopback,everybody' }, '"everybody"'],
  [{ LOG_LEVEL: 'loud' }, 'one of trace, debug, info, warn, error, fatal, silent'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT is "x"'],
  [{ METRICS_TOKEN: 'too short' }, /^(?!.*too short).*METRICS_TOKEN/],
  [{ BOT_THREADS: '0' }, 'BOT_THREADS is "0"'],
  [{ TABLES_PER_HOUR: '1e3' }, 'TABLES_PER_HOUR is "1e3"'],
])('a bad value gets a clear answer: %j', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test('the guide for hosts and the help name every setting, what it is when left out, and no other', () => {
  const rows = [...hosting.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`|none) \| (.+) \|$/gm)];
  expect(rows.map(([, name, standard = '', meaning]) => ({ name, standard, meaning }))).toEqual(
    settingsTable.map(({ name, standard, meaning }) => ({ name, standard, meaning })),
  );
  const help = settingsHelp();
  for (const { name, meaning } of settingsTable)
    expect(help).toMatch(new RegExp(`^  ${name} +${meaning.slice(0, 10)}`, 'm'));
});

test('no setting is read past the table', () => {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  expect(sources.length).toBeGreaterThan(30);
  for (const name of sources) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text.replace('readSettings(process.env)', ''), name).not.toContain('process.env');
  }
});

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/');
}
