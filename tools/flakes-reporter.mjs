// Tells `npm run flakes` what happens in a run while it happens, a line of JSON for each event: a run that hangs or
// dies has told until then what it was at.
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestSuite} TestSuite */
/** @typedef {{ message?: string, stack?: string }} Complaint */
/**
 * @typedef {object} Event
 * @property {'files' | 'begun' | 'passed' | 'failed' | 'file done'} kind
 * @property {string} [file]
 * @property {string} [title] the names of the groups and the test with a space between, as Vitest's `-t` compares them
 * @property {number} [count]
 * @property {number} [load]
 * @property {string} [message]
 */

const LINES = 12;

export default class FlakesReporter {
  #events = process.env['FLAKES_EVENTS'] ?? '';

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#tell({ kind: 'files', count: files.length });
  }

  /** @param {TestCase} test */
  onTestCaseReady(test) {
    this.#tell({ kind: 'begun', ...named(test) });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    // A test that was left out proves nothing, unless others were asked for by name.
    if (state === 'skipped' && process.env['FLAKES_ALONE']) return;
    if (state === 'passed') this.#tell({ kind: 'passed', ...named(test) });
    else this.#complain(named(test), errors?.length ? errors : [{ message: `the test was ${state}` }]);
  }

  /** @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    this.#complain({ file: suite.module.relativeModuleId, title: titleOf(suite) }, suite.errors());
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.#complain({ file: module.relativeModuleId }, module.errors());
    this.#tell({ kind: 'file done', file: module.relativeModuleId });
  }

  onProcessTimeout() {
    this.#complain({}, [{ message: 'all tests are done, and yet something does not end' }]);
  }

  /**
   * @param {readonly TestModule[]} _
   * @param {readonly Complaint[]} errors what was thrown where no test waits for it
   */
  onTestRunEnd(_, errors) {
    this.#complain({}, errors);
  }

  /**
   * @param {{ file?: string, title?: string }} what
   * @param {readonly Complaint[]} errors
   */
  #complain(what, errors) {
    if (errors.length === 0) return;
    const text = errors.map(({ message = '', stack }) => `${message}\n${placesIn(stack)}`).join('\n');
    this.#tell({ kind: 'failed', ...what, load: loadavg()[0], message: firstLines(text) });
  }

  /** @param {Event} event */
  #tell(event) {
    appendFileSync(this.#events, `${JSON.stringify(event)}\n`);
  }
}

/** @param {TestCase} test */
function named(test) {
  return { file: test.module.relativeModuleId, title: titleOf(test) };
}

/** @param {TestCase | TestSuite} task */
function titleOf(task) {
  const names = [task.name];
  for (let { parent } = task; parent.type === 'suite'; { parent } = parent) names.unshift(parent.name);
  return names.join(' ');
}

/**
 * The places in the project where it happened, which is all that helps in a trace.
 * @param {string | undefined} stack
 */
function placesIn(stack = '') {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
    .slice(0, 3)
    .join('\n');
}

/** @param {string} text */
function firstLines(text) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter(line => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');
}
