import { expect, test } from 'vitest';
import { namesByColour } from '../../table/players.ts';
import { en } from '../words/en.ts';
import { companions } from './companion-face.tsx';

test('every bot has a face and a sentence', () => {
  expect(Object.values(namesByColour).toSorted()).toEqual([...companions]);
  expect(Object.keys(en.setup.companions)).toEqual([...companions]);
});
