import { relative } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';
import { seeded } from '../src/engine/random.ts';
import { root } from './tree.ts';

/** The seed of the order, where somebody wants to know whether tests depend on each other. */
const seed = process.env['SHUFFLE'];

/**
 * The tests of a file in an order of their own, if that is wanted. For the configuration above all projects: Vitest does not
 * look at what one of them says.
 */
export const testOrder = seed === undefined ? {} : { shuffle: { tests: true }, seed: Number(seed) };

/**
 * Each project after the one before, so that its files can share what they load; and of its files these ones first, which
 * take longest: begun last, one of them would run on alone while the other processors wait. Shuffled, all files of a
 * project come in any order.
 */
export function beginningWith(files: readonly string[]): TestSequencerConstructor {
  const place = seed === undefined ? rankIn(files) : shuffledPlace(seed);
  return class extends BaseSequencer {
    override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
      const { projects } = this.ctx;
      const group = ({ project }: TestSpecification) => projects.indexOf(project);
      return (await super.sort(all)).toSorted((a, b) => group(a) - group(b) || place(a) - place(b));
    }
  };
}

function rankIn(files: readonly string[]): (file: TestSpecification) => number {
  return ({ moduleId }) => files.indexOf(relative(root, moduleId)) + 1 || files.length + 1;
}

/** By the file's own name, so that it does not depend on which other files there are. */
function shuffledPlace(by: string): (file: TestSpecification) => number {
  return ({ moduleId }) => seeded(`${by} ${relative(root, moduleId)}`).below(2 ** 30);
}
