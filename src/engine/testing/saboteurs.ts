import { type Game, type MoveList, push, SPECTATOR, type Viewer } from '../game.ts';
import { weightedIndex } from '../random.ts';
import { DRAW, LAY, type PearlState, pearls, SHOW, VALUES } from './pearls.ts';
import { asides, tossing } from './tossing.ts';

/** Pearls with one thing wrong, and the law that must notice. */
export interface Saboteur {
  readonly law: string;
  readonly wrong: string;
  readonly game: Game<PearlState>;
}

function saboteur(law: string, wrong: string, change: Partial<Game<PearlState>>): Saboteur {
  return { law, wrong, game: { ...pearls, ...change } };
}

/** Honest play, then something else. */
function afterPlay(also: (s: PearlState, m: number, seat: number) => void): Partial<Game<PearlState>> {
  return {
    apply(s, m) {
      const seat = s.turn[0];
      pearls.apply(s, m);
      also(s, m, seat);
    },
  };
}

/** Honest moves, then something else. */
function afterListing(also: (s: PearlState, out: MoveList) => void): Partial<Game<PearlState>> {
  return {
    moves(s, out) {
      pearls.moves(s, out);
      also(s, out);
    },
  };
}

function afterMasking(also: (s: PearlState, viewer: Viewer) => void): Partial<Game<PearlState>> {
  return {
    mask(s, viewer) {
      pearls.mask(s, viewer);
      also(s, viewer);
    },
  };
}

function oneStateForAll(): Partial<Game<PearlState>> {
  return {
    initial(seats, options) {
      const only: PearlState = { ...pearls.initial(seats, options), blankCopy: () => only };
      return only;
    },
  };
}

function pointsOutsideTheBytes(): Partial<Game<PearlState>> {
  const lays = new WeakMap<PearlState, number>();
  return {
    ...afterPlay((s, m) => m >= LAY && m < SHOW && lays.set(s, (lays.get(s) ?? 0) + 1)),
    score: (s, seat) => pearls.score(s, seat) + (lays.get(s) ?? 0),
  };
}

function everyFifthMoveScores(): Partial<Game<PearlState>> {
  let played = 0;
  return afterPlay(s => {
    if (++played % 5 === 0) s.points[0]++;
  });
}

function readsAnyNumber(): Partial<Game<PearlState>> {
  return {
    parse(s, text) {
      const [verb, value] = text.split(' ');
      const first = pearls.parse(s, `${verb} 1`);
      return first < 0 || !/^\d+$/.test(value ?? '') ? first : first + Number(value) - 1;
    },
  };
}

/** In memory of a bug that is easy to write: the hidden pearl is gone from the hand and from the bag. */
function hiddenPearlsLeaveTheBagShort(): Partial<Game<PearlState>> {
  return {
    mask(s, viewer) {
      const bag = s.bag.slice();
      pearls.mask(s, viewer);
      s.bag.set(bag);
    },
  };
}

function drawsFromEmptyHeaps(): Partial<Game<PearlState>> {
  return { sample: (s, random) => s.stage[0] * VALUES + random.below(VALUES) };
}

function prefersHighPearls(): Partial<Game<PearlState>> {
  return {
    randomMove(s, random) {
      const hand = s.hands.subarray(s.turn[0] * VALUES, (s.turn[0] + 1) * VALUES);
      return (
        LAY +
        weightedIndex(
          random,
          Array.from(hand, (count, value) => count * (value + 1)),
        )
      );
    },
  };
}

function drawsEvenly(): Partial<Game<PearlState>> {
  return {
    sample(s, random) {
      const list = { items: new Int32Array(VALUES), length: 0 };
      pearls.moves(s, list);
      return list.items[random.below(list.length)];
    },
  };
}

const whenLaying = (m: number) => m >= LAY && m < SHOW;

