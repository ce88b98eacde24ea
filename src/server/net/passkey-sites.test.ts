import { expect, test } from 'vitest';
import { passkeySites } from './passkey-sites.ts';

const site = (publicUrl?: string, domain?: string, host = 'localhost:8080', protocol: 'http' | 'https' = 'http') =>
  passkeySites(publicUrl, domain)({ host, protocol });

test('passkeys are for the page as people open it', () => {
  expect(site('https://games.example.org')).toEqual({
    domain: 'games.example.org',
    origin: 'https://games.example.org',
  });
  expect(site('https://games.example.org:8443')?.origin).toBe('https://games.example.org:8443');
  expect(site()).toEqual({ domain: 'localhost', origin: 'http://localhost:8080' });
  expect(site(undefined, undefined, 'games.example.org', 'https')?.domain).toBe('games.example.org');
});

test('a wider domain is taken where the page lies in it', () => {
  expect(site('https://games.example.org', 'example.org')).toEqual({
    domain: 'example.org',
    origin: 'https://games.example.org',
  });
  expect(site('https://games.example.org', 'ample.org')).toBeUndefined();
  expect(site('https://example.org', 'games.example.org')).toBeUndefined();
});

test.each([['http://games.example.org'], ['https://192.0.2.7'], ['https://[2001:db8::1]']])(
  'at %s browsers have no passkeys',
  address => {
    expect(site(address)).toBeUndefined();
  },
);

test('a host that makes no address has none either', () => {
  expect(site(undefined, undefined, '///', 'https')).toBeUndefined();
  expect(site(undefined, undefined, '192.0.2.7:8080')).toBeUndefined();
});
