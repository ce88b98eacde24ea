import { expect, test } from 'vitest';
import { browserLabel } from './browser-label.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox · Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/111.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 13) ${chrome} Mobile Safari/537.36`, 'Chrome · Android'],
  [`${iphone} Version/16.4 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iphone} CriOS/111.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  ['curl/8', undefined],
  ['', undefined],
])('a device is called by its browser and its system: %s', (said, label) => {
  expect(browserLabel(said)).toBe(label);
});