const playSaboteurs: readonly Saboteur[] = [
  saboteur(
    'check',
    'showing a pearl puts one more into the bag',
    afterPlay((s, m) => m >= SHOW && s.bag[0]++),
  ),
  saboteur(
    'choice',
    'a finished game still lists a move',
    afterListing((_, out) => out.length === 0 && push(out, DRAW)),
  ),
  saboteur('choice', 'seat 1 may not lay', {
    ...afterListing((s, out) => {
      if (pearls.actor(s) === 1) out.length = 0;
    }),
  }),
  saboteur('choice', 'one seat too many', { actor: s => (pearls.actor(s) < 0 ? pearls.actor(s) : s.table.seats) }),
  saboteur('end', 'games are longer than they say', { maxEntries: 5 }),
  saboteur(
    'order',
    'moves are listed backwards',
    afterListing((_, out) => out.items.subarray(0, out.length).reverse()),
  ),
  saboteur(
    'order',
    'moves are listed twice',
    afterListing((_, out) => out.length > 0 && push(out, out.items[0])),
  ),
  saboteur('order', 'old moves stay in the list', {
    moves(s, out) {
      for (let m = 0; m < 3 * VALUES; m++) if (pearls.forbids(s, m) === undefined) push(out, m);
    },
  }),
  saboteur('queries', 'asking for the winners counts a win', { winners: s => (s.wins[0]++, pearls.winners(s)) }),
  saboteur('queries', 'writing a move ends the turn', { format: (s, m) => (s.turn[0]++, pearls.format(s, m)) }),
  saboteur('copies', 'a copy is the original', oneStateForAll()),
  saboteur('bytes', 'points are kept beside the bytes', pointsOutsideTheBytes()),
  saboteur('replay', 'every fifth move scores, whatever it is', everyFifthMoveScores()),
  saboteur('play', 'laying a 4 leaves it in the hand', {
    ...afterPlay((s, m, seat) => m === LAY + 3 && s.hands[seat * VALUES + 3]++),
  }),
  saboteur('play', 'laying a 4 throws', {
    ...afterPlay((_, m) => {
      if (m === LAY + 3) throw new RangeError('no such pearl');
    }),
  }),
  saboteur('score', 'one point nobody can explain', { score: (s, seat) => pearls.score(s, seat) + seat }),
  saboteur('score', 'seat 1 has a source of its own', {
    breakdown: (s, seat) => ({ ...pearls.breakdown(s, seat), ...(seat === 1 ? { luck: 0 } : {}) }),
  }),
  saboteur('provisional', 'a source that nobody scores from is provisional', { provisional: ['luck'] }),
  saboteur('provisional', 'one is ahead for points that are won', {
    leads: () => [{ key: 'pearls', args: {}, seats: [0], points: 1 }],
  }),
  saboteur('provisional', 'a seat that is not there is ahead', {
    leads: s => [{ key: 'pearls', args: {}, seats: [s.table.seats], points: 0 }],
  }),
  saboteur('out', 'seat 1 is out and lays all the same', { isOut: (_, seat) => seat === 1 }),
  saboteur('out', 'everybody is out until all pearls are drawn', { isOut: s => s.stage[0] === 0 }),
  saboteur('out', 'whoever sees no hand takes all for out', { isOut: s => s.unseen.some(count => count > 0) }),
  saboteur('winners', 'somebody wins before the end', { winners: () => [0] }),
  saboteur('winners', 'nobody ever wins', { winners: () => [] }),
  saboteur('winners', 'winners in disorder', { winners: s => (pearls.actor(s) < -1 ? [1, 0] : []) }),
  saboteur('winners', 'a seat that is not there wins', { winners: s => (pearls.actor(s) < -1 ? [s.table.seats] : []) }),
];

const wordSaboteurs: readonly Saboteur[] = [
  saboteur('words', 'all lays are written alike', { format: (s, m) => (whenLaying(m) ? 'lay' : pearls.format(s, m)) }),
  saboteur('words', 'a blank too many', { format: (s, m) => pearls.format(s, m).replace(' ', '  ') }),
  saboteur('expressible', 'showing can not be expressed', {
    expressible(_, out) {
      out.length = 0;
      for (let m = 0; m < SHOW; m++) push(out, m);
    },
  }),
  saboteur('expressible', 'a number is expressible that can not be read back', {
    expressible(s, out) {
      pearls.expressible(s, out);
      push(out, 3 * VALUES);
    },
  }),
  saboteur('slips', 'any number is read', readsAnyNumber()),
  saboteur('forbids', 'pearls one does not have are not forbidden', {
    forbids: (s, m) => (pearls.forbids(s, m) === 'PE-HAND' ? undefined : pearls.forbids(s, m)),
  }),
  saboteur('forbids', 'laying a 4 is forbidden', {
    forbids: (s, m) => (m === LAY + 3 ? 'PE-FOUR' : pearls.forbids(s, m)),
  }),
  saboteur('forbids', 'a rule without a name', { forbids: (s, m) => (pearls.forbids(s, m) ? '' : undefined) }),
  saboteur('describe', 'no words for laying', {
    describe: (s, m) => ({ ...pearls.describe(s, m), ...(whenLaying(m) ? { key: '' } : {}) }),
  }),
  saboteur('describe', 'a number that is none', { describe: () => ({ key: 'draw', args: { value: Number.NaN } }) }),
];

