import { expect, test } from 'vitest';
import { isPublic, isServiceAddress } from './endpoints.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x?y=z',
])('%s may be a push service', address => {
  expect(isServiceAddress(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://ann:secret@fcm.googleapis.com/x',
  'file:///fcm.googleapis.com/x',
  'nonsense',
])('%s is none', address => {
  expect(isServiceAddress(address)).toBe(false);
});

test.each([
  'localhost',
  'localhost.',
  'db.internal',
  'printer.local',
  'printer',
  '127.0.0.1',
  '2130706433',
  '[::1]',
  '192.168.0.1',
])('there is no push service at %s', host => {
  expect(isServiceAddress(`https://${host}/x`)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111'])('%s lies in the open network', address => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'not an address',
])('%s does not', address => {
  expect(isPublic(address)).toBe(false);
});
