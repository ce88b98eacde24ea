import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { engine } from './engines/chosen.ts';
import { leftOut } from './left-out.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why this test is left out here; who reads the report is told. */
    leftOut?: string;
  }
}

beforeEach(({ task, skip }) => {
  const file = basename(task.file.name, '.test.ts');
  const found = leftOut.find(one => one.engine === engine.name && one.file === file && one.title === task.name);
  if (!found) return;
  task.meta.leftOut = found.reason;
  skip(found.reason);
});
