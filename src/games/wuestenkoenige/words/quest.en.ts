import { count } from '../../../engine/figures.ts';
import { goodNames } from './goods.en.ts';

/** How far somebody has come, and why a game was over. */
export const quest = {
  progress: 'Way to the goal',
  progressOf:
    'Each kind at home is a third of it. On a camel it counts half of that at its oasis, and more the nearer home it is.',
  needs: goodNames as Readonly<Record<string, string>>,
  home: (number: number, move: number): string =>
    number === 1 ? `home in move ${move}` : `${number} home, the first in move ${move}`,
  underway: (number: number): string => `none home, ${number} on the way`,
  missing: 'missing',
  allMissing: 'all three kinds',
  signed: { home: (move: number): string => `move ${move}`, underway: 'on the way', missing: 'missing' },
  hauled: (got: number, lost: number): string =>
    `${count(got, 'good', 'goods')} got, ${lost === 0 ? 'none' : lost} lost`,
  endings: {
    complete: (last: string, move: number): string => `Move ${move} brought ${last} home: now it was all three kinds.`,
    alone: (): string => 'Nobody else had a camel left in the palace or on the board.',
    hopeless: (): string =>
      'Nobody could complete the three kinds any more: then the most kinds at home win, and after them the most goods.',
    rounds: (): string => 'The last round was over: then the most kinds at home win, and after them the most goods.',
  } as Readonly<Record<string, (last: string, move: number) => string>>,
  stillMissing: (lists: string): string => `Still missing: ${lists}.`,
};

export type WayWords = typeof quest;
