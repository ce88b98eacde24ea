import { expect, test } from 'vitest';
import { strictForwarding } from './forwarded-headers.ts';

function read(name: 'for' | 'proto' | 'host', said: string): unknown {
  const headers = { [`x-forwarded-${name}`]: said };
  strictForwarding(headers);
  return headers[`x-forwarded-${name}`];
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.1, 203.0.113.7:1, 10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.1'],
  ['1.2.3.4, somebody, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, ', '0.0.0.0'],
  ['unknown', '0.0.0.0'],
  ['fe80::1%eth0', '0.0.0.0'],
  ['999.1.1.1', '0.0.0.0'],
  ['203.0.113.7:123456', '0.0.0.0'],
])('of the addresses %j those after the last that is none are believed: %j', (said, believed) => {
  expect(read('for', said)).toBe(believed);
});

test.each([
  ['https', 'https'],
  ['HTTPS', 'https'],
  ['http, https', 'https'],
  ['https, http', 'http'],
  ['httpsx', ''],
  ['ws', ''],
])('a protocol %j is http or https, or nothing: %j', (said, believed) => {
  expect(read('proto', said)).toBe(believed);
});

test.each([
  ['games.example.org', 'games.example.org'],
  ['games.example.org:8443', 'games.example.org:8443'],
  ['[::1]:8080', '[::1]:8080'],
  ['evil.example/x', ''],
  ['a b', ''],
  ['user@games.example.org', ''],
])('a host %j is a name or an address with a port, or nothing: %j', (said, believed) => {
  expect(read('host', said)).toBe(believed);
});

test('headers that nobody sent are not made up', () => {
  const headers = { host: 'games.example.org' };
  strictForwarding(headers);
  expect(headers).toEqual({ host: 'games.example.org' });
});
