import { copyOf } from '../../../engine/state.ts';
import { besideText, directionBetween } from '../../../web/kit/orientation/compass.ts';
import type { NamedThing, Orientation, Standpoint, WalkTelling } from '../../../web/kit/orientation/orientation.ts';
import { At, isJourneyOver, NOWHERE, type NomadiState, ownerAt, Phase } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import type { OrientationWords } from '../words/orientation.en.ts';
import { stonesInWords } from './board-text.tsx';
import { cardsOf } from './panel/coffers.ts';
import { buttons } from './scene/buttons.ts';
import { pictureOf } from './scene/picture.ts';
import { fieldText, whatStands } from './scene/place-text.ts';
import { diceLeft, faces, stonesOn } from './scene/scene.ts';

type Look = Standpoint<NomadiState, Words, OrientationWords>;

function around(look: Look, place: string): string {
  const { s, words, told, turned } = look;
  const { grid, far } = s.board;
  const { centres } = pictureOf(s, turned);
  const cell = grid.cellNamed(place);
  const beside = Array.from(grid.neighbours.subarray(cell * 8, cell * 8 + 8)).filter(other => other < grid.size);
  const things = beside.flatMap(other => {
    const what = far[other] === far[cell] ? besideWord(look, other) : told.canyon;
    return what === '' ? [] : [{ what, way: directionBetween(centres[cell]!, centres[other]!) }];
  });
  if (things.length === 0) return told.sandAround;
  return `${besideText(words.language, things)}, ${told.elsewhere}`;
}

function besideWord({ s, words, told, who, viewer }: Look, cell: number): string {
  if (s.stones[cell] === 0 && s.cards[cell] !== 1 && s.board.spring[cell] !== 1) return '';
  return s.stones[cell] !== 0 && ownerAt(s, cell) === viewer ? told.own : whatStands(s, cell, words.board, who);
}

function landmarks({ s, viewer }: Look) {
  const { grid, goalFields } = s.board;
  const names = (cells: readonly number[]) => cells.map(cell => grid.names[cell]!);
  const stones = (own: boolean) => stonesOn(s).flatMap(({ cell, seat }) => ((seat === viewer) === own ? [cell] : []));
  return {
    own: names(stones(true)),
    others: names(stones(false)),
    goals: names(goalFields),
    prizes: grid.names.filter((_, cell) => s.cards[cell] === 1),
  };
}

function named(look: Look): readonly NamedThing[] {
  const { s, words, told, who } = look;
  const { grid, springs, startFields, canyon } = s.board;
  const { goals, prizes } = landmarks(look);
  const { boardText } = words.board;
  const names = (cells: readonly number[]) => cells.map(cell => grid.names[cell]!);
  const listed = (what: string, places: readonly string[], none = '–') =>
    told.list(what, places.length > 0 ? places.join(', ') : none);
  const dice = diceLeft(s).map(String);
  const stones = Array.from({ length: s.seats }, (_, seat) => `${who(seat)}: ${stonesInWords(s, seat, words)}`);
  return [
    { names: told.names.stone, places: [], told: stones.join(' ') },
    { names: told.names.card, places: prizes, told: listed(boardText.laid, prizes, boardText.noCards) },
    { names: told.names.spring, places: names(springs), told: listed(boardText.springs, names(springs)) },
    { names: told.names.oasis, places: goals, told: listed(boardText.oasis, goals) },
    { names: told.names.camp, places: names(startFields), told: listed(told.campName, names(startFields)) },
    { names: told.names.canyon, places: [], told: told.canyonLies(canyon) },
    { names: told.names.dice, places: [], told: listed(boardText.dice, dice, boardText.noDice) },
  ];
}

/** What is offered, before the first die is used, and after that which dice are left; what was rolled has been told. */
function task(look: Look): string {
  const { s, words, told, viewer } = look;
  const dice = diceLeft(s);
  if (s.turn[At.Phase] !== Phase.Step || s.turn[At.Seat] !== viewer || dice.length === 0) return '';
  return dice.length === faces.length ? offersTold(look) : told.list(words.board.boardText.dice, dice.join(', '));
}

/** The offers that can be accepted, in the words of their buttons. */
function offersTold({ s, words, told, who, legal }: Look): string {
  const candidates = legal.filter(({ tokens }) => tokens[0] === 'accept');
  const offers = buttons({ state: s, who, made: 0, chosen: [], args: {}, legal, candidates }, words);
  return offers.length === 0 ? '' : told.offers(offers.map(({ label }) => `“${label}”`).join(', '));
}

/** What several steps of one stone are called, by what one of them is. */
const walkOf: Readonly<Record<string, string>> = { step: 'steps', push: 'pushes' };

const walks: WalkTelling = {
  steps: new Set(Object.entries(walkOf).flat()),
  joined(walk, step) {
    const key = walkOf[step.key];
    if (key === undefined || (walk.key !== key && walk.key !== step.key)) return undefined;
    const { dice = walk.args.die, to, from } = walk.args;
    if (to !== step.args.from) return undefined;
    const { die, ...rest } = step.args;
    return { ...step, key, from: walk.from, args: { ...rest, from: from!, dice: `${dice}, ${die}` } };
  },
};

export const orientation: Orientation<NomadiState, Words, OrientationWords> = {
  at({ s, words, who }, place) {
    const cell = s.board.grid.cellNamed(place);
    return cell < 0 ? undefined : fieldText(s, cell, words, who);
  },
  around,
  landmarks,
  named,
  seat: ({ s, words }, seat) =>
    `${stonesInWords(s, seat, words)} ${words.board.boardText.cards(cardsOf(s, seat).length)}.`,
  brings: ({ told }, after) => (after.turn[At.Phase] === Phase.Find ? told.reachesCard : ''),
  task,
  walks,
  premise: ({ told }) => told.ifDice,
  turnOf(s, seat) {
    if (s.turn[At.Phase] < Phase.Roll || isJourneyOver(s)) return undefined;
    const turn = copyOf(s);
    turn.turn[At.Phase] = Phase.Step;
    turn.turn[At.Seat] = seat;
    turn.came.fill(NOWHERE);
    for (const face of faces) turn.dice[face] = 1;
    return turn;
  },
};
