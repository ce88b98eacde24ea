import { expect, test } from 'vitest';
import { BadDrawing, drawHexRows, drawSquares, readHexRows, readSquares } from './drawing.ts';

const squares = `
     a  c   k
  2  x  .   NE
 11     long
`.slice(1);

test('squares are read by column letter and row number, and drawn again', () => {
  const marks = readSquares(squares);
  expect(marks).toEqual([
    { col: 0, row: 1, token: 'x' },
    { col: 2, row: 1, token: '.' },
    { col: 10, row: 1, token: 'NE' },
    { col: 2, row: 10, token: 'long' },
  ]);
  expect(readSquares(drawSquares(marks))).toEqual(marks);
});

test('a column is as wide as what stands in it', () => {
  expect(drawSquares(readSquares(squares))).toBe('     a c    k\n  2  x .    NE\n 11    long\n');
});

test.each([
  ['a token beside its column', '     a\n  1   x\n', 'row 1: "x" does not stand below a column letter'],
  ['a row without a number', '     a\n     x\n', 'must begin with its row number: "x"'],
  ['columns without letters', '     1\n  1  x\n', 'must name the columns, not "1"'],
])('%s is refused', (_, text, message) => {
  expect(() => readSquares(text)).toThrow(BadDrawing);
  expect(() => readSquares(text)).toThrow(message);
});

test('rows of hexes are read by their numbers alone, and drawn again with every second one half a hex to the right', () => {
  const marks = readHexRows('  a b\n1 x y\n\n 2   long\n');
  expect(marks).toEqual([
    { col: 0, row: 0, token: 'x' },
    { col: 1, row: 0, token: 'y' },
    { col: 0, row: 1, token: 'long' },
  ]);
  expect(drawHexRows(marks)).toBe('     a     b\n  1  x     y\n  2     long\n');
  expect(readHexRows(drawHexRows(marks))).toEqual(marks);
});
