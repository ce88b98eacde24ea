import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, settingsTable } from '../src/server/app/settings.ts';
import { suits } from '../tools/prepare.mjs';
import { root, textOf } from './tree.ts';

const dockerfile = textOf('Dockerfile').replace(/\\\n\s*/g, '');
const compose = textOf('compose.yaml');
const known = settingsTable.map(({ name }) => name);

/** What follows a word of the Dockerfile, wherever it stands. */
function lines(word: string): string[] {
  return [...dockerfile.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, rest]) => rest);
}

/** The settings in the image, by name. */
function imageEnv(): Record<string, string> {
  const pairs = lines('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string]));
  return Object.fromEntries(pairs.filter(([name]) => name !== 'NODE_ENV'));
}

/** The lines below a key that stand deeper than it, without comments. */
function block(text: string, key: string): string[] {
  const all = text.split('\n').filter(line => !line.trim().startsWith('#'));
  const at = all.findIndex(line => line.trim() === key || line.trim().startsWith(`${key} `));
  const depth = (line: string) => line.length - line.trimStart().length;
  const rest = all.slice(at + 1);
  const end = rest.findIndex(line => line.trim() !== '' && depth(line) <= depth(all[at] ?? ''));
  return rest.slice(0, end < 0 ? undefined : end).map(line => line.trim());
}

test('images are named by their exact version', () => {
  const images = [...lines('FROM').map(line => line.split(' ')[0]), ...named(/^\s+image: (\S+:\S+)$/gm)];
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+/);
});

function named(pattern: RegExp): string[] {
  return [...compose.matchAll(pattern)].map(([, name]) => name);
}

test('the image has a Node that the project runs on', () => {
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  for (const line of lines('FROM'))
    expect(suits(/^node:([\d.]+)/.exec(line)?.[1] ?? '', engines.node), line).toBe(true);
});

test('everything that is copied into the image is there, and is not kept from it', () => {
  const sources = lines('COPY')
    .filter(line => !line.startsWith('--from'))
    .flatMap(line => line.split(' ').slice(0, -1));
  expect(sources.length).toBeGreaterThan(5);
  const ignored = textOf('.dockerignore').split('\n');
  for (const source of sources) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(ignored).toContain(`!${source}`);
  }
  const kept = ignored.filter(line => line.startsWith('!')).map(line => line.slice(1));
  expect(kept.toSorted()).toEqual(sources.toSorted());
});

test('what the page is built with is copied into the image before it is built', () => {
  const copied = lines('COPY').flatMap(line => line.split(' ').slice(0, -1));
  const imported = [...textOf('vite.config.ts').matchAll(/ from '\.\/(.+)'/g)].map(([, path]) => path);
  expect(imported).not.toEqual([]);
  for (const path of imported)
    expect(
      copied.some(source => path === source || path.startsWith(`${source}/`)),
      path,
    ).toBe(true);
});

test('what the image runs is built from a source that is there', () => {
  const [command] = lines('CMD').slice(-1);
  const [program, script] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  expect(existsSync(join(root, script.replace('dist/node', 'src').replace('.js', '.ts')))).toBe(true);
});

test('settings in the image are settings of the server, and fit its port, its volume and its user', () => {
  const env = imageEnv();
  expect(Object.keys(env).filter(name => !known.includes(name))).toEqual([]);
  const { port, data, host } = readSettings(env);
  expect(lines('EXPOSE')).toEqual([String(port)]);
  expect(lines('VOLUME')).toEqual([data]);
  expect(host).toBe('0.0.0.0');
  expect(lines('USER')).toEqual(['node']);
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.lastIndexOf('CMD'));
  expect(lines('HEALTHCHECK').join()).toContain('/health`');
});

test('settings in the compose file are settings of the server, and are understood', () => {
  const settings = block(compose.slice(compose.indexOf('x-server')), 'environment:');
  const pairs = settings.map(line => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  expect(pairs.length).toBeGreaterThan(3);
  expect(pairs.map(([name]) => name).filter(name => !known.includes(name))).toEqual([]);
  const env = Object.fromEntries(pairs.map(([name, value]) => [name, filledIn(value)]));
  const read = readSettings({ ...imageEnv(), ...env });
  expect(new URL(read.database ?? '').host).toBe('database:5432');
  expect(read.trustedProxies).toEqual(['uniquelocal']);
  expect(read.publicUrl).toBeUndefined();
  const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  expect(grace).toBeGreaterThan(read.shutdownSeconds);
});

/** A value with what people give: a password, and else nothing. */
function filledIn(value: string): string {
  return value
    .replace(/\$\{\w+:\?[^}]*\}/g, 'password')
    .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll('"', '');
}

test('the balancer asks both servers, at their port, whether they are ready', () => {
  const { port } = readSettings(imageEnv());
  const services = block(compose, 'services:').join('\n');
  const upstreams = (/reverse_proxy (.+) \{/.exec(compose)?.[1] ?? '').split(' ');
  expect(upstreams).toHaveLength(2);
  for (const upstream of upstreams) {
    const [name, at] = upstream.split(':');
    expect(services).toContain(`${name}: *server`);
    expect(at).toBe(String(port));
  }
  expect(compose).toContain('health_uri /ready');
  expect(compose).toContain('"${PORT:-8080}:8080"');
});
