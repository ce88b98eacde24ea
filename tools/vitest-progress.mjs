import { relative } from 'node:path';
import { root } from './shell.mjs';

/** @typedef {{ test: string, passed: boolean, seconds: number, message: string, leftOut?: string }} Verdict leftOut: why it was not run */
/** @typedef {{ file: string, seconds: number, verdicts: Verdict[], trouble: string }} FileDone trouble: why nothing in it could be run */
/** @typedef {{ files: string[] } | FileDone} Progress */

/** What Vitest tells its reporters, as far as it is used. */
/** @typedef {{ moduleId: string }} Specification */
/** @typedef {{ errors?(): readonly { message: string }[], parent?: Suite }} Suite */
/**
 * @typedef {object} Case
 * @property {string} fullName
 * @property {Suite} parent
 * @property {() => { state: string, errors?: readonly { message: string }[] }} result
 * @property {() => { duration: number } | undefined} diagnostic
 * @property {() => { leftOut?: string }} [meta]
 */
/**
 * @typedef {object} Module
 * @property {string} moduleId
 * @property {{ allTests(): Iterable<Case> }} children
 * @property {() => readonly { message: string }[]} errors
 * @property {() => { duration: number, collectDuration: number }} diagnostic
 */

/** A reporter for Vitest: tells the process that has started it which files there are, and what came of each. */
export default class {
  constructor() {
    // To tell is no reason to go on: a library that listens to this line would keep Vitest from ending.
    process.channel?.unref();
  }

  /** @param {readonly Specification[]} specifications */
  onTestRunStart(specifications) {
    process.send?.({ files: specifications.map(nameOf) });
  }

  /** @param {Module} module */
  onTestModuleEnd(module) {
    process.send?.(fileDone(module));
  }
}

/**
 * @param {Module} module
 * @returns {FileDone}
 */
export function fileDone(module) {
  const { duration, collectDuration } = module.diagnostic();
  return {
    file: nameOf(module),
    seconds: (duration + collectDuration) / 1000,
    verdicts: [...module.children.allTests()].map(verdictOn),
    trouble: told(module.errors()),
  };
}

/** @param {Specification} file */
function nameOf({ moduleId }) {
  return relative(root, moduleId);
}

/**
 * @param {Case} test
 * @returns {Verdict}
 */
function verdictOn(test) {
  const { state, errors = [] } = test.result();
  const passed = state === 'passed';
  const message = passed ? '' : told(errors) || troubleAround(test.parent) || state;
  const { leftOut } = test.meta?.() ?? {};
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  return { test: test.fullName, passed, seconds, message, ...(leftOut === undefined ? {} : { leftOut }) };
}

/**
 * What kept a test from being run.
 * @param {Suite | undefined} suite
 * @returns {string}
 */
function troubleAround(suite) {
  return suite ? told(suite.errors?.() ?? []) || troubleAround(suite.parent) : '';
}

/** @param {readonly { message: string }[]} errors */
function told(errors) {
  return errors.map(({ message }) => message).join('\n');
}
