import { copyOf } from '../../../engine/state.ts';
import { begun } from '../../../web/kit/landmarks.ts';
import { besideText, type Direction, listedIn } from '../../../web/kit/orientation/compass.ts';
import type { NamedThing, Orientation, Standpoint, WalkTelling } from '../../../web/kit/orientation/orientation.ts';
import { CELLS, grid, NOWHERE, neighbours, opposite } from '../rules/board.ts';
import {
  At,
  displayed,
  displaySize,
  NO_TOKEN,
  NOBODY_HERE,
  ownerOf,
  Phase,
  SLOTS,
  slotNames,
  turbanFigure,
  type WuestensoehneState,
} from '../rules/state.ts';
import { faceAction, faceOf, faceTexts, kinds, NO_ACTION, NO_KIND, partAt, SIDES } from '../rules/tiles.ts';
import type { Words } from '../words/en.ts';
import type { OrientationWords } from '../words/orientation.en.ts';
import { seatInWords } from './board-text.tsx';
import { stacksOf } from './panel/stacks.ts';
import { fitsOn } from './scene/bearing.ts';
import { oasesOf, oasesOn, oasisWith, type WholeOasis } from './scene/oases.ts';
import { figureText, slotText, tellCell } from './scene/place-text.ts';
import { standingFigures } from './scene/scene.ts';

type Look = Standpoint<WuestensoehneState, Words, OrientationWords>;

const QUARTER = 90;
const ways: readonly Direction[] = ['N', 'E', 'S', 'W'];

/** The name of a cell without the part that may be meant of it: `c4` for `c4/NE`. */
const cellIn = (place: string) => grid.cellNamed(place.split('/')[0]!);

/** Which cells are one, what is open, what there is to be had, and whose figures stand in it. */
function oasisText(look: Look, oasis: WholeOasis, here = ''): string {
  const { told, words } = look;
  const listed = (parts: readonly string[]) => listedIn(words.language, parts);
  const others = oasis.cells.filter(cell => cell !== here);
  return [
    others.length === 0 ? told.alone : told.together(listed(others)),
    oasis.ends.length === 0
      ? told.closed
      : told.openAt(oasis.ends.map(({ cell, side }) => told.end(cell, words.towards(side)))),
    oasis.fields.length === 0 ? told.noFields : told.fields(listed(oasis.fields.map(field => words.actions[field]))),
    figuresText(look, oasis),
  ].join('; ');
}

function figuresText({ s, words, told, who, viewer }: Look, { figures }: WholeOasis): string {
  if (figures.length === 0) return told.nobody;
  const said = figures.map(figure =>
    ownerOf[figure] === viewer ? told.ownFigure(figure + 1) : figureText(s, figure, words, who),
  );
  return listedIn(words.language, said);
}

function around(look: Look, place: string, isTaskHeard = false): string {
  const slot = slotNames.indexOf(place);
  const cell = cellIn(place);
  if (slot >= 0 || cell < 0) return '';
  const sides = besideText(
    look.words.language,
    ways.flatMap((way, side) => sideText(look, cell, side, way)),
  );
  if (look.s.tiles[cell] === 0) return [sides, ...layingsText(look, place)].filter(Boolean).join('. ');
  const isKnown = isTaskHeard && tellsLaid(look) && look.s.turn[At.Laid] === cell;
  const oases = isKnown
    ? []
    : oasesOn(look.s, cell).map(one =>
        look.told.part(look.words.towards(one.sides), oasisText(look, one.oasis, grid.names[cell])),
      );
  return [...oases, sides]
    .filter(Boolean)
    .map((text, i) => (i === 0 ? text : begun(text)))
    .join('. ');
}

/** The task tells of the oases of the tile just laid. */
const tellsLaid = ({ s, viewer }: Look) =>
  viewer !== undefined && viewer === s.turn[At.Seat] && s.turn[At.Phase] === Phase.Figure;

/** What lies behind one side; an oasis of a discovered cell is told part by part instead. */
function sideText(look: Look, cell: number, side: number, way: Direction): { what: string; way: Direction }[] {
  const { s, told } = look;
  const beside = neighbours[cell * SIDES + side]!;
  const face = s.tiles[cell]! - 1;
  if (beside === CELLS) return [{ what: told.edge, way }];
  const name = grid.names[beside]!;
  if (face >= 0) {
    if (partAt[face * SIDES + side] !== 0) return [];
    return [{ what: s.tiles[beside] === 0 ? told.desertOpen : told.desertTo(name), way }];
  }
  if (s.tiles[beside] === 0) return [{ what: told.undiscovered, way }];
  const part = partAt[(s.tiles[beside]! - 1) * SIDES + opposite(side)]!;
  if (part === 0) return [{ what: told.desertFrom(name), way }];
  // Where the tile in hand fits, it is told what would become of the oases.
  if (fitsOn(look.legal, grid.names[cell]!).length > 0) return [{ what: told.oasisBy(name), way }];
  return [{ what: told.oasisFrom(name, oasisText(look, oasisWith(s, beside, part), name)), way }];
}

