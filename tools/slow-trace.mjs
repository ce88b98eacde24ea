/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: Record<string, unknown> }} TraceEvent */
/** @typedef {{ from: number, ms: number, parts: Readonly<Record<string, number>> }} TracedTask When it began and how long it ran; its parts in milliseconds */

const categories = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-devtools.timeline',
];

/**
 * What a task is made of, by the name the browser has for it.
 * @type {Readonly<Record<string, string>>}
 */
const parts = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
  UpdateLayerTree: 'layers',
  HitTest: 'hit test',
};

/**
 * Records what the browser does while something goes on.
 * @template T
 * @param {Browser} browser
 * @param {() => Promise<T>} work
 * @returns {Promise<{ answer: T, events: readonly TraceEvent[] }>}
 */
export async function traced(browser, work) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'], recordMode: 'recordContinuously' },
  });
  const answer = await work();
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return { answer, events };
}

/**
 * The tasks of the page's main thread over so many milliseconds, by the time of the processor: what other programs take
 * meanwhile does not count. The page is the one that has made a mark of this name, and times are told from there.
 * @param {readonly TraceEvent[]} events
 * @param {string} mark
 * @param {number} least
 * @returns {TracedTask[]}
 */
export function tasksAfter(events, mark, least) {
  const marked = events.find(({ name }) => name === mark);
  if (!marked) return [];
  const own = events.filter(({ pid, tid, ph }) => pid === marked.pid && tid === marked.tid && ph === 'X');
  const tasks = own.filter(({ name, ts, tdur = 0 }) => name === 'RunTask' && ts >= marked.ts && tdur >= least * 1000);
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const inside = own.filter(event => parts[event.name] && event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur);
    return { from: (ts - marked.ts) / 1000, ms: tdur / 1000, parts: ownTimes(inside) };
  });
}

/**
 * How long each kind took by itself, without what it called of another kind.
 * @param {readonly TraceEvent[]} events
 */
function ownTimes(events) {
  /** @type {Record<string, number>} */
  const sums = {};
  /** @type {{ end: number, kind: string }[]} */
  const open = [];
  const add = (/** @type {string} */ kind, /** @type {number} */ ms) => void (sums[kind] = (sums[kind] ?? 0) + ms);
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && open[open.length - 1].end <= ts) open.pop();
    const around = open.at(-1);
    if (around) add(around.kind, -tdur / 1000);
    add(parts[name], tdur / 1000);
    open.push({ end: ts + dur, kind: parts[name] });
  }
  return sums;
}
