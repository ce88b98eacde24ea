import { type Game, NOBODY, NOT_A_MOVE, push } from '../../engine/game.ts';
import { type StateOf, stateMaker } from '../../engine/state.ts';

const fields = { left: ['u8', 1], turn: ['u8', 1], last: ['u8', 1] } as const;

export type SticksState = StateOf<typeof fields, { seats: number }>;

/** Sticks lie on the table; each in turn takes one, two or three; who takes the last one wins. Anybody can work it out. */
export const sticks: Game<SticksState> = {
  id: 'sticks',
  title: 'Sticks',
  version: 1,
  seats: [2, 3],
  options: [{ name: 'sticks', values: [4, 10, 11], default: 10 }],
  forms: ['take N'],
  maxEntries: 11,
  initial(seats, options) {
    const s = stateMaker(fields, { seats })();
    s.left[0] = Number(options.sticks);
    return s;
  },
  actor: s => (s.left[0] === 0 ? NOBODY : s.turn[0]),
  moves(s, out) {
    out.length = 0;
    for (let m = 1; m <= Math.min(3, s.left[0]); m++) push(out, m);
  },
  apply(s, m) {
    s.left[0] -= m;
    s.last[0] = s.turn[0];
    s.turn[0] = (s.turn[0] + 1) % s.seats;
  },
  sample: () => NOT_A_MOVE,
  weight: () => 0,
  score: (s, seat) => (s.left[0] === 0 && s.last[0] === seat ? 1 : 0),
  breakdown: () => ({}),
  winners: s => (s.left[0] === 0 ? [s.last[0]] : []),
  mask() {},
  determinize() {},
  hides: () => false,
  format: (_, m) => `take ${m}`,
  parse: (_, text) => Number(text.slice(5)),
  expressible: (_, out) => void (out.length = 0),
  forbids: () => undefined,
  describe: (_, m) => ({ key: 'take', args: { m } }),
  check: () => undefined,
};