/** In how many ways the tile in hand fits here, how it lies then, and what becomes of the oases. */
function layingsText(look: Look, place: string): string[] {
  return fitsOn(look.legal, place).map((turn, i) =>
    look.told.way(i + 1, laidTile(look, turn), oasesAfter(look, place, turn)),
  );
}

const laidTile = ({ s, words }: Look, turn: number) => words.tile(faceTexts[faceOf(s.turn[At.Hand], turn)]!);

function oasesAfter(look: Look, place: string, turn: number): string {
  const { words, told } = look;
  const after = look.after(`lay ${place} ${turn * QUARTER}`);
  return oasesOn(after, cellIn(place))
    .map(one => told.part(words.towards(one.sides), oasisText({ ...look, s: after }, one.oasis, place)))
    .join('. ');
}

/** What becomes of the oases when a tile is laid, as it is told of its place. */
function tells(look: Look, move: string): string {
  const [verb, cell = '', angle] = move.split(' ');
  if (verb !== 'lay') return '';
  const turn = Number(angle) / QUARTER;
  return look.told.way(fitsOn(look.legal, cell).indexOf(turn) + 1, laidTile(look, turn), oasesAfter(look, cell, turn));
}

function landmarks({ s, viewer }: Look) {
  const figures = standingFigures(s);
  const held = (own: boolean) => {
    const caravans = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => (seat === viewer) === own);
    const cells = figures.flatMap(({ figure, cell }) => ((ownerOf[figure] === viewer) === own ? [cell] : []));
    return namesOf([...caravans.map(seat => s.caravans[seat]!), ...cells]);
  };
  const fields = grid.names.filter((_, cell) => s.tiles[cell] !== 0 && faceAction[s.tiles[cell]! - 1] !== NO_ACTION);
  const open = oasesOf(s).flatMap(({ ends }) => ends.map(({ cell }) => cell));
  return { own: held(true), others: held(false), goals: [...new Set(open)], prizes: fields };
}

function namesOf(cells: readonly number[]): string[] {
  return [...new Set(cells)].flatMap(cell => grid.names[cell] ?? []);
}

/** Every oasis that may still grow and is more than a bare end of a way. */
function openOases(look: Look): readonly string[] {
  return oasesOf(look.s)
    .filter(({ ends, cells, figures }) => ends.length > 0 && (cells.length > 1 || figures.length > 0))
    .map(oasis => `${oasis.cells[0]}: ${oasisText(look, oasis, oasis.cells[0])}`);
}

function named(look: Look): readonly NamedThing[] {
  const { s, words, told, who } = look;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const caravans = seats.map(seat => `${words.board.caravan(who(seat))}: ${grid.names[s.caravans[seat]!]}`);
  const figures = standingFigures(s).map(
    ({ figure, cell }) => `${figureText(s, figure, words, who)}: ${grid.names[cell]}`,
  );
  const oases = openOases(look);
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(slot => s.tokens[slot] !== NO_TOKEN);
  const stacks = stacksOf(s).map(({ number, left }) => `${words.board.stock.stack(number)}: ${words.tiles(left)}`);
  const one = (names: readonly string[], list: readonly string[], places: readonly string[] = []) => ({
    names,
    places,
    told: `${list.join('; ') || told.none}.`,
  });
  return [
    one(told.names.caravan, caravans, namesOf([...s.caravans.subarray(0, s.seats)])),
    one(told.names.figure, figures, namesOf(standingFigures(s).map(({ cell }) => cell))),
    one(told.names.oasis, oases.length > 0 ? oases : landmarks(look).goals),
    one(
      told.names.rumour,
      slots.map(slot => slotText(s, slot, words, who)),
    ),
    one(
      told.names.water,
      seats.map(seat => `${who(seat)}: ${words.stones(s.water[seat]!)}`),
    ),
    one(told.names.turban, [figureText(s, turbanFigure(s), words, who)]),
    one(told.names.tile, [tilesText(look).replace(/\.$/, '')]),
    one(told.names.stack, stacks),
  ];
}

