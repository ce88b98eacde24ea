import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

export type Press = 'mouse' | 'tap';

interface Watch {
  stop(): 'done' | { hitTargetDescription: string };
}

/** What finds elements as Playwright finds them; it is Playwright's own, and runs in the page. */
export interface Finder {
  parseSelector(selector: string): unknown;
  querySelectorAll(parsed: unknown, root: Node): Element[];
  elementState(element: Element, state: 'visible' | 'enabled' | 'checked', frameVisible: boolean): { matches: boolean };
  checkElementStates(
    element: Element,
    states: readonly string[],
    frameVisible: boolean,
  ): Promise<undefined | string | { missingState: string }>;
  expectHitTarget(point: { x: number; y: number }, element: Element): 'done' | { hitTargetDescription: string };
  /** From now on nothing but the element feels a press; `stop` says whether it was the one that was hit. */
  setupHitTargetInterceptor(element: Element, action: Press, point: { x: number; y: number }): string | Watch;
  fill(element: Element, value: string): 'done' | 'needsinput' | 'error:notconnected';
  selectOptions(element: Element, options: readonly object[]): string | string[];
  setInputFiles(element: Element, files: readonly object[]): string | undefined;
  dispatchEvent(element: Element, type: string, init: object): void;
  /** What a screen reader would find, a line for each thing. */
  ariaSnapshot(element: Element, options: { mode: 'default' }): string;
}

const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');

/** A script that Playwright puts into pages; its package holds it as one long string. */
function scriptOf(name: string): string {
  const begin = bundle.indexOf(`src/generated/${name}.ts"() {`);
  const literal = /^ {4}source\d* = (['`])[\s\S]*?(?<!\\)\1;$/m.exec(bundle.slice(begin))?.[0];
  if (begin < 0 || literal === undefined) throw new Error(`this Playwright holds no ${name}`);
  return runInNewContext(literal.slice(literal.indexOf('=') + 1)) as string;
}

const finderSettings = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 1,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** Lays the finder down in the page, where it stays until the page is left. */
export const finderScript = `if (!window.__finder) {
  const module = {};
  ${scriptOf('injectedScriptSource')}
  window.__finder = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(finderSettings)});
}`;

/** A clock that can be put forward, as Playwright has it. */
export const clockScript = `if (!globalThis.__pwClock) {
  const module = {};
  ${scriptOf('clockSource')}
  globalThis.__pwClock = module.exports.inject()(globalThis, 'webkit');
}`;
