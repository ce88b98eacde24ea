import { type Asides, type Game, type Move, NOT_A_MOVE, push } from '../game.ts';
import { LAY, type PearlState, pearls, SHOW, VALUES } from './pearls.ts';

/** Pearls in which everybody may at any time toss one or two points away: a toy for what is done out of turn. */
const TOSS = 3 * VALUES;
const MOST = 2;

const seatOf = (m: Move) => Math.floor((m - TOSS) / MOST);
const amountOf = (m: Move) => ((m - TOSS) % MOST) + 1;
const isLaying = (s: PearlState) => s.stage[0] === LAY / VALUES;

export const asides: Asides<PearlState> = {
  forms: ['toss POINTS'],
  seatOf: m => (m < TOSS ? undefined : seatOf(m)),
  moves(s, seat, out) {
    out.length = 0;
    for (let amount = 1; amount <= MOST; amount++)
      if (isLaying(s) && s.points[seat] >= amount) push(out, TOSS + seat * MOST + amount - 1);
  },
  parse: (_, seat, text) => (/^toss [12]$/.test(text) ? TOSS + seat * MOST + Number(text.slice(5)) - 1 : NOT_A_MOVE),
  expressible(_, seat, out) {
    out.length = 0;
    for (let amount = 1; amount <= MOST; amount++) push(out, TOSS + seat * MOST + amount - 1);
  },
  forbids(s, seat, m) {
    if (s.stage[0] * VALUES !== LAY) return 'PE-STAGE';
    return amountOf(m) > s.points[seat] ? 'PE-POINTS' : undefined;
  },
};

export const tossing: Game<PearlState> = {
  ...pearls,
  id: 'tossing',
  // Nobody can toss more than all pearls are worth.
  maxEntries: pearls.maxEntries + 29,
  asides,
  apply(s, m) {
    if (m < TOSS) pearls.apply(s, m);
    else s.points[seatOf(m)] -= amountOf(m);
  },
  hides: (s, m, viewer) => m < SHOW && pearls.hides(s, m, viewer),
  format: (s, m) => (m < TOSS ? pearls.format(s, m) : `toss ${amountOf(m)}`),
  describe: (s, m) =>
    m < TOSS ? pearls.describe(s, m) : { key: 'toss', args: { seat: seatOf(m), points: amountOf(m) } },
};