/** The tile in hand, and what lies in the displays. */
function tilesText(look: Look): string {
  const { s, words, told, who, viewer } = look;
  const shown = (seat: number) =>
    Array.from({ length: displaySize(s, seat) }, (_, place) => words.tile(kinds[displayed(s, seat, place)]!));
  const hand = s.turn[At.Hand] === NO_KIND ? [] : [told.inHand(words.tile(kinds[s.turn[At.Hand]]!))];
  const own = viewer === undefined ? [] : [told.ownDisplay(shown(viewer))];
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const others = seats.filter(seat => seat !== viewer && displaySize(s, seat) > 0);
  return [...hand, ...own, ...others.map(seat => told.display(who(seat), shown(seat)))].join(' ');
}

/** Before a tile is chosen, those there are; before it is laid, how it fits where; before a figure, what was laid. */
function task(look: Look): string {
  const { s, legal, words, told, viewer } = look;
  // Once nothing is left to be chosen, where one has gone has been told.
  if (viewer === undefined || legal.length === 0) return '';
  switch (s.turn[At.Phase]) {
    case Phase.Move:
      return told.caravan(grid.names[s.caravans[viewer]!] ?? '');
    case Phase.Explore:
      return tilesText(look);
    case Phase.Lay: {
      const cells = [...new Set(legal.flatMap(({ tokens: [verb, cell] }) => (verb === 'lay' && cell ? [cell] : [])))];
      const tile = (turn: number) => words.tile(faceTexts[faceOf(s.turn[At.Hand], turn)]!);
      const fits = cells.map(cell => told.fitsOn(cell, fitsOn(legal, cell).map(tile)));
      return [told.inHand(tile(0)), ...fits].join(' ');
    }
    case Phase.Figure: {
      const cell = s.turn[At.Laid];
      if (cell === NOWHERE) return backText(look);
      const oases = oasesOn(s, cell).map(one =>
        told.part(words.towards(one.sides), oasisText(look, one.oasis, grid.names[cell])),
      );
      const laid = `${told.laid(grid.names[cell]!, words.tile(faceTexts[s.tiles[cell]! - 1]!))} ${oases.join('. ')}.`;
      return `${laid} ${backText(look)}`.trimEnd();
    }
    default:
      return '';
  }
}

/** Which of the figures can be taken back, and from where. */
function backText({ s, legal, words, told, who }: Look): string {
  const figures = standingFigures(s)
    .filter(({ figure }) => legal.some(({ tokens: [verb, rank] }) => verb === 'take' && rank === String(figure + 1)))
    .map(({ figure, cell }) => `${figureText(s, figure, words, who)} (${grid.names[cell]})`);
  return figures.length === 0 ? '' : told.back(listedIn(words.language, figures));
}

/** A tile that completes an oasis with figures in it is what everybody waits for. */
function brings(look: Look, after: WuestensoehneState): string {
  const laid = [...after.tiles.keys()].find(cell => after.tiles[cell] !== 0 && look.s.tiles[cell] === 0);
  if (laid === undefined) return '';
  const done = oasesOn(after, laid).filter(({ oasis }) => oasis.ends.length === 0 && oasis.figures.length > 0);
  return done
    .map(({ oasis }) =>
      look.told.closes(listedIn(look.words.language, oasis.cells), figuresText({ ...look, s: after }, oasis)),
    )
    .join(', ');
}

/** That somebody draws is said with what was drawn. */
const walks: WalkTelling = {
  steps: new Set(),
  joined(draw, outcome) {
    const outcomes = draw.key === 'draw' ? ['drawn', 'kept'] : draw.key === 'drawAmends' ? ['amends'] : [];
    return outcomes.includes(outcome.key) ? outcome : undefined;
  },
};

export const orientation: Orientation<WuestensoehneState, Words, OrientationWords> = {
  at({ s, words, who }, place) {
    const slot = slotNames.indexOf(place);
    if (slot >= 0) return `${place}: ${slotText(s, slot, words, who)}`;
    const cell = cellIn(place);
    return cell < 0 ? undefined : `${grid.names[cell]}: ${tellCell(s, cell, words, who).join(', ')}`;
  },
  around,
  landmarks,
  named,
  seat: ({ s, words, who }, seat) => `${seatInWords(s, seat, words, who).join(', ')}.`,
  text: look => ({ title: look.told.openOases, lines: openOases(look) }),
  task,
  walks,
  brings,
  tells,
  turnOf(s, seat) {
    const phase = s.turn[At.Phase];
    if (phase < Phase.Move || phase >= Phase.Reveal) return undefined;
    const turn = copyOf(s);
    turn.turn[At.Phase] = Phase.Move;
    turn.turn[At.Seat] = seat;
    turn.turn[At.Hand] = NO_KIND;
    turn.turn[At.Laid] = NOWHERE;
    turn.turn[At.Robbed] = NOBODY_HERE;
    turn.turn[At.Oasis] = 0;
    turn.turn[At.Front] = NOBODY_HERE;
    return turn;
  },
};
