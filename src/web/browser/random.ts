import { randomFrom } from '../../engine/random.ts';

/** Nobody can foresee it, and it belongs to no match. */
export const secureRandom = randomFrom(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
