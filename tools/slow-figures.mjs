import { markdown, rowsUnder } from './bench-tables.mjs';

/** @typedef {import('./slow-play.mjs').Session} Session */
/** @typedef {import('./slow-trace.mjs').TracedTask} TracedTask */
/** @typedef {Record<string, number>} Figures One game in one round, or in the middle of several. */

/**
 * Every figure: its words, its unit, and how many digits after the point.
 * @type {Readonly<Record<string, { words: string, unit: string, digits: number, seconds?: true, more?: true }>>}
 */
export const figureWords = {
  start: { words: 'start page to be seen', unit: 's', digits: 1, seconds: true },
  board: { words: 'Play to board', unit: 's', digits: 1, seconds: true },
  hand: { words: 'Play to first move of one’s own', unit: 's', digits: 1, seconds: true },
  requests: { words: 'requests from Play to board', unit: '', digits: 0 },
  kilobytes: { words: 'kB from Play to board', unit: '', digits: 0 },
  'all-kilobytes': { words: 'kB until all is kept on the device', unit: '', digits: 0 },
  'start-again': { words: 'second visit: start page', unit: 's', digits: 1, seconds: true },
  'board-again': { words: 'second visit: Play to board', unit: 's', digits: 1, seconds: true },
  'bots-frames': { words: 'bots: frames a second', unit: '', digits: 0, more: true },
  'bots-gap': { words: 'bots: 95th of 100 gaps', unit: 'ms', digits: 0 },
  'bots-worst-gap': { words: 'bots: worst gap', unit: 'ms', digits: 0 },
  'bots-over-50': { words: 'bots: tasks over 50 ms', unit: '', digits: 0 },
  'bots-over-100': { words: 'bots: tasks over 100 ms', unit: '', digits: 0 },
  'bots-worst': { words: 'bots: longest task', unit: 'ms', digits: 0 },
  taps: { words: 'own taps', unit: '', digits: 0, more: true },
  tap: { words: 'tap to picture, median', unit: 'ms', digits: 0 },
  'worst-tap': { words: 'tap to picture, worst', unit: 'ms', digits: 0 },
  'own-over-50': { words: 'own turn: tasks over 50 ms', unit: '', digits: 0 },
  'own-over-100': { words: 'own turn: tasks over 100 ms', unit: '', digits: 0 },
  'own-worst': { words: 'own turn: longest task', unit: 'ms', digits: 0 },
  'heap-before': { words: 'memory before', unit: 'MB', digits: 1 },
  'heap-after': { words: 'memory after', unit: 'MB', digits: 1 },
  'normal-frames': { words: 'not slowed: frames a second while something moves', unit: '', digits: 0, more: true },
  'normal-script': { words: 'not slowed: script a frame', unit: 'ms', digits: 2 },
  'normal-style': { words: 'not slowed: style and layout a frame', unit: 'ms', digits: 2 },
};

/**
 * What was seen on the slow device while a match went on.
 * @param {readonly Session[]} sessions
 * @returns {Figures}
 */
export function playFigures(sessions) {
  const parts = sessions.map(divided);
  const [bots, own] = [parts.map(part => part.bots), parts.map(part => part.own)];
  const gaps = bots.flatMap(part => part.gaps);
  const taps = sessions.flatMap(({ watched }) => watched.taps.map(({ ms }) => ms));
  return {
    'bots-frames': rate(gaps),
    'bots-gap': quantile(gaps, 0.95),
    'bots-worst-gap': Math.max(0, ...gaps),
    ...taskFigures(
      'bots',
      bots.flatMap(part => part.tasks),
    ),
    taps: taps.length,
    tap: quantile(taps, 0.5),
    'worst-tap': Math.max(0, ...taps),
    ...taskFigures(
      'own',
      own.flatMap(part => part.tasks),
    ),
    'heap-before': Math.max(...sessions.map(({ heap }) => heap.before)) / 1e6,
    'heap-after': Math.max(...sessions.map(({ heap }) => heap.after)) / 1e6,
  };
}

/**
 * @param {'bots' | 'own'} whose
 * @param {readonly TracedTask[]} tasks
 */
function taskFigures(whose, tasks) {
  return {
    [`${whose}-over-50`]: tasks.length,
    [`${whose}-over-100`]: tasks.filter(({ ms }) => ms > 100).length,
    [`${whose}-worst`]: Math.max(0, ...tasks.map(({ ms }) => ms)),
  };
}

/**
 * What was seen on a device that is not slowed.
 * @param {Session} session
 * @returns {Figures}
 */
