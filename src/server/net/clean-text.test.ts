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
  ['An\u17B4\u17B5n\u034F', 'Ann'],
  ['Ann\uFE0F\u{E0041}', 'Ann'],
  [`A${'\u0336'.repeat(40)}nn`, `A${'\u0336'.repeat(limits.marks)}nn`],
  [`${'\u0336'.repeat(3)}Ann \u0336\u0336`, 'Ann'],
  ['Nguyễn Thị', 'Nguyễn Thị'],
  ['ทิ้ม', 'ทิ้ม'],
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
  ['a\u200Bb\u00ADc\u034Fd\u180Ee', 'abcde'],
  ['\u200D\u200C', ''],
  ['a\u200Db', 'ab'],
  ['می\u200C\u200C\u200Cشود', 'میشود'],
  ['well \u200Dplayed\u200C', 'well played'],
  ['❤\uFE0F 1\uFE0F\u20E3', '❤\uFE0F 1\uFE0F\u20E3'],
  [`Z${'\u0301\u0316'.repeat(150)}`, `\u0179${'\u0316'.repeat(limits.marks)}`],
  [`Z${'\u0336'.repeat(299)}`, `Z${'\u0336'.repeat(limits.marks)}`],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
])('a line of chat keeps its words, and loses what would disguise them: %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});
