import { expect, test } from 'vitest';
import { limits } from '../../protocol/limits.ts';
import { cleanLine, cleanName } from './clean-text.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann \t\n Lee ', 'Ann Lee'],
  ['\u202Ennasuz\u202C', 'nnasuz'],
  ['An\u200Bn\u00AD\u2060', 'Ann'],
  ['A\0n\u001Bn', 'Ann'],
  ['<b>Ann</b>', '<b>Ann</b>'],
  ['e\u0301', '\u00E9'],
  ['\u3164\u2800', ''],
  ['\u2028\u2029\u200D', ''],
  ['🐪'.repeat(50), '🐪'.repeat(limits.name)],
])('a name is one line of what can be seen: %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['well played!', 'well played!'],
  ['one\ntwo\r\n\tthree', 'one two three'],
  ['\u2067abc\u2069 \u200Edef\u061C', 'abc def'],
  ['\u202Eevil\u202C \u202Aa\u202Bb\u202Dc', 'evil abc'],
  ['a\u0007b\u009Fc', 'abc'],
  ['👩\u200D🚀 می\u200Cشود', '👩\u200D🚀 می\u200Cشود'],
  ['\uD800lone', 'lone'],
  [' \u0000 ', ''],
])('a line of chat keeps its words, and loses what would disguise them: %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});
