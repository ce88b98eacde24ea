/** A figure at a moment, in hours since the beginning. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** A straight line through points, with 95 % intervals of its slope. */
export interface Trend {
  /** The hours of the first and the last point. */
  readonly from: number;
  readonly to: number;
  readonly mean: number;
  /** Per hour. */
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

/** Flat: it surely grows by less than is allowed. Growing: surely by more. Else it is not known after this time. */
export type Verdict = 'flat' | 'growing' | 'not known';

/** Neighbours resemble each other: means of blocks don't, and make the interval an honest one. */
const BLOCKS = 24;
/** For so many blocks, less two, by Student's t. */
const T95 = 2.07;

/** Undefined where there are too few points to tell. */
export function trendOf(points: readonly Point[]): Trend | undefined {
  const blocks = blocksOf(points);
  if (blocks.length < BLOCKS) return undefined;
  const at = meanOf(blocks.map(point => point.at));
  const mean = meanOf(blocks.map(({ value }) => value));
  const spread = sumOf(blocks.map(point => (point.at - at) ** 2));
  const slope = sumOf(blocks.map(point => (point.at - at) * (point.value - mean))) / spread;
  const rests = blocks.map(point => point.value - mean - slope * (point.at - at));
  const margin = T95 * Math.sqrt(sumOf(rests.map(rest => rest ** 2)) / (blocks.length - 2) / spread);
  const [from, to] = [points[0].at, points.at(-1)!.at];
  return { from, to, mean, slope, low: slope - margin, high: slope + margin };
}

/** Less than this says more about the weather of the machine than about the server. */
const LEAST_HOURS = 0.5;

/** `allowed` is the part of the mean that it may grow by in an hour. */
export function verdictOn(trend: Trend | undefined, allowed: number): Verdict {
  if (!trend || trend.to - trend.from < LEAST_HOURS) return 'not known';
  const most = trend.mean * allowed;
  if (trend.high <= most) return 'flat';
  return trend.low > most ? 'growing' : 'not known';
}

function blocksOf(points: readonly Point[]): Point[] {
  if (points.length < BLOCKS) return [];
  return Array.from({ length: BLOCKS }, (_, i) => {
    const block = points.slice((i * points.length) / BLOCKS, ((i + 1) * points.length) / BLOCKS);
    return { at: meanOf(block.map(({ at }) => at)), value: meanOf(block.map(({ value }) => value)) };
  });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length;
}
