import { type Move, moveList, movesOf, SPECTATOR, type Viewer } from '../game.ts';
import type { Random } from '../random.ts';
import { type AnyState, copyOf } from '../state.ts';
import {
  byteDifference,
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
import { playRandomly } from './walk.ts';

function masksOnce(position: Position): Finding {
  const { game, state } = position;
  return firstFinding(viewersAt(position), viewer => {
    const once = maskedCopy(game, state, viewer);
    return byteDifference(`masked twice for ${nameOfViewer(viewer)}`, maskedCopy(game, once, viewer), once);
  });
}

function turnIsPublic(position: Position): Finding {
  const { game, state } = position;
  const actor = game.actor(state);
  return firstFinding(viewersAt(position), viewer => {
    const seen = game.actor(maskedCopy(game, state, viewer));
    return seen === actor ? undefined : `the actor is ${actor}, ${nameOfViewer(viewer)} sees ${seen}`;
  });
}

function spectatorKnowsLeast(position: Position): Finding {
  const { game, state } = position;
  const seen = maskedCopy(game, state, SPECTATOR);
  const byMask = firstFinding(seatsAt(position), seat => {
    const throughSeat = maskedCopy(game, maskedCopy(game, state, seat), SPECTATOR);
    return byteDifference(`masked for seat ${seat}, then for a spectator`, throughSeat, seen);
  });
  return byMask ?? firstFinding(seatsAt(position), seat => secretOnlyFromSeat(position, seat));
}

function secretOnlyFromSeat({ game, state }: Position, seat: Viewer): Finding {
  const leaked = movesOf(game, state).find(m => game.hides(state, m, seat) && !game.hides(state, m, SPECTATOR));
  if (leaked === undefined) return undefined;
  return `${quote(game, state, leaked)} is hidden from seat ${seat} and not from a spectator`;
}

function perfectInformationHidesNothing(position: Position): Finding {
  const { game, state } = position;
  if (!game.perfectInformation) return undefined;
  const hidden = movesOf(game, state).find(m => game.hides(state, m, SPECTATOR));
  if (hidden !== undefined) return `nothing is to be hidden, and ${quote(game, state, hidden)} is`;
  return byteDifference('masked, though nothing is to be hidden', maskedCopy(game, state, SPECTATOR), state);
}

/** Undefined at CHANCE and when over: the laws about an actor's knowledge are for seats. */
function actingSeat({ game, state }: Position): Viewer | undefined {
  const actor = game.actor(state);
  return actor < 0 ? undefined : actor;
}

function actorSeesItsMoves(position: Position): Finding {
  const { game, state } = position;
  const seat = actingSeat(position);
  if (seat === undefined) return undefined;
  const masked = maskedCopy(game, state, seat);
  const worded = (s: AnyState) => movesOf(game, s).map(m => quote(game, s, m));
  const [truth, seen] = [worded(state), worded(masked)];
  const missed = truth.find(m => !seen.includes(m));
  if (missed !== undefined) return `seat ${seat} does not see its move ${missed}`;
  const imagined = seen.find(m => !truth.includes(m));
  return imagined && `seat ${seat} sees a move ${imagined} that it does not have`;
}

function actorReadsItsMoves(position: Position): Finding {
  const { game, state } = position;
  const seat = actingSeat(position);
  if (seat === undefined) return undefined;
  const hidden = movesOf(game, state).find(m => game.hides(state, m, seat));
  return hidden === undefined ? undefined : `seat ${seat} may not read its own move ${quote(game, state, hidden)}`;
}

/** At each position a few moves are read: some games take long to describe one, and there are many positions. */
const MOVES_READ = 4;

/** Timelines read and describe entries on what their viewer knows, so that has to be enough. */
function readersNeedNoSecrets(position: Position, random: Random): Finding {
  const { game, state } = position;
  const legal = game.perfectInformation ? [] : movesOf(game, state);
  if (legal.length === 0) return undefined;
  const read = Array.from({ length: Math.min(legal.length, MOVES_READ) }, () => legal[random.below(legal.length)]);
  return firstFinding(viewersAt(position), viewer => {
    const seen = maskedCopy(game, state, viewer);
    const readable = read.filter(m => !game.hides(state, m, viewer));
    return firstFinding(readable, m => misreading(position, seen, m, viewer));
  });
}

function misreading({ game, state }: Position, seen: AnyState, m: Move, viewer: Viewer): Finding {
  const text = game.format(state, m);
  const read = game.parse(seen, text);
  if (read !== m) return `${nameOfViewer(viewer)} reads ${quote(game, state, m)} as ${read}`;
  const told = JSON.stringify(game.describe(seen, m));
  const truth = JSON.stringify(game.describe(state, m));
  return told === truth ? undefined : `${nameOfViewer(viewer)} is told ${told} of "${text}", which is ${truth}`;
}

function draftsCommute(position: Position): Finding {
  const { game, state } = position;
  const seat = actingSeat(position);
  if (seat === undefined) return undefined;
  const masked = maskedCopy(game, state, seat);
  const readable = movesOf(game, state).filter(m => !game.hides(state, m, seat));
  return firstFinding(readable, m => {
    const drafted = maskedAfter(position, masked, m, seat);
    return byteDifference(
      `drafting ${quote(game, state, m)} as seat ${seat}`,
      drafted,
      maskedAfter(position, state, m, seat),
    );
  });
}

function maskedAfter({ game }: Position, from: AnyState, m: Move, viewer: Viewer): AnyState {
  const after = copyOf(from);
  game.apply(after, m);
  game.mask(after, viewer);
  return after;
}

function hiddenEntriesLookAlike(position: Position): Finding {
  const { game, state } = position;
  const legal = movesOf(game, state);
  return firstFinding(viewersAt(position), viewer => {
    const [first, ...others] = legal.filter(m => game.hides(state, m, viewer));
    if (first === undefined) return undefined;
    const seen = maskedAfter(position, state, first, viewer);
    return firstFinding(others, m => {
      const what = `${nameOfViewer(viewer)} can tell ${quote(game, state, m)} from ${quote(game, state, first)}`;
      return byteDifference(what, maskedAfter(position, state, m, viewer), seen);
    });
  });
}

function determinizationsFit(position: Position, random: Random): Finding {
  const { game, state } = position;
  return firstFinding(viewersAt(position), viewer => {
    const masked = maskedCopy(game, state, viewer);
    const world = copyOf(masked);
    game.determinize(world, viewer, random);
    const who = nameOfViewer(viewer);
    const broken = game.check(world);
    if (broken !== undefined) return `the world determinized for ${who} is broken: ${broken}`;
    return byteDifference(`determinized for ${who} and masked again`, maskedCopy(game, world, viewer), masked);
  });
}

/** Bots play on in determinized worlds, so a few entries later such a world must still be sound. */
function determinizationsPlayOn(position: Position, random: Random): Finding {
  const { game, state } = position;
  return firstFinding(viewersAt(position), viewer => {
    const world = maskedCopy(game, state, viewer);
    game.determinize(world, viewer, random);
    const who = nameOfViewer(viewer);
    if (movesOf(game, state).length > 0 && movesOf(game, world).length === 0)
      return `determinized for ${who} it is a world without moves`;
    const start = copyOf(world);
    playRandomly({ ...position, start, state: world, legal: moveList(), log: [] }, random, 6);
    const broken = game.check(world);
    return broken && `a few entries into the world determinized for ${who}: ${broken}`;
  });
}

export const secretLaws: readonly Law[] = [
  { name: 'turn', promise: 'everybody knows whose turn it is', check: turnIsPublic },
  { name: 'mask', promise: 'masking twice is masking once', check: masksOnce },
  { name: 'spectator', promise: 'a spectator knows no more than any seat', check: spectatorKnowsLeast },
  {
    name: 'perfect-information',
    promise: 'where nothing is said to be hidden nothing is',
    check: perfectInformationHidesNothing,
  },
  { name: 'own-moves', promise: 'the actor has the same moves on its masked state', check: actorSeesItsMoves },
  { name: 'own-words', promise: 'nobody is kept from reading their own moves', check: actorReadsItsMoves },
  { name: 'readers', promise: 'a move is read and described by what its reader knows', check: readersNeedNoSecrets },
  { name: 'drafts', promise: 'a draft on the masked state shows what the table will', check: draftsCommute },
  { name: 'hidden', promise: 'entries hidden from a viewer look alike afterwards', check: hiddenEntriesLookAlike },
  {
    name: 'determinize',
    promise: 'a determinized world is sound and looks the same to its viewer',
    check: determinizationsFit,
  },
  { name: 'determinize-on', promise: 'a determinized world can be played on', check: determinizationsPlayOn },
];