export function normalFigures({ watched, work }) {
  const moving = new Set(watched.moving);
  const gaps = gapsOf(watched.frames).filter(
    (_, i) => moving.has(watched.frames[i]) && moving.has(watched.frames[i + 1]),
  );
  const frames = Math.max(1, watched.frames.length);
  return {
    'normal-frames': rate(gaps),
    'normal-script': work['script'] / frames,
    'normal-style': (work['style'] + work['layout']) / frames,
  };
}

/** @param {readonly number[]} frames */
function gapsOf(frames) {
  return frames.slice(1).map((at, i) => at - frames[i]);
}

/** @param {readonly number[]} gaps */
function rate(gaps) {
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return all === 0 ? 0 : (1000 * gaps.length) / all;
}

/**
 * What happened while bots were to move, and what in turns of one's own. What begins in one belongs to it to its end.
 * @param {Session} session
 */
function divided({ watched: { frames, turns, began }, tasks }) {
  const isOwn = (/** @type {number} */ at) => turns.findLast(turn => turn.at <= at)?.own ?? true;
  /** @param {boolean} own */
  const part = own => ({
    gaps: gapsOf(frames).filter((_, i) => isOwn(frames[i]) === own),
    tasks: tasks.filter(({ from }) => isOwn(began + from) === own),
  });
  return { bots: part(false), own: part(true) };
}

/**
 * What long tasks consisted of, the most first.
 * @param {readonly Session[]} sessions
 * @returns {{ cause: string, times: number, ms: number }[]}
 */
export function causesIn(sessions) {
  /** @type {Map<string, { cause: string, times: number, ms: number }>} */
  const causes = new Map();
  const add = (/** @type {string} */ cause, /** @type {number} */ ms) => {
    const sum = causes.get(cause) ?? { cause, times: 0, ms: 0 };
    causes.set(cause, { cause, times: sum.times + 1, ms: sum.ms + ms });
  };
  for (const session of sessions)
    for (const [whose, { tasks }] of Object.entries(divided(session)))
      for (const { parts } of tasks) for (const [part, ms] of Object.entries(parts)) add(`${whose}: ${part}`, ms);
  return [...causes.values()].toSorted((a, b) => b.ms - a.ms);
}

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * The middle of several rounds, figure by figure.
 * @param {readonly Figures[]} rounds
 * @returns {Figures}
 */
export function middleOf(rounds) {
  const names = Object.keys(figureWords).filter(name => rounds.some(round => round[name] !== undefined));
  return Object.fromEntries(
    names.map(name => [
      name,
      quantile(
        rounds.flatMap(round => round[name] ?? []),
        0.5,
      ),
    ]),
  );
}

/**
 * @param {string} name
 * @param {number | undefined} value
 */
export function shownFigure(name, value) {
  if (value === undefined) return '';
  const { unit, digits, seconds } = figureWords[name];
  return `${(seconds ? value / 1000 : value).toFixed(digits)} ${unit}`.trim();
}

/**
 * One row for each figure, one column for each game; with another page beside it, its figure and then ours.
 * @param {Readonly<Record<string, Figures>>} ours by game
 * @param {Readonly<Record<string, Figures>>} [others]
 */
export function slowTable(ours, others) {
  const games = Object.keys(ours);
  const rows = Object.keys(figureWords).map(name => [
    figureWords[name].words,
    ...games.map(game => {
      const now = shownFigure(name, ours[game][name]);
      return others ? `${shownFigure(name, others[game]?.[name])} → ${now}` : now;
    }),
  ]);
  return markdown(['slow device', ...games], rows);
}

/** Less than this much worse than recorded is the noise of machines. */
const NOISE = 1.25;

/**
 * Figures that are clearly worse than those in the documentation, in words.
 * @param {Readonly<Record<string, Figures>>} ours by game
 * @param {string} text where the table was written down
 */
export function worseThanRecorded(ours, text) {
  const recorded = rowsUnder(text, ['slow device', ...Object.keys(ours)]);
  return Object.entries(ours).flatMap(([game, figures]) =>
    recorded.flatMap(row => {
      const name = Object.keys(figureWords).find(key => figureWords[key].words === row['slow device']);
      const cell = row[game]?.split('→').at(-1)?.trim() ?? '';
      if (name === undefined || cell === '' || figures[name] === undefined) return [];
      const [now, then] = [Number.parseFloat(shownFigure(name, figures[name])), Number.parseFloat(cell)];
      const worse = figureWords[name].more ? now * NOISE < then : now > then * NOISE;
      return worse
        ? [`${game}, ${figureWords[name].words}: ${shownFigure(name, figures[name])}, recorded ${cell}`]
        : [];
    }),
  );
}
