/**
 * How many processes run tests of the browser. They wait a good deal for what they have asked for: one more than there are
 * processors on a small machine keeps those at work.
 */
export const BROWSER_WORKERS = 3;
