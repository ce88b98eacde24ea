import { expect, test } from 'vitest';
import { schemaFiles } from './bot-schemas.ts';
import { textOf } from './tree.ts';

test.each(schemaFiles)('$path is what the protocol says; `npm run bot-schemas` writes it anew', ({ path, schema }) => {
  expect(JSON.parse(textOf(path))).toEqual(JSON.parse(JSON.stringify(schema)));
});