const secretSaboteurs: readonly Saboteur[] = [
  saboteur('turn', 'spectators do not see whose turn it is', {
    ...afterMasking((s, viewer) => viewer === SPECTATOR && s.turn.fill(0)),
  }),
  saboteur(
    'mask',
    'masking twice hides twice',
    afterMasking((s, viewer) => viewer !== 0 && s.unseen[0]++),
  ),
  saboteur('spectator', 'spectators look over the shoulder of seat 0', {
    mask: (s, viewer) => pearls.mask(s, Math.max(viewer, 0)),
  }),
  saboteur('spectator', 'spectators may read everything', {
    hides: (s, m, viewer) => viewer !== SPECTATOR && pearls.hides(s, m, viewer),
  }),
  saboteur('perfect-information', 'hands are hidden, though the game says that nothing is', {
    perfectInformation: true,
  }),
  saboteur('own-moves', 'nobody sees their own hand', { mask: s => pearls.mask(s, SPECTATOR) }),
  saboteur('own-words', 'nobody may read what they laid', { hides: (_, m) => m < SHOW }),
  saboteur('readers', 'what a shown pearl is called depends on the hand it came from', {
    describe: (s, m) => ({ ...pearls.describe(s, m), key: s.unseen[s.turn[0]] > 0 ? 'draw' : 'show' }),
  }),
  saboteur('readers', 'what is shown is read by what was laid', {
    parse: (s, text) => (text.startsWith('show') ? SHOW + s.laid[s.turn[0]] - 1 : pearls.parse(s, text)),
  }),
  saboteur('drafts', 'a lay scores by what others hold', {
    ...afterPlay((s, m, seat) => {
      if (whenLaying(m) && s.hands[((seat + 1) % s.table.seats) * VALUES] > 0) s.points[seat]++;
    }),
  }),
  saboteur('hidden', 'hidden pearls are missing in the bag', hiddenPearlsLeaveTheBagShort()),
  saboteur('hidden', 'laid pearls are seen by all, though their entries are hidden', {
    mask(s, viewer) {
      const laid = s.laid.slice();
      pearls.mask(s, viewer);
      s.laid.set(laid);
    },
  }),
  saboteur('determinize', 'determinized pearls come from nowhere', {
    determinize(s, viewer, random) {
      const bag = s.bag.slice();
      pearls.determinize(s, viewer, random);
      s.bag.set(bag);
    },
  }),
  saboteur('determinize', 'determinizing turns laid pearls over', {
    determinize(s, viewer, random) {
      pearls.determinize(s, viewer, random);
      s.shown.fill(1);
    },
  }),
  saboteur('determinize-on', 'nothing is determinized at all', { determinize: () => {} }),
];

const chanceSaboteurs: readonly Saboteur[] = [
  saboteur('weight', 'half a chance', { weight: (s, m) => pearls.weight(s, m) / 2 }),
  saboteur('weight', 'no chance', { weight: () => 0 }),
  saboteur('deterministic', 'pearls are drawn, though the game says that nothing is', { deterministic: true }),
  saboteur('outcome', 'what is not there is drawn', drawsFromEmptyHeaps()),
  saboteur('sample', 'rare pearls are drawn as often as others', drawsEvenly()),
  saboteur('random-move', 'high pearls are played more often', prefersHighPearls()),
  saboteur('random-move', 'pearls are played that nobody holds', {
    randomMove: (_, random) => LAY + random.below(VALUES),
  }),
  saboteur('rollout-move', 'a rollout move is no move at all', { heuristics: { rolloutMove: () => SHOW } }),
];

/** Tossing with one thing wrong about what is done out of turn. */
function outOfTurn(law: string, wrong: string, change: Partial<Game<PearlState>>): Saboteur {
  return { law, wrong, game: { ...tossing, ...change } };
}

function afterToss(also: (s: PearlState) => void): Partial<Game<PearlState>> {
  return {
    apply(s, m) {
      tossing.apply(s, m);
      if (asides.seatOf(m) !== undefined) also(s);
    },
  };
}

const asideSaboteurs: readonly Saboteur[] = [
  outOfTurn('aside-order', 'points are tossed while chance moves', {
    asides: { ...asides, moves: (s, seat, out) => asides.expressible(s, seat, out) },
  }),
  outOfTurn('aside-order', 'everybody has the asides of seat 0', {
    asides: { ...asides, moves: (s, _, out) => asides.moves(s, 0, out) },
  }),
  outOfTurn(
    'aside-turn',
    'tossing ends the turn',
    afterToss(s => {
      s.turn[0] = (s.turn[0] + 1) % s.seats;
    }),
  ),
  outOfTurn(
    'aside-turn',
    'tossing loses a pearl',
    afterToss(s => s.bag.fill(0)),
  ),
  outOfTurn('aside-words', 'two amounts are written alike', {
    format: (s, m) => (asides.seatOf(m) === undefined ? tossing.format(s, m) : 'toss 1'),
  }),
  outOfTurn('aside-words', 'tossing is written like a move', {
    parse: (s, text) => (text.startsWith('toss') ? LAY : tossing.parse(s, text)),
  }),
  outOfTurn('aside-forbids', 'nothing is forbidden out of turn', { asides: { ...asides, forbids: () => undefined } }),
  outOfTurn(
    'aside-secrets',
    'tossing counts the bag',
    afterToss(s => {
      s.wins[0] = s.bag[0];
    }),
  ),
];

export const saboteurs: readonly Saboteur[] = [
  ...playSaboteurs,
  ...wordSaboteurs,
  ...secretSaboteurs,
  ...chanceSaboteurs,
  ...asideSaboteurs,
];
