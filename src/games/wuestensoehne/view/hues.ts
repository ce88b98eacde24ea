import type { Hue } from '../../../web/stage/players.tsx';

export const playerHues: readonly Hue[] = ['red', 'blue', 'green', 'yellow'];
