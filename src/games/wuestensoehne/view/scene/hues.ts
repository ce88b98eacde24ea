import type { Hue } from '../../../../web/kit/players.tsx';

export const playerHues: readonly Hue[] = ['red', 'blue', 'green', 'yellow'];
