import { randomFrom } from '../../engine/random.ts';

/** Nobody can foresee it, and it belongs to no match. */
export const luck = randomFrom(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
