import { copyOf } from '../../../engine/state.ts';
import { besideText, directionBetween } from '../../../web/kit/orientation/compass.ts';
import type { NamedThing, Orientation, Standpoint, WalkTelling } from '../../../web/kit/orientation/orientation.ts';
import { HEXES, PALACE } from '../rules/board.ts';
import { formatLoad, goodsIn } from '../rules/goods.ts';
import { POINTS } from '../rules/material.ts';
import { At, NO_PIECE, ownerOf, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import type { OrientationWords } from '../words/orientation.en.ts';
import { camelsInWords, seatInWords } from './board-text.tsx';
import { heldBy } from './panel/hands.ts';
import { pictureFor } from './scene/picture.ts';
import { fieldText, groundText } from './scene/place-text.ts';
import { reachOf, stepsOf } from './scene/reach.ts';
import { anyOf, buriedAt, camelsAt, flocksAt, groundsOf, looseAt } from './scene/scene.ts';

type Look = Standpoint<WuestenkoenigeState, Words, OrientationWords>;
const MOST_NEIGHBOURS = 6;

function around(look: Look, place: string): string {
  const { s, words, turned } = look;
  const { centres } = pictureFor(turned);
  const field = s.board.fieldNamed(place);
  const from = field * MOST_NEIGHBOURS;
  const beside = [...s.board.neighbours.subarray(from, from + MOST_NEIGHBOURS)].filter(other => other < s.board.fields);
  const things = beside.map(other => ({
    what: besideWord(look, other),
    way: directionBetween(centres[field]!, centres[other]!),
    // The palace and the oases are named by what they are.
    ...(other < HEXES && { place: s.board.names[other]! }),
  }));
  return besideText(words.language, things);
}

/** Ground, goods and camels on a neighbouring hex, without its name; the palace and the oases hold many, and are named. */
function besideWord(look: Look, field: number): string {
  const { s, words } = look;
  if (field >= HEXES) return words.board.place(s.board.names[field]!);
  const ground = groundText(s, field, words);
  return words.board.listed([...ground.filter(Boolean), ...flocksAt(s, field).map(flock => flockText(look, flock))]);
}

function flockText(
  { s, words, told, who, viewer }: Look,
  { camel, seat, count }: ReturnType<typeof flocksAt>[number],
): string {
  const cargo = formatLoad(goodsIn(s.load[camel]!));
  return seat === viewer ? told.own(words.board.own(count, cargo)) : words.board.flock(count, who(seat), cargo);
}

function fieldsWhere({ s }: Look, is: (field: number) => boolean): string[] {
  return s.board.names.filter((_, field) => is(field));
}

function landmarks(look: Look) {
  const { s, viewer } = look;
  const held = (own: boolean) => (field: number) =>
    camelsAt(s, field).some(({ camel }) => (ownerOf(camel) === viewer) === own);
  return {
    own: fieldsWhere(look, held(true)),
    others: fieldsWhere(look, held(false)),
    goals: fieldsWhere(look, field => field >= PALACE),
    prizes: fieldsWhere(look, field => field < HEXES && (anyOf(looseAt(s, field)) || anyOf(buriedAt(s, field)))),
  };
}

function hexesBeside({ s }: Look, place: string): string[] {
  const from = s.board.fieldNamed(place) * MOST_NEIGHBOURS;
  const beside = s.board.neighbours.subarray(from, from + MOST_NEIGHBOURS);
  return [...beside].filter(field => field < HEXES).map(field => s.board.names[field]!);
}

function named(look: Look): readonly NamedThing[] {
  const { s, words, told, who, viewer } = look;
  const { goals, prizes } = landmarks(look);
  const text = (places: readonly string[]) =>
    places.map(name => fieldText(s, s.board.fieldNamed(name), words, who)).join('; ');
  const placed = (name: string) => `${text([name])}; ${told.beside(hexesBeside(look, name).join(', '))}.`;
  const grounds = (kind: 'dune' | undefined) =>
    fieldsWhere(look, field => field < HEXES && groundsOf(s, field).at(-1) === kind);
  const [dunes, valleys] = [grounds('dune'), grounds(undefined)];
  const { boardText, board } = words;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return [
    ...goals.slice(1).map(name => ({ names: [board.place(name), name], places: [name], told: placed(name) })),
    { names: told.names.camel, places: [], told: seats.map(seat => `${who(seat)}: ${camelsOf(look, seat)}`).join(' ') },
    ...(viewer === undefined ? [] : [{ names: told.names.hand, places: [], told: handText(look, viewer) }]),
    { names: [...told.names.palace, 'palace'], places: ['palace'], told: placed('palace') },
    { names: told.names.oases, places: goals.slice(1), told: goals.slice(1).map(placed).join(' ') },
    { names: told.names.loose, places: prizes, told: told.list(boardText.loose, text(prizes) || boardText.none) },
    {
      names: told.names.dune,
      places: dunes,
      told: told.list(board.ground('dune', 1), dunes.join(', ') || boardText.none),
    },
    {
      names: told.names.valley,
      places: valleys,
      told: told.list(board.ground('valley', 1), valleys.join(', ') || boardText.none),
    },
  ];
}

/** Where the camels of a seat stand, and what they carry. */
function camelsOf({ s, words }: Look, seat: number): string {
  return `${camelsInWords(s, seat, words).join(', ') || words.boardText.none}.`;
}

function handText({ s, words, told }: Look, seat: number): string {
  const names = heldBy(s, seat).flatMap(({ card, count }) =>
    Array.from({ length: count }, () => words.cards[card].name),
  );
  return told.hand(names.join(', ') || words.boardText.none);
}

/** What one holds, where a card may be played: those who see it see it beside the board. */
function task(look: Look): string {
  const { s, viewer } = look;
  const { turn } = s;
  if (viewer === undefined || turn[At.Phase] !== Phase.PlayCard || turn[At.Seat] !== viewer) return '';
  if (turn[At.Task] !== Task.None) return '';
  return heldBy(s, viewer).length === 0 ? '' : handText(look, viewer);
}

/** Of two camels that are laden alike, one may come and the other go on: nobody can tell them apart. */
const walks: WalkTelling = {
  steps: new Set(['go']),
  joined(walk, step) {
    const [one, next] = [walk.args, step.args];
    if (walk.key !== 'go' || step.key !== 'go' || one.to !== next.from || one.load !== next.load) return undefined;
    return { ...step, from: walk.from, args: { ...next, from: one.from!, cost: Number(one.cost) + Number(next.cost) } };
  },
};

/** Whole walks of the camels of whoever is to move, written like their steps: `go b7 - f7`. */
function ways(s: WuestenkoenigeState): ReturnType<NonNullable<typeof orientation.ways>> {
  if (s.turn[At.Phase] !== Phase.MoveCamels || s.turn[At.Task] !== Task.None) return [];
  const own = s.board.names.flatMap((_, field) => flocksAt(s, field).filter(({ seat }) => seat === s.turn[At.Seat]));
  return own.flatMap(({ camel }) =>
    [...reachOf(s, camel).values()]
      .filter(({ way }) => way.length > 1)
      .map(reached => {
        const from = s.board.names[s.camels[camel]!];
        const text = `go ${from} ${formatLoad(s.load[camel]!)} ${s.board.names[reached.field]}`;
        return { text, moves: stepsOf(s, camel, reached) };
      }),
  );
}

export const orientation: Orientation<WuestenkoenigeState, Words, OrientationWords> = {
  at({ s, words, who }, place) {
    const field = s.board.fieldNamed(place);
    return field < 0 ? undefined : fieldText(s, field, words, who);
  },
  around,
  landmarks,
  named,
  task,
  walks,
  ways,
  passedOver: 'skip',
  seat: ({ s, words }, seat) => `${seatInWords(s, seat, words).join(', ')}.`,
  turnOf(s, seat) {
    const phase = s.turn[At.Phase];
    if (phase < Phase.PlayCard || phase >= Phase.TurnOver || s.out[seat] !== 0) return undefined;
    const turn = copyOf(s);
    turn.turn[At.Phase] = Phase.MoveCamels;
    turn.turn[At.Seat] = seat;
    turn.turn[At.Left] = POINTS;
    turn.turn[At.Task] = Task.None;
    turn.turn[At.Attacker] = NO_PIECE;
    turn.turn[At.Target] = NO_PIECE;
    turn.turn[At.StormLeft] = 0;
    return turn;
  },
};
