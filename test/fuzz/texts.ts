import type { Random } from '../../src/engine/random.ts';
import { limits } from '../../src/protocol/limits.ts';

/** What a stranger knows of a match that is none of their business. */
export interface Target {
  readonly match: string;
  readonly length: number;
  /** A request of somebody who sits there, as it was sent. */
  readonly overheard: string;
}

export function pickFrom<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)];
}

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf', '__defineGetter__'];

const odd = [
  '\u202Eevil\u202C',
  '\u200B\u200D\uFEFF',
  '\uD800',
  '\uDFFF\uD800',
  '\u0000\u0001\u001B[31m',
  '👩‍👩‍👧‍👦'.repeat(8),
  'z\u0351\u036B\u0343'.repeat(30),
  '<script>alert(1)</script>',
  "'; DROP TABLE matches; --",
  '../../../../etc/passwd',
  '%00',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
];

/** Any JSON at all, as text: some of it can only be written by hand. */
export function strangeJson(random: Random, depth = 0): string {
  const kind = random.below(depth > 4 ? 7 : 10);
  if (kind === 0) return pickFrom(random, ['null', 'true', 'false', '""', '[]', '{}']);
  if (kind === 1) return pickFrom(random, ['-0', '1e400', '-1e400', '9007199254740993', '4294967296', '1e-320']);
  if (kind === 2) return String(random.below(2 ** 31) - 2 ** 30);
  if (kind === 3) return JSON.stringify(pickFrom(random, odd));
  if (kind === 4) return JSON.stringify(pickFrom(random, names));
  if (kind === 5) return JSON.stringify('a'.repeat(random.below(2000)));
  if (kind === 6) return `${random.below(1000) / 7}`;
  if (kind === 7) return `[${several(random, () => strangeJson(random, depth + 1))}]`;
  if (kind === 8) return nested(random, pickFrom(random, ['[', '{"a":']));
  const member = () =>
    `${JSON.stringify(pickFrom(random, [...names, 'type', 'id', 'match']))}:${strangeJson(random, depth + 1)}`;
  return `{${several(random, member)}}`;
}

function several(random: Random, make: () => string): string {
  return Array.from({ length: random.below(5) }, make).join(',');
}

function nested(random: Random, open: string): string {
  const depth = 1 + random.below(Math.floor(limits.message / (open.length + 2)));
  const close = open === '[' ? ']' : '}';
  return open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(random.below(4) === 0 ? depth - 1 : depth);
}

type Fields = Record<string, unknown>;

/** Requests that are well made, of somebody who has no right to most of them. */
function request(random: Random, { match, length }: Target): Fields {
  const seat = random.below(3);
  const base = pickFrom(random, [length, length, length - 1, length + 1, 0, 99_999]);
  const at = { match: random.below(10) === 0 ? 'nosuchmatch' : match };
  const id = `x${random.below(1e9)}`;
  const moves = [pickFrom(random, ['camel white a1', 'rider mint k8', 'pass', 'x', odd[0], '', 'camel'])];
  const chairs = Array.from({ length: 2 + random.below(4) }, () => ({
    for: pickFrom(random, ['me', 'anybody', 'bot']),
  }));
  const kinds: readonly Fields[] = [
    { type: 'play', ...at, seat, base: Math.max(0, base), moves },
    {
      type: 'play',
      ...at,
      seat,
      base: Math.max(0, base),
      moves: Array.from({ length: random.below(70) }, () => moves[0]),
    },
    { type: 'aside', ...at, seat, base: Math.max(0, base), move: moves[0] },
    { type: 'resign', ...at, seat, base: Math.max(0, base) },
    { type: 'sit', ...at, seat, nonce: 'ab'.repeat(16) },
    { type: 'sit', ...at, seat, seal: 'ab'.repeat(32) },
    { type: 'unseal', ...at, seat, nonce: 'ab'.repeat(16) },
    { type: 'rise', ...at },
    { type: 'bot', ...at, seat, level: pickFrom(random, ['easy', 'godlike', 'constructor']) },
    { type: 'dismiss', ...at, seat },
    { type: 'door', ...at, open: random.below(2) === 0 },
    { type: 'floor', ...at, open: random.below(2) === 0 },
    { type: 'start', ...at },
    { type: 'return', ...at },
    { type: 'rematch', ...at },
    { type: 'watch', ...at, from: random.below(200) },
    { type: 'unwatch', ...at },
    { type: 'lobby', watch: random.below(2) === 0 },
    { type: 'lobby', watch: true, changes: random.below(2) === 0 },
    { type: 'mine' },
    { type: 'mine', watch: true, changes: true },
    { type: 'say', ...at, text: pickFrom(random, odd) },
    { type: 'open', game: pickFrom(random, ['chess', ...names]), options: {}, chairs, listed: true, pace: 'relaxed' },
    { type: 'open', game: 'nomadi', options: { [pickFrom(random, names)]: 1 }, chairs, listed: true, pace: 'day' },
  ];
  return { id, ...pickFrom(random, kinds) };
}

/** One text that is sent over a socket. */
export function hostileText(random: Random, target: Target): string {
  const fields = request(random, target);
  const text = JSON.stringify(fields);
  const ways: readonly (() => string)[] = [
    () => text,
    () => text.slice(0, random.below(text.length)),
    () => withByte(random, text),
    () => withField(random, fields),
    () => withField(random, fields),
    () => withoutField(random, fields),
    () => strangeJson(random),
    () => target.overheard,
    () => target.overheard.replace(/"id":"[^"]*"/, `"id":"y${random.below(1e9)}"`),
    () => text + text,
    () => String.fromCodePoint(...Array.from({ length: random.below(300) }, () => random.below(0x11_00_00))),
    () => JSON.stringify({ ...fields, more: 'b'.repeat(random.below(limits.message)) }),
  ];
  return pickFrom(random, ways)();
}

function withByte(random: Random, text: string): string {
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(random.below(128)) + text.slice(at + 1);
}

/** One field is something else; written as text, since not everything that can be sent can be held. */
function withField(random: Random, fields: Fields): string {
  const changed = pickFrom(random, [...Object.keys(fields), ...names]);
  const others = Object.entries(fields).filter(([key]) => key !== changed);
  const kept = others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...kept, `${JSON.stringify(changed)}:${strangeJson(random)}`].join(',')}}`;
}

function withoutField(random: Random, fields: Fields): string {
  const missing = pickFrom(random, Object.keys(fields));
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== missing)));
}
