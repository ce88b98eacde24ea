/**
 * Nothing is expected to come within a time: a test waits for what is to happen, however long that takes on a machine that
 * is slow or busy elsewhere. These only end what hangs, in milliseconds.
 */
export const LONGEST_WAIT = 120_000;
export const LONGEST_TEST = 900_000;
