import { copyOf } from '../../../engine/state.ts';
import { besideText, type Direction } from '../../../web/kit/orientation/compass.ts';
import type { NamedThing, Orientation, Standpoint } from '../../../web/kit/orientation/orientation.ts';
import { At, colourOf, colours, type DurchDieWuesteState, ownerOf, PALM, Phase } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import type { OrientationWords } from '../words/orientation.en.ts';
import { cellsByCaravan } from './board/caravans.tsx';
import { landsOf } from './board/lands.tsx';
import { caravanInWords } from './board-text.tsx';
import { hexText, whatStands } from './scene/place-text.ts';
import { caravanAt } from './scene/scene.ts';

type Look = Standpoint<DurchDieWuesteState, Words, OrientationWords>;

/** Where the neighbours of a hex lie, in the order of the grid; laid on its side, the board is turned by a quarter. */
const lying: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const onItsSide: readonly Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

function around(look: Look, place: string): string {
  const { s, words, told, turned } = look;
  const { grid } = s.board;
  const cell = grid.cellNamed(place);
  const ways = turned ? onItsSide : lying;
  const neighbours = ways.map((way, i) => ({ what: besideWord(look, grid.neighbours[cell * 6 + i]!), way }));
  if (neighbours.every(({ what }) => what === told.open)) return told.openAround;
  return besideText(words.language, neighbours);
}

/** What stands on a neighbouring hex, in as few words as it takes. */
function besideWord({ s, words, told, who, viewer }: Look, cell: number): string {
  if (cell >= s.board.grid.size) return told.rock;
  const caravan = caravanAt(s, cell);
  if (caravan >= 0 && ownerOf(caravan) === viewer) return told.own(colours[colourOf(caravan)]!);
  return caravan < 0 && s.land[cell] === 0 ? told.open : whatStands(s, cell, words.board, who);
}

function cellsWhere(s: DurchDieWuesteState, is: (cell: number) => boolean): string[] {
  return s.board.grid.names.filter((_, cell) => is(cell));
}

const isWater = (s: DurchDieWuesteState, cell: number) => s.land[cell]! > 0 && s.land[cell] !== PALM;

function landmarks({ s, viewer }: Look) {
  const heldBy = (own: boolean) => (cell: number) =>
    caravanAt(s, cell) >= 0 && (ownerOf(caravanAt(s, cell)) === viewer) === own;
  return {
    own: cellsWhere(s, heldBy(true)),
    others: cellsWhere(s, heldBy(false)),
    goals: cellsWhere(s, cell => s.land[cell] === PALM),
    prizes: cellsWhere(s, cell => isWater(s, cell)),
  };
}

function named(look: Look): readonly NamedThing[] {
  const { s, words, told } = look;
  const { goals, prizes } = landmarks(look);
  const { boardText } = words.board;
  const worth = (value: number) => cellsWhere(s, cell => s.land[cell] === value && value !== PALM);
  const holes = [3, 2, 1].flatMap(value =>
    worth(value).length > 0 ? [boardText.holes(value, worth(value).join(', '))] : [],
  );
  return [
    { names: told.names.palm, places: goals, told: told.palms(goals.join(', ')) },
    { names: told.names.water, places: prizes, told: `${boardText.water}: ${holes.join('; ') || boardText.dry}.` },
    ridersIn(look),
    landIn(look),
    {
      names: told.names.supply,
      places: [],
      told: `${colours.map((colour, i) => words.left(colour, s.supply[i]!)).join(', ')}.`,
    },
    ...colours.map(colour => coloured(look, colour)),
  ];
}

function ridersIn({ s, words, told, who }: Look): NamedThing {
  const riders = cellsWhere(s, cell => caravanAt(s, cell) >= 0 && s.riders[caravanAt(s, cell)] === cell);
  const list = riders.map(name => hexText(s, s.board.grid.cellNamed(name), words, who)).join('; ');
  return { names: told.names.rider, places: riders, told: told.riders(list || '–') };
}

function landIn({ s, words, told, who }: Look): NamedThing {
  const lands = landsOf(s).map(({ caravan, cells, points }) => {
    const hexes = cells.map(cell => s.board.grid.names[cell]).join(', ');
    return `${who(ownerOf(caravan))}: ${words.board.boardText.land(points, hexes)}`;
  });
  return { names: told.names.land, places: [], told: lands.length > 0 ? `${lands.join('; ')}.` : told.noLand };
}

/** All caravans of a colour, whoever has them. */
function coloured({ s, words, who }: Look, colour: (typeof colours)[number]): NamedThing {
  const found = cellsByCaravan(s).filter(([caravan]) => colours[colourOf(caravan)] === colour);
  const told = found.map(([caravan, cells]) => `${who(ownerOf(caravan))}: ${caravanInWords(s, caravan, cells, words)}`);
  const places = found.flatMap(([, cells]) => cells.map(cell => s.board.grid.names[cell]!));
  return {
    names: [colour, words.colours[colour]],
    places,
    told: told.join(' ') || `${words.left(colour, s.supply[colours.indexOf(colour)]!)}.`,
  };
}

export const orientation: Orientation<DurchDieWuesteState, Words, OrientationWords> = {
  at({ s, words, who }, place) {
    const cell = s.board.grid.cellNamed(place);
    return cell < 0 ? undefined : hexText(s, cell, words, who);
  },
  around,
  landmarks,
  named,
  seat({ s, words }, seat) {
    const own = cellsByCaravan(s).filter(([caravan]) => ownerOf(caravan) === seat);
    return (
      own.map(([caravan, cells]) => caravanInWords(s, caravan, cells, words)).join(' ') ||
      `${words.board.boardText.none}.`
    );
  },
  turnOf(s, seat) {
    if (s.turn[At.Phase] !== Phase.SetCamels) return undefined;
    const turn = copyOf(s);
    turn.turn[At.Seat] = seat;
    turn.turn[At.Left] = 2;
    return turn;
  },
};
