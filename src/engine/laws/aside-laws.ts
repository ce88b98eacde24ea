import { type Asides, type Move, moveArray, moveList, movesOf, NOT_A_MOVE, type Seat } from '../game.ts';
import { type AnyState, copyOf } from '../state.ts';
import {
  byteDifference,
  disorder,
  type Finding,
  firstFinding,
  type Law,
  maskedCopy,
  nameOfViewer,
  type Position,
  quote,
  seatsAt,
  viewersAt,
} from './law.ts';

/** The laws about what is done out of turn. A game that knows no such thing keeps them all. */
type Look = (position: Position, asides: Asides<AnyState>, seat: Seat) => Finding;

function forEachSeat(look: Look): Law['check'] {
  return position => {
    const { asides } = position.game;
    return asides && firstFinding(seatsAt(position), seat => look(position, asides, seat));
  };
}

function asidesOf(asides: Asides<AnyState>, s: AnyState, seat: Seat): Move[] {
  const list = moveList(1);
  asides.moves(s, seat, list);
  return moveArray(list);
}

function expressibleAsides(asides: Asides<AnyState>, s: AnyState, seat: Seat): Move[] {
  const list = moveList();
  asides.expressible(s, seat, list);
  return moveArray(list);
}

function listsInOrder({ game, state }: Position, asides: Asides<AnyState>, seat: Seat): Finding {
  const list = asidesOf(asides, state, seat);
  if (game.actor(state) < 0 && list.length > 0) return `seat ${seat} has asides while no seat is to move`;
  const foreign = list.find(m => asides.seatOf(m) !== seat);
  if (foreign !== undefined) return `the aside ${foreign} of seat ${seat} says it is of ${asides.seatOf(foreign)}`;
  const turn = movesOf(game, state).find(m => asides.seatOf(m) !== undefined);
  if (turn !== undefined) return `${quote(game, state, turn)} is listed as a move and is an aside`;
  return disorder(`the list of asides of seat ${seat}`, list);
}

/** An aside changes neither whose turn it is nor what can be done in it, and leads to a sound state. */
function turnStays({ game, state }: Position, asides: Asides<AnyState>, seat: Seat): Finding {
  const turnOf = (s: AnyState) => `${game.actor(s)} with ${movesOf(game, s).join()}`;
  const before = turnOf(state);
  return firstFinding(asidesOf(asides, state, seat), m => {
    const after = copyOf(state);
    game.apply(after, m);
    const broken = game.check(after);
    if (broken !== undefined) return `after ${quote(game, state, m)} of seat ${seat}: ${broken}`;
    return turnOf(after) === before ? undefined : `${quote(game, state, m)} of seat ${seat} changes the turn`;
  });
}

function wordsReadBack({ game, state }: Position, asides: Asides<AnyState>, seat: Seat): Finding {
  const expressible = expressibleAsides(asides, state, seat);
  const unsaid = asidesOf(asides, state, seat).find(m => !expressible.includes(m));
  if (unsaid !== undefined) return `${quote(game, state, unsaid)} is open to seat ${seat} and not expressible`;
  const wrong = firstFinding(expressible, m => {
    const text = game.format(state, m);
    const read = asides.parse(state, seat, text);
    if (read !== m) return `the aside ${m} is written "${text}", which is read as ${read}`;
    return game.parse(state, text) === NOT_A_MOVE ? undefined : `"${text}" is an aside and a move of a turn`;
  });
  return disorder('the list of expressible asides', expressible) ?? wrong;
}

function forbidsTheRest({ game, state }: Position, asides: Asides<AnyState>, seat: Seat): Finding {
  const open = new Set(asidesOf(asides, state, seat));
  return firstFinding(expressibleAsides(asides, state, seat), m => {
    const rule = asides.forbids(state, seat, m);
    if (open.has(m) === (rule === undefined)) return undefined;
    const verdict = rule === undefined ? 'allowed, but not listed' : `listed, but forbidden by ${rule}`;
    return `${quote(game, state, m)} of seat ${seat} is ${verdict}`;
  });
}

/** A seat knows what it may do, and whoever may read an aside can follow it on what they know. */
function looksTheSame(position: Position, asides: Asides<AnyState>, seat: Seat): Finding {
  const { game, state } = position;
  const open = asidesOf(asides, state, seat);
  const seen = asidesOf(asides, maskedCopy(game, state, seat), seat);
  if (open.join() !== seen.join()) return `seat ${seat} does not see the asides that it has`;
  return firstFinding(open, m =>
    firstFinding(
      viewersAt(position).filter(viewer => !game.hides(state, m, viewer)),
      viewer => {
        const followed = maskedCopy(game, state, viewer);
        game.apply(followed, m);
        const truth = copyOf(state);
        game.apply(truth, m);
        const what = `${nameOfViewer(viewer)} follows ${quote(game, state, m)} of seat ${seat}`;
        return byteDifference(what, maskedCopy(game, followed, viewer), maskedCopy(game, truth, viewer));
      },
    ),
  );
}

export const asideLaws: readonly Law[] = [
  { name: 'aside-order', promise: 'asides are listed in order, each for its seat', check: forEachSeat(listsInOrder) },
  { name: 'aside-turn', promise: 'an aside leaves the turn as it was', check: forEachSeat(turnStays) },
  { name: 'aside-words', promise: 'an aside has words of its own that read back', check: forEachSeat(wordsReadBack) },
  {
    name: 'aside-forbids',
    promise: 'a rule forbids exactly the asides not listed',
    check: forEachSeat(forbidsTheRest),
  },
  { name: 'aside-secrets', promise: 'asides go by what a viewer knows', check: forEachSeat(looksTheSame) },
];
