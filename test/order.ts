import { relative } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';
import { root } from './tree.ts';

/**
 * Each project after the one before, so that its files can share what they load; and of its files these ones first, which
 * take longest: begun last, one of them would run on alone while the other processors wait.
 */
export function beginningWith(files: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification) => files.indexOf(relative(root, moduleId)) + 1 || files.length + 1;
  return class extends BaseSequencer {
    override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
      const { projects } = this.ctx;
      const place = ({ project }: TestSpecification) => projects.indexOf(project);
      return (await super.sort(all)).toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b));
    }
  };
}
