/** How far counts lie from what was expected, and how many of them were free to differ. */
export interface Fit {
  readonly statistic: number;
  readonly freedom: number;
}

/** Below this a bin is too sparse for Pearson's statistic; sparse bins are pooled. */
const SPARSE = 10;

/** Pearson's statistic of `counts` against what their `weights` lead one to expect. */
export function fitOf(counts: readonly number[], weights: readonly number[]): Fit {
  const bins = pooled(
    counts,
    weights.map(weight => (weight * sum(counts)) / sum(weights)),
  );
  const statistic = sum(bins.map(({ count, expected }) => (count - expected) ** 2 / expected));
  return { statistic, freedom: bins.length - 1 };
}

interface Bin {
  readonly count: number;
  readonly expected: number;
}

function pooled(counts: readonly number[], expected: readonly number[]): Bin[] {
  const bins = counts.map((count, i) => ({ count, expected: expected[i] }));
  const sparse = bins.filter(bin => bin.expected < SPARSE);
  const pool = { count: sum(sparse.map(bin => bin.count)), expected: sum(sparse.map(bin => bin.expected)) };
  const dense = bins.filter(bin => bin.expected >= SPARSE);
  return pool.expected > 0 ? [...dense, pool] : dense;
}

/**
 * Does the fit lie more than `deviations` standard deviations above what chance alone explains? Wilson and
 * Hilferty: the cube root of a chi-square over its freedom is nearly normal.
 */
export function isUnlikely({ statistic, freedom }: Fit, deviations: number): boolean {
  if (freedom < 1) return false;
  const spread = 2 / (9 * freedom);
  return Math.cbrt(statistic / freedom) > 1 - spread + deviations * Math.sqrt(spread);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
