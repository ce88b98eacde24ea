/**
 * The oldest browsers that the page is made for. The build lowers what it can to them, a test compares what was built with
 * what they know, and README.md names them. Edge is Chrome's engine, and every browser on an iPhone is Safari's.
 */
export const baseline = /** @type {const} */ ({ chrome: '111', firefox: '115', safari: '16.4' });

/** As the build wants them: `safari16.4`. */
export const buildTargets = [
  ...Object.entries(baseline).map(([browser, version]) => `${browser}${version}`),
  `ios${baseline.safari}`,
];

/** As people read them, in any language. */
export const baselineNames = [
  `Chrome ${baseline.chrome}`,
  `Edge ${baseline.chrome}`,
  `Firefox ${baseline.firefox}`,
  `Safari ${baseline.safari}`,
  `iOS ${baseline.safari}`,
].join(', ');
